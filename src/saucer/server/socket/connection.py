"""An open socket: who is at the other end, and what is still to be sent there."""

from asyncio import Task, create_task
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from contextvars import copy_context
from types import coroutine
from typing import Any

from saucer.server.guard.limits import Bucket
from saucer.server.protocol.messages import SendPing
from saucer.server.socket.raw_protocol import CLOSE_SECONDS, TOO_SLOW, RawWebSocket
from saucer.server.tables.audience.subscriber import Subscriber

MOST_WAITING = 1_000_000
"""How many bytes may wait for a slow reader."""
PINGS_REMEMBERED = 8

Send = Callable[[Any], Coroutine[Any, Any, None]]


@coroutine
def go_on(begun: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Continue a coroutine that was started outside a task and now waits for something."""
    with suppress(StopIteration):
        while True:
            waits_for = begun.send((yield waits_for))


class Connection(Subscriber):
    """A subscriber's socket. What it cannot take yet waits in `unsent`, so that a slow reader delays nobody else."""

    def __init__(self, asgi_send: Send, holder: str | None, language: str, bucket: Bucket) -> None:
        super().__init__(holder, language)
        self.asgi_send = asgi_send
        self.bucket = bucket
        self.raw_socket: RawWebSocket | None = None
        self.unsent: deque[tuple[Any, int]] = deque()
        self.waiting = 0
        self.closing: int | None = None
        self.excess = 0
        self.pings: dict[int, float] = {}
        self.next_ping = 0
        self.trips: deque[float] = deque(maxlen=PINGS_REMEMBERED)
        self.sender: Task[None] | None = None
        self.context = copy_context()
        """In which the socket was opened: the address that opened it pays for what it asks for."""
        self.answers: set[Task[None]] = set()

    def start(self, answer: Coroutine[Any, Any, None]) -> None:
        """Answer in a task, because it takes a while."""
        task = create_task(answer, context=self.context)
        self.answers.add(task)
        task.add_done_callback(self.answers.discard)

    def push(self, message: bytes) -> None:
        """Send a message now, or keep it in `unsent`. A reader that is far too slow is cut off, and may come back."""
        if self.closing is not None:
            return
        if self.waiting > MOST_WAITING:
            self.let_go(TOO_SLOW)
            return
        if self.sender is None and self.raw_socket is not None and self.raw_socket.send_text(message):
            return
        self.send_event({"type": "websocket.send", "text": message.decode()}, len(message))

    def send_event(self, event: Any, size: int = 0) -> None:
        """Send without a task, which is nearly always possible; otherwise a task sends the rest."""
        if self.sender is not None:
            self.unsent.append((event, size))
            self.waiting += size
            return
        sending = self.asgi_send(event)
        try:
            waits_for = sending.send(None)
        except (StopIteration, RuntimeError, OSError):
            return
        self.sender = create_task(self.drain(go_on(sending, waits_for)))

    async def drain(self, begun: Any) -> None:
        """Send everything in `unsent`, one after the other."""
        with suppress(RuntimeError, OSError):
            await begun
            while self.unsent:
                event, size = self.unsent.popleft()
                await self.asgi_send(event)
                self.waiting -= size
        self.sender = None

    def close(self, code: int) -> None:
        """Close once everything is sent."""
        if self.closing is None:
            self.closing = code
            self.send_event({"type": "websocket.close", "code": code, "reason": ""})
            if self.raw_socket is not None:
                self.raw_socket.cut_in(CLOSE_SECONDS)

    def let_go(self, code: int) -> None:
        """Close at once, with nothing more sent, whether the client reads or not."""
        self.unsent.clear()
        if self.raw_socket is None:
            self.close(code)
        elif self.closing is None:
            self.closing = code
            self.raw_socket.let_go(code)

    # Round trips

    def ping(self, now: float) -> None:
        self.next_ping += 1
        if len(self.pings) < PINGS_REMEMBERED:
            self.pings[self.next_ping] = now
            self.send(SendPing(self.next_ping))

    def pong(self, ping: int, now: float) -> None:
        sent = self.pings.pop(ping, None)
        if sent is not None:
            self.trips.append(now - sent)

    @property
    def round_trip(self) -> float:
        """Shortest recent round trip in seconds, or 0 if none was measured."""
        return min(self.trips, default=0.0)
