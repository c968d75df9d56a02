"""The best that any town can do for a card, and par for three: from a table for the standard tiles, else solved.

The table is `data/best_values.toml`. Tests check it with the solver.
"""

import tomllib
from importlib.resources import files
from itertools import combinations
from typing import Any, Final

from saucer.engine.cache import Cache
from saucer.games.panic.components import OBJECTIVES, STANDARD, Components
from saucer.games.panic.objectives.table import CHAINS
from saucer.games.panic.solver.solver import front_of

FILE: Final = "data/best_values.toml"

Cards = tuple[int, ...]
"""Different cards, in the order of their numbers."""


class BestValues:
    """The table: the best value of each card and par for each three, without and with the option `facing`."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.values: dict[int, int] = {int(card): value for card, value in data["values"].items()}
        self.facing_value: int = data["facing_value"]
        self.pars: dict[Cards, int] = {}
        self.facing_pars: dict[Cards, int] = {}
        for row, pars in data["pars"].items():
            self.pars.update(zip(triples_of_row(row), pars, strict=True))
        for row, pars in data["facing_pars"].items():
            self.facing_pars.update(zip(facing_triples_of_row(row), pars, strict=True))


def triples_of_row(row: str) -> list[Cards]:
    """The cards of a row of pars: the two it is named after, with each higher one in turn."""
    first, second = [int(card) for card in row.split()]
    return [(first, second, third) for third in range(second + 1, OBJECTIVES + 1)]


def facing_triples_of_row(row: str) -> list[Cards]:
    """The cards of a row of pars with the option `facing`: its card and card 20, with each higher one in turn."""
    first = int(row)
    others = [card for card in range(first + 1, OBJECTIVES + 1) if card != CHAINS]
    return [tuple(sorted((first, other, CHAINS))) for other in others]


def all_triples() -> list[Cards]:
    return list(combinations(range(1, OBJECTIVES + 1), 3))


LOADED: Final[Cache[str, BestValues]] = Cache(1)


def table() -> BestValues:
    """The table, read at first use."""
    found = LOADED.get(FILE)
    if found is None:
        text = files("saucer.games.panic").joinpath(FILE).read_text(encoding="utf-8")
        found = LOADED.put(FILE, BestValues(tomllib.loads(text)))
    return found


def is_in_table(components: Components, cards: list[int]) -> bool:
    """Whether the table holds for these cards: the tiles are the standard ones, and the same values win."""
    if components is STANDARD:
        return True
    for card in cards:
        if components.objective(card).low_wins != STANDARD.objective(card).low_wins:
            return False
    return components.tiles == STANDARD.tiles


def best_value(components: Components, card: int, *, facing: bool) -> int | None:
    """The best value any town can have for a card; None for the card without values. (R4.6)"""
    if not components.objective(card).valued:
        return None
    if is_in_table(components, [card]):
        return table().facing_value if facing and card == CHAINS else table().values[card]
    return solved_best_value(components, card, facing=facing)


def solved_best_value(components: Components, card: int, *, facing: bool) -> int:
    best = front_of(components, [card], facing=facing).maxima[0]
    assert best is not None, "a card with values has a best one"
    return best


def known_par(components: Components, cards: list[int], *, facing: bool) -> int | None:
    """Par for three cards where the table has it. (R7.4)"""
    if not is_in_table(components, cards):
        return None
    pars = table().facing_pars if facing and CHAINS in cards else table().pars
    return pars[tuple(sorted(cards))]
