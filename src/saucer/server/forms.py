"""What people fill in over HTTP, and what they are answered."""

from typing import Annotated, Literal

from msgspec import Meta, field

from saucer.server.wire import (
    LONGEST_NAME,
    LONGEST_PART,
    Ending,
    Fair,
    Level,
    News,
    Plain,
    SeatNumber,
    Sitting,
    Status,
    TableInfo,
    TableSettings,
    Wire,
    You,
)

Name = Annotated[str, Meta(description=f"A nickname, of {LONGEST_NAME} characters at most.")]
Part = Annotated[
    str,
    Meta(
        max_length=LONGEST_PART, pattern="^[0-9a-f]*$", description="This browser's part of the seed, in hex."
    ),
]
OptionValue = bool | int | str


class PlannedSeat(Wire, frozen=True):
    """A seat of a table to be made: left open, given to a bot, or kept by whoever makes the table.

    Several seats of one's own make a hot seat.
    """

    kind: Literal["open", "bot", "own"] = "open"
    level: Level = "normal"
    name: Name = ""


class NewTable(Wire, frozen=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[PlannedSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = field(default_factory=dict)
    settings: TableSettings = TableSettings()
    part: Part = ""
    start: bool = False


class Sit(Wire, frozen=True):
    """Take a seat, or take it under another name; without a number, the first one that is open."""

    seat: SeatNumber | None = None
    name: Name = ""
    part: Part = ""


class SeatOnly(Wire, frozen=True):
    """A seat, by its number."""

    seat: SeatNumber


class PutBot(Wire, frozen=True):
    """Put a bot of a level into an open seat, or, without a level, take the bot away."""

    seat: SeatNumber
    level: Level | None = None


class Mute(Wire, frozen=True):
    """Hear no more of a player, or hear them again."""

    seat: SeatNumber
    muted: bool


class PlanBranch(Wire, frozen=True):
    """Play on from a step of a finished match, in these seats, against bots."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatNumber], Meta(max_length=8)]
    name: Name = ""
    level: Level = "normal"


class Rematch(Wire, frozen=True):
    """Offer a rematch, or take up the one that was offered: the same seat at a new table."""

    part: Part = ""


class TableAnswer(Wire, frozen=True):
    """A table, and what the one who asks is at it."""

    table: TableInfo
    you: You


class OptionInfo(Wire, frozen=True):
    """An option of a game and its choices, in words."""

    name: str
    type: str
    default: OptionValue
    label: str
    help: str
    choices: tuple["OptionChoice", ...]


class OptionChoice(Wire, frozen=True):
    """One choice of an option."""

    value: OptionValue
    label: str


class GameInfo(Wire, frozen=True):
    """A game as it is presented to people."""

    id: str
    rules_version: int
    title: str
    pitch: str
    players: str
    minutes: str
    seat_counts: tuple[int, ...]
    seat_names: tuple[str, ...]
    timed: bool
    races: bool
    options: tuple[OptionInfo, ...]


class RuleText(Wire, frozen=True):
    """One numbered rule."""

    number: str
    text: str


class Chapter(Wire, frozen=True):
    """A chapter of a rules page."""

    number: str
    title: str
    rules: tuple[RuleText, ...]


class RulesPage(Wire, frozen=True):
    """The rules of a game: the whole page in Markdown, and rule by rule."""

    game: str
    markdown: str
    chapters: tuple[Chapter, ...]


class OwnTable(Wire, frozen=True):
    """A table of this browser, in short."""

    code: str | None
    watch: str
    game: str
    title: str
    status: Status
    seats: tuple[str, ...]
    created: float
    changed: float


class Best(Wire, frozen=True):
    """A best score of this browser."""

    game: str
    options: Plain
    score: int
    watch: str
    reached: float


class Mine(Wire, frozen=True):
    """What this browser has played."""

    tables: tuple[OwnTable, ...]
    bests: tuple[Best, ...]


class ReplayStep(Wire, frozen=True):
    """One step of a finished match: who moved, what came of it, and what was seen after it.

    `views` holds the view of the asked seat, or of every seat in turn when all is open.
    """

    step: int
    seat: int | None
    move: Plain | None
    text: str
    time: float
    events: tuple[News, ...]
    views: tuple[Plain, ...]


class Replay(Wire, frozen=True):
    """A part of a finished match. Step 0 is the deal."""

    game: str
    title: str
    options: Plain
    seats: tuple[Sitting, ...]
    fair: Fair
    outcome: Ending
    total: int
    steps: tuple[ReplayStep, ...]


class Health(Wire, frozen=True):
    """Whether the server is well."""

    status: Literal["ok"]
    version: str
    tables: int
    sockets: int
