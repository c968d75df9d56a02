"""Rings when the first timer or player's clock of a match runs out."""

from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable

from saucer.engine.timeline import Due


def ignore(_due: Due) -> None:
    """What is called once a match was stopped."""


class Alarm:
    """Calls `ring` at the time of what is due first."""

    def __init__(self, loop: AbstractEventLoop, ring: Callable[[Due], None]) -> None:
        self.loop = loop
        self.ring = ring
        self.handle: TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self.handle is not None

    def set(self, due: Due | None, seconds: float) -> None:
        """Ring in this number of seconds; without anything due, never."""
        self.cancel()
        if due is not None:
            self.handle = self.loop.call_later(seconds, self.on_time, due)

    def on_time(self, due: Due) -> None:
        self.handle = None
        self.ring(due)

    def cancel(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None

    def stop(self) -> None:
        """Never ring again."""
        self.cancel()
        self.ring = ignore
