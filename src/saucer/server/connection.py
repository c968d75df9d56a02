"""One open socket: who is at the other end, and what is still to be sent there."""

from asyncio import Event, Task, create_task
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.exceptions import WebSocketException

from saucer.server.limits import Bucket
from saucer.server.wire import TellPing

MOST_WAITING = 1_000_000
"""How many bytes may wait for a slow reader."""
PINGS_REMEMBERED = 8
TOO_SLOW = 4008

encode = msgspec.json.Encoder().encode


class Connection:
    """A viewer's socket. Messages wait in line here, so that a slow reader holds up nobody else."""

    def __init__(self, send: Callable[[Any], Any], holder: str | None, language: str, bucket: Bucket) -> None:
        self.send = send
        self.holder = holder
        self.language = language
        self.bucket = bucket
        self.sits = True
        self.line: deque[bytes] = deque()
        self.waiting = 0
        self.awake = Event()
        self.closing: int | None = None
        self.hinting = False
        self.hint: Task[None] | None = None
        self.excess = 0
        self.pings: dict[int, float] = {}
        self.next_ping = 0
        self.trips: deque[float] = deque(maxlen=PINGS_REMEMBERED)
        self.sender: Task[None] | None = None

    def start(self) -> None:
        self.sender = create_task(self.run())

    async def run(self) -> None:
        """Send whatever is in line until the socket closes."""
        with suppress(WebSocketException, RuntimeError, OSError):
            while self.closing is None or self.line:
                if not self.line:
                    self.awake.clear()
                    await self.awake.wait()
                while self.line:
                    message = self.line.popleft()
                    await self.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
                    self.waiting -= len(message)
            await self.send({"type": "websocket.close", "code": self.closing, "reason": ""})

    def push(self, message: bytes) -> None:
        """Put a message in line. Whoever reads far too slowly is cut off, and may come back."""
        if self.closing is not None:
            return
        if self.waiting > MOST_WAITING:
            self.line.clear()
            self.close(TOO_SLOW)
            return
        self.line.append(message)
        self.waiting += len(message)
        self.awake.set()

    def tell(self, message: Any) -> None:
        self.push(encode(message))

    def close(self, code: int) -> None:
        """Close once everything in line is sent."""
        if self.closing is None:
            self.closing = code
            self.awake.set()

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
