"""The signs of the board and their styles. No sign depends on its colour alone."""

from collections import Counter

from saucer.games.strangers.components import STANDARD, Board, Components, Place, Space
from saucer.games.strangers.view import View

KIDS = "ABCD"
SEAT_STYLES = ("bold reverse red", "bold reverse bright_blue", "bold reverse yellow", "bold reverse magenta")
NAME_STYLES = ("bold red", "bold bright_blue", "bold yellow", "bold magenta")

ROAD, HEAD, WOOD, WOOD_HEAD, SCHOOL, SCHOOL_STOP, CITY_STOP, ALIEN = "o", "x", "v", "w", "S", "b", "c", "@"
SIGN_STYLES = {
    ROAD: "",
    HEAD: "bold green",
    WOOD: "green",
    WOOD_HEAD: "bold green",
    SCHOOL: "bold reverse",
    SCHOOL_STOP: "bold yellow",
    CITY_STOP: "bold cyan",
    ALIEN: "bold reverse green",
}
ROAD_STYLE = "dim"
DOOR_STYLE = "bold bright_yellow"
WALL_STYLE = "bold red"
PLACE_STYLE = "bold bright_yellow on grey23"
MARK_STYLE = "bold reverse"

POWERS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
WIDE = 96


def components_of(view: View) -> Components:
    return view.options.components or STANDARD


def board_of(view: View) -> Board:
    return next(board for board in components_of(view).boards if board.id == view.board)


def pitch_of(width: int) -> int:
    """How many characters a column of the board takes."""
    return 6 if width >= WIDE else 5


def space_sign(board: Board, space: Space, aliens: frozenset[str]) -> str:
    if space.id in aliens:
        return ALIEN
    if space.id == board.school:
        return SCHOOL
    if space.id in board.school_stops:
        return SCHOOL_STOP
    if space.id in board.city_stops:
        return CITY_STOP
    if space.kind == "wood":
        return WOOD_HEAD if space.head else WOOD
    return HEAD if space.head else ROAD


def short_sign(board: Board, place: Place) -> str:
    """A place's sign, without its number where the letters alone are unique."""
    letters = Counter(other.sign.rstrip("0123456789") for other in board.places)
    bare = place.sign.rstrip("0123456789")
    return bare if bare and letters[bare] == 1 else place.sign


def count_sign(seat: int, kids: int) -> str:
    """`A` for one Kid, `A³` for three."""
    return KIDS[seat] + ("" if kids == 1 else "".join(POWERS[int(digit)] for digit in str(kids)))
