"""Match time, the timers of the game and the clocks of the players.

Match time is seconds since the start, and stands still while the server is down. All else follows from the steps and
their times, so that a table read back from the database has the clocks it had.
"""

from collections.abc import Collection
from time import monotonic
from typing import Any, NamedTuple

from saucer.engine.game import AnyGame, no_clock
from saucer.engine.types import Seat, Timer
from saucer.server.protocol.values import ClockInfo, ClockSetting, TimerInfo
from saucer.texts import texts

SPEED = 1.0
"""How fast match time passes; tests make slow games fast."""


class Due(NamedTuple):
    """What happens next by itself: at `time` a timer rings, or a seat has used up its clock."""

    time: float
    timer: Timer | None = None
    seat: Seat | None = None


class Ring(NamedTuple):
    """A running timer and when it began."""

    timer: Timer
    began: float


class Clocks:
    """The clocks of one match."""

    def __init__(self, game: AnyGame, seats: int, setting: ClockSetting) -> None:
        self.game = game
        self.setting = setting
        self.timed = game.clock is not no_clock
        self.are_used = self.timed or setting.kind != "none"
        self.rings: dict[tuple[str, int], Ring] = {}
        self.spent = [0.0] * seats
        self.decided = [0.0] * seats
        self.running: Collection[Seat] = ()
        self.last = 0.0
        self.started = monotonic()

    def resume(self, time: float) -> None:
        """Let match time go on from `time`."""
        self.started = monotonic() - time / SPEED

    def now(self) -> float:
        return (monotonic() - self.started) * SPEED

    def real_seconds(self, seconds: float) -> float:
        """The seconds of real time that so much match time takes."""
        return seconds / SPEED

    def wait_for(self, time: float) -> float:
        """The seconds of real time until match time will be `time`."""
        return self.real_seconds(max(0.0, time - self.now()))

    def update(self, state: Any, time: float, to_move: Collection[Seat], changed: list[Seat]) -> None:
        """Follow a step made at `time`, after which the seats in `changed` have new decisions."""
        for seat in self.running:
            self.spent[seat] += time - self.last
        self.last = time
        self.running = to_move
        for seat in changed:
            self.decided[seat] = time
        if self.timed:
            keyed = {(timer.name, timer.since): timer for timer in self.game.clock(state)}
            self.rings = {key: self.rings.get(key, Ring(timer, time)) for key, timer in keyed.items()}

    def left(self, seat: Seat, now: float) -> float | None:
        """The seconds a seat has left; None where players have no clocks."""
        if self.setting.kind == "none":
            return None
        runs = seat in self.running
        if self.setting.kind == "move":
            used = now - self.decided[seat] if runs else 0.0
        else:
            used = self.spent[seat] + (now - self.last if runs else 0.0)
        return max(0.0, self.setting.seconds - used)

    def next_due(self, people: Collection[Seat]) -> Due | None:
        """What comes first; only people have clocks that run out."""
        due = [Due(ring.began + ring.timer.seconds, timer=ring.timer) for ring in self.rings.values()]
        if self.setting.kind != "none":
            now = self.now()
            for seat in self.running:
                if seat in people:
                    due.append(Due(now + (self.left(seat, now) or 0.0), seat=seat))
        return min(due, key=lambda moment: moment.time) if due else None

    def info(self, language: str) -> ClockInfo | None:
        """The clocks as clients are sent them; None where there are none."""
        if not self.rings and self.setting.kind == "none":
            return None
        now = self.now()
        words = texts(self.game.id, language)
        timers = tuple(
            TimerInfo(
                ring.timer.name,
                words.name("timer", ring.timer.name),
                ring.timer.seconds,
                round(max(0.0, ring.began + ring.timer.seconds - now), 3),
            )
            for ring in self.rings.values()
        )
        lefts = [self.left(Seat(seat), now) for seat in range(len(self.spent))]
        seconds = tuple(None if left is None else round(left, 3) for left in lefts)
        running = tuple(self.running) if self.setting.kind != "none" else ()
        return ClockInfo(timers, seconds, running)
