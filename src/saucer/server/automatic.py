"""The seats that play by themselves: bots, seats lent to a bot, and players whose clock has run out."""

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from saucer.engine.game import one_second
from saucer.engine.types import Seat
from saucer.server import clocks
from saucer.server.thinking import Task

if TYPE_CHECKING:
    from saucer.server.play import Play

encode = msgspec.json.encode


class Automatic:
    """Has every seat that plays by itself decide, each in its own time."""

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.turns: dict[Seat, int] = {}
        self.stopped = False

    def wake(self) -> None:
        """See that every such seat to move is thinking about the decision it has now."""
        for seat in self.play.to_move:
            level = self.play.table.level_of(seat)
            if level is not None and seat not in self.play.held:
                self.think(seat, level)

    def think(self, seat: Seat, level: str, *, at_once: bool = False) -> None:
        """Begin to decide for a seat, unless that is being done."""
        turn = self.play.turn(seat)
        if self.stopped or (seat in self.thinking and self.turns[seat] == turn):
            return
        before = self.thinking.get(seat)
        if before is not None:
            before.cancel()
        self.turns[seat] = turn
        self.thinking[seat] = asyncio.create_task(self.decide(seat, level, turn, at_once=at_once))

    async def decide(self, seat: Seat, level: str, turn: int, *, at_once: bool) -> None:
        began = asyncio.get_running_loop().time()
        move, seconds = await self.ask(seat, level)
        if not at_once:
            pause = self.play.hub.settings.bot_pause
            own_pace = self.play.game.pace is not one_second
            wait = max(pause, seconds / clocks.SPEED) if own_pace else pause
            await asyncio.sleep(max(0.0, began + wait - asyncio.get_running_loop().time()))
        del self.thinking[seat]
        try:
            self.carry_out(seat, turn, move)
        except Exception:  # noqa: BLE001 - the other tables go on
            self.play.hub.trouble("a bot's move could not be made")

    def carry_out(self, seat: Seat, turn: int, move: Any) -> None:
        """Make the move, if it is still that seat's to make; whatever has changed meanwhile is thought about anew."""
        play = self.play
        if self.stopped or not play.table.is_live:
            return
        if play.turn(seat) == turn and move in play.moves(seat):
            play.hub.metrics.bot_moves_total += 1
            play.submit(seat, move)
        else:
            self.wake()

    async def ask(self, seat: Seat, level: str) -> tuple[Any, float]:
        """The move a bot of this level makes for a seat; the first one should no bot be able to think."""
        moves = self.play.moves(seat)
        if len(moves) == 1 and self.play.game.pace is one_second:
            return moves[0], 1.0
        task = self.task(seat, level, moves)
        try:
            index, seconds = await self.play.hub.pool.choose(task)
        except Exception:  # noqa: BLE001 - a table never stops because of a bot
            self.play.hub.trouble("a bot could not choose")
            return moves[0], 1.0
        return moves[index], seconds

    def task(self, seat: Seat, level: str, moves: list[Any], purpose: str = "bot") -> Task:
        play = self.play
        seed = f"{play.match.seed}/{purpose}/{seat}/{play.match.count}"
        return Task(
            game=play.game.id,
            level=level,
            seat=seat,
            view=encode(play.view(seat)),
            moves=encode(moves),
            seed=sha256(seed.encode()).hexdigest(),
        )

    def release(self, seats: list[int]) -> None:
        """Think no more for seats whose players are back."""
        for seat in seats:
            task = self.thinking.pop(Seat(seat), None)
            if task is not None:
                task.cancel()

    def stop(self) -> None:
        self.stopped = True
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
