"""The faces of tiles and the roads on them: shapes, pavings, lanes, and faces as they lie.

Faces count 1A 1B 2A … 9B. A laid face is a face and its quarter turns clockwise, in one number.
A shape is a face's road drawing up to turning; a paving is a shape turned one way. A lane is one road of a paving.
"""

from typing import Final, NewType

from saucer.engine.bits import only

TileIndex = NewType("TileIndex", int)
"""A tile, counted from 0."""

FaceIndex = NewType("FaceIndex", int)
"""A side of a tile: `tile * 2`, plus 1 for side B."""

LaidFace = NewType("LaidFace", int)
"""A face as it lies: `face * 4 + turns`."""

TILES: Final = 9
FACES: Final = 18
LAID_FACES: Final = 72
NOTHING: Final = 72
"""The laid face of an empty cell."""
NOWHERE: Final = 4
"""The "edge" a road leaves by after entering over a blank edge."""
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
"""The edges of a cell, clockwise."""
SIDE_B: Final = 4
"""A tile lies as its turns on side A, as its turns + 4 on side B."""

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
"""For each paving its lanes: the two edges each joins."""
SHAPE_OF: Final[list[int]] = [
    BLANK, CURVE, CURVE, CURVE, CURVE, TWO_CURVES, TWO_CURVES, STRAIGHT, STRAIGHT, CROSSING,
]  # fmt: skip
"""The shape of each paving."""
BENDS: Final[list[int]] = [0, 1, 2, 0, 0]
"""How many lanes of each shape are curved."""


# Laid faces


def laid(face: int, turns: int) -> LaidFace:
    return LaidFace(face * 4 + turns)


def laid_tile(tile: int, lie: int) -> LaidFace:
    """A tile that lies as `lie`: its turns, plus 4 on side B."""
    return LaidFace(tile * 8 + lie)


def face_of(laid_face: LaidFace) -> FaceIndex:
    return FaceIndex(laid_face // 4)


def tile_of(laid_face: LaidFace) -> TileIndex:
    return TileIndex(laid_face // 8)


def lie_of(laid_face: LaidFace) -> int:
    """How the tile lies: its turns, plus 4 on side B."""
    return laid_face & 7


def turns_of(laid_face: LaidFace) -> int:
    return laid_face & 3


def with_turns(laid_face: LaidFace, turns: int) -> LaidFace:
    """The same face turned by `turns` quarters from its drawing."""
    return LaidFace(laid_face & ~3 | turns)


def turned(lie: int) -> int:
    """How a tile lies after a quarter turn clockwise: the same side stays up."""
    return lie & SIDE_B | (lie + 1) & 3


def flipped(lie: int) -> int:
    """How a tile lies after it is turned over to its other side."""
    return lie ^ SIDE_B


def is_other_side(lie: int, other: int) -> bool:
    return (lie ^ other) & SIDE_B != 0


# Pavings


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
    return sum(only(edge) for lane in PAVINGS[paving] for edge in lane)


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


TURNED: Final[list[int]] = [_turned_paving(paving) for paving in range(len(PAVINGS))]
"""Each paving turned clockwise by one quarter."""
EXITS: Final[list[int]] = [_exits(paving) for paving in range(len(PAVINGS))]
"""The set of edges that a road of each paving crosses."""
LEAVE: Final[list[int]] = [_leave(paving, edge) for paving in range(len(PAVINGS)) for edge in range(4)]
"""The edge a road leaves by that enters over an edge, at `paving * 4 + edge`."""
LANE: Final[list[int]] = [_lane(paving, edge) for paving in range(len(PAVINGS)) for edge in range(4)]
"""The lane that crosses an edge, at `paving * 4 + edge`."""
