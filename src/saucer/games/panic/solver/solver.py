"""The exact solver: counts, uniform samples, and the best towns for any objectives."""

from collections.abc import Sequence
from typing import Final

from saucer.engine.cache import Cache
from saucer.engine.chance import Chance
from saucer.games.panic.components import STANDARD, Components, Objective, Tile
from saucer.games.panic.objectives.table import CHAINS
from saucer.games.panic.solver.answers import CardError, Front, TownCounts
from saucer.games.panic.solver.counting import Counting
from saucer.games.panic.solver.road_patterns import RoadPatterns
from saucer.games.panic.solver.search import FrontSearch
from saucer.games.panic.tables import TABLES, Tables
from saucer.games.panic.town.lineups import lineups_by_shapes
from saucer.games.panic.town.notation import town_of
from saucer.games.panic.town.town import Town

MOST_CARDS: Final = 3
MOST_KEPT: Final = 2
"""Solvers that are kept, each with its tables."""
MOST_FRONTS: Final = 256


class Solver:
    """Answers questions about all towns that the tiles of one box can make."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.tables: Tables = TABLES.of(components)
        self.lineups = lineups_by_shapes(self.tables)
        self.patterns = RoadPatterns({shapes: len(group) for shapes, group in self.lineups.items()})
        self._counting = Counting(self.tables, self.lineups, self.patterns)

    def counts(self) -> TownCounts:
        return self._counting.counts()

    def sample(self, rng: Chance) -> Town:
        """Draw a valid town, every one with the same chance."""
        return self._counting.sample(rng)

    def front(self, cards: Sequence[int], *, facing: bool = False) -> Front:
        """Return the full Pareto front of up to three different cards, proven by exhaustive search."""
        asked = self._asked(cards)
        valued = [card for card in asked if card.valued]
        search = FrontSearch(self.tables, valued, facing=facing)
        found = search.run(self.patterns.networks, self.lineups)
        values = tuple([_in_order(asked, found_values) for found_values, _ in found])
        towns = tuple([town_of(laid) for _, laid in found])
        maxima = [_best(card, [vector[number] for vector in values]) for number, card in enumerate(asked)]
        return Front(tuple(cards), values, towns, tuple(maxima), proven=True)

    def _asked(self, cards: Sequence[int]) -> list[Objective]:
        known = [card.number for card in self.components.objectives]
        for card in cards:
            if card not in known:
                raise CardError(f"expected cards from {known[0]} to {known[-1]}, got {card}")
        if len(set(cards)) != len(cards) or not 1 <= len(cards) <= MOST_CARDS:
            raise CardError(
                f"expected one to {MOST_CARDS} different cards, got {' '.join(map(str, cards)) or 'none'}"
            )
        return [self.components.objective(card) for card in cards]


def _in_order(asked: list[Objective], values: list[int]) -> tuple[int | None, ...]:
    """Give each asked card its value, and None to a card without."""
    left = iter(values)
    return tuple([next(left) if card.valued else None for card in asked])


def _best(card: Objective, values: list[int | None]) -> int | None:
    numbers = [value for value in values if value is not None]
    if not numbers:
        return None
    return min(numbers) if card.low_wins else max(numbers)


SolverKey = tuple[tuple[Tile, ...], tuple[bool, ...]]
"""All of the components that the solver looks at: the tiles, and for which cards low values win."""

SOLVERS: Final[Cache[SolverKey, Solver]] = Cache(MOST_KEPT)
FRONTS: Final[Cache[tuple[SolverKey, tuple[int, ...], bool], Front]] = Cache(MOST_FRONTS)


def key_of(components: Components) -> SolverKey:
    return components.tiles, tuple([card.low_wins for card in components.objectives])


def solver_for(components: Components = STANDARD) -> Solver:
    """Return the solver of these components; its tables are made at first use and kept."""
    key = key_of(components)
    return SOLVERS.get(key) or SOLVERS.put(key, Solver(components))


def count_towns() -> TownCounts:
    """Return how many towns the nine tiles can make."""
    return solver_for().counts()


def sample_town(rng: Chance) -> Town:
    """Draw a valid town, every one with the same chance."""
    return solver_for().sample(rng)


def best_for(card: int, *, facing: bool = False) -> tuple[int | None, Town]:
    """Return the best value any town can have for a card (the least for card 15), and such a town."""
    best = solver_for().front([card], facing=facing)
    return best.values[0][0], best.towns[0]


def front(cards: Sequence[int], *, facing: bool = False) -> Front:
    """Return the full Pareto front of up to three different cards."""
    return solver_for().front(cards, facing=facing)


def front_of(components: Components, cards: list[int], *, facing: bool) -> Front:
    """The towns that no town beats for these cards, in the order of the cards' numbers; recent answers are kept."""
    asked = tuple(sorted(cards))
    key = (key_of(components), asked, facing and CHAINS in asked)
    return FRONTS.get(key) or FRONTS.put(key, solver_for(components).front(asked, facing=facing))
