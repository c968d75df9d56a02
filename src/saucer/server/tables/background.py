"""Work that would hold the event loop for too long: it is done in a thread, one piece after the other.

Threads of Python take turns: while one computes, the event loop waits. The work is therefore cut into pieces of two
milliseconds, and between them the thread sleeps, so that whatever else there is to do is done first.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, nullcontext
from time import perf_counter, sleep
from typing import TypeVar
from weakref import WeakValueDictionary

from saucer.server.guard.cpu_time import CALLER, Caller

PIECE = 0.002
REST = 0.0005

T = TypeVar("T")


def in_pieces(parts: Iterable[T]) -> Iterator[T]:
    """Go through `parts` in a thread, with a rest whenever the caller has worked on them for a while."""
    began = perf_counter()
    for part in parts:
        if perf_counter() - began > PIECE:
            sleep(REST)
            began = perf_counter()
        yield part


class Background:
    """A thread for one piece of work at a time. Groups of addresses take turns, and pay for what they have done."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.groups: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """For each group that waits, a lock held by the first of its requests; the others wait behind it."""

    @asynccontextmanager
    async def reserve(self) -> AsyncIterator[None]:
        """Wait until the thread is free. Raises Refused where the budget of the caller is used up by then."""
        caller = CALLER.get()
        async with self.group_lock(caller), self.lock:
            if caller is not None:
                caller.require_budget()
            yield

    def group_lock(self, caller: Caller | None) -> "asyncio.Lock | nullcontext[None]":
        return nullcontext() if caller is None else self.groups.setdefault(caller.group, asyncio.Lock())

    async def run(self, work: Callable[[], T]) -> T:
        """Do something in the thread, within a reservation; the caller pays for it."""
        caller = CALLER.get()
        if caller is None:
            return await asyncio.to_thread(work)
        return await run_for(caller, work)


async def run_for(caller: Caller, work: Callable[[], T]) -> T:
    spent = 0.0

    def measured() -> T:
        nonlocal spent
        began = caller.cpu_clock()
        try:
            return work()
        finally:
            spent = caller.cpu_clock() - began

    try:
        return await asyncio.to_thread(measured)
    finally:
        caller.pay(spent)
