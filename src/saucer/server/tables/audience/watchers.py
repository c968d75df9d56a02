"""How many people watch a table: sent to everyone there, at most once a second."""

from asyncio import TimerHandle, get_running_loop

from saucer.server.protocol.messages import SendWatchers
from saucer.server.tables.audience.seating import Seating
from saucer.server.tables.audience.subscriber import encode

SECONDS = 1.0


class WatcherCount:
    """Sends the number of watchers when it has changed, at most once a second."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.sent_at = float("-inf")
        self.timer: TimerHandle | None = None

    def on_change(self) -> None:
        """Send the number soon."""
        if self.timer is None:
            loop = get_running_loop()
            self.timer = loop.call_at(max(loop.time(), self.sent_at + SECONDS), self.send)

    def send(self) -> None:
        self.timer = None
        self.sent_at = get_running_loop().time()
        message = encode(SendWatchers(self.seating.count_watchers()))
        for subscriber in list(self.seating.subscribers):
            subscriber.push(message)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
