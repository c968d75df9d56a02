"""The timeline of a match: which timers are running, which moves are scheduled, and what is due next.

Times are seconds since the start of the match. Nothing here reads a clock: a playout keeps virtual time, the terminal
and the server pass in their own.
"""

from collections.abc import Sequence
from typing import Any

from saucer.engine.game import AnyGame
from saucer.engine.types import Seat, Timer, TimeUp


class RunningTimer:
    """A timer of the game and the time at which it started."""

    def __init__(self, timer: Timer, started: float) -> None:
        self.timer = timer
        self.started = started
        self.rings_at: float = started + timer.seconds


class Due:
    """What happens at `time`: the move of a seat, or a timer that rings. Then there is no seat and the move is TimeUp.

    A seat that is due without a move has used up its time to decide.
    """

    def __init__(self, time: float, seat: Seat | None, move: Any, timer: Timer | None = None) -> None:
        self.time = time
        self.seat = seat
        self.move = move
        self.timer = timer


class Timeline:
    """Running timers and scheduled moves of one match."""

    def __init__(self, game: AnyGame) -> None:
        self.rules = game.rules
        self.has_timers = game.rules.is_timed
        self.latest = 0.0
        """Time of the latest step. Whatever starts running starts then."""
        self.timers: dict[tuple[str, int], RunningTimer] = {}
        self.scheduled: list[Due] = []
        """At most one per seat."""

    # Timers

    def update_timers(self, state: Any) -> None:
        """Start the timers that are new in `state` and drop those that stopped. Others keep running."""
        if not self.has_timers:
            return
        running: dict[tuple[str, int], RunningTimer] = {}
        for timer in self.rules.clock(state):
            key = (timer.name, timer.since)
            before = self.timers.get(key)
            running[key] = RunningTimer(timer, self.latest) if before is None else before
        self.timers = running

    def is_running(self, timer: Timer) -> bool:
        """Whether this very timer still runs, rather than one of the same name that started later."""
        return (timer.name, timer.since) in self.timers

    def next_timer(self) -> RunningTimer | None:
        """The timer that rings first; of several at the same time, the first by name."""
        first: RunningTimer | None = None
        for running in self.timers.values():
            if first is None or ring_order(running) < ring_order(first):
                first = running
        return first

    # Scheduled moves

    def schedule(self, seat: Seat, move: Any, time: float) -> None:
        """Have `move` made at `time`. The seat must have nothing scheduled."""
        self.scheduled.append(Due(time, seat, move))

    def has_scheduled(self, seat: Seat) -> bool:
        for due in self.scheduled:
            if due.seat == seat:
                return True
        return False

    def drop_illegal_moves(self, state: Any, to_move: Sequence[Seat]) -> None:
        """Forget scheduled moves that the latest step has made impossible."""
        legal: list[Due] = []
        for due in self.scheduled:
            seat = due.seat
            if seat is not None and seat in to_move and due.move in self.rules.legal_moves(state, seat):
                legal.append(due)
        self.scheduled = legal

    def remove_scheduled(self, due: Due) -> None:
        """Remove a scheduled move, because it is being made."""
        self.scheduled.remove(due)

    # What is due

    def next_due(self) -> Due | None:
        """The first scheduled move or ringing timer, or None; at the same time, a timer comes before any move."""
        first: Due | None = None
        for due in self.scheduled:
            if first is None or due.time < first.time:
                first = due
        running = self.next_timer()
        if running is not None and (first is None or running.rings_at <= first.time):
            return Due(running.rings_at, None, TimeUp(running.timer.name), running.timer)
        return first


def ring_order(running: RunningTimer) -> tuple[float, str, int]:
    return running.rings_at, running.timer.name, running.timer.since
