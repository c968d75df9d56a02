"""One tile in text, nine characters wide and five high: its roads, what stands on them, and what stands beside."""

from rich.text import Text

from saucer.games.panic.components import EDGES, Components, Face, Road
from saucer.games.panic.town.town import Laid

WIDTH, HEIGHT = 9, 5
BLANK = " "
NORTH, EAST, SOUTH, WEST = range(4)

Spot = tuple[int, int]
"""A column and a row of the drawing."""

LONG_WAYS: dict[frozenset[int], list[Spot]] = {
    frozenset((NORTH, SOUTH)): [(4, row) for row in range(5)],
    frozenset((WEST, EAST)): [(column, 2) for column in range(9)],
    frozenset((NORTH, EAST)): [(4, 0), (4, 1), (4, 2), (5, 2), (6, 2), (7, 2), (8, 2)],
    frozenset((EAST, SOUTH)): [(8, 2), (7, 2), (6, 2), (5, 2), (4, 2), (4, 3), (4, 4)],
    frozenset((SOUTH, WEST)): [(4, 4), (4, 3), (4, 2), (3, 2), (2, 2), (1, 2), (0, 2)],
    frozenset((WEST, NORTH)): [(0, 2), (1, 2), (2, 2), (3, 2), (4, 2), (4, 1), (4, 0)],
}
"""The way of a road that has the tile to itself."""
BY_WAYS: dict[frozenset[int], list[Spot]] = {
    frozenset((NORTH, EAST)): [(4, 0), (4, 1), (5, 1), (6, 1), (6, 2), (7, 2), (8, 2)],
    frozenset((EAST, SOUTH)): [(8, 2), (7, 2), (6, 2), (6, 3), (5, 3), (4, 3), (4, 4)],
    frozenset((SOUTH, WEST)): [(4, 4), (4, 3), (3, 3), (2, 3), (2, 2), (1, 2), (0, 2)],
    frozenset((WEST, NORTH)): [(0, 2), (1, 2), (2, 2), (2, 1), (3, 1), (4, 1), (4, 0)],
}
"""The ways of two bends that pass each other."""
STARTS = {
    frozenset((NORTH, SOUTH)): NORTH,
    frozenset((WEST, EAST)): WEST,
    frozenset((NORTH, EAST)): NORTH,
    frozenset((EAST, SOUTH)): EAST,
    frozenset((SOUTH, WEST)): SOUTH,
    frozenset((WEST, NORTH)): WEST,
}
LINES = {
    frozenset((NORTH, SOUTH)): "│",
    frozenset((WEST, EAST)): "─",
    frozenset((NORTH, EAST)): "╰",
    frozenset((EAST, SOUTH)): "╭",
    frozenset((SOUTH, WEST)): "╮",
    frozenset((WEST, NORTH)): "╯",
}
ARROWS = "▲▶▼◀"
STRAIGHT = "│─"
CORNERS: dict[str, Spot] = {
    "NW": (1, 0),
    "N": (4, 0),
    "NE": (7, 0),
    "E": (7, 2),
    "SE": (7, 4),
    "S": (4, 4),
    "SW": (1, 4),
    "W": (1, 2),
    "middle": (4, 2),
}
AROUND = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
ITEM_STYLES = {"burger": "bold yellow", "alien": "bold green", "agent": "bold cyan"}
FIGURE_STYLES = {"net_agent": "bold cyan", "netted_alien": "bold green"}
ROAD_STYLE = "bright_white"
FIGURE_STYLE = "magenta"


class TileDrawing:
    """A grid of characters, each with its style."""

    def __init__(self) -> None:
        self.marks: dict[Spot, tuple[str, str]] = {}

    def put(self, spot: Spot, mark: str, style: str) -> None:
        self.marks[spot] = (mark, style)

    def line(self, row: int) -> Text:
        text = Text()
        for column in range(WIDTH):
            mark, style = self.marks.get((column, row), (BLANK, ""))
            text.append(mark, style)
        return text


def draw_tile(components: Components, laid: Laid, signs: dict[str, str]) -> TileDrawing:
    """A tile as it lies; `signs` are the letters of items and figures."""
    face = components.faces[(laid.tile - 1) * 2 + "AB".index(laid.side)]
    drawing = TileDrawing()
    draw_roads(drawing, face, laid.turn)
    for road in face.roads:
        if road.item is not None:
            draw_item(drawing, road, way_of(face, road, laid.turn), laid.turn, signs)
    for figure in face.figures:
        style = FIGURE_STYLES.get(figure.kind, FIGURE_STYLE)
        drawing.put(CORNERS[turned_spot(figure.at, laid.turn)], signs[figure.kind], style)
    return drawing


def ends_of(road: Road, turn: int) -> tuple[int, int]:
    """The edges a road joins once the tile is turned, in the order the face names them."""
    return (EDGES.index(road.ends[0]) + turn) % 4, (EDGES.index(road.ends[1]) + turn) % 4


def way_of(face: Face, road: Road, turn: int) -> list[Spot]:
    """The spots of a road from its first end to its second."""
    first, second = ends_of(road, turn)
    edges = frozenset((first, second))
    ways = BY_WAYS if len(face.roads) > 1 and edges in BY_WAYS else LONG_WAYS
    way = ways[edges]
    return way if STARTS[edges] == first else way[::-1]


def draw_roads(drawing: TileDrawing, face: Face, turn: int) -> None:
    for road in face.roads:
        first, second = ends_of(road, turn)
        way = way_of(face, road, turn)
        for nth, spot in enumerate(way):
            before = first if nth == 0 else side_of(spot, way[nth - 1])
            after = second if nth == len(way) - 1 else side_of(spot, way[nth + 1])
            crossed = spot in drawing.marks
            drawing.put(spot, "┼" if crossed else LINES[frozenset((before, after))], ROAD_STYLE)


def side_of(spot: Spot, other: Spot) -> int:
    """On which side of a spot its neighbour is."""
    if spot[0] == other[0]:
        return NORTH if other[1] < spot[1] else SOUTH
    return WEST if other[0] < spot[0] else EAST


def draw_item(drawing: TileDrawing, road: Road, way: list[Spot], turn: int, signs: dict[str, str]) -> None:
    """The item on its road, and an arrow the way it looks along the road."""
    assert road.item is not None
    style = ITEM_STYLES[road.item]
    direction = 0
    if road.faces is not None:
        edge = (EDGES.index(road.faces) + turn) % 4
        direction = -1 if edge == ends_of(road, turn)[0] else 1
    place = best_place(drawing, way, direction)
    ahead = way[place + direction]
    drawing.put(way[place], signs[road.item], style)
    if direction:
        drawing.put(ahead, ARROWS[side_of(way[place], ahead)], style)


def best_place(drawing: TileDrawing, way: list[Spot], direction: int) -> int:
    """Return where on its road to draw an item: on no bend or crossing, as near the middle as possible."""
    places = [place for place in range(len(way)) if 0 <= place + direction < len(way)]
    open_places = [place for place in places if is_straight(drawing, way[place], way[place + direction])]
    return min(open_places or places, key=lambda place: abs(2 * place + direction - len(way) + 1))


def is_straight(drawing: TileDrawing, *spots: Spot) -> bool:
    return all(drawing.marks[spot][0] in STRAIGHT for spot in spots)


def turned_spot(spot: str, turn: int) -> str:
    if spot not in AROUND:
        return spot
    return AROUND[(AROUND.index(spot) + 2 * turn) % len(AROUND)]
