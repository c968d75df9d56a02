"""Solo architect: the player chooses the hand and the order of the deck. (R8.8, R9.26)"""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.strangers.events import CardLaid, Event, TurnStarted
from saucer.games.strangers.moves import LayCard, LayTheRest, Move
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.rules.setup import deck_counts, start_turn
from saucer.games.strangers.state import State
from saucer.games.strangers.tables import Card

LAY_THE_REST: Final = LayTheRest()
ARCHITECT: Final = Seat(0)


def cards_left(state: State) -> list[int]:
    """How many cards of each kind are still to be laid."""
    counts = deck_counts(state.variant)
    for card in state.hands[0]:
        counts[card] -= 1
    for card in state.deck:
        counts[card] -= 1
    return counts


def cards_to_lay(state: State, _seat: Seat) -> list[Move]:
    found: list[Move] = []
    for card, count in enumerate(cards_left(state)):
        if count and state.tables.playable[card]:
            found.append(state.tables.lay_card[card])
    if len(state.hands[0]) == state.variant.base_hand:
        found.append(LAY_THE_REST)
    return found


def lay_card(state: State, _seat: Viewer, move: LayCard, events: Sink[Event], _rng: Chance) -> None:
    lay(state, state.tables.card_of[move.card], events)


def lay_the_rest(state: State, _seat: Viewer, _move: LayTheRest, events: Sink[Event], _rng: Chance) -> None:
    """Leave the rest of the deck in the order of kinds."""
    for card, count in enumerate(cards_left(state)):
        if state.tables.playable[card]:
            for _ in range(count):
                lay(state, Card(card), events)


def lay(state: State, card: Card, events: Sink[Event]) -> None:
    """Put a card into the hand or, once that is full, on the deck."""
    events.append(CardLaid(ARCHITECT, state.tables.card_ids[card]))
    if len(state.hands[0]) < state.variant.base_hand:
        state.hands[0] = sorted([*state.hands[0], card])
    else:
        state.deck.append(card)
    fill_even_positions(state, events)


def fill_even_positions(state: State, events: Sink[Event]) -> None:
    """Make every second card of the deck an Alien card while there are any; then the deck is ready."""
    left = cards_left(state)
    alien = state.tables.alien
    others = sum(left) - left[alien]
    while left[alien] and (len(state.deck) % 2 == 1 or others == 0):
        state.deck.append(alien)
        left[alien] -= 1
    if others == 0:
        state.deck.reverse()
        start_turn(state)
        events.append(TurnStarted(ARCHITECT))


def refuse_card(_state: State, _seat: Seat, move: LayCard) -> Refusal:
    return refuse("R9.26", "no-such-card-left", {"card": move.card})


def refuse_the_rest(state: State, _seat: Seat, _move: LayTheRest) -> Refusal:
    return refuse("R9.26", "hand-first", {"cards": state.variant.base_hand})
