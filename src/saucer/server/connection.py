"""One open socket: who is at the other end, and what is still to be sent there."""

from asyncio import Task, create_task
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from types import coroutine
from typing import Any

import msgspec

from saucer.engine.types import Seat, Viewer
from saucer.server.limits import Bucket
from saucer.server.straight import Straight
from saucer.server.wire import TellPing

MOST_WAITING = 1_000_000
"""How many bytes may wait for a slow reader."""
PINGS_REMEMBERED = 8
TOO_SLOW = 4008

Send = Callable[[Any], Coroutine[Any, Any, None]]

encode = msgspec.json.Encoder().encode


@coroutine
def go_on(begun: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine that was begun outside of a task and has come to wait for something."""
    with suppress(StopIteration):
        while True:
            waits_for = begun.send((yield waits_for))


class Connection:
    """A viewer's socket. What it cannot take at once waits in line, so that a slow reader holds up nobody else."""

    def __init__(self, send: Send, holder: str | None, language: str, bucket: Bucket) -> None:
        self.send = send
        self.holder = holder
        self.language = language
        self.bucket = bucket
        self.straight: Straight | None = None
        self.sits = True
        self.seats: tuple[Seat, ...] = ()
        self.viewers: tuple[Viewer, ...] = ()
        self.line: deque[Any] = deque()
        self.waiting = 0
        self.closing: int | None = None
        self.hinting = False
        self.hint: Task[None] | None = None
        self.excess = 0
        self.pings: dict[int, float] = {}
        self.next_ping = 0
        self.trips: deque[float] = deque(maxlen=PINGS_REMEMBERED)
        self.sender: Task[None] | None = None

    def push(self, message: bytes) -> None:
        """Send a message, or put it in line. Whoever reads far too slowly is cut off, and may come back."""
        if self.closing is not None:
            return
        if self.waiting > MOST_WAITING:
            self.line.clear()
            self.close(TOO_SLOW)
            return
        if self.sender is None and self.straight is not None and self.straight.say(message):
            return
        self.hand_over({"type": "websocket.send", "text": message.decode()}, len(message))

    def hand_over(self, event: Any, size: int = 0) -> None:
        """Send without a task of its own, which is nearly always possible; the rest is left to one."""
        if self.sender is not None:
            self.line.append((event, size))
            self.waiting += size
            return
        sending = self.send(event)
        try:
            waits_for = sending.send(None)
        except (StopIteration, RuntimeError, OSError):
            return
        self.sender = create_task(self.drain(go_on(sending, waits_for)))

    async def drain(self, begun: Any) -> None:
        """Send whatever is in line, one after the other."""
        with suppress(RuntimeError, OSError):
            await begun
            while self.line:
                event, size = self.line.popleft()
                await self.send(event)
                self.waiting -= size
        self.sender = None

    def tell(self, message: Any) -> None:
        self.push(encode(message))

    def close(self, code: int) -> None:
        """Close once everything in line is sent."""
        if self.closing is None:
            self.closing = code
            self.hand_over({"type": "websocket.close", "code": code, "reason": ""})

    # The time a message takes

    def ping(self, now: float) -> None:
        self.next_ping += 1
        if len(self.pings) < PINGS_REMEMBERED:
            self.pings[self.next_ping] = now
            self.tell(TellPing(self.next_ping))

    def pong(self, ping: int, now: float) -> None:
        sent = self.pings.pop(ping, None)
        if sent is not None:
            self.trips.append(now - sent)

    @property
    def round_trip(self) -> float:
        """The shortest round trip of late; 0 while none is known."""
        return min(self.trips, default=0.0)
