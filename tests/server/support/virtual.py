"""Tables in virtual time: an event loop whose clock jumps to whatever is planned next, bots whose searches take as long
as the test says, and people who note down each message they are sent with the moment it came.
"""

import asyncio
import json
import selectors
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest

from saucer.bots.hints import Weighed
from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.options import plain_options
from saucer.engine.types import Seat
from saucer.games import game_called
from saucer.games.eti import GAME
from saucer.games.eti.numbers import Role
from saucer.games.eti.options import Options
from saucer.games.eti.phase_numbers import WINDOW
from saucer.games.eti.state import State
from saucer.server.bots.decision import Account, Task
from saucer.server.guard.limits import Bucket
from saucer.server.protocol.values import TableSettings
from saucer.server.socket.connection import Connection
from saucer.server.socket.messages import on_message
from saucer.server.socket.serve import enter, leave
from saucer.server.tables.background import Background
from saucer.server.tables.hub import Hub
from saucer.server.tables.match import clocks
from saucer.server.tables.match.live_match import LiveMatch
from saucer.server.tables.table import Table
from saucer.storage import SeatRow, open_database
from tests.engine.changed_game import changed
from tests.server.support.driving import quick

T = TypeVar("T")
OPTIONS = {"length": "short", "timer": 0, "president": "first"}
NEVER = 1e9


class JumpingSelector(selectors.DefaultSelector):
    """A selector that never waits: it moves its clock on instead."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found:
            assert timeout is not None, "nothing is planned that could end the wait"
            self.now += max(0.0, timeout)
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in which waiting takes no time."""

    def __init__(self) -> None:
        self.clock = JumpingSelector()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now


def run_virtually(main: Callable[[], Coroutine[Any, Any, T]], patch: pytest.MonkeyPatch) -> T:
    """Run a coroutine in virtual time, in which match time passes too."""
    loop = VirtualLoop()
    patch.setattr(clocks, "monotonic", loop.time)
    try:
        return loop.run_until_complete(main())
    finally:
        loop.close()


# Bots


class TimedPool:
    """Bots that make the first move, after a fixed time: a long one where they have a choice in the reveal window."""

    def __init__(self, search: float) -> None:
        self.search = search
        self.pace = 1.0
        """The seconds that players take over a move, in a game that asks for them."""
        self.prefers_last = False
        self.prefers: dict[int, str] = {}
        """By seat, a word that is in the move it likes."""

    async def choose(self, task: Task) -> tuple[int, float]:
        moves = json.loads(task.moves)
        is_window = json.loads(task.view)["decision"]["phase"] == "window"
        await asyncio.sleep(self.search if is_window else 0.05)
        if is_window and self.prefers_last:
            return len(moves) - 1, self.pace
        liked = self.prefers.get(task.seat, "")
        return next((at for at, move in enumerate(moves) if liked in move.values()), 0), self.pace

    async def advise(self, _task: Task) -> list[Weighed]:
        return []

    def is_full(self, _owner: str) -> bool:
        return False

    def move(self, _match: int, _account: Account) -> None:
        pass

    def forget(self, _match: int) -> None:
        pass

    def close(self) -> None:
        pass


# People


class Person:
    """Someone at a table who notes down what they are sent, and answers some time after they were asked."""

    def __init__(self, holder: str | None, delays: dict[str, float]) -> None:
        self.holder = holder
        self.connection: Connection | None = None
        self.loop = asyncio.get_running_loop()
        self.began = self.loop.time()
        self.delays = delays
        """How long they take over a decision, by phase; `other` is all other phases."""
        self.noted: list[tuple[float, bytes]] = []
        self.table: Table | None = None
        self.asked = -1
        self.ids = 0

    async def note(self, event: Any) -> None:
        """Note down what is sent; a person in the same process has no line."""
        if event["type"] != "websocket.send":
            return
        message = event["text"].encode()
        self.noted.append((round(self.loop.time() - self.began, 6), message))
        if message.startswith(b'{"kind":"view"') and self.connection is not None and self.connection.seats:
            self.consider(json.loads(message))

    def consider(self, view: dict[str, Any]) -> None:
        """Plan an answer to a decision that was not asked before."""
        if not view["moves"] or view["turn"] == self.asked:
            return
        self.asked = view["turn"]
        phase = view["view"]["decision"]["phase"]
        delay = self.delays.get(phase, self.delays["other"])
        if delay < NEVER:
            self.loop.call_later(delay, self.make, view["moves"][0]["move"], view["turn"])

    def make(self, move: Any, turn: int | None = None) -> None:
        self.ids += 1
        turn = self.asked if turn is None else turn
        self.transmit({"kind": "move", "move": move, "turn": turn, "id": self.ids})

    def transmit(self, message: dict[str, Any]) -> None:
        assert self.table is not None
        assert self.connection is not None
        on_message(self.table, self.connection, json.dumps(message))

    def come(
        self, table: Table, *, sits: bool = True, says_go_on: bool = True, changes: bool = False
    ) -> "Person":
        self.table = table
        self.connection = Connection(self.note, self.holder, "en", Bucket(1e9, 1e9))
        self.connection.sits, self.connection.says_go_on = sits, says_go_on
        self.connection.known_views = {} if changes else None
        enter(table, self.connection)
        return self

    def go(self) -> None:
        assert self.table is not None
        assert self.connection is not None
        leave(self.table, self.connection)

    # What they were sent

    def received(self, kind: str) -> list[dict[str, Any]]:
        found = [json.loads(message) for _, message in self.noted]
        return [message for message in found if message["kind"] == kind]

    def view(self) -> dict[str, Any]:
        return self.received("view")[-1]


# Deals


@dataclass
class Dealer:
    """Deals matches that stand one step before a reveal window; only who is the alien is chosen."""

    deal: int = 0
    alien: int = 0
    forced: bool = False

    def game(self) -> AnyGame:
        return changed(GAME, start=self.start)

    def start(self, options: Options, seats: int, _rng: Chance) -> State:
        state = before_window(options, seats, self.deal, forced=self.forced)
        tables, card = state.tables, state.roles[state.alien]
        humans = tables.roles - tables.aliens
        state.roles = [Role(tables.aliens + (self.deal + seat) % humans) for seat in range(seats)]
        state.roles[self.alien], state.alien = card, Seat(self.alien)
        return state


def before_window(options: Options, seats: int, deal: int, *, forced: bool) -> State:
    """The last decision before a reveal window, after a random set-up."""
    state = GAME.rules.start(options, seats, Chance(deal, 0))
    state.claimed = state.variant.forced if forced else state.variant.threshold
    taste = Chance(deal, 1)
    while True:
        seat = GAME.rules.to_move(state)[0]
        moves = GAME.rules.legal_moves(state, seat)
        after = GAME.states.copy(state)
        GAME.rules.advance(after, seat, moves[taste.below(len(moves))], taste)
        if after.phase == WINDOW:
            return state
        state = after


# Tables


class AtOnce(Background):
    """Plays stored matches again on the event loop: a thread would take real time."""

    async def run(self, work: Callable[[], T]) -> T:
        return work()


class Room:
    """A server without a network, on a database file, whose tables play E.T.I. unless they name another game."""

    def __init__(self, path: Path, search: float = 2.0, **settings: Any) -> None:
        usual = {"bot_pause": 0.5, "answer_seconds": 10.0}
        self.hub = Hub(quick(path, **{**usual, **settings}), open_database(str(path)))
        self.hub.store.writer.after_commit = None  # it tidies up in a thread, which takes real time
        self.pool = TimedPool(search)
        services = self.hub.services._replace(pool=self.pool, background=AtOnce())  # type: ignore[arg-type]
        self.hub.services = services

    def table(self, people: list[str | None], deal: int, game: str = "eti", **settings: Any) -> Table:
        """A table that has started: the names of people by seat, None where a bot plays."""
        seats = [
            SeatRow(number, "bot", level="easy") if name is None else SeatRow(number, "person", name, name)
            for number, name in enumerate(people)
        ]
        secret = f"blake2b-{deal:064x}"
        plan = TableSettings(absent_after=0, **settings)
        options = dict(OPTIONS) if game == "eti" else plain_options(game_called(game).options())
        table = self.hub.make(game, options, plan, seats, "Ada", secret=secret)
        table.start()
        return table

    async def close(self) -> None:
        await self.hub.close()


def live(table: Table) -> LiveMatch:
    assert table.live_match is not None
    return table.live_match
