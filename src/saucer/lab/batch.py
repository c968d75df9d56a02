"""Batches of matches between bots, played in this process or in several, with the same results."""

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any

from saucer.engine.codec import Codec
from saucer.engine.errors import SaucerError
from saucer.engine.match import Match
from saucer.engine.player import Playout
from saucer.engine.playout import play_out
from saucer.engine.record import digest_of, match_identity
from saucer.engine.registry import GameAddress
from saucer.engine.replay import play_steps
from saucer.engine.types import Seat
from saucer.games import register_addresses, registered_addresses
from saucer.lab.line_up import SearchBudget, make_player
from saucer.lab.match_setup import MatchSetup
from saucer.lab.record_files import write_record

LARGEST_CHUNK = 50
CHUNKS_PER_WORKER = 8

Progress = Callable[[int], None]
"""Called with the number of matches that were finished since the last call."""


def no_progress(_matches: int) -> None:
    """Report nothing."""


@dataclass(frozen=True)
class ScheduledMatch:
    """One match to be played: its number, its seed and the bot of each seat."""

    number: int
    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class MatchResult:
    """What is kept of one match."""

    scheduled: ScheduledMatch
    moves: int
    seconds: float
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """The share of the win of each seat."""
    sides: tuple[str, ...]
    """What each seat played for; empty where all play for the same."""
    reason: str
    digest: str


@dataclass(frozen=True)
class Batch:
    """Matches of the same game, seats and options."""

    setup: MatchSetup
    budget: SearchBudget
    matches: tuple[ScheduledMatch, ...]
    record_dir: Path | None = None


def play_batch(batch: Batch, workers: int = 1, progress: Progress = no_progress) -> list[MatchResult]:
    """Play every match of a batch and return the results in the same order."""
    chunks = split(batch, workers)
    if workers <= 1 or len(chunks) <= 1:
        return play_here(chunks, progress)
    return play_in_processes(chunks, workers, progress)


def play_here(chunks: list[Batch], progress: Progress) -> list[MatchResult]:
    results: list[MatchResult] = []
    for chunk in chunks:
        results += play_chunk(chunk)
        progress(len(chunk.matches))
    return results


def play_in_processes(chunks: list[Batch], workers: int, progress: Progress) -> list[MatchResult]:
    """Play in worker processes. They are spawned, which works the same on every system."""
    pool = ProcessPoolExecutor(
        min(workers, len(chunks)),
        get_context("spawn"),
        initializer=prepare_worker,
        initargs=(registered_addresses(),),
    )
    try:
        futures = [pool.submit(play_chunk, chunk) for chunk in chunks]
        for done in as_completed(futures):
            progress(len(done.result()))
        return gather(futures)
    except BrokenProcessPool:
        raise SaucerError(
            "a worker was ended from outside, or for lack of memory; try fewer --workers"
        ) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def gather(futures: Sequence[Future[list[MatchResult]]]) -> list[MatchResult]:
    return [result for future in futures for result in future.result()]


def prepare_worker(games: tuple[GameAddress, ...]) -> None:
    """Make the games of this program known to a worker, and let Ctrl-C end it without a message."""
    register_addresses(games)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def split(batch: Batch, workers: int) -> list[Batch]:
    matches = batch.matches
    size = max(1, min(LARGEST_CHUNK, -(-len(matches) // (max(workers, 1) * CHUNKS_PER_WORKER))))
    return [replace(batch, matches=matches[first : first + size]) for first in range(0, len(matches), size)]


def play_chunk(chunk: Batch) -> list[MatchResult]:
    player = BatchPlayer(chunk)
    return [player.play(scheduled) for scheduled in chunk.matches]


class BatchPlayer:
    """Plays matches of one batch, with the same bots and options throughout."""

    def __init__(self, batch: Batch) -> None:
        self.setup = batch.setup
        self.game = batch.setup.game
        self.options = batch.setup.options()
        self.record_dir = batch.record_dir
        names = {name for scheduled in batch.matches for name in scheduled.bots}
        self.bots = {name: make_player(name, batch.budget) for name in names}
        self.codec = Codec(self.game)
        self.encoded: dict[Any, dict[str, Any]] = {}

    def play(self, scheduled: ScheduledMatch) -> MatchResult:
        seats = self.setup.seats
        players = [self.bots[name] for name in scheduled.bots]
        before = process_time()
        playout = play_out(self.game, self.options, seats, scheduled.seed, players)
        seconds = process_time() - before
        if self.record_dir is not None:
            self.write_record(scheduled, playout, self.record_dir)
        outcome = playout.outcome
        return MatchResult(
            scheduled=scheduled,
            moves=len(playout.moves),
            seconds=seconds,
            scores=outcome.scores,
            shares=tuple(outcome.share(Seat(seat)) for seat in range(seats)),
            sides=outcome.sides,
            reason=outcome.reason,
            digest=self.digest(scheduled.seed, playout),
        )

    def write_record(self, scheduled: ScheduledMatch, playout: Playout, directory: Path) -> None:
        match = Match(self.game, self.options, self.setup.seats, scheduled.seed)
        play_steps(match, playout.moves)
        write_record(match.record(), directory / f"match-{scheduled.number:05}.json")

    def digest(self, seed: int, playout: Playout) -> str:
        """A hash of all that the record of a match contains, apart from times and the digests between."""
        moves = [(played.seat, self.encode(played.move)) for played in playout.moves]
        last = digest_of(self.game, playout.state, *moves[-1])
        game, setup = self.game, self.setup
        heading = [game.id, game.rules_version, setup.seats, setup.plain_options, seed]
        return sha256(match_identity(heading, moves, last, playout.outcome)).hexdigest()

    def encode(self, move: Any) -> dict[str, Any]:
        """A move as plain values, cached: the same moves are made often."""
        if move not in self.encoded:
            self.encoded[move] = self.codec.encode(move)
        return self.encoded[move]


def digest_all(results: Sequence[MatchResult]) -> str:
    """One hash over many matches, in their order."""
    return sha256("\n".join(result.digest for result in results).encode()).hexdigest()
