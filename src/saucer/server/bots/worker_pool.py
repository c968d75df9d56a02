"""The worker processes in which bots search; the event loop only waits for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import TypeVar

from saucer.games import registered_addresses
from saucer.server.bots.decision import Task
from saucer.server.bots.worker import Weighed, advise, choose, forget, start_worker

T = TypeVar("T")

MOST_HINTS = 8
TRIES = 3


class Worker:
    """One process, started when first needed, and again should it die."""

    def __init__(self) -> None:
        self.executor: ProcessPoolExecutor | None = None
        self.busy = 0
        self.matches: set[int] = set()
        """The matches whose bots the process keeps."""

    def ready(self) -> ProcessPoolExecutor:
        if self.executor is None:
            self.executor = ProcessPoolExecutor(
                1,
                mp_context=get_context("spawn"),
                initializer=start_worker,
                initargs=(registered_addresses(),),
            )
        return self.executor

    async def run(self, function: Callable[[Task], T], task: Task) -> T:
        executor = self.ready()
        self.busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, function, task)
        except BrokenProcessPool:
            if self.executor is executor:
                executor.shutdown(wait=False)
                self.executor = None
                self.matches.clear()
            raise
        finally:
            self.busy -= 1

    def forget(self, match: int) -> None:
        if match in self.matches and self.executor is not None:
            with suppress(RuntimeError):
                self.executor.submit(forget, match)
        self.matches.discard(match)

    def stop(self) -> None:
        """Start nothing new; a search that is running is finished."""
        self.matches.clear()
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)
            self.executor = None


class WorkerPool:
    """A number of workers. A seat's bot stays with the worker that has it while no other is less busy."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(max(1, workers))]
        self.closed = False
        self.hints = 0

    @property
    def busy(self) -> int:
        """How many decisions are being searched or wait for it."""
        return sum(worker.busy for worker in self.workers)

    @property
    def is_full(self) -> bool:
        """Whether too many hints are being searched to take another."""
        return self.hints >= MOST_HINTS

    async def choose(self, task: Task) -> tuple[int, float]:
        """The place of the chosen move among the legal ones, and the seconds a player takes over it."""
        return await self.run(choose, task)

    async def advise(self, task: Task) -> list[Weighed]:
        """The few moves a search likes best."""
        self.hints += 1
        try:
            return await self.run(advise, task)
        finally:
            self.hints -= 1

    async def run(self, function: Callable[[Task], T], task: Task) -> T:
        """Run a task in a worker. A process that was killed is replaced and the task run again."""
        for _ in range(TRIES - 1):
            try:
                return await self.worker_for(task).run(function, task)
            except BrokenProcessPool:
                if self.closed:
                    raise
        return await self.worker_for(task).run(function, task)

    def worker_for(self, task: Task) -> Worker:
        """The least busy worker; among equals, the one that keeps the bots of the match."""
        worker = min(self.workers, key=lambda worker: (worker.busy, task.match not in worker.matches))
        worker.matches.add(task.match)
        return worker

    def forget(self, match: int) -> None:
        """Let the workers drop the bots of a match."""
        for worker in self.workers:
            worker.forget(match)

    def close(self) -> None:
        """Start nothing new; searches that are running are finished."""
        self.closed = True
        for worker in self.workers:
            worker.stop()
