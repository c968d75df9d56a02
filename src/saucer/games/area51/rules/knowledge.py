"""What everyone at the table remembers of the cards a seat keeps hidden: pure functions on lists.

A seat hides cards in its hand and face down in hangars. Of each hidden card it is remembered when it was
gained (the seat's *age* then), and its kind where it was seen: taken from the display or kept from a pile. A
card gained at some age is in the hand, or is a face-down card that the seat played at that age or later.

Of a card nobody saw it is remembered whether it was *pooled*: dealt from cards of known kinds, the starting
artifacts or the discards of the latest reshuffle.

One item is `64 * age + 32 * pooled + kind`, where the kind of an unseen card is UNSEEN. Items are in order of
age.
"""

from typing import Final

UNSEEN: Final = 16
POOLED: Final = 32
AGE: Final = 64


def kind_of_item(item: int) -> int:
    return item & 31


def is_pooled(item: int) -> bool:
    return item & POOLED != 0


def age_of(item: int) -> int:
    return item >> 6


def seen_item(card: int, age: int) -> int:
    return AGE * age + card


def unseen_item(age: int, *, pooled: bool) -> int:
    return AGE * age + (POOLED if pooled else 0) + UNSEEN


def latest(items: list[int], kind: int, age: int) -> int:
    """Where the latest item of this kind stands that was gained up to this age; -1 for none."""
    found = -1
    for index, item in enumerate(items):
        if item >> 6 <= age and item & 31 == kind:
            found = index
    return found


def latest_of_pool(items: list[int], age: int, *, pooled: bool) -> int:
    """Where the latest unseen item in or outside the pool stands, gained up to this age; -1 for none."""
    found = -1
    for index, item in enumerate(items):
        if item >> 6 <= age and item & 31 == UNSEEN and is_pooled(item) == pooled:
            found = index
    return found


def leaves_pool(items: list[int], card: int, age: int) -> bool:
    """Whether a card that now shows itself is sure to be one of the pooled cards."""
    return (
        latest(items, card, age) < 0
        and latest_of_pool(items, age, pooled=True) >= 0
        and latest_of_pool(items, age, pooled=False) < 0
    )


def forget(items: list[int], card: int, age: int, *, in_pool: bool) -> list[int]:
    """What is remembered once a card shows itself that was gained up to this age.

    Nobody can tell which of several cards it was, so what stays is true whichever it was: a card of its kind
    that was remembered is no longer sure to be there, and of the unseen cards the one gained last is taken to
    be gone. `in_pool` tells whether it may be one of the pooled cards.
    """
    left = items[:]
    known = latest(items, card, age)
    pooled = latest_of_pool(items, age, pooled=True)
    other = latest_of_pool(items, age, pooled=False)
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


def is_later(items: list[int], index: int, known: int) -> bool:
    """Whether there is such an item, gained at a later age than the known one."""
    return index >= 0 and age_of(items[index]) > age_of(items[known])


def forget_unseen(left: list[int], pooled: int, other: int, *, in_pool: bool) -> None:
    """One unseen item goes: of the pool or not. Where it may be either, the one that stays is doubtful."""
    if pooled < 0 or other < 0:
        del left[max(pooled, other)]
    elif not in_pool:
        del left[other]
    elif pooled > other:
        del left[pooled]
    else:
        left[pooled] -= POOLED
        del left[other]


def without_pool(items: list[int]) -> list[int]:
    """What is remembered once the pool no longer tells anything."""
    return [item & ~POOLED for item in items]
