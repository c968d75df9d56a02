"""What is in the box: tiles, objective cards and the score track, read from TOML and checked before anyone plays."""

from typing import Literal, NewType

from saucer.engine.components import Problem, read_components, standard_text_of
from saucer.engine.toml_lines import line_of
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

EDGES = "NESW"
SIDES: tuple[Side, ...] = ("A", "B")
TILES = 9
OBJECTIVES = 26
SPEED = 4
"""The card decided by order tokens alone."""
FEW_ROADS = 15
"""The card where less is more."""
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
    """Where each part of the data comes from."""

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


class Misfit(Problem):
    """Something that does not add up, in the file or below the heading of its `nth` tile."""

    def __init__(self, sentence: str, near: str, nth: int = 0) -> None:
        super().__init__(sentence, near)
        self.nth = nth

    def line(self, text: str) -> int:
        headings = [number for number, line in enumerate(text.splitlines()) if line.startswith("[[tiles]]")]
        if not 1 <= self.nth <= len(headings):
            return line_of(text, self.near)
        skipped = headings[self.nth - 1]
        return skipped + line_of("\n".join(text.splitlines()[skipped:]), self.near)


def load_components(text: str, source: str = "components") -> Components:
    """Read and check component data. Raises BadComponents with the line and the reason."""
    return read_components(text, source, Components, check_components)


def standard_text() -> str:
    return standard_text_of("saucer.games.panic")


def check_components(components: Components) -> None:
    """Raise Misfit at the first thing that does not add up."""
    check_score(components)
    numbers = [tile.number for tile in components.tiles]
    if numbers != list(range(1, TILES + 1)):
        raise Misfit(f"expected tiles numbered 1 to {TILES} in order, not {numbers}", "[[tiles]]")
    for tile in components.tiles:
        check_face(tile.A, f"{tile.number}A", tile.number)
        check_face(tile.B, f"{tile.number}B", tile.number)
    check_objectives(components)


def check_score(components: Components) -> None:
    expected = MOST_SEATS - FEWEST_SEATS + 1
    goals = components.goals
    if len(goals) != expected or not all(1 <= goal <= MOST_POINTS for goal in goals):
        raise Misfit(
            f"expected {expected} goals from 1 to {MOST_POINTS}, one for each number of players", "goals ="
        )
    if not 1 <= components.track <= MOST_POINTS:
        raise Misfit(f"the track has from 1 to {MOST_POINTS} spaces, not {components.track}", "track =")


def check_face(face: Face, name: str, tile: int) -> None:
    near = f"{name[1]} ="
    for road in face.roads:
        check_road(road, name, tile)
    ends = [end for road in face.roads for end in road.ends]
    if len(set(ends)) != len(ends):
        raise Misfit(f"face {name}: an edge is used by two road ends", near, tile)
    if sum(road.item is not None for road in face.roads) > 1:
        raise Misfit(f"face {name}: at most one road item is allowed", near, tile)


def check_road(road: Road, name: str, tile: int) -> None:
    near = f"{name[1]} ="
    if len(road.ends) != 2 or any(end not in EDGES for end in road.ends):
        raise Misfit(f"face {name}: a road joins two of the edges {EDGES}, not {road.ends!r}", near, tile)
    if road.item in (None, "burger"):
        if road.faces is not None:
            raise Misfit(f"face {name}: only aliens and agents face an end of their road", near, tile)
    elif road.faces is None or road.faces not in road.ends:
        came = road.faces or "nowhere"
        raise Misfit(
            f"face {name}: the {road.item} faces {road.ends[0]} or {road.ends[1]}, not {came}", near, tile
        )
    if road.item is not None and road.at is None:
        raise Misfit(f"face {name}: where the {road.item} is drawn is missing", near, tile)


def check_objectives(components: Components) -> None:
    numbers = [card.number for card in components.objectives]
    if numbers != list(range(1, OBJECTIVES + 1)):
        raise Misfit(
            f"expected objectives numbered 1 to {OBJECTIVES} in order, not {numbers}", "[[objectives]]"
        )
    for card in components.objectives:
        near = f'name = "{card.name}"'
        if card.low_wins and card.number != FEW_ROADS:
            raise Misfit(
                f"objective {card.number}: only card {FEW_ROADS} can be won by the lowest value", near
            )
        if card.valued != (card.number != SPEED):
            raise Misfit(
                f"objective {card.number}: every card but {SPEED} has a value, and that one has none", near
            )
    if sum(not card.star for card in components.objectives) < 3:
        raise Misfit("at least three objectives need to be without a star", "[[objectives]]")


STANDARD = load_components(standard_text(), "standard.toml")
