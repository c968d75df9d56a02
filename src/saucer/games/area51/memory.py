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
    be gone.
    """
    left = items[:]
    known = latest(items, card, age)
    unseen = latest(items, UNSEEN, age)
    if known < 0:
        del left[unseen_to_forget(left, age, unseen, in_pool=in_pool)]
    elif unseen > known and age_of(items[unseen]) > age_of(items[known]):
        left[known] = unseen_item(age_of(items[known]), pooled=is_pooled(items[unseen]))
        del left[unseen]
    else:
        del left[known]
    return left


def unseen_to_forget(left: list[int], age: int, unseen: int, *, in_pool: bool) -> int:
    """Which unseen item goes; one that may or may not have been pooled makes another one doubtful."""
    pooled = latest_of_pool(left, age, pooled=True)
    other = latest_of_pool(left, age, pooled=False)
    if pooled < 0 or other < 0:
        return unseen
    if not in_pool:
        return other
    if unseen == other:
        left[pooled] -= POOLED
    return unseen


def without_pool(items: list[int]) -> list[int]:
    """What is remembered once the pool no longer tells anything."""
    return [item & ~POOLED for item in items]
