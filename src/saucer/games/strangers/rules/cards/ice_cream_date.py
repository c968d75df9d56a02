"""Ice-Cream Date: look at another player's hand and copy one of its cards. (R6.14)"""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.strangers.components import CardId
from saucer.games.strangers.events import CardCopied, Event, HandSeen
from saucer.games.strangers.moves import CopyCard, LookAt, Move
from saucer.games.strangers.player.estimates import WASTE, SeatEstimates
from saucer.games.strangers.player.weights import to_weights
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.rules.cards.effect import CardEffect, effect_of, find_nothing
from saucer.games.strangers.rules.cards.play import apply_card
from saucer.games.strangers.rules.distinct import distinct
from saucer.games.strangers.rules.turn import replace_known
from saucer.games.strangers.state import CHOOSE_COPY, CHOOSE_HAND, State
from saucer.games.strangers.tables import Card

GAIN: Final = 1.0


class IceCreamDate(CardEffect):
    """Apply a card of another player's hand as if it were played. (R6.14)"""

    def has_effect(self, state: State, card: Card) -> bool:
        return len(others_with_cards(state)) > 0

    def nothing_to_do(self, state: State, card: Card) -> Refusal:
        return find_nothing(state, card, "no-hand-to-look-at")

    def begin(self, state: State, card: Card, events: Sink[Event], rng: Chance) -> None:
        state.phase = CHOOSE_HAND

    def gain(self, estimates: SeatEstimates, card: Card) -> float:
        return GAIN if others_with_cards(estimates.state) else WASTE

    def gain_in_deck(self, number: int) -> float:
        return -3.0


# Whose hand to look at


def others_with_cards(state: State) -> list[Seat]:
    """Everyone else who has cards, partners too. (R6.14)"""
    return [Seat(seat) for seat in range(state.seats) if state.hands[seat] and seat != state.turn]


def hands_to_look_at(state: State, _seat: Seat) -> list[Move]:
    return [state.tables.look_at[seat] for seat in others_with_cards(state)]


def look_at(state: State, _seat: Viewer, move: LookAt, events: Sink[Event], rng: Chance) -> None:
    """See a whole hand. (R6.14)"""
    rng.reveal()
    owner = move.owner
    state.owner = owner
    hand = state.hands[owner]
    replace_known(state, state.turn * state.seats + owner, hand)
    cards: list[CardId] = [state.tables.card_ids[card] for card in hand]
    events.append(HandSeen(state.turn, owner, tuple(cards)))
    state.phase = CHOOSE_COPY


def refuse_hand(state: State, seat: Seat, move: LookAt) -> Refusal:
    return refuse("R6.14", "look-at-others" if move.owner == seat else "hand-is-empty", {"owner": move.owner})


def advise_hand(state: State, seat: Seat, moves: list[LookAt], _rng: Chance) -> list[float]:
    estimates = SeatEstimates(state, seat)
    return to_weights([estimates.rivalry(move.owner) for move in moves])


# Which card to copy


def can_copy(state: State, card: Card) -> bool:
    """Whether copying this card does anything; another Ice-Cream Date cannot be copied."""
    effect = effect_of(state, card)
    return not isinstance(effect, IceCreamDate) and effect.has_effect(state, card)


def copyable_cards(state: State, _seat: Seat) -> list[Move]:
    """The cards of the hand looked at: any may be copied, even one that then does nothing. (R6.14, R9.17)"""
    return [state.tables.copy_card[card] for card in distinct(state.hands[state.owner])]


def copy_card(state: State, _seat: Viewer, move: CopyCard, events: Sink[Event], rng: Chance) -> None:
    """Apply a card of the hand looked at; it stays there. (R6.14)"""
    card = state.tables.card_of[move.card]
    show_in_hand(state, state.owner, card)
    works = can_copy(state, card)
    events.append(CardCopied(state.turn, state.owner, move.card, works))
    apply_card(state, card, events, rng, works=works)


def copy_without_effect(state: State, _seat: Seat, move: CopyCard) -> Refusal | None:
    """Return why copying this card would do nothing, or None if it would do something. (R2.5, R9.17)"""
    card = state.tables.card_of[move.card]
    if can_copy(state, card):
        return None
    effect = effect_of(state, card)
    if isinstance(effect, IceCreamDate):
        return find_nothing(state, card, "no-date-on-a-date", "R9.17")
    return effect.nothing_to_do(state, card)


def show_in_hand(state: State, owner: Seat, card: Card) -> None:
    """Reveal to everyone which card is copied and that it stays in that hand. (R6.14)"""
    for looker in range(state.seats + 1):
        index = looker * state.seats + owner
        if looker != owner and card not in state.known[index]:
            replace_known(state, index, sorted([*state.known[index], card]))


def refuse_copy(_state: State, _seat: Seat, move: CopyCard) -> Refusal:
    return refuse("R6.14", "card-not-in-that-hand", {"card": move.card})


def advise_copy(state: State, seat: Seat, moves: list[CopyCard], _rng: Chance) -> list[float]:
    estimates = SeatEstimates(state, seat)
    gains: list[float] = []
    for move in moves:
        card = state.tables.card_of[move.card]
        gains.append(effect_of(state, card).gain(estimates, card) if can_copy(state, card) else WASTE)
    return to_weights(gains)
