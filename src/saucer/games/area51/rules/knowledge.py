"""What everyone at the table knows of the cards a seat keeps hidden (R9).

A seat hides cards in its hand and face down in hangars. Of each hidden card it is remembered when it was
gained (the seat's *age* then), and its kind where it was seen: taken from the display or kept from a pile. A
card gained at some age is in the hand, or is a face-down card that the seat played at that age or later.

Of a card nobody saw it is remembered whether it was *pooled*: dealt from cards of known kinds, the starting
artifacts or the discards of the latest reshuffle.

One item is `64 * age + 32 * pooled + kind`, where the kind of an unseen card is UNSEEN. Items are in order of
age.
"""

from typing import Final

from saucer.games.area51.encoding import EVERY_CARD, Card, MemoryItem, card_of, is_face_up, was_hidden_by
from saucer.games.area51.state import State, added, with_row

NO_VIEWER: Final = -1
"""A spectator."""
UNSEEN: Final = 16
POOLED: Final = 32
AGE: Final = 64


def kind_of_item(item: MemoryItem) -> int:
    return item & 31


def is_pooled(item: MemoryItem) -> bool:
    return item & POOLED != 0


def age_of(item: MemoryItem) -> int:
    return item // AGE


def seen_item(card: Card, age: int) -> MemoryItem:
    return MemoryItem(AGE * age + card)


def unseen_item(age: int, *, pooled: bool) -> MemoryItem:
    return MemoryItem(AGE * age + (POOLED if pooled else 0) + UNSEEN)


def unpooled(item: MemoryItem) -> MemoryItem:
    return MemoryItem(item & ~POOLED)


def latest(items: list[MemoryItem], card: Card, age: int) -> tuple[int, int, int]:
    """Return the positions of the latest items gained up to this age, -1 for none.

    First that of this kind, then the unseen one of the pool, then the unseen one outside the pool.
    """
    known = pooled = other = -1
    for index, item in enumerate(items):
        if age_of(item) > age:
            break
        kind = kind_of_item(item)
        if kind == card:
            known = index
        elif kind == UNSEEN:
            if is_pooled(item):
                pooled = index
            else:
                other = index
    return known, pooled, other


def leaves_pool(items: list[MemoryItem], card: Card, age: int) -> bool:
    """Whether a card that is now shown is sure to be one of the pooled cards."""
    known, pooled, other = latest(items, card, age)
    return known < 0 and pooled >= 0 and other < 0


def forget(items: list[MemoryItem], card: Card, age: int, *, in_pool: bool) -> list[MemoryItem]:
    """What is remembered once a card is shown that was gained up to this age.

    Nobody knows which of several cards it was, so what stays is true whichever it was: a card of its kind
    that was remembered is no longer sure to be there, and of the unseen cards the one gained last is taken to
    be gone. `in_pool` says whether it may be one of the pooled cards. (R9.4)
    """
    left = items[:]
    known, pooled, other = latest(items, card, age)
    if known < 0:
        forget_unseen(left, pooled, other, in_pool=in_pool)
        return left
    if not in_pool or not is_later(items, pooled, known):
        pooled = -1
    if not is_later(items, other, known):
        other = -1
    if pooled < 0 and other < 0:
        del left[known]
    else:
        left[known] = unseen_item(age_of(items[known]), pooled=other < 0)
        forget_unseen(left, pooled, other, in_pool=in_pool)
    return left


def is_later(items: list[MemoryItem], index: int, known: int) -> bool:
    """Whether there is such an item, gained at a later age than the known one."""
    return index >= 0 and age_of(items[index]) > age_of(items[known])


def forget_unseen(left: list[MemoryItem], pooled: int, other: int, *, in_pool: bool) -> None:
    """Remove one unseen item. If it may be of the pool or not, mark the one that stays as doubtful."""
    if pooled < 0 or other < 0:
        del left[max(pooled, other)]
    elif not in_pool:
        del left[other]
    elif pooled > other:
        del left[pooled]
    else:
        left[pooled] = unpooled(left[pooled])
        del left[other]


def without_pool(items: list[MemoryItem]) -> list[MemoryItem]:
    """What is remembered once the pool is used up. (R9.5)"""
    return [unpooled(item) for item in items]


# Hidden cards that come and go


def start_new_age(state: State) -> None:
    """Start a new age before a gain, if cards were played face down since the last gain. (R9.3)"""
    seat = state.turn
    if state.fed[seat]:
        fed = state.fed[:]
        fed[seat] = False
        state.fed = fed
        state.ages = added(state.ages, seat, 1)


def gain_seen(state: State, cards: list[Card]) -> None:
    """Cards everyone has seen join the hand of the seat to move. (R9.3, R10.17)"""
    if not cards:
        return
    seat = state.turn
    start_new_age(state)
    hand = state.hands[seat][:]
    items = state.memory[seat][:]
    age = state.ages[seat]
    for card in cards:
        hand[card] += 1
        items.append(seen_item(card, age))
    state.hands = with_row(state.hands, seat, hand)
    state.memory = with_row(state.memory, seat, items)
    state.sizes = added(state.sizes, seat, len(cards))


def gain_unseen(state: State, card: Card, *, pooled: bool) -> None:
    """A card only its new owner has seen joins the hand of the seat to move."""
    seat = state.turn
    start_new_age(state)
    state.hands = with_row(state.hands, seat, added(state.hands[seat], card, 1))
    state.sizes = added(state.sizes, seat, 1)
    item = unseen_item(state.ages[seat], pooled=pooled)
    items = state.memory[seat][:]
    items.append(item)
    state.memory = with_row(state.memory, seat, items)


def play_unseen(state: State) -> None:
    """The seat to move plays cards face down: what it hides may be in its hand or in a pile. (R9.3)"""
    seat = state.turn
    if not state.fed[seat]:
        fed = state.fed[:]
        fed[seat] = True
        state.fed = fed


def show_card(state: State, seat: int, card: Card, age: int) -> None:
    """A card that a seat kept hidden since this age, or an earlier one, is shown to all. (R9.4)"""
    items = state.memory[seat]
    if state.pool[card] and leaves_pool(items, card, age):
        state.pool = added(state.pool, card, -1)
        state.memory = with_row(state.memory, seat, forget(items, card, age, in_pool=True))
    else:
        state.memory = with_row(state.memory, seat, forget(items, card, age, in_pool=state.pool[card] > 0))


# What a viewer does not know


def unseen_cards(state: State, viewer: int) -> list[int]:
    """How many cards of each kind the viewer has not located, not even within a seat's hidden cards. (R9.1, R9.3)"""
    unseen = state.tables.counts[:]
    for card in state.display:
        unseen[card] -= 1
    for card in EVERY_CARD:
        unseen[card] -= state.discards[card] + state.held[card]
    for pile in state.piles:
        for item in pile:
            if is_face_up(item) or was_hidden_by(item, viewer):
                unseen[card_of(item)] -= 1
    for seat in range(state.seats):
        if seat == viewer:
            for card in EVERY_CARD:
                unseen[card] -= state.hands[seat][card]
        else:
            take_remembered(state.memory[seat], unseen)
    return unseen


def take_remembered(items: list[MemoryItem], unseen: list[int]) -> None:
    for item in items:
        kind = kind_of_item(item)
        if kind != UNSEEN:
            unseen[kind] -= 1


def pool_slots(state: State, viewer: int) -> int:
    """How many cards the viewer cannot see were dealt from the pool."""
    slots = state.pool_deck
    for seat in range(state.seats):
        if seat != viewer:
            for item in state.memory[seat]:
                if is_pooled(item):
                    slots += 1
    return slots


def pool_cards(state: State, viewer: int, unseen: list[int]) -> list[int]:
    """The unseen cards that may have been dealt from the pool. (R9.5)"""
    pool = state.pool[:]
    if viewer != NO_VIEWER:
        take_own_cards(state, viewer, pool)
    found: list[int] = []
    for card in EVERY_CARD:
        found += [card] * min(pool[card], unseen[card])
    return found


def take_own_cards(state: State, viewer: int, pool: list[int]) -> None:
    """Take the viewer's own pooled cards out of the pool."""
    own = state.hands[viewer][:]
    for pile in state.piles:
        for piled in pile:
            if was_hidden_by(piled, viewer):
                own[card_of(piled)] += 1
    pooled = 0
    for item in state.memory[viewer]:
        kind = kind_of_item(item)
        if kind != UNSEEN:
            own[kind] -= 1
        elif is_pooled(item):
            pooled += 1
    for card in EVERY_CARD:
        mine = min(own[card], pool[card], pooled)
        if mine > 0:
            pool[card] -= mine
            pooled -= mine
