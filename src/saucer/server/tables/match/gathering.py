"""The answers of a phase in which only some seats have a choice, kept until all of them are played together.

While they are gathered nothing is played, stored or sent to others, so neither the order nor the time of an answer
shows who had a choice. What is kept is lost with the server's memory: then all are asked again.
"""

from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable
from typing import Any

from saucer.engine.types import Seat

HURRY_SECONDS = 2.0


def do_nothing() -> None:
    """What is called once a match was stopped."""


class Gathering:
    """The kept answers of one match, and the time at which they are played.

    `play` is called `seconds` after the question. With 0 seconds it never is: answers wait until all are there.
    """

    def __init__(self, loop: AbstractEventLoop, seconds: float, play: Callable[[], None]) -> None:
        self.loop = loop
        self.seconds = seconds
        self.play = play
        self.is_on = False
        """Whether answers are gathered now: in a masked phase, in which only some of those asked have a choice."""
        self.answers: dict[Seat, Any] = {}
        self.deadline: TimerHandle | None = None
        self.left = seconds
        """The seconds left when the time starts to run."""

    def start(self) -> None:
        """Start the timer, unless it is running."""
        if self.deadline is None and self.seconds:
            self.deadline = self.loop.call_later(self.left, self.play)

    def pause(self) -> None:
        """Let the time stand still; answers are kept."""
        if self.deadline is not None:
            self.left = max(0.0, self.deadline.when() - self.loop.time())
            self.deadline.cancel()
            self.deadline = None

    def hurry(self) -> None:
        """Wait for a short time only, and a fixed one, so that it does not show how long bots search."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = self.loop.call_later(min(self.seconds, HURRY_SECONDS), self.play)

    def keep(self, seat: Seat, answer: Any) -> None:
        """Keep the answer of a seat, in place of an earlier one."""
        self.answers[seat] = answer

    def drop(self, seat: Seat) -> None:
        """Forget the answer of a seat."""
        self.answers.pop(seat, None)

    def take(self) -> dict[Seat, Any]:
        """Hand out all answers and begin again without any."""
        answers = self.answers
        self.clear()
        return answers

    def clear(self) -> None:
        """Forget all answers and stop the time."""
        self.answers = {}
        self.left = self.seconds
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def stop(self) -> None:
        """Play none of the answers."""
        self.clear()
        self.play = do_nothing
