"""Every way to pave nine cells so that roads meet roads, up to turning the town.

A pattern is a code of four bits per cell. Of the up to four patterns that turn into each other only the one
with the lowest code is kept, with the number of patterns it stands for.
"""

from typing import Final

from saucer.engine.bits import from_row, has, in_row
from saucer.games.panic.faces import BLANK, EAST, EXITS, NORTH, PAVINGS, SHAPE_OF, SHAPES, SOUTH, TURNED, WEST
from saucer.games.panic.town.grid import CELLS, TURNED_CELL
from saucer.games.panic.town.lineups import one_shape, shape_count
from saucer.games.panic.town.networks import Network, packed_road
from saucer.games.panic.town.roads import trace

CELL_BITS: Final = 4
ANY: Final = 2  # an edge at the border of the town: road or blank


class RoadPatterns:
    """All patterns that these numbers of shapes allow, grouped by network, and those that close a loop."""

    def __init__(self, allowed: dict[int, int]) -> None:
        self.networks: list[Network] = []
        self.codes: list[int] = []
        self.turns: list[int] = []  # how many patterns each code stands for
        self.shapes: list[int] = []
        self.loop_turns: list[int] = []
        self.loop_shapes: list[int] = []
        self._index: dict[tuple[int, ...], Network] = {}
        _Paver(self, allowed).pave(0, 0, 0)

    def add(self, code: int, turns: int, shapes: int) -> None:
        pavings = pavings_of(code)
        found = trace(pavings)
        if found.loops:
            self.loop_turns.append(turns)
            self.loop_shapes.append(shapes)
            return
        self.codes.append(code)
        self.turns.append(turns)
        self.shapes.append(shapes)
        roads = sorted([packed_road(pavings, road) for road in found.roads])
        self._network(shapes, roads).patterns.append(code)

    def _network(self, shapes: int, roads: list[int]) -> Network:
        key = (shapes, *roads)
        network = self._index.get(key)
        if network is None:
            network = Network(shapes, roads)
            self._index[key] = network
            self.networks.append(network)
        return network


def pavings_of(code: int) -> list[int]:
    return [from_row(code, cell, CELL_BITS) for cell in range(CELLS)]


def with_paving(code: int, cell: int, paving: int) -> int:
    """The code with a paving on a cell that was blank."""
    return code | in_row(paving, cell, CELL_BITS)


class _Paver:
    """Lays pavings cell by cell, row by row."""

    def __init__(self, found: RoadPatterns, allowed: dict[int, int]) -> None:
        self.found = found
        self.allowed = allowed
        self.most: list[int] = [_most(allowed, shape) for shape in range(SHAPES)]
        self.fitting: list[list[int]] = [
            _fitting(north, west) for north in range(ANY + 1) for west in range(ANY + 1)
        ]
        self.pavings: list[int] = [BLANK] * CELLS

    def pave(self, cell: int, code: int, shapes: int) -> None:
        if cell == CELLS:
            self._keep(code, shapes)
            return
        for paving in self.fitting[self._needs(cell)]:
            shape = SHAPE_OF[paving]
            if shape_count(shapes, shape) < self.most[shape]:
                self.pavings[cell] = paving
                self.pave(cell + 1, with_paving(code, cell, paving), shapes + one_shape(shape))

    def _needs(self, cell: int) -> int:
        """Return which edges the cells above and to the left ask for."""
        north = west = ANY
        if cell >= 3:
            north = int(has(EXITS[self.pavings[cell - 3]], SOUTH))
        if cell % 3:
            west = int(has(EXITS[self.pavings[cell - 1]], EAST))
        return north * (ANY + 1) + west

    def _keep(self, code: int, shapes: int) -> None:
        if shapes not in self.allowed:
            return
        turns = 1
        turned = turned_code(code)
        while turned > code:
            turns += 1
            turned = turned_code(turned)
        if turned == code:
            self.found.add(code, turns, shapes)


def turned_code(code: int) -> int:
    """Return the code of the pattern turned clockwise by one quarter."""
    turned = 0
    for cell in range(CELLS):
        paving = TURNED[from_row(code, cell, CELL_BITS)]
        turned = with_paving(turned, TURNED_CELL[cell], paving)
    return turned


def _most(allowed: dict[int, int], shape: int) -> int:
    return max(shape_count(shapes, shape) for shapes in allowed)


def _fitting(north: int, west: int) -> list[int]:
    return [
        paving
        for paving in range(BLANK, len(PAVINGS))
        if north in (ANY, int(has(EXITS[paving], NORTH))) and west in (ANY, int(has(EXITS[paving], WEST)))
    ]
