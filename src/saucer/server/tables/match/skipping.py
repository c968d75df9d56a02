"""Moves of bots that are made ahead of their time, because the only person at a table does not want to wait.

In a game with a pace of its own, such as a race against a glass, a bot's move comes a number of seconds after it was
asked. While this is skipped, each bot chooses at once, and match time jumps to the move or timer that comes first: what
happens is what would have happened, sooner.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from saucer.engine.types import Seat


class ScheduledMove(NamedTuple):
    """A move that a bot has chosen, for which decision, and the match time at which it is made."""

    seat: Seat
    number: int
    move: Any
    time: float


class Skipping:
    """Whether waiting is skipped, and what bots have chosen meanwhile."""

    def __init__(self) -> None:
        self.is_on = False
        self.scheduled: dict[Seat, ScheduledMove] = {}

    def stop(self) -> None:
        """Wait again; bots choose again too."""
        self.is_on = False
        self.scheduled.clear()

    def keep(self, scheduled: ScheduledMove) -> None:
        self.scheduled[scheduled.seat] = scheduled

    def has(self, seat: Seat, number: int) -> bool:
        """Whether a bot has chosen for this decision of a seat."""
        return seat in self.scheduled and self.scheduled[seat].number == number

    def first(self, number: Callable[[Seat], int]) -> ScheduledMove | None:
        """The move that comes first; those for earlier decisions are dropped."""
        self.scheduled = {seat: move for seat, move in self.scheduled.items() if move.number == number(seat)}
        return min(self.scheduled.values(), key=lambda move: (move.time, move.seat), default=None)
