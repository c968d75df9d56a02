"""Towns, tiles as they lie, and what keeps a town from being complete, as plain values."""

from typing import Literal

from saucer.engine.errors import SaucerError
from saucer.engine.types import Data
from saucer.games.panic.components import Cell, Side

EMPTY = "."


class TownError(SaucerError):
    """A text does not describe a town; the message says what was expected and what came."""


class Laid(Data, frozen=True):
    """A tile as it lies: which side is up, and by how many quarters it is turned clockwise."""

    tile: int
    side: Side
    turn: int

    def __str__(self) -> str:
        return f"{self.tile}{self.side}{self.turn}"


class Town(Data, frozen=True):
    """Nine cells, row by row from the top left; no tile lies twice."""

    cells: tuple[Laid | None, ...]

    def __str__(self) -> str:
        return " ".join(EMPTY if laid is None else str(laid) for laid in self.cells)


class Piece(Data, frozen=True):
    """One road or one figure of the tile on a cell: its number in the list of its face."""

    cell: Cell
    nth: int


class Counted(Data, frozen=True):
    """What counts for a card in a town: whole tiles, roads, figures beside the roads, and figures on a road.

    A tile has one figure on a road at most, so its cell is enough. `because` are those that make the others count,
    such as the agents that capture aliens. Where whole roads count, `lengths` says how many of `roads` each
    of them has, in order.
    """

    tiles: tuple[Cell, ...] = ()
    roads: tuple[Piece, ...] = ()
    figures: tuple[Piece, ...] = ()
    items: tuple[Cell, ...] = ()
    because: tuple[Cell, ...] = ()
    lengths: tuple[int, ...] = ()


class BorderError(Data, frozen=True):
    """Two neighbouring cells where a road meets a blank edge."""

    first: int
    second: int


FaultKind = Literal["unfinished", "border", "loop"]


class Fault(Data, frozen=True):
    """Why a town is not complete, and the cells to blame, counted from 0."""

    kind: FaultKind
    cells: tuple[int, ...]

    def __str__(self) -> str:
        cells = ", ".join(str(cell + 1) for cell in self.cells)
        if self.kind == "unfinished":
            return f"no tile lies on cell {cells}"
        if self.kind == "border":
            return f"a road meets a blank edge between cells {cells}"
        return f"a road closes on itself over cells {cells}"
