"""What the database holds, as plain values."""

from typing import Any, Literal

from saucer.engine.types import Data

Status = Literal["open", "playing", "over"]
Kind = Literal["open", "person", "bot"]


class TableRow(Data, frozen=True):
    """A table. `code` is the link that lets people sit, `watch` the one that only shows; `secret` is the server's part
    of the seed, `seed` what became of all parts, `maker` the browser that made the table, or an empty text once that
    has forgotten it. `to_move` is whose turn it was when the table was last in use; `chosen` the options and settings
    as they were before the start settled them. `muted` and `sent_away` are browsers: those that the maker has muted for
    everyone, and those that may not sit here any more. `last_line` is the number of the latest line of chat.
    """

    number: int
    code: str
    watch: str
    game: str
    rules_version: int
    options: dict[str, Any]
    settings: dict[str, Any]
    status: Status
    maker: str
    secret: str
    created: float
    changed: float
    seed: str | None = None
    parts: tuple[str, ...] = ()
    time: float = 0.0
    outcome: dict[str, Any] | None = None
    rematch: str | None = None
    branch: dict[str, Any] | None = None
    to_move: tuple[int, ...] = ()
    chosen: dict[str, Any] | None = None
    muted: tuple[str, ...] = ()
    sent_away: tuple[str, ...] = ()
    last_line: int = 0


class SeatRow(Data, frozen=True):
    """Who sits in a seat: nobody yet, a person known by the fingerprint of their browser's token, or a bot."""

    seat: int
    kind: Kind = "open"
    holder: str | None = None
    name: str = ""
    level: str | None = None
    part: str = ""
    lent: bool = False


class OwnRow(Data, frozen=True):
    """A table in short, with its seats."""

    number: int
    code: str
    watch: str
    game: str
    status: Status
    maker: str
    secret: str
    created: float
    changed: float
    outcome: dict[str, Any] | None
    branch: dict[str, Any] | None
    to_move: tuple[int, ...]
    seats: tuple[SeatRow, ...]
    options: dict[str, Any]
    steps: int


class StepRow(Data, frozen=True):
    """One step; the move as JSON."""

    step: int
    seat: int | None
    move: str
    time: float


class LineRow(Data, frozen=True):
    """One line of chat. `holder` is the browser that sent it, None for a spectator without a token."""

    line: int
    seat: int | None
    name: str
    text: str
    said: float
    holder: str | None = None


class FlagRow(Data, frozen=True):
    """A line of chat that someone wants the operator to see, with the lines around it as they were then.

    `holder` is the browser that flagged it and `name` what its player was called. `number` is 0 until it is stored.
    """

    table: int
    code: str
    game: str
    line: int
    holder: str
    name: str
    flagged: float
    lines: tuple[LineRow, ...]
    number: int = 0


class DailyRow(Data, frozen=True):
    """The one try of a browser at the puzzle of a day that counts. `score` is None until it is over, and stays so where
    its player gave up; `values` are empty where nothing was finished. `table` is the number of its table, `watch` the
    link to it. `address` is a fingerprint of the addresses it came from, which differs from day to day. The operator
    may have `removed` it from the table of the day.
    """

    game: str
    day: str
    holder: str
    name: str
    table: int
    watch: str
    score: int | None = None
    values: tuple[int | None, ...] = ()
    picture: str = ""
    seconds: float = 0.0
    address: str = ""
    removed: bool = False


class BestKnownRow(Data, frozen=True):
    """The best result that a number of searches found at the puzzle of a day: its score and the value of each goal."""

    game: str
    day: str
    searches: int
    score: int
    values: tuple[int | None, ...]


class DayRow(Data, frozen=True):
    """How many tries of a day are over, and the best score among them."""

    day: str
    tries: int
    best: int


class BestRow(Data, frozen=True):
    """The best score of a browser in a solo game with certain options, and the link to that match."""

    game: str
    options: dict[str, Any]
    score: int
    watch: str
    reached: float
