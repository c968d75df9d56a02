"""Chooses moves for the seats of one match that bots play: own, lent, or of players out of time."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from saucer.engine.game import AnyGame
from saucer.engine.types import Seat
from saucer.server.bots.decision import BotDecision
from saucer.server.bots.worker_pool import WorkerPool
from saucer.server.metrics import Metrics


class Choosing(NamedTuple):
    """What is called with a seat, the number of its decision and the move that a bot has chosen for it: `pause` for how
    many seconds the move still waits, and then `on_choice`, with the seconds a player takes over the move.
    """

    pause: Callable[[Seat, int, Any], float]
    on_choice: Callable[[Seat, int, Any, float], None]


def no_pause(_seat: Seat, _number: int, _move: Any) -> float:
    """What is called once a match was stopped."""
    return 0.0


def ignore_choice(_seat: Seat, _number: int, _move: Any, _seconds: float) -> None:
    """What is called once a match was stopped."""


class BotSeats:
    """Lets bots choose for their seats, each at its own pace."""

    def __init__(
        self, match_number: int, game: AnyGame, pool: WorkerPool, metrics: Metrics, choosing: Choosing
    ) -> None:
        self.match_number = match_number
        self.pool = pool
        self.metrics = metrics
        self.choosing = choosing
        self.has_pace = game.bots.has_pace
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.decision_numbers: dict[Seat, int] = {}

    def is_thinking_about(self, seat: Seat, number: int) -> bool:
        """Whether a bot is choosing for this decision of a seat."""
        return seat in self.thinking and self.decision_numbers[seat] == number

    def think(
        self, decision: BotDecision, number: int, pause: float | None, left: Callable[[float], float]
    ) -> None:
        """Start to choose. The move comes after `pause` seconds at least, or at the pace of the game if that is
        slower; without a pause, as soon as it is known. `left` turns the seconds that a player takes over a move into
        those that are left of them.
        """
        seat = Seat(decision.seat)
        self.release([seat])
        self.decision_numbers[seat] = number
        self.thinking[seat] = asyncio.create_task(self.decide(decision, number, pause, left))

    async def decide(
        self, decision: BotDecision, number: int, pause: float | None, left: Callable[[float], float]
    ) -> None:
        clock = asyncio.get_running_loop().time
        began = clock()
        move, seconds = await self.choose(decision)
        if pause is not None:
            wait = began + pause - clock()
            await asyncio.sleep(max(0.0, wait, left(seconds) if self.has_pace else 0.0))
        seat = Seat(decision.seat)
        await asyncio.sleep(self.choosing.pause(seat, number, move))
        del self.thinking[seat]
        try:
            self.choosing.on_choice(seat, number, move, seconds)
        except Exception:  # noqa: BLE001 - the other tables go on
            self.metrics.report_error("a bot's move could not be made")

    async def choose(self, decision: BotDecision) -> tuple[Any, float]:
        """Return a bot's move and the seconds a player takes for it, or the first move if no worker can search."""
        moves = decision.moves
        if len(moves) == 1 and not self.has_pace:
            return moves[0], 1.0
        try:
            index, seconds = await self.pool.choose(decision.task())
        except Exception:  # noqa: BLE001 - a table never stops because of a bot
            self.metrics.report_error("a bot could not choose")
            return moves[0], 1.0
        return moves[index], seconds

    def release(self, seats: list[Seat]) -> None:
        """Stop choosing for these seats."""
        for seat in seats:
            task = self.thinking.pop(seat, None)
            if task is not None:
                task.cancel()

    def stop(self) -> None:
        """Stop choosing for all seats, and let the workers forget the bots of this match."""
        self.release(list(self.thinking))
        self.pool.forget(self.match_number)
        self.choosing = Choosing(no_pause, ignore_choice)
