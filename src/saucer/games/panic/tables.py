"""The components as number tables, so that towns can be read quickly."""

from typing import Any, Final

from saucer.engine.bits import only
from saucer.engine.components.tables import TableLoader
from saucer.games.panic.components import EDGES, SIDES, STANDARD, Components, Face, Road, check_components
from saucer.games.panic.faces import (
    LANE,
    PAVINGS,
    SHAPE_OF,
    FaceIndex,
    LaidFace,
    laid,
    paving_of,
    turned_edge,
)

NO_ITEM: Final = 0
BURGER: Final = 1
ALIEN: Final = 2
AGENT: Final = 3
ITEMS = {"burger": BURGER, "alien": ALIEN, "agent": AGENT}

NO_FACING: Final = 4


class Tables:
    """What each face shows, by face; and by laid face its paving, the lane of its item and the edge that one faces."""

    def __init__(self, components: Components) -> None:
        self.components = components
        faces = components.faces
        self.shape: list[int] = [shape_of(face) for face in faces]
        self.item: list[int] = [item_of(face) for face in faces]
        self.dogs: list[int] = [count(face, "dog") for face in faces]
        self.houses: list[int] = [count(face, "house") for face in faces]
        self.boys: list[int] = [count(face, "boy") for face in faces]
        self.girls: list[int] = [count(face, "girl") for face in faces]
        self.ufos: list[int] = [count(face, "ufo") for face in faces]
        self.net_agents: list[int] = [count(face, "net_agent") for face in faces]
        self.netted_aliens: list[int] = [count(face, "netted_alien") for face in faces]
        self.paving: list[int] = [paving_at(face, turn) for face in faces for turn in range(4)]
        self.item_lane: list[int] = [_item_lane(face, turn) for face in faces for turn in range(4)]
        self.facing: list[int] = [_facing(face, turn) for face in faces for turn in range(4)]

    def item_ways(self, laid_face: LaidFace) -> int:
        """Return the way of the item of a laid face; both ways for a burger."""
        lane = self.item_lane[laid_face]
        if self.facing[laid_face] != NO_FACING:
            return way(lane, self.facing[laid_face])
        first, second = PAVINGS[self.paving[laid_face]][lane]
        return way(lane, first) | way(lane, second)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the components alone, and nothing of the standard ones: every process has their tables."""
        return tables_of, (None if self is TABLES.standard else self.components,)


def way(lane: int, facing: int) -> int:
    """One way an item can stand on a paving, as a bit: on which lane, and towards which edge."""
    return only(lane * 4 + facing)


def face_index(tile: int, side: str) -> FaceIndex:
    return FaceIndex((tile - 1) * 2 + SIDES.index(side))


def laid_index(tile: int, side: str, turn: int) -> LaidFace:
    return laid(face_index(tile, side), turn)


def ends_of(road: Road) -> tuple[int, int]:
    return EDGES.index(road.ends[0]), EDGES.index(road.ends[1])


def paving_at(face: Face, turns: int) -> int:
    """The paving of a face turned clockwise by this many quarters."""
    ends = [ends_of(road) for road in face.roads]
    return paving_of([(turned_edge(one, turns), turned_edge(other, turns)) for one, other in ends])


def shape_of(face: Face) -> int:
    return SHAPE_OF[paving_at(face, 0)]


def count(face: Face, kind: str) -> int:
    return len([figure for figure in face.figures if figure.kind == kind])


def item_road(face: Face) -> Road | None:
    """The one road with an item on it, if any."""
    for road in face.roads:
        if road.item is not None:
            return road
    return None


def item_of(face: Face) -> int:
    road = item_road(face)
    return NO_ITEM if road is None else ITEMS[str(road.item)]


def _item_lane(face: Face, turn: int) -> int:
    road = item_road(face)
    return 0 if road is None else LANE[paving_at(face, turn) * 4 + turned_edge(ends_of(road)[0], turn)]


def _facing(face: Face, turn: int) -> int:
    road = item_road(face)
    if road is None or road.faces is None:
        return NO_FACING
    return turned_edge(EDGES.index(road.faces), turn)


TABLES: Final[TableLoader[Components, Tables]] = TableLoader(STANDARD, Tables, check_components)


def tables_of(components: Components | None) -> Tables:
    """Return the tables of components, the standard ones when None."""
    return TABLES.of(components)
