"""Bots from outside, by their address `module:Class`, each decision of theirs with a limit of time."""

import re
import signal
import threading
from collections.abc import Callable
from importlib import import_module
from time import monotonic
from types import FrameType
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.checked_player import TooSlow, one_line
from saucer.engine.errors import BadOptions
from saucer.engine.player import DEFAULT_LEVEL, LEVELS, Player

ADDRESS = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")
DEFAULT_LIMIT = 10.0
LONGEST_LIMIT = 3600.0
SECOND_ALARM = 0.1
"""Seconds after which a bot that ignored the end of its time is interrupted again."""


class OutOfTime(BaseException):
    """Interrupts a bot. Not an Exception, so that bots do not catch it by accident."""


def check_limit(seconds: float) -> None:
    """Raise BadOptions for a limit that makes no sense."""
    if not 0 < seconds <= LONGEST_LIMIT:
        message = f"bots take more than 0 seconds and at most {LONGEST_LIMIT:g}, not {seconds:g}"
        raise BadOptions(message, "limit-seconds", most=f"{LONGEST_LIMIT:g}", came=f"{seconds:g}")


def load_bot(address: str) -> Callable[[], Player]:
    """The class at an address. Raises BadOptions where there is none that can choose."""
    module, _, name = address.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (Exception, SystemExit) as error:
        raise no_bot_at(address, one_line(error)) from error
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise no_bot_at(address, f"{name} is not a class with a method `choose`")
    return found


def no_bot_at(address: str, problem: str) -> BadOptions:
    message = f"there is no bot at {address!r}: {problem}"
    return BadOptions(message, "no-bot-at", bot=address, problem=problem)


class OutsidePlayer(Player):
    """A bot from outside that plays one match: made at its first decision, and interrupted when its time is up."""

    def __init__(self, make: Callable[[], Player], limit: float) -> None:
        level = getattr(make, "level", DEFAULT_LEVEL)
        self.level = level if level in LEVELS else DEFAULT_LEVEL
        self.blind = bool(getattr(make, "blind", False))
        self.make = make
        self.limit = limit
        self.bot: Player | None = None

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        return within(self.limit, lambda: self.decide(view, moves, rng))

    def decide(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        if self.bot is None:
            self.bot = self.make()
        return self.bot.choose(view, moves, rng)


def within(seconds: float, decide: Callable[[], Any]) -> Any:
    """What `decide` returns. Raises TooSlow where that takes longer; without alarms, only once it has returned."""
    before = monotonic()
    chosen = TimeAlarm(seconds).run(decide) if has_alarms() else decide()
    if monotonic() - before > seconds:
        raise too_slow(seconds)
    return chosen


def too_slow(seconds: float) -> TooSlow:
    return TooSlow(f"more than {seconds:g} s")


def has_alarms() -> bool:
    """Whether this thread can be interrupted: on POSIX systems, the main thread of a process."""
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


class TimeAlarm:
    """Interrupts a function when its time is up, and again and again if it goes on."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.is_set = True

    def run(self, decide: Callable[[], Any]) -> Any:
        before = signal.signal(signal.SIGALRM, self.ring)
        try:
            signal.setitimer(signal.ITIMER_REAL, self.seconds, SECOND_ALARM)
            return decide()
        except OutOfTime:
            raise too_slow(self.seconds) from None
        finally:
            self.is_set = False
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def ring(self, _signal: int, _frame: FrameType | None) -> None:
        if self.is_set:
            raise OutOfTime
