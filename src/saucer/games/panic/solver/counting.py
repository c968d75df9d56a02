"""How many towns there are, and drawing one of them with equal chances."""

from bisect import bisect_right
from itertools import accumulate
from typing import Final

from saucer.engine.chance import Chance
from saucer.games.panic.faces import SHAPE_OF, LaidFace, laid
from saucer.games.panic.solver.answers import TownCounts
from saucer.games.panic.solver.road_patterns import RoadPatterns, pavings_of
from saucer.games.panic.tables import Tables
from saucer.games.panic.town.lineups import Lineup, turns_alike, ways_to_lay
from saucer.games.panic.town.notation import quarter_turned, town_of
from saucer.games.panic.town.town import Town

WORD: Final = 2**32


class Counting:
    """Weighs every pattern by the number of towns that show it."""

    def __init__(self, tables: Tables, lineups: dict[int, list[Lineup]], patterns: RoadPatterns) -> None:
        self._tables = tables
        self._lineups = lineups
        self._patterns = patterns
        self._weights: dict[int, int] = {
            shapes: len(group) * ways_to_lay(shapes) for shapes, group in lineups.items()
        }
        self._sums: list[int] = []

    def counts(self) -> TownCounts:
        valid = self._total(self._patterns.turns, self._patterns.shapes)
        looping = self._total(self._patterns.loop_turns, self._patterns.loop_shapes)
        return TownCounts(valid, valid // 4, looping, sum(self._patterns.turns))

    def _total(self, turns: list[int], shapes: list[int]) -> int:
        return sum(number * self._weights[key] for number, key in zip(turns, shapes, strict=True))

    def sample(self, rng: Chance) -> Town:
        """Draw a valid town, every one with the same chance."""
        patterns = self._patterns
        if not self._sums:
            weights = zip(patterns.turns, patterns.shapes, strict=True)
            self._sums = list(accumulate(turns * self._weights[key] for turns, key in weights))
        index = bisect_right(self._sums, below(rng, self._sums[-1]))
        lineups = self._lineups[patterns.shapes[index]]
        town = self._lay(patterns.codes[index], lineups[rng.below(len(lineups))], rng)
        for _ in range(rng.below(4)):
            town = quarter_turned(town)
        return town

    def _lay(self, code: int, lineup: Lineup, rng: Chance) -> Town:
        left = list(lineup.faces)
        cells: list[LaidFace] = []
        for paving in pavings_of(code):
            fitting = [face for face in left if self._tables.shape[face] == SHAPE_OF[paving]]
            face = fitting[rng.below(len(fitting))]
            left.remove(face)
            turns = [turn for turn in range(4) if self._tables.paving[laid(face, turn)] == paving]
            cells.append(laid(face, turns[rng.below(turns_alike(SHAPE_OF[paving]))]))
        return town_of(cells)


def below(rng: Chance, limit: int) -> int:
    """Return a random integer from 0 to `limit` - 1, for limits of any size."""
    span = WORD * WORD
    while True:
        drawn = rng.word() * WORD + rng.word()
        if drawn < span - span % limit:
            return drawn % limit
