"""Someone who follows a table: who they are, and how messages are sent to them."""

from asyncio import Task
from typing import Any, NamedTuple

import msgspec

from saucer.engine.types import Seat, Viewer
from saucer.server.guard.refusals import Refused
from saucer.server.metrics import Metrics
from saucer.server.protocol.messages import SendView

encode = msgspec.json.Encoder().encode


class KnownView(NamedTuple):
    """The message someone was sent last, its view as JSON, and the number of changes since the last whole one."""

    view: SendView
    json: bytes
    number: int


KnownViews = dict[int | None, KnownView]


class Subscriber:
    """A browser or a program at a table. How a message travels is up to the subclass."""

    known_views: KnownViews | None = None
    """For those who are sent changes, by viewer what the next one starts from; None for those who get whole views."""

    def __init__(self, holder: str | None, language: str) -> None:
        self.holder = holder
        self.language = language
        self.group = ""
        """The address group they come from; in memory only."""
        self.sits = True
        """Whether they came by the link that lets them sit."""
        self.seats: tuple[Seat, ...] = ()
        self.viewers: tuple[Viewer, ...] = ()
        """Whose views they are sent: those of their seats, or of the one they look from, or a spectator's."""
        self.has_curtain = False
        """Whether they are sent the views of one seat at a time: several people share their screen."""
        self.looks_from: Viewer = None
        """The seat in front of which the curtain is open, None while it is closed."""
        self.left_at: dict[Viewer, int] = {}
        """The number of steps that were sent when they last looked from a seat."""
        self.answered: tuple[Seat, ...] = ()
        """Their seats whose answers are kept, as they were last sent."""
        self.says_go_on = False
        """Whether they say themselves when a match goes on after they were away."""
        self.is_hidden = False
        """Whether their page has been out of sight for a while, such as behind another tab."""
        self.is_reading = False
        """Whether they read something that covers the board, such as the result of a round."""
        self.hint: Task[None] | None = None
        """The hint being computed for them."""

    def push(self, message: bytes) -> None:
        """Send an encoded message."""
        raise NotImplementedError

    def close(self, code: int) -> None:
        """Close the connection once everything is sent."""
        raise NotImplementedError

    def ping(self, now: float) -> None:
        """Measure the round trip."""
        raise NotImplementedError

    def send(self, message: Any) -> None:
        self.push(encode(message))


def send_refusal(
    metrics: Metrics,
    subscriber: Subscriber,
    refused: Refused,
    seat: Seat | None = None,
    ask: int | None = None,
) -> None:
    metrics.refused_total += 1
    subscriber.send(refused.message(subscriber.language, seat, ask))
