"""The match of a table: checks a move, keeps it, has it stored, and sees to clocks, races and bots."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from saucer.engine.codec import Codec
from saucer.engine.errors import BadMessage, IllegalMove
from saucer.engine.match import Match
from saucer.engine.options import options_from_plain
from saucer.engine.types import Refusal, Seat, Timer, TimeUp, Viewer
from saucer.games import game_called
from saucer.server.automatic import Automatic
from saucer.server.clocks import Clocks, Due
from saucer.server.decisions import Decisions
from saucer.server.races import Races, made_at
from saucer.server.refusals import Refused, refused_by_rule
from saucer.storage import StepRow
from saucer.texts import texts

if TYPE_CHECKING:
    from saucer.server.connection import Connection
    from saucer.server.table import Table

TIMEOUT_LEVEL = "easy"
KEPT_STEPS = 40
"""How many steps stay in memory; the others are in the database, and played again when asked for."""


def ignore(_refused: Refused) -> None:
    """What bots do when their move came too late."""


class Play:
    """A match under way. Whatever it does is told only once it is stored."""

    def __init__(self, table: "Table") -> None:
        row = table.row
        assert row.seed is not None, "a match that has begun has a seed"
        self.table = table
        self.hub = table.hub
        self.game = game_called(row.game)
        self.codec = Codec(self.game)
        options = options_from_plain(self.game.options, row.options)
        self.match = Match(self.game, options, len(table.seats), row.seed)
        self.to_move: tuple[Seat, ...] = ()
        self.views: dict[Viewer, Any] = {}
        self.choices: dict[Seat, list[Any]] = {}
        self.decisions = Decisions(self.game, self.match.seats)
        self.clocks = Clocks(self.game, self.match.seats, table.settings.clock)
        self.races = Races(asyncio.get_running_loop())
        self.held: set[Seat] = set()
        self.bots = Automatic(self)
        self.due: asyncio.TimerHandle | None = None
        self.follow(None, 0.0)

    # What is so

    def view(self, viewer: Viewer) -> Any:
        """What a viewer sees now, remembered until the next step."""
        if viewer not in self.views:
            self.views[viewer] = self.game.see(self.match.state, viewer)
        return self.views[viewer]

    def moves(self, seat: Seat) -> list[Any]:
        """The legal moves of a seat, remembered until the next step."""
        if seat not in self.choices:
            self.choices[seat] = self.game.legal_moves(self.match.state, seat)
        return self.choices[seat]

    def turn(self, seat: Seat) -> int:
        return self.decisions.numbers[seat]

    # Moves

    def ask(self, seat: Seat, turn: int, data: Any, connection: "Connection", ask: int | None) -> None:
        """A move asked for by a player. Raises Refused, and then nothing has changed."""
        move = self.read(data)
        if turn != self.turn(seat):
            raise Refused("move/stale")
        if seat in self.held:
            raise Refused("move/held")
        if not isinstance(move, self.game.races):
            try:
                self.carry_out(seat, move)
            except IllegalMove as error:
                raise self.in_words(error.refusal, seat, connection.language) from None
            return
        refusal = self.match.refusal(seat, move)
        if refusal is not None:
            raise self.in_words(refusal, seat, connection.language)

        def refuse(refused: Refused) -> None:
            self.hub.refuse(connection, refused, seat, ask)

        self.submit(seat, move, connection.round_trip, refuse)

    def submit(
        self, seat: Seat, move: Any, round_trip: float = 0.0, refuse: Callable[[Refused], None] = ignore
    ) -> None:
        """Make a legal move now; or, where it races with others, once it is known who was first."""
        if not isinstance(move, self.game.races):
            self.carry_out(seat, move)
            return
        turn = self.turn(seat)
        self.held.add(seat)
        made = made_at(self.races.loop.time(), round_trip)
        self.races.hold(made, lambda: self.finish_race(seat, turn, move, refuse))

    def finish_race(self, seat: Seat, turn: int, move: Any, refuse: Callable[[Refused], None]) -> None:
        """Make a move that was held; it may have become illegal meanwhile."""
        self.held.discard(seat)
        if not self.table.is_live:
            return
        if turn != self.turn(seat) or move not in self.moves(seat):
            refuse(Refused("move/stale"))
            self.bots.wake()
        else:
            self.carry_out(seat, move)

    def read(self, data: Any) -> Any:
        try:
            return self.codec.decode_move(data)
        except BadMessage as error:
            raise Refused("move/malformed", problem=str(error)) from None

    def in_words(self, refusal: Refusal, seat: Seat, language: str) -> Refused:
        """What the rules refuse, in the words of the game."""
        text = texts(self.game.id, language).refusal(refusal, seat, self.table.names(language))
        return refused_by_rule("move/illegal", refusal.rule, text)

    def carry_out(self, seat: Viewer, move: Any) -> None:
        """Make a legal move and have it stored; who is told, is told after that."""
        time = max(self.clocks.now(), self.clocks.last)
        self.match.play(seat, move, time)
        self.follow(seat, time)
        step = StepRow(self.match.count, seat, msgspec.json.encode(move).decode(), time)
        self.hub.store.add_step(self.table.row.number, step, self.table)

    def follow(self, mover: Viewer, time: float) -> None:
        """Bring everything that depends on the state up to date with it."""
        self.views.clear()
        self.choices.clear()
        self.to_move = tuple(self.game.to_move(self.match.state))
        if len(self.match.steps) > 2 * KEPT_STEPS and not self.table.settings.delay:
            self.match.forget(KEPT_STEPS)
        changed = self.decisions.update(self.match.state, mover, self.to_move, self.view)
        self.clocks.update(self.match.state, time, self.to_move, changed)

    def replay(self, steps: list[StepRow], time: float) -> None:
        """Come to where the steps lead. Raises SaucerError where they do not go with these rules."""
        for step in steps:
            move = self.codec.decode_move(msgspec.json.decode(step.move))
            seat = None if step.seat is None else Seat(step.seat)
            self.match.play(seat, move, step.time)
            self.follow(seat, step.time)
        self.clocks.resume(max(time, self.clocks.last))

    # What happens by itself

    def go_on(self) -> None:
        """After something was stored: let bots think and clocks run."""
        if self.table.has_bots:
            self.bots.wake()
        if self.clocks.are_used:
            self.set_alarm()

    def set_alarm(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None
        due = self.clocks.next_due(self.table.people())
        if due is not None:
            self.due = self.races.loop.call_later(self.clocks.wait_for(due.time), self.ring, due)

    def ring(self, due: Due) -> None:
        """A timer rings, or a player has run out of time."""
        self.due = None
        if not self.table.is_live:
            return
        if due.seat is not None:
            self.time_out(due.seat)
        elif due.timer is not None and self.game.races:
            timer = due.timer
            late = self.clocks.now() - due.time
            self.races.hold(self.races.loop.time() - late, lambda: self.time_up(timer))
        elif due.timer is not None:
            self.time_up(due.timer)

    def time_up(self, timer: Timer) -> None:
        """Let a timer ring, unless it was stopped or began anew while it was held."""
        if self.table.is_live and (timer.name, timer.since) in self.clocks.rings:
            self.carry_out(None, TimeUp(timer.name))

    def time_out(self, seat: Seat) -> None:
        self.hub.metrics.timeouts_total += 1
        if self.table.settings.clock.timeout == "bot":
            self.bots.think(seat, TIMEOUT_LEVEL, at_once=True)
        else:
            self.submit(seat, self.moves(seat)[0])

    def stop(self) -> None:
        """Forget every plan: the table leaves memory."""
        self.bots.stop()
        self.races.held.clear()
        if self.due is not None:
            self.due.cancel()
            self.due = None


def open_play(table: "Table", steps: list[StepRow]) -> Play | None:
    """The match of a table read from the database; None where its rules are no longer ours."""
    if table.row.rules_version != game_called(table.row.game).rules_version:
        return None
    try:
        play = Play(table)
        play.replay(steps, table.row.time)
    except Exception:  # noqa: BLE001 - whatever is wrong with one table, the others go on
        table.hub.trouble("a match could not be replayed")
        return None
    return play
