"""Science Club: try to make contact. (R6.10)"""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal
from saucer.games.strangers.events import CoinFlipped, ContactTried, Event
from saucer.games.strangers.player.estimates import WASTE, SeatEstimates
from saucer.games.strangers.rules.cards.effect import CardEffect, find_nothing
from saucer.games.strangers.rules.end import end_by_contact
from saucer.games.strangers.rules.places import kids_in
from saucer.games.strangers.rules.turn import finish_action
from saucer.games.strangers.state import State
from saucer.games.strangers.tables import LIBRARY, Card

CONTACT_GAIN: Final = 15.0
SOLO_CONTACT_GAIN: Final = 10.0
CONTACT_CHANCES: Final = [0.0, 0.0, 0.25, 0.5, 0.6875, 0.8125]
"""The chance of contact by the number of flips."""


class ScienceClub(CardEffect):
    """One flip for each own Kid in the Library; enough saucer faces make contact. (R6.10, R7.3, R8.7)"""

    def has_effect(self, state: State, card: Card) -> bool:
        return kids_in(state, state.turn, LIBRARY) > 0

    def nothing_to_do(self, state: State, card: Card) -> Refusal:
        return find_nothing(state, card, "nobody-in-the-library")

    def begin(self, state: State, card: Card, events: Sink[Event], rng: Chance) -> None:
        seat = state.turn
        saucers = 0
        for _ in range(kids_in(state, seat, LIBRARY)):
            saucer = rng.flip()
            saucers += 1 if saucer else 0
            events.append(CoinFlipped(seat, saucer))
        contact = saucers >= state.tables.numbers[card]
        events.append(ContactTried(seat, saucers, contact))
        if contact and not state.variant.solo:
            end_by_contact(state, seat, events, rng)
            return
        state.contacts += 1 if contact else 0
        finish_action(state, events, rng)

    def gain(self, estimates: SeatEstimates, card: Card) -> float:
        state = estimates.state
        chance = CONTACT_CHANCES[min(5, kids_in(state, estimates.seat, LIBRARY))]
        return chance * (SOLO_CONTACT_GAIN if state.variant.solo else CONTACT_GAIN) + WASTE

    def gain_in_deck(self, number: int) -> float:
        return -3.0
