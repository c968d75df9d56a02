"""The 512 ways to choose which side of each tile is up, before any tile is laid."""

from typing import Final

from saucer.engine.bits import from_row, has, in_row
from saucer.games.panic.faces import PAVINGS, SHAPE_OF, SHAPES, TILES, FaceIndex, laid
from saucer.games.panic.tables import AGENT, ALIEN, BURGER, Tables
from saucer.games.panic.town.inventory import Inventory

ITEM_KINDS: Final = 4
LINEUPS: Final = 512
SHAPE_BITS: Final = 4
"""Numbers of tiles of each shape are packed into one number; see `one_shape` and `shape_count`."""


class Lineup:
    """Nine faces, one per tile, and what they bring to any town they form."""

    def __init__(self, tables: Tables, sides: int) -> None:
        self.sides: int = sides
        self.faces: list[FaceIndex] = [FaceIndex(tile * 2 + has(sides, tile)) for tile in range(TILES)]
        self.shapes: int = 0
        self.totals: Inventory = Inventory()  # laid as if tile 1 lay on the first cell, and so on
        self.burgers: list[int] = [0] * SHAPES
        self.aliens: list[int] = [0] * SHAPES
        self.agents: list[int] = [0] * SHAPES
        self.spots: list[list[int]] = [[] for _ in range(ITEM_KINDS)]
        for tile, face in enumerate(self.faces):
            self._add(tables, face, tile)

    def _add(self, tables: Tables, face: int, tile: int) -> None:
        shape = tables.shape[face]
        item = tables.item[face]
        self.shapes += one_shape(shape)
        self.totals.count_face(tables, face)
        self.totals.mark_cell(tables, face, tile)
        self.burgers[shape] += item == BURGER
        self.aliens[shape] += item == ALIEN
        self.agents[shape] += item == AGENT

    def item_spots(self, tables: Tables, item: int) -> list[int]:
        """Return per paving where such an item can come to stand: a bit `lane * 4 + facing` for each way.

        A burger, which faces nowhere, sets the bits of both ends of its lane.
        """
        if not self.spots[item]:
            self.spots[item] = self._find_spots(tables, item)
        return self.spots[item]

    def _find_spots(self, tables: Tables, item: int) -> list[int]:
        spots = [0] * len(PAVINGS)
        for face in self.faces:
            if tables.item[face] == item:
                for turns in range(4):
                    laid_face = laid(face, turns)
                    spots[tables.paving[laid_face]] |= tables.item_ways(laid_face)
        return spots


def one_shape(shape: int) -> int:
    return in_row(1, shape, SHAPE_BITS)


def shape_count(shapes: int, shape: int) -> int:
    return from_row(shapes, shape, SHAPE_BITS)


def lineups_by_shapes(tables: Tables) -> dict[int, list[Lineup]]:
    """Group all lineups by how many of each shape they show."""
    groups: dict[int, list[Lineup]] = {}
    for sides in range(LINEUPS):
        lineup = Lineup(tables, sides)
        groups.setdefault(lineup.shapes, []).append(lineup)
    return groups


def ways_to_lay(shapes: int) -> int:
    """Return in how many ways one lineup of these shapes can be laid to give one pattern of pavings."""
    ways = 1
    for shape in range(SHAPES):
        count = shape_count(shapes, shape)
        for number in range(1, count + 1):
            ways *= number * turns_alike(shape)
    return ways


def turns_alike(shape: int) -> int:
    """Return how many of a face's four turns give one and the same paving."""
    return 4 // SHAPE_OF.count(shape)
