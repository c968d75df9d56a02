"""The view: everything one viewer may know, as it is sent to bots and browsers."""

from saucer.engine.types import Data, Outcome, Seat
from saucer.games.panic.components import CardId, Cell
from saucer.games.panic.options import Help, Options
from saucer.games.panic.town.town import Counted, FaultKind, Laid, Piece, Town


class SeatView(Data, frozen=True):
    """What everyone sees of a seat."""

    score: int
    marker: int
    """Where its alien stands on the score track, which starts again after its last space."""
    tiles: int
    """How many tiles lie in its town."""
    token: int | None
    ready: bool


class Border(Data, frozen=True):
    """Two neighbouring cells where a road meets a blank edge."""

    first: Cell
    second: Cell


class FaultView(Data, frozen=True):
    """Why a town is not complete, and the cells to blame."""

    kind: FaultKind
    cells: tuple[Cell, ...]


class CardView(Data, frozen=True):
    """An objective on the table, and with all help what the viewer's own town is worth for it as it lies."""

    card: CardId
    star: bool
    low_wins: bool
    value: int | None


class OwnTown(Data, frozen=True):
    """The viewer's own tiles: those in the town, cell by cell, and those in the hand, each as it lies.

    The rest is help: borders that do not match, roads that close on themselves, and the first reason why the town is
    not complete. With less than all help, a town without a fault may still have one. (R6.2)
    """

    cells: tuple[Laid | None, ...]
    hand: tuple[Laid, ...]
    borders: tuple[Border, ...]
    loops: tuple[Piece, ...]
    fault: FaultView | None


class CardResult(Data, frozen=True):
    """What a card brought each seat, and the best value any town could have had."""

    card: CardId
    best: int | None
    values: tuple[int | None, ...]
    points: tuple[int, ...]


class RoundResult(Data, frozen=True):
    """A round that is over; seats without a complete town have neither token nor town."""

    round: int
    tokens: tuple[int | None, ...]
    towns: tuple[Town | None, ...]
    cards: tuple[CardResult, ...]
    total: int | None
    par: int | None
    """Alone: what the town adds up to, and the most that any one town could."""


RoundCount = tuple[tuple[Counted | None, ...], ...]
"""By card and seat, what counted in the towns of a round; None for seats that have not finished, and for card 4."""


class ShownTown(Data, frozen=True):
    """A town that no town beats, its values for the cards of the round, and by card what counts in it."""

    town: Town
    values: tuple[int | None, ...]
    counted: tuple[Counted | None, ...]


class BestTowns(Data, frozen=True):
    """The best there could have been in a round. Both are unknown for tiles that are not the standard ones."""

    by_card: tuple[ShownTown | None, ...]
    """For each card alone; None for card 4."""
    together: ShownTown | None
    """For all cards together, as points are counted alone: the town that makes par."""


class Decision(Data, frozen=True):
    """What there is to do: get ready, build, or wait."""

    phase: str
    round: int
    tiles: int


class View(Data, frozen=True):
    """Everything one viewer may know of a match."""

    viewer: Seat | None
    options: Options
    help: Help
    """How much the viewer is shown of what is wrong with their own town."""
    phase: str
    round: int
    goal: int
    """The points that end the match; alone, the score that wins it."""
    glass: bool
    """Whether the sand timer is running."""
    clocks: int
    """How many clocks have been started so far."""
    barren: int
    """How many rounds in a row ended without a complete town."""
    decision: Decision
    cards: tuple[CardView, ...]
    deck: int
    discards: tuple[CardId, ...]
    seats: tuple[SeatView, ...]
    town: OwnTown | None
    last: RoundResult | None
    counted: RoundCount
    """What counted in the towns of `last`."""
    best: BestTowns | None
    """The best towns for the cards of `last`, until the next round begins."""
    outcome: Outcome | None
    towns: tuple[OwnTown, ...] = ()
    """By seat, where everything is open: after the match. Empty while it is played."""
