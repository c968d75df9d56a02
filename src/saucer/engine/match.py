"""A match: a game being played once. Checks every move and keeps every state."""

from collections.abc import Iterable
from typing import Any

from saucer.engine.chance import Chance, Seed, commitment
from saucer.engine.codec import Codec
from saucer.engine.errors import (
    BadOptions,
    IllegalMove,
    RefusalFormatter,
    RefusedOptions,
    SaucerError,
    format_plainly,
)
from saucer.engine.game import AnyGame
from saucer.engine.options import plain_options
from saucer.engine.record import FORMAT, Record, RecordedStep, digest_of
from saucer.engine.types import Data, Outcome, Refusal, Seat, TakeBack, TimeUp, Viewer

NOT_YOUR_TURN = "not-your-turn"
NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
NOT_A_MOVE = "not-a-move"


class Step(Data, frozen=True):
    """One move, its time, its events, and the states after it and before it."""

    number: int
    seat: Viewer
    move: Any
    time: float
    events: tuple[Any, ...]
    state: Any
    before: Any


class Match:
    """A game being played once. States are never changed: each step makes a new one."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        seats: int,
        seed: Seed,
        format_refusal: RefusalFormatter = format_plainly,
    ) -> None:
        check_setup(game, options, seats, format_refusal)
        if not isinstance(seed, int | str):
            raise BadOptions(f"a seed is a whole number or a text, not {seed!r}")
        self.game = game
        self.rules = game.rules
        self.sight = game.sight
        self.options = options
        self.seats = seats
        self.seed = seed
        self.format_refusal = format_refusal
        self.first_state: Any = self.rules.start(options, seats, Chance(seed, 0))
        self.state: Any = self.first_state
        self.steps: list[Step] = []
        self.dropped = 0
        """How many of the first steps are no longer kept."""
        self.states_before: list[Any] = []
        """The states before the latest steps of `last_mover`, as far as it may take them back."""
        self.last_mover: Viewer = None

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the parts of the game, which are found again with it."""
        return {name: value for name, value in vars(self).items() if name not in ("rules", "sight")}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        vars(self).update(fields)
        self.rules = self.game.rules
        self.sight = self.game.sight

    @property
    def to_move(self) -> list[Seat]:
        """The seats the match waits for: several when play is simultaneous, none when the match is over."""
        return list(self.rules.to_move(self.state))

    @property
    def count(self) -> int:
        """The number of steps made."""
        return self.dropped + len(self.steps)

    def drop_steps(self, keep: int) -> None:
        """Keep only the latest `keep` steps, to save memory. Such a match can no longer be recorded."""
        count = max(0, len(self.steps) - keep)
        del self.steps[:count]
        self.dropped += count

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    def legal_moves(self, seat: int) -> list[Any]:
        """Every legal move of `seat`, in a fixed order."""
        return self.rules.legal_moves(self.state, self.check_seat(seat))

    def view(self, seat: int | None = None) -> Any:
        """What `seat` may know, or what a spectator may know if it is None."""
        return self.sight.see(self.state, None if seat is None else self.check_seat(seat))

    def check_seat(self, seat: int) -> Seat:
        if not is_whole(seat) or not 0 <= seat < self.seats:
            last = self.seats - 1
            raise SaucerError(
                f"there is no seat {seat}; the seats are 0 to {last}", "no-seat", seat=seat, last=last
            )
        return Seat(seat)

    def events_seen(self, viewer: int | None = None, since: int = 0) -> list[Any]:
        """The events after step `since`, as `viewer` may know them."""
        seat = None if viewer is None else self.check_seat(viewer)
        return [
            self.sight.see_event(step.state, event, seat)
            for step in self.steps[max(0, since - self.dropped) :]
            for event in step.events
        ]

    def play(self, seat: int | None, move: Any, time: float | None = None) -> list[Any]:
        """Make a move and return its events. Raises IllegalMove, and then nothing has changed.

        `time` is seconds since the start; without it, the time of the step before.
        """
        if time is None:
            time = self.steps[-1].time if self.steps else 0.0
        player = None if seat is None else self.check_seat(seat)
        self.check(player, move)
        return self.apply(player, move, time)

    def check(self, seat: Viewer, move: Any) -> None:
        """Raise IllegalMove where `seat` may not make this move now."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(move, refusal, self.format_refusal)

    def apply(self, player: Viewer, move: Any, time: float) -> list[Any]:
        """Make a move that was checked and return its events."""
        if isinstance(move, TakeBack):
            return self.undo_step(player, move, time)
        chance = Chance(self.seed, self.count + 1)
        after = self.game.states.copy(self.state)
        events = self.rules.advance(after, player, move, chance)
        self.keep_state_before(player, chance)
        self.add_step(player, move, time, events, after)
        return events

    def take_back(self, seat: int) -> None:
        """Undo the latest step of `seat`. Raises IllegalMove if that is not possible."""
        self.play(seat, TakeBack())

    def can_take_back(self, seat: int) -> bool:
        return bool(self.states_before) and self.last_mover == seat

    def refusal(self, seat: Viewer, move: Any) -> Refusal | None:
        """Why `seat` may not make this move now, or None if it may."""
        if isinstance(move, TakeBack):
            allowed = seat is not None and self.can_take_back(seat)
            return None if allowed else Refusal("TakeBack", NOTHING_TO_TAKE_BACK, {})
        if seat is None or isinstance(move, TimeUp):
            rings = seat is None and any(TimeUp(timer.name) == move for timer in self.rules.clock(self.state))
            return None if rings else Refusal("Clock", NOT_YOUR_TURN, {})
        if not isinstance(move, self.game.moves):
            return Refusal("Move", NOT_A_MOVE, {"came": type(move).__name__})
        if move in self.rules.legal_moves(self.state, seat):
            return None
        refusal: Refusal = self.sight.describe(self.state, self.rules.explain(self.state, seat, move))
        return refusal

    def record(self, *, reveal: bool = True, steps: Iterable[Step] | None = None) -> Record:
        """The record of the match so far; with `reveal=False`, without the seed, with only the commitment to it.

        `steps` are all steps of the match; a caller can give them in its own pace.
        """
        assert not self.dropped, "a match that dropped steps cannot be recorded"
        options = plain_options(self.options)
        return Record(
            format=FORMAT,
            game=self.game.id,
            rules_version=self.game.rules_version,
            seats=self.seats,
            options=options,
            commitment=commitment(self.seed),
            seed=self.seed if reveal else None,
            deal=digest_of(self.game, self.first_state, None, options),
            steps=[self.record_step(step) for step in (self.steps if steps is None else steps)],
            outcome=self.outcome,
        )

    def record_step(self, step: Step) -> RecordedStep:
        move = Codec(self.game).encode(step.move)
        return RecordedStep(step.seat, move, step.time, digest_of(self.game, step.state, step.seat, move))

    def keep_state_before(self, seat: Viewer, chance: Chance) -> None:
        """Keep the state before this step as long as its seat may take the step back."""
        if self.last_mover != seat or chance.used:
            self.states_before = []
        if not chance.used and seat is not None:
            self.states_before.append(self.state)
        self.last_mover = seat

    def undo_step(self, seat: Viewer, move: TakeBack, time: float) -> list[Any]:
        self.add_step(seat, move, time, [], self.states_before.pop())
        return []

    def add_step(self, seat: Viewer, move: Any, time: float, events: list[Any], after: Any) -> None:
        self.steps.append(Step(self.count + 1, seat, move, time, tuple(events), after, self.state))
        self.state = after


def is_whole(number: object) -> bool:
    return isinstance(number, int)


def check_setup(game: AnyGame, options: Any, seats: int, format_refusal: RefusalFormatter) -> None:
    """Raise BadOptions for a number of seats or a combination of options that the game does not have."""
    if not is_whole(seats) or seats not in game.seat_counts:
        first, last = game.seat_counts[0], game.seat_counts[-1]
        message = f"{game.id} is played with {first} to {last} seats, not {seats}"
        raise BadOptions(message, "seat-count", game=game.id, first=first, last=last, seats=str(seats))
    refusal = game.check(options, seats)
    if refusal is not None:
        raise RefusedOptions(refusal, format_refusal)
