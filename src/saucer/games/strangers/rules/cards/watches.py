"""Synchronize Watches: more actions this turn. (R6.15)"""

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.games.strangers.events import ActionsGained, Event
from saucer.games.strangers.player.estimates import SeatEstimates
from saucer.games.strangers.rules.cards.effect import CardEffect, effect_of
from saucer.games.strangers.rules.turn import finish_action
from saucer.games.strangers.state import State
from saucer.games.strangers.tables import Card


class Watches(CardEffect):
    """The player takes more actions now and refills once. (R6.15)"""

    def has_effect(self, state: State, card: Card) -> bool:
        return True

    def begin(self, state: State, card: Card, events: Sink[Event], rng: Chance) -> None:
        state.extra_actions += state.tables.numbers[card]
        events.append(ActionsGained(state.turn, state.tables.numbers[card]))
        finish_action(state, events, rng)

    def gain(self, estimates: SeatEstimates, card: Card) -> float:
        """One and a half times what the best other card of the hand gains."""
        best = 0.0
        state = estimates.state
        for other in state.hands[estimates.seat]:
            effect = effect_of(state, other)
            if not isinstance(effect, Watches):
                best = max(best, effect.gain(estimates, other))
        return best * 1.5

    def gain_in_deck(self, number: int) -> float:
        return 2.5
