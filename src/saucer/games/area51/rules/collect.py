"""Collecting cards, the display and the deck (R3)."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.area51.encoding import EVERY_CARD, NO_CARDS, Card, card_total, cards_in
from saucer.games.area51.events import DeckShuffled, DisplayFilled, DisplayRefreshed, Event
from saucer.games.area51.moves import Collect, Draw, Move, Refresh, Take
from saucer.games.area51.rules.end import end_turn
from saucer.games.area51.rules.knowledge import gain_seen, gain_unseen, show_card, without_pool
from saucer.games.area51.rules.refusals import refuse
from saucer.games.area51.state import TAKE, State, added, with_row
from saucer.games.area51.tables import card_names

COLLECT: Final = Collect()
DRAW: Final = Draw()


# The action


def can_collect(state: State) -> bool:
    """Whether there is a card to take. (R3.6, R10.13)"""
    return len(state.display) > 0 or can_draw(state)


def can_draw(state: State) -> bool:
    """Whether a card can come from the deck, reshuffled if need be. (R3.5)"""
    return state.deck_left > 0 or card_total(state.discards) > 0


def collect(state: State, _seat: Viewer, _move: Collect, _events: Sink[Event], _rng: Chance) -> None:
    state.passes = 0
    state.phase = TAKE


def refuse_collect(_state: State, _seat: Seat, _move: Collect) -> Refusal:
    return refuse("R3.6", "no-cards-left")


# Which card


def legal_cards(state: State, seat: Seat) -> list[Move]:
    """The display from left to right, the deck, and before the first card the refresh. (R3.1 to R3.4)"""
    found: list[Move] = []
    drawable = can_draw(state)
    places = len(state.display)
    if not drawable:
        places = max(1, places - (state.tables.take - state.taken - 1))
    moves = state.tables.take_card
    before = -1
    for card in state.display[:places]:
        if card >= state.last_taken and card != before:
            found.append(moves[card])
            before = card
    if drawable:
        found.append(DRAW)
    if state.taken == 0 and not state.refreshed:
        add_refreshes(state, seat, found)
    return found


def add_refreshes(state: State, seat: Seat, found: list[Move]) -> None:
    """Every card that can be discarded for a new display. (R3.2, R10.1, R10.15)"""
    hand, moves = state.hands[seat], state.tables.refresh
    for card in EVERY_CARD:
        if hand[card]:
            found.append(moves[card])


def take(state: State, _seat: Viewer, move: Take, events: Sink[Event], rng: Chance) -> None:
    """Take a card from the display. (R3.1, R3.4)"""
    card = state.tables.card_of[move.card]
    display = state.display[:]
    display.remove(card)
    state.display = display
    state.last_taken = card
    gain_seen(state, [card])
    events.append(state.tables.card_taken[state.turn][card])
    count_card(state, events, rng)


def draw(state: State, _seat: Viewer, _move: Draw, events: Sink[Event], rng: Chance) -> None:
    """Take the top card of the deck and look at it. (R3.3, R10.12)"""
    shuffle_if_empty(state, events, rng)
    pooled = state.pool_deck > 0
    card = next_card(state, rng)
    state.last_taken = Card(0)
    gain_unseen(state, card, pooled=pooled)
    events.append(state.tables.card_drawn[state.turn][card])
    count_card(state, events, rng)


def count_card(state: State, events: Sink[Event], rng: Chance) -> None:
    """Fill the display after the third card, or if no card is left to take. (R3.5, R3.6, R10.13)"""
    state.taken += 1
    if state.taken == state.tables.take or not can_collect(state):
        fill_display(state, events, rng)
        end_turn(state, events)


def refresh(state: State, _seat: Viewer, move: Refresh, events: Sink[Event], rng: Chance) -> None:
    """Discard a hand card and the display, and turn up a new one. (R3.2)"""
    seat = state.turn
    card = state.tables.card_of[move.card]
    events.append(DisplayRefreshed(seat, move.card, card_names(state.tables, state.display)))
    state.hands = with_row(state.hands, seat, added(state.hands[seat], card, -1))
    state.sizes = added(state.sizes, seat, -1)
    show_card(state, seat, card, state.ages[seat])
    discards = added(state.discards, card, 1)
    for other in state.display:
        discards[other] += 1
    state.discards = discards
    state.display = []
    state.refreshed = True
    fill_display(state, events, rng)


def refuse_take(state: State, _seat: Seat, move: Take) -> Refusal:
    if state.tables.card_of.get(move.card) not in state.display:
        return refuse("R3.1", "not-in-display", {"card": move.card})
    return refuse("R3.4", "from-left-to-right", {"card": move.card})


def refuse_draw(_state: State, _seat: Seat, _move: Draw) -> Refusal:
    return refuse("R3.6", "deck-is-empty")


def refuse_refresh(state: State, _seat: Seat, move: Refresh) -> Refusal:
    if state.refreshed:
        return refuse("R3.2", "refreshed-already")
    if state.taken:
        return refuse("R3.2", "refresh-comes-first")
    return refuse("R3.2", "card-not-in-hand", {"card": move.card})


# Display and deck


def fill_display(state: State, events: Sink[Event], rng: Chance) -> None:
    """Turn up cards until the display is full again. (R1.7, R3.5)"""
    turned: list[Card] = []
    missing = state.tables.display - len(state.display)
    pool = state.pool[:]
    while len(turned) < missing:
        if state.deck_left == 0:
            state.pool = pool
            if not shuffle_if_empty(state, events, rng):
                break
            pool = state.pool[:]
        pooled = state.pool_deck > 0
        card = next_card(state, rng)
        if pooled and pool[card]:
            pool[card] -= 1
        turned.append(card)
    state.pool = pool
    if turned:
        state.display = sorted(state.display + turned)
        new, display = card_names(state.tables, sorted(turned)), card_names(state.tables, state.display)
        events.append(DisplayFilled(new, display))


def next_card(state: State, rng: Chance) -> Card:
    """Take the top card off the deck, which must have one."""
    rng.reveal()
    state.deck_left -= 1
    if state.pool_deck:
        state.pool_deck -= 1
    return Card(state.deck[state.deck_left])


def shuffle_if_empty(state: State, events: Sink[Event], rng: Chance) -> bool:
    """Shuffle the discards into a new deck if the deck is empty. Return False without a deck. (R3.5, R10.8, R10.31)"""
    if state.deck_left:
        return True
    deck: list[int] = [*cards_in(state.discards)]
    if not deck:
        return False
    rng.shuffle(deck)
    state.deck = deck
    state.deck_left = state.pool_deck = len(deck)
    state.pool = state.discards
    state.discards = NO_CARDS
    state.memory = [without_pool(items) for items in state.memory]
    events.append(DeckShuffled(len(deck)))
    return True
