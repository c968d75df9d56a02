"""How long bots wait before a move, so that people can follow and timing reveals nothing hidden.

Where several seats are asked at once, steps that nobody sees are made as soon as they are chosen. The first one that
shows comes one pause after the seat was asked, in the order of the seats, so it does not show how many came before it.
"""

from asyncio import AbstractEventLoop
from collections.abc import Collection
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.match import Match
from saucer.engine.types import Seat, Viewer
from saucer.server.protocol.values import Pace

PACES: dict[Pace, float] = {"calm": 3.0, "normal": 1.0, "fast": 0.2}
"""How long pauses are, in usual ones."""
APART = 0.001
"""Seconds between the moves of two seats that answer together."""


class Pauses:
    """The pauses of the bots of one match; `seconds` is the usual one."""

    def __init__(self, match: Match, loop: AbstractEventLoop, seconds: float) -> None:
        self.match = match
        self.loop = loop
        self.usual = self.seconds = seconds
        self.has_pace = match.game.bots.has_pace
        self.asked_at: dict[Seat, float] = {}
        """When each seat was asked what it decides now, steps of its own that nobody saw included."""

    def set_pace(self, pace: Pace) -> None:
        """Let pauses be shorter or longer from now on."""
        self.seconds = self.usual * PACES[pace]

    def update(self, mover: Viewer, changed: list[Seat]) -> None:
        """Follow a step of `mover`, after which the seats in `changed` have new decisions."""
        now = self.loop.time()
        for seat in changed:
            if seat != mover or self.match.steps[-1].events:
                self.asked_at[seat] = now

    def before(self, seat: Seat, to_move: Collection[Seat]) -> float | None:
        """Return the least time before a seat's move, or None if that depends on the move."""
        if self.is_together(to_move):
            return None
        return 0.0 if self.is_preparing(seat) else self.seconds

    def after(self, seat: Seat, move: Any, to_move: Collection[Seat]) -> float:
        """How long a move waits once it is chosen."""
        if not self.seconds or not self.is_together(to_move) or not self.is_seen(seat, move, to_move):
            return 0.0
        return max(0.0, self.asked_at[seat] + self.seconds + APART * seat - self.loop.time())

    def is_together(self, to_move: Collection[Seat]) -> bool:
        """Whether several are asked at once, in a game that does not say itself how long a move takes."""
        return len(to_move) > 1 and not self.has_pace

    def is_preparing(self, seat: Seat) -> bool:
        """Whether the seat's latest step showed nothing to anybody, so that no pause is needed."""
        latest = self.match.steps[-1:]
        return bool(latest) and latest[0].seat == seat and not latest[0].events

    def is_seen(self, seat: Seat, move: Any, to_move: Collection[Seat]) -> bool:
        """Whether a move shows anything to others: tried on a copy of the state."""
        game, match = self.match.game, self.match
        state = game.states.copy(match.state)
        events = game.rules.advance(state, seat, move, Chance(match.seed, match.count + 1))
        return bool(events) or tuple(game.rules.to_move(state)) != tuple(to_move)
