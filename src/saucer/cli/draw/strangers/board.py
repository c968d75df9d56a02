"""The board as a map: roads between spaces, doors, red lines, and who is where."""

from collections.abc import Iterator

from rich.text import Text

from saucer.cli.draw.scene import Scene
from saucer.cli.draw.strangers.signs import (
    DOOR_STYLE,
    KIDS,
    MARK_STYLE,
    PLACE_STYLE,
    ROAD_STYLE,
    SEAT_STYLES,
    SIGN_STYLES,
    WALL_STYLE,
    board_of,
    count_sign,
    pitch_of,
    short_sign,
    space_sign,
)
from saucer.games.strangers.components import Place, Space

Cell = tuple[int, int]
Piece = tuple[str, str]
"""A few characters and their style."""

MARGIN = 3


def draw_board(scene: Scene) -> Text:
    return Drawer(scene).draw()


def cell_name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


class Drawer:
    """Draws one view of one board, cell by cell."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.board = board_of(scene.view)
        self.pitch = pitch_of(scene.width)
        self.spaces: dict[str, Space] = {str(space.id): space for space in self.board.spaces}
        self.places: dict[str, Place] = {cell: place for place in self.board.places for cell in place.cells}
        self.aliens = frozenset(self.view.aliens)
        self.marks = {spot.partition(".")[0]: mark for spot, mark in scene.marks.items()}

    def draw(self) -> Text:
        text = Text(no_wrap=True, overflow="crop")
        text.append(" " * MARGIN + "".join(f"{letter:<{self.pitch}}" for letter in self.letters()), "dim")
        for row in range(self.board.rows):
            text.append(f"\n{row + 1:>2} ", "dim")
            for column in range(self.board.columns):
                self.append_cell(text, column, row)
            if row + 1 < self.board.rows:
                text.append("\n" + " " * MARGIN)
                for column in range(self.board.columns):
                    self.append_side_below(text, column, row)
        return text

    def letters(self) -> Iterator[str]:
        return (chr(ord("a") + column) for column in range(self.board.columns))

    # What lies between two cells

    def side(self, one: str, other: str) -> str:
        """`road`, `door`, `wall`, `same` (one place), or nothing."""
        for first, second in ((one, other), (other, one)):
            space = self.spaces.get(first)
            if space is None:
                continue
            target = (
                second if second in self.spaces else self.places[second].id if second in self.places else None
            )
            if target in space.open:
                return "road" if second in self.spaces else "door"
            if target in space.walls:
                return "wall"
        same = one in self.places and self.places.get(one) is self.places.get(other)
        return "same" if same else ""

    def append_side_below(self, text: Text, column: int, row: int) -> None:
        side = self.side(cell_name(column, row), cell_name(column, row + 1))
        sign, style = {
            "road": ("│", ROAD_STYLE),
            "door": ("║", DOOR_STYLE),
            "wall": ("━" * (self.pitch - 2), WALL_STYLE),
            "same": (" " * (self.pitch - 1), PLACE_STYLE),
        }.get(side, ("", ""))
        text.append(sign, style)
        text.append(" " * (self.pitch - len(sign)))

    def append_cell(self, text: Text, column: int, row: int) -> None:
        name = cell_name(column, row)
        pieces = self.space_pieces(self.spaces[name]) if name in self.spaces else self.place_pieces(name)
        for sign, style in pieces:
            text.append(sign, style)
        room = self.pitch - sum(len(sign) for sign, _ in pieces)
        self.append_way_east(text, self.side(name, cell_name(column + 1, row)), room)

    def append_way_east(self, text: Text, side: str, room: int) -> None:
        if side == "road":
            text.append("─" * room, ROAD_STYLE)
        elif side == "door":
            text.append("═" * room, DOOR_STYLE)
        elif side == "wall" and room:
            text.append(" " * (room - 1))
            text.append("┃", WALL_STYLE)
        else:
            text.append(" " * room, PLACE_STYLE if side == "same" else "")

    # Spaces

    def space_pieces(self, space: Space) -> list[Piece]:
        sign = space_sign(self.board, space, self.aliens)
        signs: list[Piece] = [(sign, SIGN_STYLES[sign])]
        kids = self.kids_on(str(space.id))
        mark = self.mark(str(space.id))
        return self.first_that_fits([signs + mark + kids, mark + kids, mark, signs + kids[:1]])

    def kids_on(self, name: str) -> list[Piece]:
        counts = [sum(kid.at == name for kid in seat.way) for seat in self.view.seats]
        return [(count_sign(seat, count), SEAT_STYLES[seat]) for seat, count in enumerate(counts) if count]

    def mark(self, spot: str) -> list[Piece]:
        return [(f"<{self.marks[spot]}>", MARK_STYLE)] if spot in self.marks else []

    def first_that_fits(self, ways: list[list[Piece]]) -> list[Piece]:
        """The first way to draw a cell that shows something and leaves room for what lies east of it."""
        for way in ways:
            if way and sum(len(sign) for sign, _ in way) < self.pitch:
                return way
        sign, style = ways[-1][0]
        return [(sign[: self.pitch - 1], style)]

    # Places

    def place_pieces(self, name: str) -> list[Piece]:
        place = self.places.get(name)
        if place is None:
            return []
        sign: list[Piece] = [(short_sign(self.board, place), PLACE_STYLE)]
        slots = self.slots_of(place)
        if len(place.cells) > 1:
            return self.part_of_place(place, name, sign, slots)
        mark = self.mark(str(place.id))
        colon: list[Piece] = [(":", PLACE_STYLE)]
        if mark:
            return self.first_that_fits([sign + mark + slots, sign + mark, mark])
        return self.first_that_fits([sign + colon + slots, sign + slots, sign])

    def part_of_place(self, place: Place, name: str, sign: list[Piece], slots: list[Piece]) -> list[Piece]:
        """The first cell of a large place has its sign, the second its slots, the others nothing."""
        nth = place.cells.index(name)
        if nth == 0:
            colon: list[Piece] = [(":", PLACE_STYLE)]
            return self.first_that_fits([sign + (self.mark(str(place.id)) or colon), sign])
        if nth == 1:
            return self.first_that_fits([slots, [("…", PLACE_STYLE)]])
        return [(" ", PLACE_STYLE)]

    def slots_of(self, place: Place) -> list[Piece]:
        """A letter for each taken slot, the value of each free one."""
        own = [slot for slot in self.view.slots if slot.slot.rpartition(".")[0] == place.id]
        return [
            (one_digit(slot.value), PLACE_STYLE)
            if slot.owner is None
            else (KIDS[slot.owner], SEAT_STYLES[slot.owner])
            for slot in own
        ]


def one_digit(value: int) -> str:
    return str(value) if len(str(value)) == 1 else "+"
