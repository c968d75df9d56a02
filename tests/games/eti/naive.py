"""A second, slow and simple way to count submissions, to check the first one against."""

from collections.abc import Iterable, Sequence
from itertools import product

Card = int | str


def naive_total(cards: Sequence[Card], immunities: Iterable[str]) -> int:
    """Strike out what threats destroy, then hand every multiplier its number."""
    immune = set(immunities)
    alive: list[Card | None] = list(cards)
    for place, card in enumerate(cards):
        if not isinstance(card, str) or card.startswith("x") or card in immune:
            continue
        targets = [(number, -at) for at, number in enumerate(alive) if at > place and isinstance(number, int)]
        if targets:
            alive[-max(targets)[1]] = None
    worth: dict[int, int] = {at: number for at, number in enumerate(alive) if isinstance(number, int)}
    for place, card in enumerate(cards):
        if isinstance(card, str) and card.startswith("x"):
            left = [at for at in worth if at < place]
            if left:
                worth[max(left)] *= int(card[1:])
    return sum(worth.values())


def naive_best(cards: Sequence[Card], immunities: Iterable[str], swaps: int) -> int:
    """Try every way to swap neighbours."""
    immune = set(immunities)
    places = range(-1, len(cards) - 1)
    best = naive_total(cards, immune)
    seen: set[tuple[Card, ...]] = set()
    for ways in product(places, repeat=swaps):
        order = list(cards)
        for place in ways:
            if place >= 0:
                order[place], order[place + 1] = order[place + 1], order[place]
        if tuple(order) not in seen:
            seen.add(tuple(order))
            best = max(best, naive_total(order, immune))
    return best


def swaps_between(one: Sequence[Card], other: Sequence[Card]) -> int:
    """How many swaps of neighbours lead from one order to another, equal cards kept in their order."""
    left = list(one)
    swaps = 0
    for place, card in enumerate(other):
        at = left.index(card, place)
        left.insert(place, left.pop(at))
        swaps += at - place
    return swaps
