"""The values that messages, request bodies and response bodies are made of."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

LONGEST_NAME = 24
LONGEST_LINE = 500
LONGEST_PART = 64
MOST_SECONDS = 86_400

SeatNumber = Annotated[int, Meta(ge=0, le=15, description="A seat, counted from 0.")]
Id = Annotated[int, Meta(ge=0, le=2**53)]
Plain = dict[str, Any]
Level = Literal["easy", "normal", "hard", "master"]
Status = Literal["open", "playing", "over"]
TryStatus = Literal["playing", "over", "given_up", "removed"]
Language = Literal["en", "fr"]
Pace = Literal["calm", "normal", "fast"]
OptionValue = bool | int | str
Edits = Annotated[
    tuple[tuple[Any, ...], ...],
    Meta(
        description="What changed in a JSON value: `[path, value]`, `[path]` or `[path, at, count, items]`."
    ),
]


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """Plain values as they travel."""


class Sitting(Wire, frozen=True):
    """A seat and who is in it. `called` is the game's own name for the seat, `name` what its player goes by.

    `piece` is the number of that name and of its colour: the seat's own, unless its player has chosen another.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    called: str
    level: Level | None = None
    present: bool = False
    absent_for: float | None = None
    lent: bool = False
    piece: int = 0


class ClockSetting(Wire, frozen=True):
    """The players' clocks: none, seconds for each decision, or seconds for the whole match.

    `timeout` is what happens when a clock runs out: the move of an easy bot, or the first legal move.
    """

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=MOST_SECONDS)] = 60
    timeout: Literal["bot", "first"] = "bot"


class TableSettings(Wire, frozen=True):
    """How people play at a table, whatever the game. `delay` is how many seconds spectators are behind, `absent_after`
    how long a player must be away before the others may hand the seat to a bot, `hints` whether anyone may ask a bot
    what it would do. `spectators_write` is whether those without a seat write in the chat; without a word on it they do
    where there is no link to watch, since then all of them were invited.
    """

    clock: ClockSetting = ClockSetting()
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    absent_after: Annotated[int, Meta(ge=0, le=MOST_SECONDS)] = 60
    hints: bool = True
    spectators_write: bool | None = None

    @property
    def lets_spectators_write(self) -> bool:
        return not self.spectators if self.spectators_write is None else self.spectators_write


class Fair(Wire, frozen=True):
    """Where the shuffles come from. Until the match is over only the commitment is known."""

    commitment: str
    secret: str | None = None
    parts: tuple[str, ...] | None = None
    seed: str | None = None


class Branch(Wire, frozen=True):
    """The match, by its spectator link, and the step from which a table was branched off."""

    watch: str
    step: int


class TableInfo(Wire, frozen=True):
    """A table as everyone may know it. `code` is the link to sit with, and None for those who only watch. `maker` is
    the seat of the one who made the table, and None where they have none. `daily` is the day whose puzzle is played
    here, `tutorial` whether it is a first match that is dealt the same for everyone. `muted` are the seats whose
    players the maker has muted for all.
    """

    code: str | None
    watch: str
    game: str
    title: str
    options: Plain
    settings: TableSettings
    status: Status
    seats: tuple[Sitting, ...]
    watchers: int
    fair: Fair
    created: float
    rematch: str | None = None
    branch: Branch | None = None
    maker: int | None = None
    daily: str | None = None
    tutorial: bool = False
    muted: tuple[int, ...] = ()


class You(Wire, frozen=True):
    """What the client is at this table. `muted` are the seats it has muted for itself; None among them stands for all
    spectators.
    """

    seats: tuple[int, ...] = ()
    maker: bool = False
    muted: tuple[int | None, ...] = ()


class Line(Wire, frozen=True):
    """A line of chat. A spectator has no seat."""

    line: int
    seat: int | None
    name: str
    text: str
    said: float


class Choice(Wire, frozen=True, omit_defaults=True):
    """A legal move and what to write on its button.

    `no_effect` says why the move would do nothing, with the rule; it is left out of moves that do something. `after` is
    how many seconds after the question a client makes this move by itself, unless its player wants to be asked
    everything; it is left out of all other moves. Where it is `masked`, the server makes it, and shows the answers of
    all seats together.
    """

    move: Any
    text: str
    no_effect: str | None = None
    after: float | None = None
    masked: bool = False


class Advice(Wire, frozen=True):
    """A move a bot has thought about: how much of its search it spent on it, and how well it then stood, 0 to 1."""

    move: Any
    text: str
    share: float
    value: float | None


class News(Wire, frozen=True, omit_defaults=True):
    """An event as the viewer may know it, and its sentence.

    `said` is what a bot says to it, and `speaker` the seat of that bot: the one whose doing it is, or the one to whom
    a person did it. Both are left out where none speaks.
    """

    event: Any
    text: str
    said: str = ""
    speaker: int | None = None


class Raced(Wire, frozen=True):
    """A close race: against which seat, and by how many seconds the own move was later; earlier where negative."""

    seat: int
    seconds: float


class TimerInfo(Wire, frozen=True):
    """A timer of the game: its length, and the seconds it has left."""

    name: str
    text: str
    seconds: float
    left: float


class ClockInfo(Wire, frozen=True):
    """The timers of the game, and the seconds each seat has left (None without a clock); `running` names the seats
    whose clocks run.
    """

    timers: tuple[TimerInfo, ...]
    seats: tuple[float | None, ...]
    running: tuple[int, ...]


class Ending(Wire, frozen=True):
    """How the match ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    text: str
