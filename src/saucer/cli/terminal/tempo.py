"""Real time at the terminal: bots move at their own pace while the person types, and clocks run out."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from saucer.engine.match import Match
from saucer.engine.types import Seat, TimeUp

LINE_SECONDS = 6.0
"""How long typing a line is taken to last where lines come from a file or a pipe."""


@dataclass(frozen=True)
class Due:
    """A move that will be made at `time`: a bot's, or the clock's when there is no seat."""

    seat: Seat | None
    move: Any
    time: float


class Tempo:
    """Keeps the time of one match that is played in real time."""

    def __init__(self, match: Match, levels: dict[Seat, str], choose: Callable[[Seat], Any]) -> None:
        self.match = match
        self.levels = levels
        self.choose = choose
        self.live = sys.stdin.isatty()
        self.started = monotonic()
        self.skipped = 0.0
        self.moment = 0.0
        """When the latest step happened."""
        self.pending: dict[Seat, Due] = {}
        self.rings: dict[tuple[str, int], float] = {}

    def now(self) -> float:
        """Seconds since the match began, waiting that was skipped included."""
        return self.skipped + (monotonic() - self.started if self.live else 0.0)

    def type_line(self) -> None:
        """A line was typed: where nobody really types, it took a while all the same."""
        if not self.live:
            self.skipped += LINE_SECONDS

    def catch_up(self) -> None:
        """Make every move that is due by now."""
        due = self.next_due()
        while due is not None and due.time <= self.now():
            self.make(due)
            due = self.next_due()

    def skip(self) -> None:
        """Do not wait for the next thing to happen: let it happen at once."""
        due = self.next_due()
        assert due is not None, "somebody is to move, or a clock is running"
        self.skipped += max(0.0, due.time - self.now())
        self.make(due)

    def make(self, due: Due) -> None:
        if due.seat is not None:
            del self.pending[due.seat]
        self.moment = due.time
        self.match.play(due.seat, due.move, due.time)

    def next_due(self) -> Due | None:
        """The bot's move or the ring that comes first."""
        if not self.match.to_move:
            return None
        self.decide()
        self.wind()
        dues = list(self.pending.values())
        dues += [Due(None, TimeUp(name), time) for (name, _), time in self.rings.items()]
        return min(dues, key=lambda due: (due.time, due.seat is not None), default=None)

    def decide(self) -> None:
        """See that every bot that may move has a legal move under way."""
        match = self.match
        for seat in list(self.pending):
            if self.pending[seat].move not in match.legal_moves(seat):
                del self.pending[seat]
        for seat in match.to_move:
            if seat in self.levels and seat not in self.pending:
                move = self.choose(seat)
                seconds = match.game.pace(match.state, seat, move, self.levels[seat])
                self.pending[seat] = Due(seat, move, self.moment + seconds)

    def wind(self) -> None:
        """Note when each running clock will ring. One that goes on running keeps its hour."""
        running = {
            (timer.name, timer.since): timer.seconds for timer in self.match.game.clock(self.match.state)
        }
        self.rings = {key: self.rings.get(key, self.moment + seconds) for key, seconds in running.items()}

    def acted(self) -> None:
        """The person has moved."""
        self.moment = self.now()

    def left(self) -> float | None:
        """The seconds until the first clock rings."""
        self.wind()
        return max(0.0, min(self.rings.values()) - self.now()) if self.rings else None
