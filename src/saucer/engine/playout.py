"""Whole matches between players that choose by themselves, in virtual time, as fast as the rules allow."""

from typing import Any

from saucer.engine.chance import Chance, Seed
from saucer.engine.errors import SaucerError
from saucer.engine.game import AnyGame, no_clock
from saucer.engine.match import Match
from saucer.engine.player import Play, Player, Playout
from saucer.engine.types import Seat, TimeUp, Viewer

MOST_STEPS = 1_000_000


class Pending:
    """A move a seat has decided on and will have carried out at `time`."""

    def __init__(self, seat: Seat, move: Any, time: float) -> None:
        self.seat = seat
        self.move = move
        self.time = time


class Director:
    """Plays one match on one state of its own, keeping virtual time."""

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: Seed, players: list[Player]) -> None:
        self.game = game
        self.seed = seed
        self.players = players
        self.state = game.start(options, seats, Chance(seed, 0))
        self.plays: list[Play] = []
        self.now = 0.0
        self.pending: list[Pending] = []
        self.rings: dict[tuple[str, int], float] = {}
        self.timed = game.clock is not no_clock

    def run(self) -> Playout:
        seats = self.game.to_move(self.state)
        while seats:
            if len(self.plays) >= MOST_STEPS:
                raise SaucerError(f"a match of {self.game.id} did not end within {MOST_STEPS} steps")
            self.next_step(seats)
            seats = self.game.to_move(self.state)
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "a match with nobody to move must have an outcome"
        return Playout(self.plays, self.state, outcome)

    def next_step(self, seats: Any) -> None:
        if len(seats) == 1 and not self.timed:
            alone = self.ask(seats[0])
            self.now = alone.time
            self.advance(alone.seat, alone.move)
        else:
            self.race(seats)

    def race(self, seats: Any) -> None:
        """Let whoever is ready first move, or the clock ring."""
        self.decide(seats)
        first = self.pending[0]
        for other in self.pending:
            if other.time < first.time:
                first = other
        timer, rings_at = self.next_ring()
        if timer is not None and rings_at <= first.time:
            self.now = rings_at
            self.advance(None, TimeUp(timer))
        else:
            self.now = first.time
            self.pending.remove(first)
            self.advance(first.seat, first.move)

    def decide(self, seats: Any) -> None:
        """See that every seat to move has a legal move under way."""
        kept: list[Pending] = []
        for pending in self.pending:
            if pending.seat in seats and pending.move in self.game.legal_moves(self.state, pending.seat):
                kept.append(pending)
        busy = [pending.seat for pending in kept]
        for seat in seats:
            if seat not in busy:
                kept.append(self.ask(seat))
        self.pending = kept

    def ask(self, seat: Seat) -> Pending:
        player = self.players[seat]
        moves = self.game.legal_moves(self.state, seat)
        view = None if player.blind else self.game.see(self.state, seat)
        rng = Chance(self.seed, len(self.plays), f"seat {seat}")
        move = player.choose(view, moves, rng)
        return Pending(seat, move, self.now + self.game.pace(self.state, seat, move, player.level))

    def next_ring(self) -> tuple[str | None, float]:
        """The timer that rings first, and when. A timer that goes on running keeps its hour."""
        running = {(timer.name, timer.since): timer.seconds for timer in self.game.clock(self.state)}
        self.rings = {key: self.rings.get(key, self.now + seconds) for key, seconds in running.items()}
        if not self.rings:
            return None, 0.0
        first = min(self.rings, key=lambda key: (self.rings[key], key))
        return first[0], self.rings[first]

    def advance(self, seat: Viewer, move: Any) -> None:
        self.game.advance(self.state, seat, move, Chance(self.seed, len(self.plays) + 1))
        self.plays.append(Play(seat, move, self.now))


def play_out(game: AnyGame, options: Any, seats: int, seed: Seed, players: list[Player]) -> Playout:
    """Play one match to its end."""
    return Director(game, options, seats, seed, players).run()


def match_of(game: AnyGame, options: Any, seats: int, seed: Seed, plays: list[Play]) -> Match:
    """The same plays as a match with its whole history, for records and replays."""
    match = Match(game, options, seats, seed)
    for play in plays:
        match.play(play.seat, play.move, play.time)
    return match
