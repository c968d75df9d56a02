"""What is in the box: tiles, objective cards and the score track, read from TOML and checked before anyone plays."""

from typing import Literal, NewType

from saucer.engine.components.reading import (
    FileFormat,
    expect_length,
    expect_order,
    expect_range,
    read_components,
    standard_text_of,
)
from saucer.engine.components.shape import Problem
from saucer.engine.components.toml_lines import Path
from saucer.engine.types import Data

CardId = NewType("CardId", str)
"""An objective card by its number, such as `5`."""

Cell = NewType("Cell", str)
"""A cell of a town: its column from left to right and its row from top to bottom, such as `b2` for the middle."""

Edge = Literal["N", "E", "S", "W"]
Side = Literal["A", "B"]
Item = Literal["burger", "alien", "agent"]
FigureKind = Literal["dog", "house", "boy", "girl", "ufo", "net_agent", "netted_alien"]
Spot = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW", "middle"]
Provenance = Literal["rulebook", "found", "derived", "reconstructed"]

FORMATS = FileFormat("panic")

EDGES = "NESW"
SIDES: tuple[Side, ...] = ("A", "B")
TILES = 9
OBJECTIVE_NAMES = (
    "captured_aliens", "surrounded_aliens", "dog_district", "speed", "longest_road", "bends", "houses",
    "hungry_aliens", "agents", "many_roads", "roadless_tiles", "dogs", "equal_roads", "guarded_road", "few_roads",
    "burgers_ahead", "saucer_crews", "charging_aliens", "alien_road", "food_chains", "alien_free_district",
    "citizen_district", "housing_district", "dog_walkers", "girls", "boys",
)  # fmt: skip
"""What each objective counts, by its number from 1 on."""
OBJECTIVES = len(OBJECTIVE_NAMES)
FEWEST_WITHOUT_STAR = 3
SPEED = 4
"""The card decided by order tokens alone."""
FEW_ROADS = 15
"""The card for which the lowest value wins."""
FEWEST_SEATS = 2
MOST_SEATS = 5
MOST_POINTS = 1000
CELL_NAMES: tuple[Cell, ...] = tuple(Cell(f"{column}{row}") for row in "123" for column in "abc")


class Road(Data, frozen=True):
    """A stretch of road across a face, from edge to edge, with what stands on it and the edge it faces."""

    ends: str
    item: Item | None = None
    faces: Edge | None = None
    at: Spot | None = None


class Figure(Data, frozen=True):
    """A figure beside the road and where it is drawn."""

    kind: FigureKind
    at: Spot


class Face(Data, frozen=True):
    """One side of a tile, as drawn at turn 0."""

    roads: tuple[Road, ...]
    figures: tuple[Figure, ...]


class Tile(Data, frozen=True):
    """One tile of a set: every player has the same nine."""

    number: int
    A: Face
    B: Face


class Objective(Data, frozen=True):
    """An objective card: whether it is starred, has a value at all, and which way is better."""

    number: int
    name: str
    star: bool = False
    valued: bool = True
    better: Literal["high", "low"] = "high"

    @property
    def low_wins(self) -> bool:
        return self.better == "low"


class Sources(Data, frozen=True):
    """The provenance of each part of the data."""

    tiles: Provenance
    figures: Provenance
    objectives: Provenance
    counting: Provenance
    rulings: Provenance
    goals: Provenance


class Components(Data, frozen=True):
    """Everything in the box that rules depend on."""

    name: str
    goals: tuple[int, ...]
    """The points that end a match, at two, three, four and five players."""
    track: int
    """The spaces of the score track; it starts again after the last."""
    provenance: Sources
    tiles: tuple[Tile, ...]
    objectives: tuple[Objective, ...]

    @property
    def faces(self) -> tuple[Face, ...]:
        """All faces in the order 1A 1B 2A … 9B."""
        return tuple(face for tile in self.tiles for face in (tile.A, tile.B))

    def objective(self, number: int) -> Objective:
        return self.objectives[number - 1]


def load_components(text: str, source: str = "components") -> Components:
    """Read and check component data. Raises BadComponents with the line and the reason."""
    return read_components(text, source, Components, check_file, FORMATS)


def standard_text() -> str:
    return standard_text_of("saucer.games.panic")


def check_file(components: Components) -> None:
    """Raise Problem at the first inconsistency, or at a setting that would have no effect."""
    check_components(components)
    for place, card in enumerate(components.objectives):
        name = OBJECTIVE_NAMES[place]
        if card.name != name:
            raise Problem(
                ("objectives", place, "name"),
                "box-objective-name",
                "objective {number} is {name}: another name has no effect",
                number=card.number,
                name=name,
            )


def check_components(components: Components) -> None:
    """Raise Problem at the first thing that does not add up."""
    check_score(components)
    expect_order(("tiles",), [tile.number for tile in components.tiles], range(1, TILES + 1), "number")
    for place, tile in enumerate(components.tiles):
        check_face(tile.A, ("tiles", place, "A"))
        check_face(tile.B, ("tiles", place, "B"))
    check_objectives(components)


def check_score(components: Components) -> None:
    expect_length(("goals",), components.goals, MOST_SEATS - FEWEST_SEATS + 1)
    for place, goal in enumerate(components.goals):
        expect_range(("goals", place), goal, 1, MOST_POINTS)
    expect_range(("track",), components.track, 1, MOST_POINTS)


def check_face(face: Face, where: Path) -> None:
    for place, road in enumerate(face.roads):
        check_road(road, (*where, "roads", place))
    ends = [end for road in face.roads for end in road.ends]
    if len(set(ends)) != len(ends):
        raise Problem(where, "box-edges", "two roads of this face end on the same edge")
    if sum(road.item is not None for road in face.roads) > 1:
        raise Problem(where, "box-items", "expected one thing at most on the roads of this face")


def check_road(road: Road, where: Path) -> None:
    if len(road.ends) != 2 or any(end not in EDGES for end in road.ends):
        raise Problem(
            (*where, "ends"),
            "box-road",
            "expected two of the edges N, E, S and W, such as NE, not {came}",
            came=f'"{road.ends}"',
        )
    looks = road.item not in (None, "burger")
    if not looks and road.faces is not None:
        raise Problem((*where, "faces"), "box-faces-none", "only aliens and agents face an end of their road")
    for name in ("faces", "at"):
        if getattr(road, name) is None and (looks or (name == "at" and road.item is not None)):
            raise Problem(where, "box-missing", "the field {name} is missing", name=name)
    if looks and str(road.faces) not in road.ends:
        raise Problem(
            (*where, "faces"),
            "box-faces",
            "expected {first} or {second}, an end of this road, not {came}",
            first=road.ends[0],
            second=road.ends[1],
            came=str(road.faces),
        )


def check_objectives(components: Components) -> None:
    rows: Path = ("objectives",)
    cards = components.objectives
    expect_order(rows, [card.number for card in cards], range(1, OBJECTIVES + 1), "number")
    for place, card in enumerate(cards):
        if card.low_wins and card.number != FEW_ROADS:
            raise Problem(
                (*rows, place, "better"),
                "box-low",
                "only objective {few} can be won by the lowest value",
                few=FEW_ROADS,
            )
        if card.valued != (card.number != SPEED):
            raise Problem(
                (*rows, place, "valued"),
                "box-valued",
                "every objective but {speed} has a value, and that one has none",
                speed=SPEED,
            )
    if sum(not card.star for card in cards) < FEWEST_WITHOUT_STAR:
        raise Problem(
            rows,
            "box-stars",
            "expected at least {fewest} objectives without a star",
            fewest=FEWEST_WITHOUT_STAR,
        )


STANDARD = load_components(standard_text(), "standard.toml")
