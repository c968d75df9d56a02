"""Playing a record again and checking every step of it."""

from collections.abc import Callable

from saucer.engine.chance import commitment
from saucer.engine.codec import Codec, shorten
from saucer.engine.errors import (
    BadRecord,
    IllegalMove,
    RecordDiffers,
    SaucerError,
    Speaker,
    speak_plainly,
)
from saucer.engine.game import AnyGame
from saucer.engine.match import Match
from saucer.engine.options import options_from_plain, plain_options
from saucer.engine.record import Record, RecordedStep, digest_of
from saucer.engine.types import Seat


def open_record(record: Record, game: AnyGame, speak: Speaker = speak_plainly) -> Match:
    """The match of a record, before its first step."""
    if record.rules_version != game.rules_version:
        raise BadRecord(
            f"this record was made with version {record.rules_version} of the rules of {game.id}; "
            f"this Saucer plays version {game.rules_version}"
        )
    if record.seed is None:
        raise BadRecord(
            "this record does not tell its seed, only the commitment to it, so it cannot be replayed"
        )
    options = options_from_plain(game.options, record.options)
    return Match(game, options, record.seats, record.seed, speak)


def replay(
    record: Record,
    game: AnyGame,
    speak: Speaker = speak_plainly,
    watch: Callable[[Match, int], None] | None = None,
) -> Match:
    """Play a record again, checking every step. Raises RecordDiffers at the first that is not as written."""
    match = open_record(record, game, speak)
    if record.seed is not None and commitment(record.seed) != record.commitment:
        raise RecordDiffers(0, "the seed is not the one that was committed to")
    if record.draw is not None and (problem := record.draw.problem(record.seed)) is not None:
        raise RecordDiffers(0, problem)
    if digest_of(game, match.first_state, None, plain_options(match.options)) != record.deal:
        raise RecordDiffers(0, "the deal is not the one in the record")
    codec = Codec(game)
    for number, step in enumerate(record.steps, start=1):
        replay_step(match, codec, step, number)
        if watch is not None:
            watch(match, number)
    if match.outcome != record.outcome:
        raise RecordDiffers(len(record.steps), "the outcome is not the one in the record")
    return match


def replay_step(match: Match, codec: Codec, step: RecordedStep, number: int) -> None:
    try:
        move = codec.decode_move(step.move)
        match.play(None if step.seat is None else Seat(step.seat), move, step.time)
    except IllegalMove as error:
        raise RecordDiffers(number, f"{shorten(step.move)} is refused ({error})") from None
    except SaucerError as error:
        raise RecordDiffers(number, str(error)) from None
    if digest_of(match.game, match.state, match.steps[-1].seat, step.move) != step.digest:
        raise RecordDiffers(number, "the state after this step is not the one in the record")
