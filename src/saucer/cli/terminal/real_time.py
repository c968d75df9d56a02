"""Real time at the terminal: bots move at their own pace while the person types, and timers ring."""

import sys
from collections.abc import Callable
from time import monotonic
from typing import Any

from saucer.engine.match import Match
from saucer.engine.timeline import Due, Timeline
from saucer.engine.types import Seat

LINE_SECONDS = 6.0
"""How long typing a line is assumed to take where lines come from a file or a pipe."""


class RealTime:
    """The timeline of one match that is played in real time."""

    def __init__(self, match: Match, levels: dict[Seat, str], choose: Callable[[Seat], Any]) -> None:
        self.match = match
        self.levels = levels
        """The level of every bot, by seat."""
        self.choose = choose
        self.timeline = Timeline(match.game)
        self.is_live = sys.stdin.isatty()
        self.clock: Callable[[], float] = monotonic
        self.started = self.clock()
        self.skipped = 0.0

    def now(self) -> float:
        """Seconds since the match began, including waiting that was skipped."""
        return self.skipped + (self.clock() - self.started if self.is_live else 0.0)

    def line_typed(self) -> None:
        """Advance the clock for a line that came from a file or a pipe."""
        if not self.is_live:
            self.skipped += LINE_SECONDS

    def catch_up(self) -> None:
        """Make every move that is due by now."""
        due = self.next_due()
        while due is not None and due.time <= self.now():
            self.make(due)
            due = self.next_due()

    def skip_wait(self) -> None:
        """Make the next move that is due at once, instead of waiting for it."""
        due = self.next_due()
        assert due is not None, "somebody is to move, or a timer is running"
        self.skipped += max(0.0, due.time - self.now())
        self.make(due)

    def make(self, due: Due) -> None:
        if due.seat is not None:
            self.timeline.remove_scheduled(due)
        self.timeline.latest = due.time
        self.match.play(due.seat, due.move, due.time)

    def next_due(self) -> Due | None:
        """The bot's move or the timer that comes first."""
        to_move = self.match.to_move
        if not to_move:
            return None
        self.timeline.drop_illegal_moves(self.match.state, to_move)
        for seat in to_move:
            if seat in self.levels and not self.timeline.has_scheduled(seat):
                self.schedule_move(seat)
        self.timeline.update_timers(self.match.state)
        return self.timeline.next_due()

    def schedule_move(self, seat: Seat) -> None:
        """Let a bot choose a move and take its time over it."""
        match, move = self.match, self.choose(seat)
        seconds = match.game.bots.pace(match.state, seat, move, self.levels[seat])
        self.timeline.schedule(seat, move, self.timeline.latest + seconds)

    def person_moved(self) -> None:
        self.timeline.latest = self.now()

    def time_left(self) -> tuple[str, float] | None:
        """The timer that rings first and the seconds it has left, or None if none is running."""
        self.timeline.update_timers(self.match.state)
        running = self.timeline.next_timer()
        return None if running is None else (running.timer.name, max(0.0, running.rings_at - self.now()))
