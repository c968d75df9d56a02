"""The events: what happened. What a viewer may not know is None; turning and flipping a tile make no event."""

from typing import Literal

from saucer.engine.types import Message, Seat
from saucer.games.panic.components import CardId, Cell
from saucer.games.panic.town.town import FaultKind

Clock = Literal["signal", "building", "glass"]
WinReason = Literal[
    "goal",
    "token",
    "shared",
    "barren",
    "par",
    "near-par",
    "below-par",
    "par-once",
    "near-par-once",
    "below-par-once",
]


class CardsRevealed(Message, frozen=True):
    """The objectives of the next round lie open."""

    round: int
    cards: tuple[CardId, ...]


class DeckShuffled(Message, frozen=True):
    """The discards became the new deck."""

    cards: int


class SeatReady(Message, frozen=True):
    seat: Seat


class BuildingStarted(Message, frozen=True):
    """The start signal: everybody builds at once."""

    round: int


class TilePlaced(Message, frozen=True):
    """A tile was laid; others only learn how many lie now."""

    seat: Seat
    tile: int | None
    cell: Cell | None
    tiles: int


class TileLifted(Message, frozen=True):
    seat: Seat
    tile: int | None
    tiles: int


class GlassTurned(Message, frozen=True):
    """The first claim of the round, right or wrong, turned the sand timer."""

    seat: Seat
    seconds: int


class TokenTaken(Message, frozen=True):
    """A town is complete and can no longer be changed."""

    seat: Seat
    token: int


class ClaimRejected(Message, frozen=True):
    """A claimed town is not complete; only its own seat learns why, and where."""

    seat: Seat
    why: FaultKind | None
    cells: tuple[Cell, ...]


class TimeRanOut(Message, frozen=True):
    clock: Clock


class TownShown(Message, frozen=True):
    """A complete town, for all to see at the end of its round."""

    seat: Seat
    token: int
    town: str


class CardScored(Message, frozen=True):
    """The value of a complete town for a card, the best possible value, and the points scored."""

    card: CardId
    seat: Seat
    value: int
    best: int
    points: int


class SpeedScored(Message, frozen=True):
    """The points of an order token for the card that is decided by tokens alone."""

    card: CardId
    seat: Seat
    token: int
    points: int


class ParCompared(Message, frozen=True):
    """Alone: the total of the town, the most that any town could have, and the score."""

    seat: Seat
    total: int
    par: int
    points: int


class RoundEnded(Message, frozen=True):
    round: int
    finishers: int
    scores: tuple[int, ...]


class MatchEnded(Message, frozen=True):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: WinReason


Event = (
    CardsRevealed | DeckShuffled | SeatReady | BuildingStarted | TilePlaced | TileLifted | GlassTurned
    | TokenTaken | ClaimRejected | TimeRanOut | TownShown | CardScored | SpeedScored | ParCompared
    | RoundEnded | MatchEnded
)  # fmt: skip

EVENTS: tuple[type, ...] = (
    CardsRevealed, DeckShuffled, SeatReady, BuildingStarted, TilePlaced, TileLifted, GlassTurned,
    TokenTaken, ClaimRejected, TimeRanOut, TownShown, CardScored, SpeedScored, ParCompared,
    RoundEnded, MatchEnded,
)  # fmt: skip
