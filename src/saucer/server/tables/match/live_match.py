"""A match being played: checks a move, plays it, has it stored and broadcast, and runs clocks, races and bots."""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec

from saucer.engine.chance import derive
from saucer.engine.match import Match
from saucer.engine.replay import play_steps
from saucer.engine.timeline import Due
from saucer.engine.types import Seat, TakeBack, Timer, TimeUp, Viewer
from saucer.server.bots.bot_seats import BotSeats, Choosing
from saucer.server.bots.decision import BotDecision
from saucer.server.guard.refusals import Refused
from saucer.server.tables.match.alarm import Alarm
from saucer.server.tables.match.clocks import Clocks
from saucer.server.tables.match.gathering import Gathering
from saucer.server.tables.match.live_match_setup import LiveMatchSetup, MatchCallbacks
from saucer.server.tables.match.pauses import Pauses
from saucer.server.tables.match.position import Position
from saucer.server.tables.match.races import Races, made_at
from saucer.server.tables.match.skipping import ScheduledMove, Skipping
from saucer.server.tables.services import Services
from saucer.storage import StepRow

TIMEOUT_LEVEL = "easy"
DEFAULT_PAUSES = 3
"""How long a default move waits, in pauses of bots."""
KEPT_STEPS = 40
"""How many steps stay in memory; the others are in the database, and played again when asked for."""

encode = msgspec.json.Encoder().encode

Refuse = Callable[[Refused], None]


def ignore(_refused: Refused) -> None:
    """The answer to a bot whose move came too late."""


def do_nothing() -> None:
    """What a match that was stopped calls."""


def ignore_problem(_problem: str) -> None:
    """What a match that was stopped calls."""


class LiveMatch(Position):
    """A match in memory. Every move is stored before anyone is sent it."""

    def __init__(
        self,
        setup: LiveMatchSetup,
        bot_levels: list[str | None],
        services: Services,
        callbacks: MatchCallbacks,
    ) -> None:
        super().__init__(setup)
        self.number, self.account = setup.number, setup.account
        self.keeps_all_steps = setup.keeps_all_steps
        self.bot_levels = bot_levels
        """The level of the bot that plays each seat, None where a person does."""
        self.store, self.metrics = services.store, services.metrics
        self.bot_pause = services.settings.bot_pause
        self.send_steps, self.on_over, self.on_lost = callbacks
        self.loop = asyncio.get_running_loop()
        self.clocks = Clocks(setup.game, setup.seats, setup.clock)
        self.races = Races(self.loop, self.fail)
        self.held: set[Seat] = set()
        self.gathering = Gathering(self.loop, services.settings.answer_seconds, self.play_answers)
        self.pauses = Pauses(self.match, self.loop, self.bot_pause)
        choosing = Choosing(self.pause_after, self.on_choice)
        self.bots = BotSeats(setup.number, setup.game, services.pool, services.metrics, choosing)
        self.skipping = Skipping()
        self.alarm = Alarm(self.loop, self.ring)
        self.stopped = False
        self.update(None, 0.0)

    # Queries

    def default(self, seat: Seat) -> tuple[Any, float] | None:
        """The move a seat makes unless it chooses another, and the seconds after which it does."""
        found = self.game.rules.default_move(self.match.state, seat)
        if found is None or (self.gathering.is_on and not self.gathering.seconds):
            return None
        return found.move, self.gathering.seconds if self.gathering.is_on else DEFAULT_PAUSES * self.bot_pause

    def is_gathered(self, move: Any) -> bool:
        """Whether such a move waits now until all who are asked have answered."""
        return self.gathering.is_on and not isinstance(move, TakeBack)

    @property
    def is_paused(self) -> bool:
        """Whether bots and clocks wait to go on."""
        return not self.stopped and self.clocks.paused_at is not None

    @property
    def is_still(self) -> bool:
        """Whether neither bots think nor clocks run."""
        return self.stopped or self.is_paused

    # Moves

    def make_move(self, seat: Viewer, move: Any) -> None:
        """Check a move, play it, store it, and broadcast it once it is stored.

        All moves take this path: those of people, of bots and of the clock. Raises IllegalMove, and then nothing has
        changed.
        """
        self.check(seat, move)
        before = self.match.count
        try:
            self.play(seat, move, self.time())
        except Exception:
            if self.match.count == before:
                raise
            self.fail()

    def time(self) -> float:
        """The match time of a step made now."""
        return max(self.clocks.now(), self.clocks.latest)

    def play(self, seat: Viewer, move: Any, time: float) -> None:
        """Change the state by a legal move and have the step stored. Answers to what was asked before are void."""
        self.gathering.clear()
        self.match.apply(seat, move, time)
        self.update(seat, time)
        step = StepRow(self.match.count, seat, encode(move).decode(), time)
        self.store.add_step(self.number, step, then=self.broadcast)

    def broadcast(self, problem: str | None) -> None:
        """Send the steps that are now stored, then go on; where they could not be stored, `problem` says why."""
        if self.stopped:
            return
        if problem is not None:
            self.on_lost(problem)
            return
        try:
            self.send_steps()
            if self.to_move:
                self.go_on()
            else:
                self.on_over()
        except Exception:  # noqa: BLE001 - the other tables of this transaction are still to be sent
            self.fail()

    def fail(self) -> None:
        """Give up what is in memory after an error of ours. Everything stored is read again from the database."""
        if not self.stopped:
            self.on_lost("a match could not go on")

    def check_decision(self, seat: Seat, number: int) -> None:
        """Refuse a move that answers an earlier decision, or comes while another is held."""
        if number != self.decision_number(seat):
            raise Refused("move/stale")
        if seat in self.held:
            raise Refused("move/held")

    def update(self, mover: Viewer, time: float) -> None:
        """Bring everything that depends on the state up to date after a step of `mover`."""
        changed = self.look_again(mover)
        self.gathering.is_on = self.is_masked()
        if len(self.match.steps) > 2 * KEPT_STEPS and not self.keeps_all_steps:
            self.match.drop_steps(KEPT_STEPS)
        self.pauses.update(mover, changed)
        self.clocks.update(self.match.state, time, () if self.gathering.is_on else self.to_move, changed)

    def replay(self, steps: Iterable[StepRow], time: float) -> None:
        """Play stored steps, then let match time go on. Raises SaucerError where they do not fit these rules."""
        play_steps(self.match, steps, self.after_replayed_step)
        self.clocks.resume(max(time, self.clocks.latest))

    def after_replayed_step(self, match: Match) -> None:
        step = match.steps[-1]
        self.update(step.seat, step.time)

    # Answers that are gathered

    def keep_answer(self, seat: Seat, move: Any) -> None:
        """Keep an answer until all are played. Raises IllegalMove where it is not legal now."""
        self.check(seat, move)
        self.gathering.keep(seat, move)

    def play_if_complete(self) -> None:
        """Play the answers once all are there. Where bots answer too, the end of the time is waited for: it would show
        how long they searched.
        """
        waits = self.gathering.seconds and any(self.bot_levels[seat] is not None for seat in self.to_move)
        if not waits and all(seat in self.gathering.answers for seat in self.to_move):
            self.play_answers()

    def play_answers(self) -> None:
        """Play the answers of all who are asked, in the order of the seats and as one group; the default of a seat that
        has not answered.
        """
        answers, time = self.gathering.take(), self.time()
        self.bots.release(list(self.to_move))
        try:
            for seat in sorted(self.to_move):
                default = self.game.rules.default_move(self.match.state, seat)
                if default is not None and default.masked:
                    self.play(seat, answers.get(seat, default.move), time)
        except Exception:  # noqa: BLE001 - nobody waits for this call
            self.fail()

    # Races

    def hold(self, seat: Seat, move: Any, round_trip: float = 0.0, refuse: Refuse = ignore) -> None:
        """Make a move once it is known who was first. Raises IllegalMove where it is not legal now."""
        self.check(seat, move)
        number = self.decision_number(seat)
        self.held.add(seat)
        made = made_at(self.loop.time(), round_trip)
        self.races.hold(made, lambda: self.finish_race(seat, number, made, move, refuse))

    def finish_race(self, seat: Seat, number: int, made: float, move: Any, refuse: Refuse) -> None:
        """Make a move that was held; it may have become illegal meanwhile."""
        self.held.discard(seat)
        if number != self.decision_number(seat) or move not in self.moves(seat):
            refuse(Refused("move/stale"))
            self.wake_bots()
        else:
            self.races.record(seat, made)
            self.make_move(seat, move)

    # Bots

    def set_bot(self, seat: Seat, level: str | None) -> None:
        """Let a bot of a level play a seat from now on, or, with None, a person."""
        self.bot_levels[seat] = level
        if level is None:
            self.bots.release([seat])
            self.gathering.drop(seat)

    def wake_bots(self) -> None:
        """Have a bot think about every decision that is a bot's to make."""
        for seat in self.to_move:
            level = self.bot_levels[seat]
            if level is not None and seat not in self.held and seat not in self.gathering.answers:
                self.ask_bot(
                    seat, level, None if self.skipping.is_on else self.pauses.before(seat, self.to_move)
                )
        self.skip_ahead()

    def pause_after(self, seat: Seat, number: int, move: Any) -> float:
        """How long the move that a bot has chosen still waits; an answer that is gathered waits anyway."""
        if self.skipping.is_on or self.gathering.is_on or not self.fits(seat, number, move):
            return 0.0
        return self.pauses.after(seat, move, self.to_move)

    def ask_bot(self, seat: Seat, level: str, pause: float | None) -> None:
        """Have a bot choose for a seat, unless one does already; without a pause, its move is made at once."""
        number = self.decision_number(seat)
        is_asked = self.bots.is_thinking_about(seat, number) or self.skipping.has(seat, number)
        if not self.is_still and not is_asked:
            left = partial(self.clocks.seconds_left, seat)
            self.bots.think(self.decision(seat, level), number, pause, left)

    def decision(self, seat: Seat, level: str, purpose: str = "bot") -> BotDecision:
        """The decision of a seat as a bot is given it, with a seed for this decision alone."""
        seed = derive(self.match.seed, f"{purpose}/{seat}/{self.match.count}")
        view, moves = self.view(seat), self.moves(seat)
        return BotDecision(self.number, self.game.id, seat, level, view, moves, seed, self.account)

    def on_choice(self, seat: Seat, number: int, move: Any, seconds: float) -> None:
        """Make a bot's move, or have it think again where its decision has changed meanwhile. `seconds` is how long a
        player takes over it.
        """
        if self.stopped:
            return
        if not self.fits(seat, number, move):
            self.wake_bots()
        elif self.skipping.is_on and self.bots.has_pace:
            self.skipping.keep(ScheduledMove(seat, number, move, self.clocks.decided[seat] + seconds))
            self.skip_ahead()
        else:
            self.make_bot_move(seat, move)

    def fits(self, seat: Seat, number: int, move: Any) -> bool:
        """Whether a move answers the present decision of a seat and is legal."""
        return self.decision_number(seat) == number and move in self.moves(seat)

    def make_bot_move(self, seat: Seat, move: Any) -> None:
        self.metrics.bot_moves_total += 1
        self.submit(seat, move)

    def submit(self, seat: Seat, move: Any) -> None:
        """Make the move of a bot, or of a player whose clock ran out."""
        if self.is_gathered(move):
            self.keep_answer(seat, move)
            self.play_if_complete()
        elif self.is_race(move):
            self.hold(seat, move)
        else:
            self.make_move(seat, move)

    def skip(self) -> None:
        """Let bots move without a pause until a person is asked."""
        if self.is_still or self.skipping.is_on or not self.is_up_to_bots():
            return
        self.skipping.is_on = True
        self.gathering.hurry()
        self.bots.release(list(self.bots.thinking))
        self.wake_bots()

    def is_up_to_bots(self) -> bool:
        """Whether everyone who is still to decide is a bot."""
        return all(
            self.bot_levels[seat] is not None or seat in self.gathering.answers for seat in self.to_move
        )

    def skip_ahead(self) -> None:
        """Let match time jump to the move or the timer that comes first, once all bots have chosen."""
        first = self.skipping.first(self.decision_number)
        if first is None or self.bots.thinking or self.held:
            return
        due = self.next_due()
        if due is not None and due.time <= first.time:
            self.clocks.jump_to(due.time)
            self.alarm.cancel()
            self.ring(due)
        else:
            self.clocks.jump_to(first.time)
            del self.skipping.scheduled[first.seat]
            self.make_bot_move(first.seat, first.move)

    # Clocks

    def go_on(self) -> None:
        """Start bot searches and clocks for the present state."""
        if self.is_still:
            return
        if not self.is_up_to_bots():
            self.skipping.stop()
        if self.gathering.is_on:
            self.gathering.start()
            if self.skipping.is_on:
                self.gathering.hurry()
        self.wake_bots()
        if self.clocks.are_used:
            due = self.next_due()
            self.alarm.set(due, 0.0 if due is None else self.clocks.wait_for(due.time))

    def next_due(self) -> Due | None:
        """The timer or the player's clock that runs out first."""
        people = [Seat(seat) for seat, level in enumerate(self.bot_levels) if level is None]
        return self.clocks.next_due(people)

    def ring(self, due: Due) -> None:
        """Handle a timer that rings, or a player who has run out of time."""
        try:
            self.act_on(due)
        except Exception:  # noqa: BLE001 - nobody waits for this call
            self.fail()

    def act_on(self, due: Due) -> None:
        if due.seat is not None:
            self.time_out(due.seat)
        elif due.timer is not None and self.game.rules.races:
            timer = due.timer
            late = self.clocks.passed() - due.time
            self.races.hold(self.loop.time() - late, lambda: self.time_up(timer))
        elif due.timer is not None:
            self.time_up(due.timer)

    def time_up(self, timer: Timer) -> None:
        """Play a timer's move, unless it was stopped or started again while the move was held."""
        if self.clocks.timeline.is_running(timer):
            self.make_move(None, TimeUp(timer.name))

    def time_out(self, seat: Seat) -> None:
        self.metrics.timeouts_total += 1
        if self.clocks.setting.timeout == "bot":
            self.ask_bot(seat, TIMEOUT_LEVEL, None)
        else:
            self.submit(seat, self.moves(seat)[0])

    def stop(self) -> None:
        """Cancel timers and searches, because the match is over or its table leaves memory.

        Nothing is called from now on. Without what would be called, match and table refer to each other in no circle,
        and their memory is free as soon as the table is dropped.
        """
        self.stopped = True
        self.bots.stop()
        self.races.stop()
        self.gathering.stop()
        self.alarm.stop()
        self.send_steps = self.on_over = do_nothing
        self.on_lost = ignore_problem
