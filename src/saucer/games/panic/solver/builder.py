"""Random complete towns: tiles laid cell by cell, going back wherever none fits."""

from typing import Final

from saucer.engine.bits import has, with_
from saucer.engine.chance import Chance
from saucer.games.panic.faces import EAST, EXITS, LAID_FACES, NORTH, SOUTH, TILES, WEST, LaidFace, tile_of
from saucer.games.panic.tables import Tables
from saucer.games.panic.town.completeness import pavings
from saucer.games.panic.town.grid import CELLS
from saucer.games.panic.town.roads import trace

WAYS: Final = 8
"""The ways a tile can lie: two sides, four turns."""
MOST_TRIES: Final = 600
"""After this many tries it is quicker to start again."""


class Builder:
    """Lays the nine tiles in random orders until every border matches and no road closes on itself."""

    def __init__(self, tables: Tables, rng: Chance) -> None:
        self.tables = tables
        self.rng = rng
        self.exits: list[int] = [EXITS[paving] for paving in tables.paving]
        self.laid: list[LaidFace] = [LaidFace(0)] * CELLS
        self.order: list[int] = list(range(LAID_FACES))
        self.tries = 0

    def town(self) -> list[LaidFace]:
        """The laid face of every cell of a complete town."""
        while True:
            self.rng.shuffle(self.order)
            self.tries = 0
            if self.fill(0, 0):
                return self.laid[:]

    def fill(self, cell: int, used: int) -> bool:
        if cell == CELLS:
            return trace(pavings(self.tables, self.laid)).loops == 0
        need_north = -1 if cell < 3 else int(has(self.exits[self.laid[cell - 3]], SOUTH))
        need_west = -1 if cell % 3 == 0 else int(has(self.exits[self.laid[cell - 1]], EAST))
        first = self.rng.below(LAID_FACES)
        for nth in range(LAID_FACES):
            laid = LaidFace(self.order[(first + nth) % LAID_FACES])
            exits = self.exits[laid]
            if has(used, tile_of(laid)):
                continue
            if need_north not in (-1, int(has(exits, NORTH))) or need_west not in (-1, int(has(exits, WEST))):
                continue
            self.tries += 1
            if self.tries > MOST_TRIES:
                return False
            self.laid[cell] = laid
            if self.fill(cell + 1, with_(used, tile_of(laid))):
                return True
        return False


def random_town(tables: Tables, rng: Chance) -> list[LaidFace]:
    """Return a random complete town. All are possible, but not equally likely."""
    return Builder(tables, rng).town()


def random_tiles(count: int, rng: Chance) -> list[int]:
    """A board with this many tiles on any cells, lying any way; see `State.boards`."""
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
