"""The ten ways a road can lie on a tile, and the 3x3 grid of cells they join up on."""

from typing import Final

CELLS: Final = 9
TILES: Final = 9
NOTHING: Final = 72  # the laid face of an empty cell
OUTSIDE: Final = 9  # the "cell" beyond the border of the town
NOWHERE: Final = 4  # the "edge" one leaves by after entering over a blank edge

EDGES: Final = "NESW"

# A shape is a face's road drawing up to turning; a paving is a shape turned one way.
BLANK: Final = 0
CURVE: Final = 1
TWO_CURVES: Final = 2
STRAIGHT: Final = 3
CROSSING: Final = 4
SHAPES: Final = 5

PAVINGS: Final[list[list[tuple[int, int]]]] = [
    [],
    [(0, 1)],
    [(1, 2)],
    [(2, 3)],
    [(3, 0)],
    [(0, 1), (2, 3)],
    [(0, 3), (1, 2)],
    [(0, 2)],
    [(1, 3)],
    [(0, 2), (1, 3)],
]
SHAPE_OF: Final[list[int]] = [
    BLANK, CURVE, CURVE, CURVE, CURVE, TWO_CURVES, TWO_CURVES, STRAIGHT, STRAIGHT, CROSSING,
]  # fmt: skip
BENDS: Final[list[int]] = [0, 1, 2, 0, 0]  # curved lanes of each shape


def paving_of(lanes: list[tuple[int, int]]) -> int:
    """Return the paving made of these lanes, whatever their order and direction."""
    wanted = _plain(lanes)
    return [_plain(paving) for paving in PAVINGS].index(wanted)


def _plain(lanes: list[tuple[int, int]]) -> list[list[int]]:
    return sorted(sorted(lane) for lane in lanes)


def turned_edge(edge: int, turns: int) -> int:
    return (edge + turns) % 4


def _turned_paving(paving: int) -> int:
    return paving_of([(turned_edge(a, 1), turned_edge(b, 1)) for a, b in PAVINGS[paving]])


def _exits(paving: int) -> int:
    return sum(1 << edge for lane in PAVINGS[paving] for edge in lane)


def _leave(paving: int, edge: int) -> int:
    for a, b in PAVINGS[paving]:
        if edge == a:
            return b
        if edge == b:
            return a
    return NOWHERE


def _lane(paving: int, edge: int) -> int:
    for index, lane in enumerate(PAVINGS[paving]):
        if edge in lane:
            return index
    return 0


def _neighbour(cell: int, edge: int) -> int:
    row, column = divmod(cell, 3)
    row += (-1, 0, 1, 0)[edge]
    column += (0, 1, 0, -1)[edge]
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else OUTSIDE


def _largest_group(cells: int) -> int:
    best = 0
    left = cells
    while left:
        group = left & -left
        grown = 0
        while grown != group:
            grown = group
            for cell in range(CELLS):
                if grown >> cell & 1:
                    group |= BESIDE[cell] & cells
        best = max(best, bin(group).count("1"))
        left &= ~group
    return best


TURNED: Final[list[int]] = [_turned_paving(paving) for paving in range(len(PAVINGS))]
EXITS: Final[list[int]] = [_exits(paving) for paving in range(len(PAVINGS))]
LEAVE: Final[list[int]] = [_leave(paving, edge) for paving in range(len(PAVINGS)) for edge in range(4)]
LANE: Final[list[int]] = [_lane(paving, edge) for paving in range(len(PAVINGS)) for edge in range(4)]
NEIGHBOUR: Final[list[int]] = [_neighbour(cell, edge) for cell in range(CELLS) for edge in range(4)]
BESIDE: Final[list[int]] = [
    sum(1 << NEIGHBOUR[cell * 4 + edge] for edge in range(4) if NEIGHBOUR[cell * 4 + edge] != OUTSIDE)
    for cell in range(CELLS)
]
TURNED_CELL: Final[list[int]] = [2, 5, 8, 1, 4, 7, 0, 3, 6]  # where a cell goes when the town turns clockwise
LARGEST_GROUP: Final[list[int]] = [_largest_group(cells) for cells in range(1 << CELLS)]
