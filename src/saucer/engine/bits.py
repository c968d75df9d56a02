"""Sets of small numbers, and rows of small numbers, each in one integer.

In a *set*, bit n stands for item n: `|`, `&` and `& ~` are union, intersection and difference. Games give their sets
names of their own by `NewType`. No other module shifts bits.
"""

from typing import TypeVar, cast

Items = TypeVar("Items", bound=int)
"""A set: a plain integer, or a game's own type of one."""


# Sets


def has(items: int, item: int) -> bool:
    """Return True if a set contains an item."""
    return (items >> item) & 1 == 1


def only(item: int) -> int:
    """Return the set of one item."""
    return 1 << item


def all_below(count: int) -> int:
    """Return the set of the items from 0 to `count` - 1."""
    return (1 << count) - 1


def with_(items: Items, item: int) -> Items:
    """Return a set with an item added to it."""
    return cast("Items", items | (1 << item))


def without(items: Items, item: int) -> Items:
    """Return a set with an item taken out of it."""
    return cast("Items", items & ~(1 << item))


def several(items: int) -> bool:
    """Return True if a set has more than one member."""
    return items & (items - 1) != 0


def size_of(items: int) -> int:
    """Return how many members a set has: with few in it, faster than counting bits."""
    size = 0
    while items:
        items &= items - 1
        size += 1
    return size


def members(items: int) -> list[int]:
    """Return the members of a set in rising order."""
    found: list[int] = []
    while items:
        rest = items & (items - 1)
        found.append((items ^ rest).bit_length() - 1)
        items = rest
    return found


def below_highest(items: int) -> int:
    """Return all items below the highest one of a set that has no item above 31."""
    return up_to_highest(items) >> 1


def up_to_highest(items: int) -> int:
    """Return all items up to the highest one of a set that has no item above 31."""
    items |= items >> 1
    items |= items >> 2
    items |= items >> 4
    items |= items >> 8
    return items | items >> 16


# Rows of numbers, each in a field of the same number of bits


def in_row(number: int, place: int, width: int) -> int:
    """Return a row of fields of `width` bits that holds a number at `place` and zeros elsewhere."""
    return number << place * width


def from_row(row: int, place: int, width: int) -> int:
    """Return the number at `place` of a row of fields of `width` bits."""
    return row >> place * width & (1 << width) - 1
