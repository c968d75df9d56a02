"""Playing a card. (R2.4, R2.5)"""

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.strangers.events import CardPlayed, Event
from saucer.games.strangers.moves import PlayCard
from saucer.games.strangers.rules.cards.effect import effect_of
from saucer.games.strangers.rules.turn import finish_action, leave_hand
from saucer.games.strangers.state import State
from saucer.games.strangers.tables import Card


def play_card(state: State, _seat: Viewer, move: PlayCard, events: Sink[Event], rng: Chance) -> None:
    """Discard a card of the hand and apply it. (R2.4)"""
    card = state.tables.card_of[move.card]
    leave_hand(state, card)
    works = effect_of(state, card).has_effect(state, card)
    events.append(CardPlayed(state.turn, move.card, works))
    apply_card(state, card, events, rng, works=works)


def no_effect(state: State, _seat: Seat, move: PlayCard) -> Refusal | None:
    """Return why playing this card would do nothing, or None if it would do something. (R2.5)"""
    card = state.tables.card_of[move.card]
    effect = effect_of(state, card)
    return None if effect.has_effect(state, card) else effect.nothing_to_do(state, card)


def apply_card(state: State, card: Card, events: Sink[Event], rng: Chance, *, works: bool) -> None:
    """Begin the effect of a card, or end the action when it has none. (R2.5, R9.2)"""
    state.card = card
    state.kids_moved = 0
    if works:
        effect_of(state, card).begin(state, card, events, rng)
    else:
        finish_action(state, events, rng)
