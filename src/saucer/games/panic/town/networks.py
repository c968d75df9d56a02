"""Road networks: the length of each road and how many tiles of each shape it crosses."""

from typing import Final

from saucer.engine.bits import from_row, has, in_row, with_
from saucer.games.panic.faces import SHAPE_OF, SHAPES
from saucer.games.panic.town.roads import crossing_cell

COUNT_BITS: Final = 4
"""Numbers of tiles of each shape, and the length above them, are packed into one number per road."""


class Network:
    """What the roads of some patterns are made of: per road its length and how many tiles of each shape."""

    def __init__(self, shapes: int, roads: list[int]) -> None:
        self.shapes: int = shapes
        self.lengths: list[int] = [_length(road) for road in roads]
        self.tiles: list[list[int]] = [_tiles(road) for road in roads]
        self.patterns: list[int] = []
        """The codes of the patterns with these roads."""


def packed_road(pavings: list[int], road: list[int]) -> int:
    """Pack the length of a road and the number of its tiles of each shape."""
    packed = in_row(len(road), SHAPES, COUNT_BITS)
    seen = 0
    for crossing in road:
        cell = crossing_cell(crossing)
        if not has(seen, cell):
            seen = with_(seen, cell)
            packed += in_row(1, SHAPE_OF[pavings[cell]], COUNT_BITS)
    return packed


def _length(packed: int) -> int:
    return packed // in_row(1, SHAPES, COUNT_BITS)


def _tiles(packed: int) -> list[int]:
    return [from_row(packed, shape, COUNT_BITS) for shape in range(SHAPES)]
