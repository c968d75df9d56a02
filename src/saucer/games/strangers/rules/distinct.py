"""Sorted lists without repetitions."""

from typing import TypeVar

Number = TypeVar("Number", bound=int)


def distinct(numbers: list[Number]) -> list[Number]:
    """A sorted list without its repetitions."""
    kept: list[Number] = []
    for number in numbers:
        if not kept or kept[-1] != number:
            kept.append(number)
    return kept
