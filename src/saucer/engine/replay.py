"""Plays recorded steps again, and checks each of them where they come with digests."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec

from saucer.engine.chance import commitment
from saucer.engine.codec import Codec, shorten
from saucer.engine.errors import (
    BadRecord,
    IllegalMove,
    RecordDiffers,
    RefusalFormatter,
    SaucerError,
    format_plainly,
)
from saucer.engine.game import AnyGame
from saucer.engine.match import Match
from saucer.engine.options import options_from_plain, plain_options
from saucer.engine.record import Record, RecordedStep, digest_of
from saucer.engine.types import Message


class TimedMove(Protocol):
    """A recorded move with its seat and time: a PlayedMove, a RecordedStep or a row of the database."""

    @property
    def seat(self) -> int | None: ...

    @property
    def move(self) -> Any:
        """A move, its plain values, or those as JSON."""

    @property
    def time(self) -> float: ...


OnStep = Callable[[Match], None]
"""Called after each step, which is then the last one of the match."""


def play_steps(match: Match, steps: Iterable[TimedMove], on_step: OnStep | None = None) -> Match:
    """Continue a match with these steps. Raises SaucerError at the first that cannot be played."""
    codec = Codec(match.game)
    for step in steps:
        match.play(step.seat, decode_move(codec, step.move), step.time)
        if on_step is not None:
            on_step(match)
    return match


def decode_move(codec: Codec, move: Any) -> Any:
    """The move behind any of the forms in which moves are kept."""
    if isinstance(move, Message):
        return move
    return codec.decode_move(msgspec.json.decode(move) if isinstance(move, str | bytes) else move)


def rules_gone(made: str, game: AnyGame, version: int) -> BadRecord:
    """Return an error message for a match whose rules cannot be played: the version, and what plays it."""
    played = ", ".join(str(each) for each in game.rules_played)
    retired = dict(game.rules.retired).get(version, "")
    where = "newer" if version > game.rules_version else "known" if retired else "earlier"
    player = {
        "newer": "a newer Saucer plays",
        "known": f"Saucer ({retired}) plays",
        "earlier": "an earlier Saucer plays",
    }
    return BadRecord(
        f"{made} with version {version} of the rules of {game.id}; this Saucer plays {played}; "
        f"{player[where]} version {version}",
        "record-rules",
        game=game.id,
        made=version,
        played=played,
        where=where,
        retired=retired,
    )


def open_record(record: Record, game: AnyGame, format_refusal: RefusalFormatter = format_plainly) -> Match:
    """The match of a record, before its first step."""
    played = game.by_rules(record.rules_version)
    if played is None:
        raise rules_gone("this record was made", game, record.rules_version)
    if record.seed is None:
        raise BadRecord(
            "this record has only the commitment to its seed, not the seed itself, so it cannot be replayed",
            "record-seed",
        )
    options = options_from_plain(game.options, record.options)
    return Match(played, options, record.seats, record.seed, format_refusal)


def replay(
    record: Record,
    game: AnyGame,
    format_refusal: RefusalFormatter = format_plainly,
    on_step: OnStep | None = None,
) -> Match:
    """Play a record again and check every step. Raises RecordDiffers at the first that is not as recorded."""
    match = open_record(record, game, format_refusal)
    check_deal(record, match)
    for step in record.steps:
        replay_step(match, step)
        if on_step is not None:
            on_step(match)
    if match.outcome != record.outcome:
        raise RecordDiffers(len(record.steps), "the outcome is not the one in the record", "record-outcome")
    return match


def check_deal(record: Record, match: Match) -> None:
    """Check where the seed comes from, and the state before the first step."""
    if record.seed is not None and commitment(record.seed) != record.commitment:
        raise RecordDiffers(0, "the seed is not the one that was committed to", "record-commitment")
    if record.draw is not None and (problem := record.draw.problem(record.seed)) is not None:
        raise RecordDiffers(0, problem)
    if digest_of(match.game, match.first_state, None, recorded_options(record, match)) != record.deal:
        raise RecordDiffers(0, "the deal is not the one in the record", "record-deal")


def recorded_options(record: Record, match: Match) -> dict[str, Any]:
    """Return the options that the record has. Options added later are left out, since their defaults change nothing."""
    return {name: value for name, value in plain_options(match.options).items() if name in record.options}


def replay_step(match: Match, step: RecordedStep) -> None:
    """Continue a match with one step of its record, and check the state after it."""
    number = match.count + 1
    try:
        play_steps(match, [step])
    except IllegalMove as error:
        raise RecordDiffers(number, f"{shorten(step.move)} is refused ({error})") from None
    except SaucerError as error:
        raise RecordDiffers(number, str(error)) from None
    if digest_of(match.game, match.state, match.steps[-1].seat, step.move) != step.digest:
        raise RecordDiffers(number, "the state after this step is not the one in the record", "record-state")
