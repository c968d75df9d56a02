"""The three by three cells of a town: which touch, where they go when the town turns, and districts of them."""

from typing import Final, NewType

from saucer.engine.bits import has, only

CellIndex = NewType("CellIndex", int)
"""A cell of a town, row by row from the top left: 0 to 8."""

CELLS: Final = 9
EDGES: Final = "NESW"
OUTSIDE: Final = 9
"""The "cell" beyond the border of the town."""


def _neighbour(cell: int, edge: int) -> CellIndex:
    row, column = divmod(cell, 3)
    row += (-1, 0, 1, 0)[edge]
    column += (0, 1, 0, -1)[edge]
    return CellIndex(row * 3 + column) if 0 <= row < 3 and 0 <= column < 3 else CellIndex(OUTSIDE)


NEIGHBOUR: Final[list[CellIndex]] = [_neighbour(cell, edge) for cell in range(CELLS) for edge in range(4)]
"""The cell beyond an edge, at `cell * 4 + edge`."""
BESIDE: Final[list[int]] = [
    sum(only(NEIGHBOUR[cell * 4 + edge]) for edge in range(4) if NEIGHBOUR[cell * 4 + edge] != OUTSIDE)
    for cell in range(CELLS)
]
"""The set of cells that touch a cell."""
TURNED_CELL: Final[list[int]] = [2, 5, 8, 1, 4, 7, 0, 3, 6]
"""Where a cell goes when the town turns clockwise."""


def largest_group(cells: int) -> int:
    """Return the largest part of a set of cells that is joined edge to edge. (R8.2)"""
    best = 0
    left = cells
    while left:
        group = left & -left
        grown = 0
        while grown != group:
            grown = group
            for cell in range(CELLS):
                if has(grown, cell):
                    group |= BESIDE[cell] & cells
        if group.bit_count() > best.bit_count():
            best = group
        left &= ~group
    return best


LARGEST_DISTRICT: Final[list[int]] = [largest_group(cells).bit_count() for cells in range(2**CELLS)]
"""For each set of cells the size of its largest part that is joined edge to edge. (R8.2)"""
