"""The faces of the box as number tables, so that towns can be read quickly."""

from typing import Final

from saucer.games.panic.components import SIDES, STANDARD, Components, Face, Road
from saucer.games.panic.shapes import EDGES, LANE, PAVINGS, SHAPE_OF, paving_of, turned_edge

NO_ITEM: Final = 0
BURGER: Final = 1
ALIEN: Final = 2
AGENT: Final = 3
ITEMS = {"burger": BURGER, "alien": ALIEN, "agent": AGENT}

NO_FACING: Final = 4
MOST_KEPT: Final = 16


class Drawings:
    """What each face shows. Faces count 1A 1B 2A …; a laid face is `face * 4 + turn`."""

    def __init__(self, components: Components, number: int) -> None:
        faces = components.faces
        self.number = number
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

    def item_ways(self, laid: int) -> int:
        """Return the bit `lane * 4 + facing` of the item of a laid face; of both ends for a burger."""
        lane = self.item_lane[laid]
        if self.facing[laid] != NO_FACING:
            return 1 << lane * 4 + self.facing[laid]
        first, second = PAVINGS[self.paving[laid]][lane]
        return 1 << lane * 4 + first | 1 << lane * 4 + second


def face_index(tile: int, side: str) -> int:
    return (tile - 1) * 2 + SIDES.index(side)


def laid_index(tile: int, side: str, turn: int) -> int:
    return face_index(tile, side) * 4 + turn


def ends_of(road: Road) -> tuple[int, int]:
    return EDGES.index(road.ends[0]), EDGES.index(road.ends[1])


def paving_at(face: Face, turns: int) -> int:
    """The paving of a face turned clockwise by so many quarters."""
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


STANDARD_DRAWINGS = Drawings(STANDARD, 0)
OTHER_DRAWINGS: dict[Components, Drawings] = {}
MADE = [0]
"""How many other tables were made: a number tells them apart more quickly than what is in them."""


def drawings_of(components: Components) -> Drawings:
    """Return the tables of these components; made once and kept."""
    if components is STANDARD:
        return STANDARD_DRAWINGS
    drawings = OTHER_DRAWINGS.get(components)
    if drawings is None:
        if len(OTHER_DRAWINGS) >= MOST_KEPT:
            OTHER_DRAWINGS.clear()
        MADE[0] += 1
        drawings = Drawings(components, MADE[0])
        OTHER_DRAWINGS[components] = drawings
    return drawings
