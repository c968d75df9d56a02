"""Series of matches between bots, here or spread over processes, with the same results either way."""

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any

from saucer.engine.codec import Codec
from saucer.engine.errors import SaucerError
from saucer.engine.game import AnyGame
from saucer.engine.player import Playout
from saucer.engine.playout import match_of, play_out
from saucer.engine.record import digest_of, essence
from saucer.engine.registry import GameAddress
from saucer.engine.types import Seat
from saucer.games import register_addresses, registered_addresses
from saucer.lab.setup import Setup, Thinking, player
from saucer.lab.writing import write_record

LARGEST_CHUNK = 50
CHUNKS_PER_WORKER = 8

Progress = Callable[[int], None]
"""Told how many more matches are done."""


def no_progress(_matches: int) -> None:
    """Tell nobody."""


@dataclass(frozen=True)
class Pairing:
    """One match to be played: its number, its seed and the bot of each seat."""

    number: int
    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """What is kept of one match."""

    pairing: Pairing
    moves: int
    seconds: float
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """For each seat its part of the win."""
    sides: tuple[str, ...]
    """For each seat what it played for; none where all play for the same."""
    reason: str
    digest: str


@dataclass(frozen=True)
class Series:
    """Matches of one setup, to be played by the same bots."""

    setup: Setup
    thinking: Thinking
    pairings: tuple[Pairing, ...]
    record_dir: Path | None = None


def play(series: Series, workers: int = 1, progress: Progress = no_progress) -> list[Result]:
    """Play every match of a series and return the results in its order."""
    chunks = split(series, workers)
    if workers <= 1 or len(chunks) <= 1:
        return play_here(chunks, progress)
    return play_spread(chunks, workers, progress)


def play_here(chunks: list[Series], progress: Progress) -> list[Result]:
    results: list[Result] = []
    for chunk in chunks:
        results += play_chunk(chunk)
        progress(len(chunk.pairings))
    return results


def play_spread(chunks: list[Series], workers: int, progress: Progress) -> list[Result]:
    """Play in processes of their own. They are spawned, so that it works the same on every system."""
    pool = ProcessPoolExecutor(
        min(workers, len(chunks)),
        get_context("spawn"),
        initializer=start_worker,
        initargs=(registered_addresses(),),
    )
    try:
        futures = [pool.submit(play_chunk, chunk) for chunk in chunks]
        for done in as_completed(futures):
            progress(len(done.result()))
        return gather(futures)
    except BrokenProcessPool:
        raise SaucerError(
            "a worker was ended from outside, or for want of memory; try fewer --workers"
        ) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def gather(futures: Sequence[Future[list[Result]]]) -> list[Result]:
    return [result for future in futures for result in future.result()]


def start_worker(games: tuple[GameAddress, ...]) -> None:
    """Make the games of this program known to a worker, and let Ctrl-C end it without a message."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    register_addresses(games)


def split(series: Series, workers: int) -> list[Series]:
    pairings = series.pairings
    size = max(1, min(LARGEST_CHUNK, -(-len(pairings) // (max(workers, 1) * CHUNKS_PER_WORKER))))
    return [
        replace(series, pairings=pairings[first : first + size]) for first in range(0, len(pairings), size)
    ]


def play_chunk(series: Series) -> list[Result]:
    names = {name for pairing in series.pairings for name in pairing.bots}
    bots = {name: player(name, series.thinking) for name in names}
    options = series.setup.build_options()
    play_one = partial(play_match, series, options, bots, Writer(series.setup))
    return [play_one(pairing) for pairing in series.pairings]


class Writer:
    """Puts moves into plain values, each kind of move once."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.codec = Codec(setup.table)
        self.written: dict[Any, dict[str, Any]] = {}

    def write(self, move: Any) -> dict[str, Any]:
        if move not in self.written:
            self.written[move] = self.codec.encode(move)
        return self.written[move]

    def digest(self, game: AnyGame, seed: int, playout: Playout) -> str:
        """The fingerprint of a match: of all that its record holds, apart from times and digests between."""
        plays = [(play.seat, self.write(play.move)) for play in playout.plays]
        last = digest_of(game, playout.state, *plays[-1])
        setup = self.setup
        heading = [game.id, game.rules_version, setup.seats, setup.options, seed]
        return sha256(essence(heading, plays, last, playout.outcome)).hexdigest()


def play_match(
    series: Series, options: Any, bots: dict[str, Any], writer: Writer, pairing: Pairing
) -> Result:
    game, seats = series.setup.table, series.setup.seats
    players = [bots[name] for name in pairing.bots]
    before = process_time()
    playout = play_out(game, options, seats, pairing.seed, players)
    seconds = process_time() - before
    if series.record_dir is not None:
        match = match_of(game, options, seats, pairing.seed, playout.plays)
        write_record(match.record(), series.record_dir / f"match-{pairing.number:05}.json")
    outcome = playout.outcome
    shares = tuple(outcome.share(Seat(seat)) for seat in range(seats))
    digest = writer.digest(game, pairing.seed, playout)
    return Result(
        pairing, len(playout.plays), seconds, outcome.scores, shares, outcome.sides, outcome.reason, digest
    )


def digest_all(results: Sequence[Result]) -> str:
    """One fingerprint of many matches, in their order."""
    return sha256("\n".join(result.digest for result in results).encode()).hexdigest()
