"""Match time, the timers of the game and the clocks of the players.

Match time is seconds since the start, and stands still while a table is out of memory, save at a puzzle of the day.
All else follows from the steps and their times, so that a table read back from the database has the clocks it had.
"""

from collections.abc import Collection
from time import monotonic
from typing import Any

from saucer.engine.game import AnyGame
from saucer.engine.timeline import Due, Timeline
from saucer.engine.types import Seat
from saucer.server.protocol.values import ClockInfo, ClockSetting, TimerInfo
from saucer.texts import texts

SPEED = 1.0
"""How fast match time passes; tests make slow games fast."""


def match_seconds(seconds: float) -> float:
    """The match time that passes in a number of seconds of real time."""
    return seconds * SPEED


class Clocks:
    """The clocks of one match."""

    def __init__(self, game: AnyGame, seats: int, setting: ClockSetting) -> None:
        self.game = game
        self.setting = setting
        self.timeline = Timeline(game)
        self.are_used = self.timeline.has_timers or setting.kind != "none"
        self.spent = [0.0] * seats
        self.decided = [0.0] * seats
        self.running: Collection[Seat] = ()
        self.started = monotonic()
        self.paused_at: float | None = None
        """The match time at which the clocks stand still."""

    @property
    def latest(self) -> float:
        """The time of the latest step."""
        return self.timeline.latest

    def resume(self, time: float) -> None:
        """Let match time go on from `time`."""
        self.started = monotonic() - time / SPEED
        self.paused_at = None

    def pause(self) -> None:
        """Let match time stand still until it is resumed."""
        self.paused_at = self.now()

    def jump_to(self, time: float) -> None:
        """Let match time be `time` at least."""
        if time > self.now():
            self.resume(time)

    def passed(self) -> float:
        """The match time that has passed, whatever should have rung meanwhile."""
        if self.paused_at is not None:
            return self.paused_at
        return match_seconds(monotonic() - self.started)

    def now(self) -> float:
        """Return match time. It stops when a timer rings, until the timer's move is made."""
        ringing = self.timeline.next_timer()
        return self.passed() if ringing is None else min(self.passed(), ringing.rings_at)

    def real_seconds(self, seconds: float) -> float:
        """The seconds of real time that so much match time takes."""
        return seconds / SPEED

    def wait_for(self, time: float) -> float:
        """The seconds of real time until match time will be `time`."""
        return self.real_seconds(max(0.0, time - self.now()))

    def seconds_left(self, seat: Seat, seconds: float) -> float:
        """The seconds of real time until a seat has had its present decision for `seconds` of match time."""
        return self.wait_for(self.decided[seat] + seconds)

    def update(self, state: Any, time: float, to_move: Collection[Seat], changed: list[Seat]) -> None:
        """Follow a step made at `time`, after which the seats in `changed` have new decisions."""
        for seat in self.running:
            self.spent[seat] += time - self.latest
        self.timeline.latest = time
        self.running = to_move
        for seat in changed:
            self.decided[seat] = time
        self.timeline.update_timers(state)

    def left(self, seat: Seat, now: float) -> float | None:
        """Return the seconds a seat has left, or None if players have no clocks."""
        if self.setting.kind == "none":
            return None
        runs = seat in self.running
        if self.setting.kind == "move":
            used = now - self.decided[seat] if runs else 0.0
        else:
            used = self.spent[seat] + (now - self.latest if runs else 0.0)
        return max(0.0, self.setting.seconds - used)

    def next_due(self, people: Collection[Seat]) -> Due | None:
        """The timer or the player's clock that runs out first; bots have no clocks."""
        first = self.timeline.next_due()
        if self.setting.kind == "none":
            return first
        now = self.now()
        for seat in self.running:
            if seat in people:
                time = now + (self.left(seat, now) or 0.0)
                if first is None or time < first.time:
                    first = Due(time, seat, None)
        return first

    def info(self, language: str) -> ClockInfo | None:
        """Return the clocks as clients are sent them, or None if there are none."""
        running_timers = self.timeline.timers.values()
        if not running_timers and self.setting.kind == "none":
            return None
        now = self.now()
        game_texts = texts(self.game.id, language)
        timers = tuple(
            TimerInfo(
                running.timer.name,
                game_texts.name("timer", running.timer.name),
                running.timer.seconds,
                round(max(0.0, running.rings_at - now), 3),
            )
            for running in running_timers
        )
        lefts = [self.left(Seat(seat), now) for seat in range(len(self.spent))]
        seconds = tuple(None if left is None else round(left, 3) for left in lefts)
        running = tuple(self.running) if self.setting.kind != "none" else ()
        return ClockInfo(timers, seconds, running)
