"""The exact solver: counts, uniform samples, and the best towns for any objectives."""

from collections.abc import Sequence
from typing import Final

from saucer.engine.chance import Chance
from saucer.games.panic.components import STANDARD, Components, Objective, Tile
from saucer.games.panic.counting import Counting
from saucer.games.panic.drawings import Drawings, drawings_of
from saucer.games.panic.lineups import lineups_by_shapes
from saucer.games.panic.patterns import Patterns
from saucer.games.panic.search import Search
from saucer.games.panic.town import town_of
from saucer.games.panic.towns import CardError, Counts, Front, Town

MOST_CARDS: Final = 3
MOST_KEPT: Final = 2  # boxes whose tables are kept


class Solver:
    """Answers questions about all towns that one box can make."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.drawings: Drawings = drawings_of(components)
        self.lineups = lineups_by_shapes(self.drawings)
        self.patterns = Patterns({shapes: len(group) for shapes, group in self.lineups.items()})
        self._counting = Counting(self.drawings, self.lineups, self.patterns)

    def counts(self) -> Counts:
        return self._counting.counts()

    def sample(self, rng: Chance) -> Town:
        """Draw a valid town, every one with the same chance."""
        return self._counting.sample(rng)

    def front(self, cards: Sequence[int], *, chain_facing: bool = False) -> Front:
        """Return the full Pareto front of up to three different cards, proven by exhaustive search."""
        asked = self._asked(cards)
        valued = [card for card in asked if card.valued]
        search = Search(self.drawings, valued, chain_facing=chain_facing)
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


KNOWN: dict[tuple[Tile, ...], Solver] = {}


def solver_for(components: Components = STANDARD) -> Solver:
    """Return the solver of these components; its tables are made at first use and kept, one set for the same tiles."""
    solver = KNOWN.get(components.tiles)
    if solver is None:
        if len(KNOWN) >= MOST_KEPT:
            KNOWN.clear()
        solver = Solver(components)
        KNOWN[components.tiles] = solver
    return solver


def count_towns() -> Counts:
    """Return how many towns the nine tiles can make."""
    return solver_for().counts()


def sample_town(rng: Chance) -> Town:
    """Draw a valid town, every one with the same chance."""
    return solver_for().sample(rng)


def best_for(card: int, *, chain_facing: bool = False) -> tuple[int | None, Town]:
    """Return the best value any town can have for a card (the least for card 15), and such a town."""
    best = solver_for().front([card], chain_facing=chain_facing)
    return best.values[0][0], best.towns[0]


def front(cards: Sequence[int], *, chain_facing: bool = False) -> Front:
    """Return the full Pareto front of up to three different cards."""
    return solver_for().front(cards, chain_facing=chain_facing)
