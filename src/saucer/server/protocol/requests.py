"""Request bodies of the HTTP API."""

from typing import Annotated, Literal

from msgspec import Meta, field

from saucer.server.protocol.values import (
    LONGEST_NAME,
    LONGEST_PART,
    Level,
    OptionValue,
    SeatNumber,
    TableSettings,
    Wire,
)

Name = Annotated[str, Meta(description=f"A nickname, of {LONGEST_NAME} characters at most.")]
Part = Annotated[
    str,
    Meta(
        max_length=LONGEST_PART, pattern="^[0-9a-f]*$", description="This browser's part of the seed, in hex."
    ),
]


class NewSeat(Wire, frozen=True):
    """A seat of a table to be made: left open, given to a bot, or kept by the one who makes the table.

    Several seats of your own make a hot seat.
    """

    kind: Literal["open", "bot", "own"] = "open"
    level: Level = "normal"
    name: Name = ""


class NewTable(Wire, frozen=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = field(default_factory=dict)
    settings: TableSettings = TableSettings()
    part: Part = ""
    start: bool = False


class ChangeTable(Wire, frozen=True):
    """Change a table before its match: how many seats it has, some of its options, its settings."""

    count: Annotated[int, Meta(ge=1, le=8, description="How many seats.")] | None = None
    options: dict[str, OptionValue] = field(default_factory=dict)
    settings: TableSettings | None = None


class Sit(Wire, frozen=True):
    """Take a seat, or take it under another name; without a number, the first one that is open.

    `piece` chooses the name and the colour of another seat, where the game lets players choose.
    """

    seat: SeatNumber | None = None
    name: Name = ""
    part: Part = ""
    piece: SeatNumber | None = None


class SeatOnly(Wire, frozen=True):
    """A seat, by its number."""

    seat: SeatNumber


class PutBot(Wire, frozen=True):
    """Put a bot of a level into an open seat, or, without a level, take the bot away."""

    seat: SeatNumber
    level: Level | None = None


class Mute(Wire, frozen=True):
    """Mute a player, or without a seat all spectators, or unmute them. With `for_all`, which only the maker may, for
    everyone.
    """

    muted: bool
    seat: SeatNumber | None = None
    for_all: bool = False


class Flag(Wire, frozen=True):
    """Show a line of chat to the operator."""

    line: Annotated[int, Meta(ge=1, le=2**53, description="The number of the line.")]


class ChangeSpectators(Wire, frozen=True):
    """Let people watch, or no longer; let those without a seat write, or no longer. What is left out stays."""

    watch: bool | None = None
    write: bool | None = None


class NewBranch(Wire, frozen=True):
    """Play on from a step of a finished match, in these seats, against bots."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatNumber], Meta(max_length=8)]
    name: Name = ""
    level: Level = "normal"


class PlayDaily(Wire, frozen=True):
    """Play the puzzle of a day, today's if none is named, under a name for its table."""

    name: Name = ""
    day: Annotated[str, Meta(max_length=10)] | None = None


class PlayTutorial(Wire, frozen=True):
    """Play the tutorial of a game."""

    name: Name = ""


class Rematch(Wire, frozen=True):
    """Offer a rematch, or take up the one that was offered: the same seat at a new table."""

    part: Part = ""
