"""Worker processes that play matches: started, watched, ended with the program, and replaced where a bot hangs."""

import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from time import monotonic
from types import FrameType
from typing import Any

from saucer.engine.checked_player import RAISED, TIME
from saucer.engine.errors import SaucerError
from saucer.engine.registry import GameAddress
from saucer.games import register_addresses, registered_addresses
from saucer.lab.line_up import is_outside
from saucer.lab.play.match_player import MatchPlayer
from saucer.lab.play.match_result import (
    Forfeited,
    Matches,
    MatchResult,
    Run,
    ScheduledMatch,
    forfeited_result,
)
from saucer.lab.record_files import ENDING_SIGNALS, remove_temporary, signals_held

CONTEXT = get_context("spawn")
"""Processes are spawned, which works the same on every system."""
CHUNKS_AHEAD = 8
"""How many chunks per worker may be played before the oldest one is finished: results wait for it in memory."""
GRACE = 1.0
"""Seconds after the end of its time in which a bot may still be interrupted, before its process is ended."""
LOOK_EVERY = 0.2
"""Seconds between two looks at whether a bot hangs."""


class Terminated(SystemExit):
    """The program was asked to end, by SIGTERM or SIGHUP; exits with 128 and the number of the signal."""


# In a worker


def work(pipe: Connection, games: tuple[GameAddress, ...], run: Run, deciding: Any) -> None:
    """What a worker does: plays the matches it is sent, and sends each result as the match ends."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what bots print must not get into the report
    register_addresses(games)

    def announce(match: int, seat: int, step: int) -> None:
        deciding[:] = (deciding[0] + 1, match, seat, step)

    try:
        while chunk := pipe.recv():
            player = MatchPlayer(run, announce)
            for scheduled in chunk:
                pipe.send(player.play(scheduled))
    except SaucerError as error:
        pipe.send(SaucerError(str(error), error.key, **error.facts))
    except (EOFError, BrokenPipeError):
        return
    except Exception:  # noqa: BLE001 - whatever a game from outside raises, the program shows it
        pipe.send(RuntimeError(traceback.format_exc()))


def end_with_parent() -> None:
    """End this process when its parent is gone, however that ended."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# In the program


@dataclass
class MatchProcess:
    """One worker process, the matches it still has to play, and the decision its bot from outside is at."""

    process: Any
    pipe: Connection
    deciding: Any
    """Shared with the process: a count, and the match, the seat and the step of the decision; step 0 for none."""
    chunk: int = 0
    matches: list[ScheduledMatch] = field(default_factory=list)
    seen: tuple[int, float] = (0, 0.0)
    """The count that was seen last, and since when."""

    def send(self, number: int, matches: Matches) -> None:
        self.chunk = number
        self.matches = list(matches)
        self.pipe.send(matches)

    def finish(self, match: int) -> ScheduledMatch:
        """The match with this number, which is over."""
        scheduled = next(one for one in self.matches if one.number == match)
        self.matches.remove(scheduled)
        return scheduled

    def hangs_for(self) -> float:
        """For how many seconds a bot from outside has been at the same decision."""
        count, _match, _seat, step = self.deciding
        if not step or count != self.seen[0]:
            self.seen = (count, monotonic())
        return monotonic() - self.seen[1]

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class ProcessPool:
    """Workers that play the chunks of a run."""

    def __init__(self, run: Run, workers: int) -> None:
        self.run = run
        self.most = workers
        self.watched = any(map(is_outside, run.bots))
        self.workers: list[MatchProcess] = []
        self.chunks = 0

    def play(self, chunks: Iterator[Matches]) -> Iterator[MatchResult]:
        """The results of all matches, as they come."""
        self.send_more(chunks)
        while busy := [worker for worker in self.workers if worker.matches]:
            ready = wait([worker.pipe for worker in busy], LOOK_EVERY if self.watched else None)
            for worker in busy:
                if worker.pipe in ready:
                    yield self.receive(worker)
                elif self.watched and worker.hangs_for() > self.run.budget.limit + GRACE:
                    yield self.replace(worker, TIME, f"more than {self.run.budget.limit:g} s")
            self.send_more(chunks)

    def start(self) -> MatchProcess:
        """Start a worker. It never gets the signals that end a program: the program ends it."""
        here, there = CONTEXT.Pipe()
        deciding = CONTEXT.RawArray("q", 4)
        resource_tracker.ensure_running()
        process = CONTEXT.Process(
            target=work, args=(there, registered_addresses(), self.run, deciding), daemon=True
        )
        worker = MatchProcess(process, here, deciding)
        with signals_held():
            process.start()
            self.workers.append(worker)
        there.close()
        return worker

    def send_more(self, chunks: Iterator[Matches]) -> None:
        """Send chunks to idle workers, and to new ones while there may be more."""
        while self.has_room():
            chunk = next(chunks, None)
            if chunk is None:
                return
            idle = [worker for worker in self.workers if not worker.matches]
            self.chunks += 1
            try:
                (idle[0] if idle else self.start()).send(self.chunks, chunk)
            except OSError:
                raise lost_worker() from None

    def has_room(self) -> bool:
        """Whether a worker is free, and the oldest chunk not too far behind."""
        busy = [worker.chunk for worker in self.workers if worker.matches]
        return (
            len(busy) < self.most and self.chunks - min(busy, default=self.chunks) < CHUNKS_AHEAD * self.most
        )

    def receive(self, worker: MatchProcess) -> MatchResult:
        try:
            message = worker.pipe.recv()
        except (EOFError, OSError):
            if worker.deciding[3]:
                return self.replace(worker, RAISED, "it ended its process")
            raise lost_worker() from None
        if isinstance(message, Exception):
            raise message
        result: MatchResult = message
        worker.finish(result.number)
        return result

    def replace(self, worker: MatchProcess, reason: str, detail: str) -> MatchResult:
        """End a worker whose bot cannot be reached any more, and go on with another after that match."""
        _count, match, seat, step = worker.deciding
        scheduled = worker.finish(match)
        self.end(worker)
        if worker.matches:
            self.start().send(worker.chunk, tuple(worker.matches))
        return forfeited_result(self.run, scheduled, Forfeited(seat, step, reason, detail), 0.0)

    def end(self, worker: MatchProcess) -> None:
        """End a worker at once, and remove what it left half-written."""
        self.workers.remove(worker)
        worker.end()
        if self.run.records is not None and worker.process.pid is not None:
            remove_temporary(self.run.records, worker.process.pid)


def play_in_processes(
    run: Run, chunks: Iterator[Matches], workers: int
) -> Generator[MatchResult, None, None]:
    """Play in worker processes; yields results as they come. However this ends, no process is left."""
    pool = ProcessPool(run, workers)
    with ended_by_signals():
        try:
            yield from pool.play(chunks)
        finally:
            with signals_held():
                for worker in list(pool.workers):
                    pool.end(worker)


def lost_worker() -> SaucerError:
    return SaucerError(
        "a worker was ended from outside, or for lack of memory; try fewer --workers", "worker-lost"
    )


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Raise Terminated on SIGTERM and SIGHUP, unless this program already does something else about them."""
    before: dict[int, Callable[..., Any] | int | None] = {}
    if threading.current_thread() is threading.main_thread():
        for number in ENDING_SIGNALS:
            if signal.getsignal(number) == signal.SIG_DFL:
                before[number] = signal.signal(number, terminate)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def terminate(number: int, _frame: FrameType | None) -> None:
    raise Terminated(128 + number)
