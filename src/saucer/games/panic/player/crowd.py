"""A crowd of random towns, to measure how good a town is for the cards on the table."""

from typing import Final

from saucer.engine.cache import Cache
from saucer.engine.chance import Chance
from saucer.games.panic.components import Components
from saucer.games.panic.faces import LaidFace
from saucer.games.panic.objectives.table import value_of
from saucer.games.panic.solver.builder import Builder
from saucer.games.panic.state import State
from saucer.games.panic.tables import Tables
from saucer.games.panic.town.inventory import take_inventory

CROWD: Final = 80
"""Towns built without looking at the cards."""
MOST_KEPT: Final = 1024


class Crowd:
    """Random towns. A town is rated by the share of them it beats."""

    def __init__(self, components: Components, tables: Tables, cards: list[int], *, facing: bool) -> None:
        self.tables = tables
        self.cards: list[int] = [card for card in cards if components.objective(card).valued]
        self.low: list[bool] = [components.objective(card).low_wins for card in self.cards]
        self.facing = facing
        rng = Chance(0, 0, "crowd")
        builder = Builder(tables, rng)
        towns = [self.values(builder.town()) for _ in range(CROWD)]
        self.columns: list[list[int]] = [[town[nth] for town in towns] for nth in range(len(self.cards))]

    def values(self, laid_faces: list[LaidFace]) -> list[int]:
        inventory = take_inventory(self.tables, laid_faces)
        values: list[int] = []
        for card in self.cards:
            value = value_of(inventory, card, facing=self.facing)
            values.append(0 if value is None else value)
        return values

    def standing(self, laid_faces: list[LaidFace]) -> float:
        """Return the mean share of the crowd that a town beats, over the cards with values, from 0 to 1."""
        if not self.cards:
            return 0.5
        values = self.values(laid_faces)
        total = 0.0
        for nth in range(len(values)):
            total += self.beaten(nth, values[nth])
        return total / len(values)

    def beaten(self, nth: int, value: int) -> float:
        points = 0
        for other in self.columns[nth]:
            if other == value:
                points += 1
            elif (other > value) == self.low[nth]:
                points += 2
        return points / (2.0 * CROWD)


CROWDS: Final[Cache[tuple[Tables, tuple[int, ...], bool], Crowd]] = Cache(MOST_KEPT)


def crowd_for(state: State) -> Crowd:
    variant = state.variant
    key = (variant.tables, tuple(sorted(state.cards)), variant.facing)
    crowd = CROWDS.get(key)
    if crowd is None:
        crowd = CROWDS.put(key, Crowd(variant.components, variant.tables, state.cards, facing=variant.facing))
    return crowd
