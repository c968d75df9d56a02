"""Cards on the move between deck, display and hands, and what everyone remembers of them (R3, R9)."""

from saucer.engine.chance import Chance
from saucer.games.area51.box import NO_CARDS
from saucer.games.area51.components import CardId
from saucer.games.area51.events import DeckShuffled, DisplayFilled, Event
from saucer.games.area51.memory import forget, leaves_pool, seen_item, without_pool
from saucer.games.area51.questions import cards_in
from saucer.games.area51.rows import added, with_row
from saucer.games.area51.state import State


def fill_display(state: State, news: list[Event], rng: Chance) -> None:
    """Turn up cards until the display is full again. (R3.5)"""
    turned: list[int] = []
    missing = state.box.display - len(state.display)
    pool = state.pool[:]
    while len(turned) < missing:
        if state.deck_left == 0:
            state.pool = pool
            if not shuffle_if_empty(state, news, rng):
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
        news.append(DisplayFilled(names(state, turned)))


def next_card(state: State, rng: Chance) -> int:
    """Take the top card off the deck, which must have one."""
    rng.reveal()
    state.deck_left -= 1
    if state.pool_deck:
        state.pool_deck -= 1
    return state.deck[state.deck_left]


def shuffle_if_empty(state: State, news: list[Event], rng: Chance) -> bool:
    """Make a new deck of the discards when the old one is used up; whether there is a deck then. (R3.5)"""
    if state.deck_left:
        return True
    deck = cards_in(state.discards)
    if not deck:
        return False
    rng.shuffle(deck)
    state.deck = deck
    state.deck_left = state.pool_deck = len(deck)
    state.pool = state.discards
    state.discards = NO_CARDS
    state.memory = [without_pool(items) for items in state.memory]
    news.append(DeckShuffled(len(deck)))
    return True


def names(state: State, cards: list[int]) -> tuple[CardId, ...]:
    """Cards by name, in the order of the card list."""
    ids = state.box.card_ids
    return tuple([ids[card] for card in sorted(cards)])


def grow_older(state: State) -> None:
    """A gain after cards were played face down begins a new age: the new cards cannot lie there."""
    seat = state.turn
    if state.fed[seat]:
        fed = state.fed[:]
        fed[seat] = False
        state.fed = fed
        state.ages = added(state.ages, seat, 1)


def gain_seen(state: State, cards: list[int]) -> None:
    """Cards everyone has seen join the hand of the seat to move."""
    if not cards:
        return
    seat = state.turn
    grow_older(state)
    hand = state.hands[seat][:]
    items = state.memory[seat][:]
    age = state.ages[seat]
    for card in cards:
        hand[card] += 1
        items.append(seen_item(card, age))
    state.hands = with_row(state.hands, seat, hand)
    state.memory = with_row(state.memory, seat, items)
    state.sizes = added(state.sizes, seat, len(cards))


def show_card(state: State, seat: int, card: int, age: int) -> None:
    """A card that a seat kept hidden since this age, or an earlier one, shows itself to all."""
    items = state.memory[seat]
    if state.pool[card] and leaves_pool(items, card, age):
        state.pool = added(state.pool, card, -1)
        state.memory = with_row(state.memory, seat, forget(items, card, age, in_pool=True))
    else:
        state.memory = with_row(state.memory, seat, forget(items, card, age, in_pool=state.pool[card] > 0))
