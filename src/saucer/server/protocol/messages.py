"""The messages of the socket, in both directions; `docs/protocol.md` shows one of each."""

from typing import Annotated, Any

from msgspec import Meta

from saucer.engine.types import kind_of
from saucer.server.protocol.values import (
    LONGEST_LINE,
    Advice,
    Choice,
    ClockInfo,
    Edits,
    Ending,
    Id,
    Language,
    Line,
    News,
    Pace,
    Plain,
    Raced,
    SeatNumber,
    Sitting,
    TableInfo,
    Wire,
    You,
)


def kind_without_role(name: str) -> str:
    """`AskHint` and `SendHint` both have the kind `hint`: a question and its answer share one."""
    return kind_of(name.removeprefix("Ask").removeprefix("Send"))


# From clients


class FromClient(Wire, frozen=True, tag_field="kind", tag=kind_without_role):
    """A message from a client. What answers it carries the same `id`."""


class AskMove(FromClient, frozen=True):
    """Make a move. `turn` is the number of the decision it answers; a client with one seat may leave out `seat`."""

    move: Plain
    turn: Annotated[int, Meta(ge=0, le=2**53)]
    seat: SeatNumber | None = None
    id: Id | None = None


class AskWhy(FromClient, frozen=True):
    """Why can this move not be made now?"""

    move: Plain
    seat: SeatNumber | None = None
    id: Id | None = None


class AskPreview(FromClient, frozen=True):
    """What would this move lead to?"""

    move: Plain
    seat: SeatNumber | None = None
    id: Id | None = None


class AskHint(FromClient, frozen=True):
    """What would a bot do?"""

    seat: SeatNumber | None = None
    id: Id | None = None


class AskLook(FromClient, frozen=True):
    """Send the views of this seat from now on, and of no other; without a seat, a spectator's."""

    seat: SeatNumber | None = None
    id: Id | None = None


class AskView(FromClient, frozen=True):
    """Send the whole view of this seat again, because a change could not be made; without a seat, a spectator's."""

    seat: SeatNumber | None = None
    id: Id | None = None


class AskChat(FromClient, frozen=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    id: Id | None = None


class AskLog(FromClient, frozen=True):
    """Send everything that has happened so far."""

    seat: SeatNumber | None = None
    id: Id | None = None


class AskPong(FromClient, frozen=True):
    """The answer to a ping, at once."""

    ping: Annotated[int, Meta(ge=0, le=2**53)]
    id: Id | None = None


class AskPage(FromClient, frozen=True):
    """The page has been out of sight for ten seconds, or is in sight again."""

    hidden: bool
    id: Id | None = None


class AskReading(FromClient, frozen=True):
    """The player reads something that covers the board, such as the result of a round or the rules, or no longer."""

    reading: bool
    id: Id | None = None


class AskGoOn(FromClient, frozen=True):
    """Go on after a pause: its only person is back."""

    id: Id | None = None


class AskSkip(FromClient, frozen=True):
    """Let bots move without a pause until a person is asked."""

    id: Id | None = None


class AskPace(FromClient, frozen=True):
    """How long bots pause before they move from now on."""

    pace: Pace
    id: Id | None = None


ClientMessage = (
    AskMove
    | AskWhy
    | AskPreview
    | AskHint
    | AskLook
    | AskView
    | AskChat
    | AskLog
    | AskPong
    | AskPage
    | AskReading
    | AskGoOn
    | AskSkip
    | AskPace
)


# From the server


class FromServer(Wire, frozen=True, tag_field="kind", tag=kind_without_role):
    """A message from the server."""


class SendHello(FromServer, frozen=True):
    """The first message on a socket."""

    protocol: int
    """The version of the protocol. A client made for an earlier one may not know everything that is sent."""
    language: Language
    you: You
    table: TableInfo
    chat: tuple[Line, ...]


class SendTable(FromServer, frozen=True):
    """Something about the table has changed."""

    you: You
    table: TableInfo


class SendWatchers(FromServer, frozen=True):
    """How many people watch now; sent once a second at most while they come and go."""

    watchers: int


class SendView(FromServer, frozen=True):
    """What a seat (None: a spectator) sees now, what it may do, and the news since the message before.

    `again` says that the news are not new: they are the latest, sent again after a reconnection. `unasked` are moves by
    which a seat nobody waits for may choose again.
    """

    seat: int | None
    turn: int
    to_move: tuple[int, ...]
    question: str
    moves: tuple[Choice, ...]
    undo: bool
    held: bool
    raced: Raced | None
    events: tuple[News, ...]
    again: bool
    view: Any
    clock: ClockInfo | None
    seats: tuple[Sitting, ...]
    outcome: Ending | None
    unasked: tuple[Choice, ...] = ()


class SendChange(FromServer, frozen=True):
    """What changed for a seat since its last view, for clients that opened the socket with `?changes=1`.

    `number` counts the changes since the last whole view of the seat on this socket, from 1. `events` are new, and
    `again` is false from now on. `fields` are the fields of the message that changed, as a whole; `edits` are those of
    its `view`.
    """

    seat: int | None
    number: int
    events: tuple[News, ...]
    fields: Plain
    edits: Edits


class SendPaused(FromServer, frozen=True):
    """Whether bots and clocks stand still because the only person at the table is or was away. `clock` is as in a view.

    The person who is back lets everything go on with `go_on`.
    """

    paused: bool
    clock: ClockInfo | None


class SendAnswered(FromServer, frozen=True):
    """The seats of this client whose answers are kept until all are played together; none once they were.

    `id` is that of the move which was kept.
    """

    seats: tuple[int, ...]
    id: int | None = None


class SendRefused(FromServer, frozen=True):
    """Something was not done. `code` is for programs, `text` for people, `rule` the rule of the game, if one."""

    code: str
    text: str
    rule: str | None = None
    seat: int | None = None
    id: int | None = None


class SendWhy(FromServer, frozen=True):
    """Why a move cannot be made; or that it can."""

    seat: int
    move: Plain
    legal: bool
    rule: str | None
    text: str
    id: int | None = None


class SendPreview(FromServer, frozen=True):
    """What a move would lead to: the news of it, and what the seat would see then."""

    seat: int
    turn: int
    move: Plain
    events: tuple[News, ...]
    view: Any
    id: int | None = None


class SendHint(FromServer, frozen=True):
    """What a bot would do, the best move first."""

    seat: int
    turn: int
    moves: tuple[Advice, ...]
    id: int | None = None


class SendChat(FromServer, frozen=True):
    """Somebody said something."""

    line: Line


class SendLines(FromServer, frozen=True):
    """The latest lines of chat, after someone was muted or unmuted by this browser."""

    you: You
    lines: tuple[Line, ...]


class SendLog(FromServer, frozen=True):
    """Everything that has happened so far, as one viewer may know it."""

    seat: int | None
    events: tuple[News, ...]
    id: int | None = None


class SendPing(FromServer, frozen=True):
    """To be answered with a pong at once: this is how the time to a player is measured."""

    ping: int


ServerMessage = (
    SendHello
    | SendTable
    | SendWatchers
    | SendView
    | SendChange
    | SendPaused
    | SendAnswered
    | SendRefused
    | SendWhy
    | SendPreview
    | SendHint
    | SendChat
    | SendLines
    | SendLog
    | SendPing
)
