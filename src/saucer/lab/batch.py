"""Batches of matches between bots, played in this process or in several, with the same results in the same order."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain, islice
from pathlib import Path

from saucer.lab.line_up import SearchBudget, is_outside, make_player
from saucer.lab.match_setup import MatchSetup
from saucer.lab.play.match_player import MatchPlayer
from saucer.lab.play.match_result import Matches, MatchResult, Run, ScheduledMatch
from saucer.lab.play.results_file import Kept, open_results
from saucer.lab.play.workers import play_in_processes
from saucer.lab.record_files import prepare_directory

LARGEST_CHUNK = 50
CHUNKS_PER_WORKER = 8

Progress = Callable[[int], None]
"""Called with the number of matches that were finished since the last call."""


def no_progress(_matches: int) -> None:
    """Report nothing."""


@dataclass(frozen=True)
class Output:
    """Where matches are written as they end."""

    records: Path | None = None
    """A directory for the record of each match."""
    results: Path | None = None
    """A file that gets one line per match."""
    resume: bool = False
    """Whether the matches that stand in `results` already are taken from there."""


NO_OUTPUT = Output()


@dataclass(frozen=True)
class Batch:
    """Matches of one run: `schedule` lists them, in the same order each time; there are `count`."""

    run: Run
    count: int
    schedule: Callable[[], Iterator[ScheduledMatch]]
    output: Output


def make_run(setup: MatchSetup, budget: SearchBudget, bots: tuple[str, ...], output: Output) -> Run:
    """What all matches of a run have in common, once every bot and the directory of records are known to be there."""
    for name in dict.fromkeys(bots):
        make_player(name, budget)
    if output.records is not None:
        prepare_directory(output.records)
    return Run(setup, budget, tuple(dict.fromkeys(bots)), output.records)


def play_batch(
    batch: Batch, workers: int = 1, progress: Progress = no_progress
) -> Generator[MatchResult, None, None]:
    """Play the matches of a batch; yields the results in the order of the schedule, each as soon as that allows.

    Only the results that wait for an earlier one are kept in memory.
    """
    output = batch.output
    with open_results(output.results, batch.run, resume=output.resume) as kept:
        missing = (scheduled for scheduled in batch.schedule() if not kept.has(scheduled))
        with closing(play(batch.run, chunks_of(missing, batch.count, workers), workers)) as played:
            yield from in_order(batch.schedule(), kept, played, progress)


def in_order(
    schedule: Iterator[ScheduledMatch], kept: Kept, played: Iterator[MatchResult], progress: Progress
) -> Iterator[MatchResult]:
    """Results in the order of a schedule: those that are kept, and those that are played meanwhile."""
    waiting: dict[int, MatchResult] = {}
    for scheduled in schedule:
        if kept.has(scheduled):
            progress(1)
            yield kept.read(scheduled)
            continue
        while scheduled.number not in waiting:
            result = next(played)
            kept.write(result)
            progress(1)
            waiting[result.number] = result
        yield waiting.pop(scheduled.number)


def play(run: Run, chunks: Iterator[Matches], workers: int) -> Generator[MatchResult, None, None]:
    """Play chunk after chunk, here or in worker processes; yields the results as they come.

    Bots from outside always play in a process of their own, which can be ended.
    """
    first = list(islice(chunks, 2))
    every = chain(first, chunks)
    if any(map(is_outside, run.bots)) or (workers > 1 and len(first) > 1):
        return play_in_processes(run, every, workers)
    return play_here(run, every)


def play_here(run: Run, chunks: Iterator[Matches]) -> Generator[MatchResult, None, None]:
    for chunk in chunks:
        player = MatchPlayer(run)
        yield from map(player.play, chunk)


def chunks_of(matches: Iterator[ScheduledMatch], count: int, workers: int) -> Iterator[Matches]:
    """Matches in chunks, each large enough to be worth sending and small enough to share out the last ones."""
    size = max(1, min(LARGEST_CHUNK, -(-count // (max(workers, 1) * CHUNKS_PER_WORKER))))
    while chunk := tuple(islice(matches, size)):
        yield chunk


class RunDigest:
    """One hash over many matches, in their order."""

    def __init__(self) -> None:
        self.hash = sha256()
        self.separator = ""

    def add(self, result: MatchResult) -> None:
        self.hash.update(f"{self.separator}{result.digest}".encode())
        self.separator = "\n"

    def hex(self) -> str:
        return self.hash.hexdigest()
