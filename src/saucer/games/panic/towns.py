"""Towns and what is found out about them: plain values that travel."""

from typing import Literal

from saucer.engine.errors import SaucerError
from saucer.engine.types import Data
from saucer.games.panic.components import Side

EMPTY = "."


class TownError(SaucerError):
    """A text does not describe a town; the message says what was expected and what came."""


class CardError(SaucerError):
    """These cards cannot be solved for; the message says why."""


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


class Counts(Data, frozen=True):
    """Exact numbers of arrangements of the nine tiles."""

    valid: int
    up_to_turning: int
    looping: int
    """All borders match, but a road closes on itself."""
    patterns: int
    """Patterns of roads in valid towns."""


class Front(Data, frozen=True):
    """All value vectors that no town beats, best first, each with a town that has it.

    Values stand in the order of `cards`; that of card 4 is None. `maxima` is the best each card alone can
    reach (for card 15 the least). `proven` says that the search was exhaustive.
    """

    cards: tuple[int, ...]
    values: tuple[tuple[int | None, ...], ...]
    towns: tuple[Town, ...]
    maxima: tuple[int | None, ...]
    proven: bool
