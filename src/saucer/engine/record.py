"""Records: matches written down so that anyone can replay them and check every step."""

from hashlib import sha256
from typing import Any

import msgspec

from saucer.engine.chance import Seed, commitment, mix
from saucer.engine.codec import convert
from saucer.engine.errors import BadMessage, BadRecord
from saucer.engine.game import AnyGame
from saucer.engine.types import Data, Outcome, Viewer

FORMAT = 1
LARGEST_RECORD = 64 * 1024 * 1024


class RecordedStep(Data, frozen=True):
    """One step: the seat, its move, the time in seconds since the start, and a digest of the state after it."""

    seat: int | None
    move: dict[str, Any]
    time: float
    digest: str


class SeedDraw(Data, frozen=True):
    """Where the seed of a match on a server comes from: the server's part, whose commitment was published before
    anyone took a seat, and a part from each seat.
    """

    commitment: str
    secret: str
    parts: tuple[str, ...]

    def problem(self, seed: Seed | None) -> str | None:
        """Why these parts do not make this seed, or None when they do."""
        if commitment(self.secret) != self.commitment:
            return "the server's part of the seed is not the one that was committed to"
        return None if mix(self.secret, self.parts) == seed else "the parts do not make this seed"


class Record(Data, frozen=True):
    """A whole match. `seed` is None while it is running and only the commitment to it is published."""

    format: int
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    commitment: str
    seed: int | str | None
    deal: str
    """A digest of the state before the first step."""
    steps: list[RecordedStep]
    outcome: Outcome | None
    draw: SeedDraw | None = None

    def to_json(self) -> str:
        """The record as JSON, one step to a line."""
        head = msgspec.to_builtins(self)
        steps = head.pop("steps")
        outcome = head.pop("outcome")
        if self.draw is None:
            head.pop("draw")
        lines = [f"{encode(name)}: {encode(value)}" for name, value in head.items()]
        lines.append('"steps": [\n  ' + ",\n  ".join(encode(step) for step in steps) + "\n]")
        lines.append(f'"outcome": {encode(outcome)}')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def identity(self) -> bytes:
        """Return what identifies a match: everything but times and the digests of intermediate states."""
        heading = [self.game, self.rules_version, self.seats, self.options, self.seed]
        moves = [(step.seat, step.move) for step in self.steps]
        return match_identity(
            heading, moves, self.steps[-1].digest if self.steps else self.deal, self.outcome
        )


def match_identity(
    heading: list[Any], moves: list[tuple[Any, dict[str, Any]]], last: str, outcome: Outcome | None
) -> bytes:
    """The identity of a match that has no record: from its heading, moves, last digest and outcome."""
    return msgspec.json.encode([*heading, moves, last, outcome])


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def digest_of(game: AnyGame, state: Any, seat: Viewer, move: Any) -> str:
    """A hash of a state and of the step that led to it."""
    return sha256(msgspec.json.encode([seat, move, game.states.dump(state)])).hexdigest()[:32]


def read_record(text: str | bytes) -> Record:
    """The record in `text`. Raises BadRecord if it is not one."""
    if len(text) > LARGEST_RECORD:
        raise BadRecord(f"a record is at most {LARGEST_RECORD} bytes long, this is {len(text)}")
    try:
        record = convert(msgspec.json.decode(text), Record, "record")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        message = f"that is not JSON, or it was cut short: {error}"
        raise BadRecord(message, "record-json", problem=str(error)) from None
    except BadMessage as error:
        raise BadRecord(str(error), "record-content", problem=str(error)) from None
    if record.format != FORMAT:
        raise BadRecord(
            f"this record has format {record.format}; this version of Saucer reads format {FORMAT}",
            "record-format",
            came=record.format,
            read=FORMAT,
        )
    return record
