"""Code that runs in worker processes: plays a record from a file again, step by step, and checks each of them."""

from collections.abc import Iterator
from time import process_time
from typing import Any, NamedTuple

import msgspec

from saucer.engine.errors import BadRecord, RecordDiffers, SaucerError, UnknownGame
from saucer.engine.match import Match
from saucer.engine.options import plain_options
from saucer.engine.record import FORMAT, Record, SeedDraw, read_record
from saucer.engine.replay import check_deal, open_record, replay_step
from saucer.engine.types import Outcome
from saucer.games import game_called
from saucer.server.bots.decision import Account
from saucer.server.replays.worker import FinishedMatch

PIECE = 0.02
"""How many seconds of CPU time a worker checks before others have a turn."""
MOST_KEPT = 4
"""How many records a worker has in the works. The one least recently worked on is dropped first, and begun again."""
MOST_STEPS = 50_000

Facts = dict[str, int]


class CheckTask(NamedTuple):
    """A record to be checked. Its number is one that no match has, and the same for all pieces of the work."""

    number: int
    text: bytes
    account: Account

    @property
    def match(self) -> int:
        return self.number

    @property
    def game(self) -> str:
        return ""

    @property
    def level(self) -> str:
        return "replay"


class CheckedRecord(NamedTuple):
    """A record every step of which is as it says: the match, how it ended, and where its seed comes from."""

    match: FinishedMatch
    total: int
    outcome: Outcome
    commitment: str
    draw: SeedDraw | None


class Checked(NamedTuple):
    """How far a check has come. Without a problem and a record, the same task is to be given again."""

    seconds: float
    problem: str = ""
    """The code of a refusal."""
    facts: Facts = {}  # noqa: RUF012 - never changed
    record: CheckedRecord | None = None


class WrongRecord(Exception):
    """A record that is not shown: the code of a refusal, and what its sentence needs."""

    def __init__(self, code: str, **facts: int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


Check = Iterator[CheckedRecord | None]
"""The check of a record: nothing after each step, and after the last one the record."""

begun: dict[int, Check] = {}


def check_piece(task: CheckTask) -> Checked:
    """Go on with the check of a record for a short time."""
    began = process_time()
    check = begun.pop(task.number, None) or checked_steps(task)
    try:
        for record in check:
            if record is not None or process_time() - began > PIECE:
                break
    except WrongRecord as wrong:
        return Checked(process_time() - began, wrong.code, wrong.facts)
    except Exception:  # noqa: BLE001 - whatever a file makes the rules stumble over, it is no record of ours
        return Checked(process_time() - began, "record/unreadable")
    if record is None:
        keep(task.number, check)
    return Checked(process_time() - began, record=record)


def keep(number: int, check: Check) -> None:
    begun[number] = check
    if len(begun) > MOST_KEPT:
        del begun[next(iter(begun))]


def checked_steps(task: CheckTask) -> Check:
    """Check a record: nothing after each step, then the record. Raises WrongRecord."""
    try:
        record = read_record(task.text)
        match = open_checked(record)
        yield None
        for step in record.steps:
            replay_step(match, step)
            yield None
    except RecordDiffers as error:
        raise WrongRecord("record/differs" if error.step else "record/deal", step=error.step) from None
    except UnknownGame:
        raise WrongRecord("record/game") from None
    except BadRecord as error:
        raise WrongRecord(code_of(error)) from None
    except SaucerError:
        raise WrongRecord("record/unreadable") from None
    if match.outcome is None or match.outcome != record.outcome:
        raise WrongRecord("record/unfinished" if match.outcome is None else "record/ending")
    yield describe(task.number, record, match, match.outcome)


def open_checked(record: Record) -> Match:
    """The match of a record before its first step, as it was dealt."""
    if len(record.steps) > MOST_STEPS:
        raise WrongRecord("record/slow")
    match = open_record(record, game_called(record.game))
    check_deal(record, match)
    return match


def code_of(error: BadRecord) -> str:
    """The refusal of a file that is no record, or one that cannot be replayed."""
    if error.key == "record-seed":
        return "record/seedless"
    if error.key == "record-rules":
        return "record/newer" if error.facts["where"] == "newer" else "record/old"
    if error.key == "record-format" and error.facts["came"] > FORMAT:
        return "record/newer"
    return "record/unreadable"


def describe(number: int, record: Record, match: Match, outcome: Outcome) -> CheckedRecord:
    plain: list[Any] = [(step.seat, step.move, step.time) for step in record.steps]
    assert record.seed is not None, "a record without one is not opened"
    finished = FinishedMatch(
        number=number,
        game=record.game,
        rules_version=record.rules_version,
        options=msgspec.json.encode(plain_options(match.options)),
        seats=record.seats,
        seed=record.seed,
        steps=msgspec.json.encode(plain),
    )
    return CheckedRecord(finished, len(record.steps), outcome, record.commitment, record.draw)
