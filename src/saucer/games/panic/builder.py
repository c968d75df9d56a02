"""Complete towns by chance: tiles laid cell by cell, going back wherever none fits."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.games.panic.drawings import Drawings
from saucer.games.panic.roads import trace
from saucer.games.panic.shapes import CELLS, EXITS, TILES
from saucer.games.panic.town import pavings

WAYS: Final = 8
"""The ways a tile can lie: two sides, four turns."""
ALL_LAID: Final = 72
MOST_STEPS: Final = 600
"""After so many tries it is quicker to begin anew."""


class Builder:
    """Lays the nine tiles in random orders until every border matches and no road closes on itself."""

    def __init__(self, drawings: Drawings, rng: Chance) -> None:
        self.drawings = drawings
        self.rng = rng
        self.exits: list[int] = [EXITS[paving] for paving in drawings.paving]
        self.laid: list[int] = [0] * CELLS
        self.order: list[int] = list(range(ALL_LAID))
        self.steps = 0

    def town(self) -> list[int]:
        """The laid face of every cell of a complete town."""
        while True:
            self.rng.shuffle(self.order)
            self.steps = 0
            if self.fill(0, 0):
                return self.laid[:]

    def fill(self, cell: int, used: int) -> bool:
        if cell == CELLS:
            return trace(pavings(self.drawings, self.laid)).loops == 0
        need_north = -1 if cell < 3 else self.exits[self.laid[cell - 3]] >> 2 & 1
        need_west = -1 if cell % 3 == 0 else self.exits[self.laid[cell - 1]] >> 1 & 1
        first = self.rng.below(ALL_LAID)
        for nth in range(ALL_LAID):
            laid = self.order[(first + nth) % ALL_LAID]
            exits = self.exits[laid]
            if used >> (laid >> 3) & 1:
                continue
            if need_north not in (-1, exits & 1) or need_west not in (-1, exits >> 3 & 1):
                continue
            self.steps += 1
            if self.steps > MOST_STEPS:
                return False
            self.laid[cell] = laid
            if self.fill(cell + 1, used | 1 << (laid >> 3)):
                return True
        return False


def random_town(drawings: Drawings, rng: Chance) -> list[int]:
    """A complete town; not all are equally likely, but all can come."""
    return Builder(drawings, rng).town()


def random_tiles(count: int, rng: Chance) -> list[int]:
    """A board with so many tiles on any cells, lying any way; see `State.boards`."""
    tiles = list(range(TILES))
    cells = list(range(CELLS))
    rng.shuffle(tiles)
    rng.shuffle(cells)
    board = [TILES] * CELLS + [0] * TILES
    for nth in range(count):
        board[cells[nth]] = tiles[nth]
    for tile in range(TILES):
        board[CELLS + tile] = rng.below(WAYS)
    return board
