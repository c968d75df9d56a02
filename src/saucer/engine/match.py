"""A match: one play of a game, checked at the door and pure inside."""

from typing import Any

from saucer.engine.chance import Chance, Seed, commitment
from saucer.engine.codec import Codec
from saucer.engine.errors import (
    BadOptions,
    IllegalMove,
    SaucerError,
    Speaker,
    speak_plainly,
)
from saucer.engine.game import AnyGame
from saucer.engine.options import plain_options
from saucer.engine.record import FORMAT, Record, RecordedStep, digest_of
from saucer.engine.types import Data, Outcome, Refusal, Seat, TakeBack, TimeUp, Viewer

NOT_YOUR_TURN = "not-your-turn"
NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
NOT_A_MOVE = "not-a-move"


class Step(Data, frozen=True):
    """One move, when it was made, and what came of it."""

    number: int
    seat: Viewer
    move: Any
    time: float
    events: tuple[Any, ...]
    state: Any


class Match:
    """One play of a game. Every state it has been in stays as it was."""

    def __init__(
        self, game: AnyGame, options: Any, seats: int, seed: Seed, speak: Speaker = speak_plainly
    ) -> None:
        check_setup(game, options, seats, speak)
        if not isinstance(seed, int | str):
            raise BadOptions(f"a seed is a whole number or a text, not {seed!r}")
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.speak = speak
        self.first_state: Any = game.start(options, seats, Chance(seed, 0))
        self.state: Any = self.first_state
        self.steps: list[Step] = []
        self.forgotten = 0
        self.earlier: list[Any] = []
        self.may_take_back: Viewer = None

    @property
    def to_move(self) -> list[Seat]:
        """The seats that may act now: several when play is simultaneous, none when the match is over."""
        return list(self.game.to_move(self.state))

    @property
    def count(self) -> int:
        """How many steps have been made."""
        return self.forgotten + len(self.steps)

    def forget(self, keep: int) -> None:
        """Let go of all steps but the latest `keep`, and of the states after them; such a match has no record."""
        gone = max(0, len(self.steps) - keep)
        del self.steps[:gone]
        self.forgotten += gone

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def legal_moves(self, seat: int) -> list[Any]:
        """Every legal move of `seat`, in a fixed order."""
        return self.game.legal_moves(self.state, self.sit(seat))

    def view(self, seat: int | None = None) -> Any:
        """What `seat` may know; without one, what a spectator may know."""
        return self.game.see(self.state, None if seat is None else self.sit(seat))

    def sit(self, seat: int) -> Seat:
        if not is_whole(seat) or not 0 <= seat < self.seats:
            raise SaucerError(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")
        return Seat(seat)

    def events_seen(self, viewer: int | None = None, since: int = 0) -> list[Any]:
        """The events after step `since`, as `viewer` may know them."""
        seat = None if viewer is None else self.sit(viewer)
        return [
            self.game.see_event(step.state, event, seat)
            for step in self.steps[max(0, since - self.forgotten) :]
            for event in step.events
        ]

    def play(self, seat: int | None, move: Any, time: float | None = None) -> list[Any]:
        """Make a move and return its events. Raises IllegalMove, and then nothing has changed.

        `time` is seconds since the start; without it, the time of the step before.
        """
        if time is None:
            time = self.steps[-1].time if self.steps else 0.0
        player = None if seat is None else self.sit(seat)
        self.check(player, move)
        return self.apply(player, move, time)

    def check(self, seat: Viewer, move: Any) -> None:
        """Raise IllegalMove where `seat` may not make this move now."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(move, refusal, self.speak)

    def apply(self, player: Viewer, move: Any, time: float) -> list[Any]:
        """Make a move that was checked and return its events."""
        if isinstance(move, TakeBack):
            return self.restore(player, move, time)
        chance = Chance(self.seed, self.count + 1)
        after = self.game.copy(self.state)
        events = self.game.advance(after, player, move, chance)
        self.remember(player, chance)
        self.add_step(player, move, time, events, after)
        return events

    def take_back(self, seat: int) -> None:
        """Undo the latest step of `seat`; IllegalMove where that is no longer possible."""
        self.play(seat, TakeBack())

    def can_take_back(self, seat: int) -> bool:
        return bool(self.earlier) and self.may_take_back == seat

    def refusal(self, seat: Viewer, move: Any) -> Refusal | None:
        """Why `seat` may not make this move now, or None when it may."""
        if isinstance(move, TakeBack):
            allowed = seat is not None and self.can_take_back(seat)
            return None if allowed else Refusal("TakeBack", NOTHING_TO_TAKE_BACK, {})
        if seat is None or isinstance(move, TimeUp):
            rings = seat is None and any(TimeUp(timer.name) == move for timer in self.game.clock(self.state))
            return None if rings else Refusal("Clock", NOT_YOUR_TURN, {})
        if not isinstance(move, self.game.moves):
            return Refusal("Move", NOT_A_MOVE, {"came": type(move).__name__})
        if move in self.game.legal_moves(self.state, seat):
            return None
        return self.game.explain(self.state, seat, move)

    def record(self, *, reveal: bool = True) -> Record:
        """The match written down; with `reveal=False` only the commitment to its seed."""
        assert not self.forgotten, "what is forgotten cannot be written down"
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
            steps=[self.record_step(step) for step in self.steps],
            outcome=self.outcome,
        )

    def record_step(self, step: Step) -> RecordedStep:
        move = Codec(self.game).encode(step.move)
        return RecordedStep(step.seat, move, step.time, digest_of(self.game, step.state, step.seat, move))

    def remember(self, seat: Viewer, chance: Chance) -> None:
        """Keep the state before this step while its seat may still return to it."""
        if self.may_take_back != seat or chance.used:
            self.earlier = []
        if not chance.used and seat is not None:
            self.earlier.append(self.state)
        self.may_take_back = seat

    def restore(self, seat: Viewer, move: TakeBack, time: float) -> list[Any]:
        self.add_step(seat, move, time, [], self.earlier.pop())
        return []

    def add_step(self, seat: Viewer, move: Any, time: float, events: list[Any], after: Any) -> None:
        self.state = after
        self.steps.append(Step(self.count + 1, seat, move, time, tuple(events), after))


def is_whole(number: object) -> bool:
    return isinstance(number, int)


def check_setup(game: AnyGame, options: Any, seats: int, speak: Speaker) -> None:
    """Refuse a number of seats or a mix of options that the game does not have."""
    if not is_whole(seats) or seats not in game.seat_counts:
        first, last = game.seat_counts[0], game.seat_counts[-1]
        raise BadOptions(f"{game.id} is played with {first} to {last} seats, not {seats}")
    refusal = game.check(options, seats)
    if refusal is not None:
        raise BadOptions(f"{refusal.rule}: {speak(refusal, 'en')}")
