"""The messages of the socket, both ways, and the values they are made of; `docs/protocol.md` shows one of each."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from saucer.engine.types import kind_of

LONGEST_NAME = 24
LONGEST_LINE = 500
LONGEST_PART = 64
MOST_SECONDS = 86_400

SeatNumber = Annotated[int, Meta(ge=0, le=15, description="A seat, counted from 0.")]
Id = Annotated[int, Meta(ge=0, le=2**53)]
Plain = dict[str, Any]
Level = Literal["easy", "normal", "hard"]
Status = Literal["open", "playing", "over"]
Language = Literal["en", "fr"]


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """Plain values as they travel."""


def kind_without_role(name: str) -> str:
    """`AskHint` is `hint` and `TellHint` is `hint` too: what is asked and what is answered have one kind."""
    return kind_of(name.removeprefix("Ask").removeprefix("Tell"))


# What a client asks


class Ask(Wire, frozen=True, tag_field="kind", tag=kind_without_role):
    """A message from a client. What answers it carries the same `id`."""


class AskMove(Ask, frozen=True):
    """Make a move. `turn` is the number of the decision it answers; `seat` may be left out by whoever has only one."""

    move: Plain
    turn: Annotated[int, Meta(ge=0, le=2**53)]
    seat: SeatNumber | None = None
    id: Id | None = None


class AskWhy(Ask, frozen=True):
    """Why can this move not be made now?"""

    move: Plain
    seat: SeatNumber | None = None
    id: Id | None = None


class AskPreview(Ask, frozen=True):
    """What would this move lead to?"""

    move: Plain
    seat: SeatNumber | None = None
    id: Id | None = None


class AskHint(Ask, frozen=True):
    """What would a bot do?"""

    seat: SeatNumber | None = None
    id: Id | None = None


class AskChat(Ask, frozen=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    id: Id | None = None


class AskLog(Ask, frozen=True):
    """Tell everything that has happened so far."""

    seat: SeatNumber | None = None
    id: Id | None = None


class AskPong(Ask, frozen=True):
    """The answer to a ping, at once."""

    ping: Annotated[int, Meta(ge=0, le=2**53)]
    id: Id | None = None


Asked = AskMove | AskWhy | AskPreview | AskHint | AskChat | AskLog | AskPong


# What the server tells


class Sitting(Wire, frozen=True):
    """A seat and who is in it. `called` is the game's own name for the seat, `name` what its player goes by."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    called: str
    level: Level | None = None
    present: bool = False
    absent_for: float | None = None
    lent: bool = False


class ClockSetting(Wire, frozen=True):
    """The players' clocks: none, so many seconds for each decision, or so many for the whole match.

    `timeout` is what happens when a clock runs out: the move of an easy bot, or the first legal move.
    """

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=MOST_SECONDS)] = 60
    timeout: Literal["bot", "first"] = "bot"


class TableSettings(Wire, frozen=True):
    """How people play at a table, whatever the game. `delay` is how many seconds spectators are behind, `absent_after`
    how long a player must be away before the others may hand the seat to a bot.
    """

    clock: ClockSetting = ClockSetting()
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    absent_after: Annotated[int, Meta(ge=0, le=MOST_SECONDS)] = 60


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
    """A table as everyone may know it. `code` is the link to sit with, and None for whoever only watches."""

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


class You(Wire, frozen=True):
    """What the one who asks is at this table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    muted: tuple[int, ...] = ()


class Line(Wire, frozen=True):
    """A line of chat. A spectator has no seat."""

    line: int
    seat: int | None
    name: str
    text: str
    said: float


class Choice(Wire, frozen=True):
    """A legal move and what to write on its button."""

    move: Any
    text: str


class Advice(Wire, frozen=True):
    """A move a bot has thought about: how much of its search it spent on it, and how well it then stood, 0 to 1."""

    move: Any
    text: str
    share: float
    value: float | None


class News(Wire, frozen=True):
    """An event as the viewer may know it, and its sentence."""

    event: Any
    text: str


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


class Tell(Wire, frozen=True, tag_field="kind", tag=kind_without_role):
    """A message from the server."""


class TellHello(Tell, frozen=True):
    """The first message on a socket."""

    language: Language
    you: You
    table: TableInfo
    chat: tuple[Line, ...]


class TellTable(Tell, frozen=True):
    """Something about the table has changed."""

    you: You
    table: TableInfo


class TellView(Tell, frozen=True):
    """What a seat (None: a spectator) sees now, what it may do, and the news since the message before.

    `again` says that the news are no news: they are the latest ones, told again after a reconnection.
    """

    seat: int | None
    turn: int
    to_move: tuple[int, ...]
    question: str
    moves: tuple[Choice, ...]
    undo: bool
    held: bool
    events: tuple[News, ...]
    again: bool
    view: Any
    clock: ClockInfo | None
    seats: tuple[Sitting, ...]
    outcome: Ending | None


class TellRefused(Tell, frozen=True):
    """Something was not done. `code` is for programs, `text` for people, `rule` the rule of the game, if one."""

    code: str
    text: str
    rule: str | None = None
    seat: int | None = None
    id: int | None = None


class TellWhy(Tell, frozen=True):
    """Why a move cannot be made; or that it can."""

    seat: int
    move: Plain
    legal: bool
    rule: str | None
    text: str
    id: int | None = None


class TellPreview(Tell, frozen=True):
    """What a move would lead to: the news of it, and what the seat would see then."""

    seat: int
    turn: int
    move: Plain
    events: tuple[News, ...]
    view: Any
    id: int | None = None


class TellHint(Tell, frozen=True):
    """What a bot would do, the best move first."""

    seat: int
    turn: int
    moves: tuple[Advice, ...]
    id: int | None = None


class TellChat(Tell, frozen=True):
    """Somebody said something."""

    line: Line


class TellLog(Tell, frozen=True):
    """Everything that has happened so far, as one viewer may know it."""

    seat: int | None
    events: tuple[News, ...]
    id: int | None = None


class TellPing(Tell, frozen=True):
    """To be answered with a pong at once: this is how the time to a player is measured."""

    ping: int


Told = (
    TellHello
    | TellTable
    | TellView
    | TellRefused
    | TellWhy
    | TellPreview
    | TellHint
    | TellChat
    | TellLog
    | TellPing
)
