"""Waiting for something a server does in its own thread, and having it do something there."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from threading import Event
from typing import Any, TypeVar

from tests.server.support.driving import PATIENCE, Running

T = TypeVar("T")


def wait_for(condition: Callable[[], Any]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)


def on_loop(server: Running, act: Callable[[], None]) -> None:
    """Do something in the thread of the server, in one turn of its event loop."""
    done = Event()

    def run() -> None:
        act()
        done.set()

    server.hub.all_tables()[0].live_match.loop.call_soon_threadsafe(run)
    assert done.wait(PATIENCE)


def run_out(server: Running, code: str) -> None:
    """Have the clock of a match that runs out first do so now, and no other."""
    match = server.hub.tables[code].live_match

    def jump() -> None:
        due = match.clocks.next_due(())
        assert due is not None, "no clock is running"
        match.clocks.resume(due.time)
        match.go_on()

    on_loop(server, jump)


def in_loop(server: Running, work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns that is run by the server."""
    loop = server.hub.chores[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(60.0)
