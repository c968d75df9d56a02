"""Results files: one line of JSON per match, written as it ends, from which a run can go on after it was stopped."""

import os
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import msgspec

from saucer.engine.errors import SaucerError
from saucer.lab.play.match_result import MatchResult, Run, ScheduledMatch
from saucer.lab.record_files import CannotWrite

NOWHERE = -1


class BadResults(SaucerError):
    """A results file that cannot be gone on from."""


class ResultLine(MatchResult, frozen=True, kw_only=True):
    """One line: a result, the game, and which run it belongs to."""

    game: str
    run: str


class Kept:
    """Keeps no results: each match is played."""

    def has(self, _scheduled: ScheduledMatch) -> bool:
        """Whether the result of a match is known already."""
        return False

    def read(self, scheduled: ScheduledMatch) -> MatchResult:
        raise KeyError(scheduled.number)

    def write(self, result: MatchResult) -> None:
        """Keep the result of a match that has just ended."""


class ResultsFile(Kept):
    """Results in a file. In memory it has only where each line begins."""

    def __init__(self, lines: IO[bytes], end: int, path: Path, run: Run) -> None:
        self.lines = lines
        self.end = end
        self.path = path
        self.run = run
        self.fingerprint = run.fingerprint()
        self.places = array("q")

    def index(self) -> None:
        """Note where each line begins, and cut off a last line that is incomplete."""
        place = 0
        for number, line in enumerate(self.lines, start=1):
            if not line.endswith(b"\n"):
                os.truncate(self.path, place)
                break
            self.note(self.decode(line, number).number, place)
            place += len(line)

    def note(self, match: int, place: int) -> None:
        missing = match + 1 - len(self.places)
        if missing > 0:
            self.places.extend([NOWHERE] * missing)
        self.places[match] = place

    def decode(self, line: bytes, number: int) -> ResultLine:
        try:
            result = msgspec.json.decode(line, type=ResultLine)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            message = f"line {number} of {self.path} is not the result of a match: {error}"
            raise BadResults(message, "results-line", file=str(self.path), line=number) from None
        if result.run != self.fingerprint:
            raise self.other_run()
        return result

    def other_run(self) -> BadResults:
        message = f"{self.path} has results of another run: the game, seats, options, bots and seed must be the same"
        return BadResults(message, "results-other", file=str(self.path))

    def has(self, scheduled: ScheduledMatch) -> bool:
        number = scheduled.number
        return number < len(self.places) and self.places[number] != NOWHERE

    def read(self, scheduled: ScheduledMatch) -> MatchResult:
        self.lines.seek(self.places[scheduled.number])
        result = self.decode(self.lines.readline(), scheduled.number)
        if (result.seed, result.bots) != (scheduled.seed, scheduled.bots):
            raise self.other_run()
        return result

    def write(self, result: MatchResult) -> None:
        """Append a line, whole: one write, without a buffer."""
        fields = msgspec.structs.asdict(result)
        line = ResultLine(**fields, game=self.run.setup.game_id, run=self.fingerprint)
        os.write(self.end, msgspec.json.encode(line) + b"\n")


@contextmanager
def open_results(path: Path | None, run: Run, *, resume: bool) -> Iterator[Kept]:
    """The results file of a run, or nothing where none is asked for."""
    if path is None:
        if resume:
            raise BadResults("--resume goes on from a results file: add --results FILE", "resume-alone")
        yield Kept()
        return
    try:
        end = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o666)
    except OSError as error:
        message = f"cannot write {path}: {error.strerror}"
        raise CannotWrite(message, "cannot-write", file=str(path), problem=error.strerror) from None
    try:
        with path.open("rb") as lines:
            yield begin(ResultsFile(lines, end, path, run), resume=resume)
    finally:
        os.close(end)


def begin(results: ResultsFile, *, resume: bool) -> ResultsFile:
    """A results file that is ready to be written: empty, or read as far as it goes."""
    if resume:
        results.index()
    elif results.path.stat().st_size:
        message = f"{results.path} has results already: go on from them with --resume, or name another file"
        raise BadResults(message, "results-there", file=str(results.path))
    return results
