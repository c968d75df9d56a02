"""The processes in which bots think; the event loop only waits for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from saucer.games import registered_addresses
from saucer.server.thinking import Task, Weighed, advise, choose, settle_in, solve

T = TypeVar("T")

MOST_HINTS = 8
TRIES = 3


class Pool:
    """Started when first needed, and again should a process die."""

    def __init__(self, workers: int) -> None:
        self.workers = max(1, workers)
        self.executor: ProcessPoolExecutor | None = None
        self.closed = False
        self.busy = 0
        self.hints = 0

    def ready(self) -> ProcessPoolExecutor:
        if self.executor is None:
            self.executor = ProcessPoolExecutor(
                self.workers,
                mp_context=get_context("spawn"),
                initializer=settle_in,
                initargs=(registered_addresses(),),
            )
        return self.executor

    async def run(self, function: Callable[..., T], *task: Any) -> T:
        """Think somewhere else. A process that was killed is replaced and asked again."""
        self.busy += 1
        try:
            for attempt in range(1, TRIES + 1):
                executor = self.ready()
                try:
                    return await asyncio.get_running_loop().run_in_executor(executor, function, *task)
                except BrokenProcessPool:
                    if self.executor is executor:
                        executor.shutdown(wait=False)
                        self.executor = None
                    if attempt == TRIES or self.closed:
                        raise
        finally:
            self.busy -= 1
        raise AssertionError("the last attempt returns or raises")

    async def choose(self, task: Task) -> tuple[int, float]:
        return await self.run(choose, task)

    async def advise(self, task: Task) -> list[Weighed]:
        self.hints += 1
        try:
            return await self.run(advise, task)
        finally:
            self.hints -= 1

    async def solve(self, game: str, question: str) -> str:
        return await self.run(solve, game, question)

    @property
    def is_full(self) -> bool:
        """Whether there are too many hints being thought about to take another."""
        return self.hints >= MOST_HINTS

    def close(self) -> None:
        """Think about nothing new; what is being thought about is thought to its end."""
        self.closed = True
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)
            self.executor = None
