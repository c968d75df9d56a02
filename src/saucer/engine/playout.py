"""Plays whole matches between bots in virtual time."""

from collections.abc import Sequence
from typing import Any

from saucer.engine.chance import Chance, Seed
from saucer.engine.checked_player import checked
from saucer.engine.errors import SaucerError
from saucer.engine.game import AnyGame
from saucer.engine.player import PlayedMove, Player, Playout
from saucer.engine.timeline import Due, Timeline
from saucer.engine.types import Seat, Viewer

MOST_STEPS = 1_000_000


class MatchRunner:
    """Plays one match to its end, on a single state that it changes in place."""

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: Seed, players: list[Player]) -> None:
        self.game = game
        self.rules = game.rules
        self.see = game.sight.see
        self.pace = game.bots.pace
        self.seed = seed
        self.players = checked(players)
        self.state = self.rules.start(options, seats, Chance(seed, 0))
        self.moves: list[PlayedMove] = []
        self.timeline = Timeline(game)

    def run(self) -> Playout:
        seats = self.rules.to_move(self.state)
        while seats:
            if len(self.moves) >= MOST_STEPS:
                raise SaucerError(f"a match of {self.game.id} did not end within {MOST_STEPS} steps")
            self.play_next(seats)
            seats = self.rules.to_move(self.state)
        outcome = self.rules.outcome(self.state)
        assert outcome is not None, "a match with nobody to move must have an outcome"
        return Playout(self.moves, self.state, outcome)

    def play_next(self, seats: Sequence[Seat]) -> None:
        """Play the next step: of the only seat to move, or whatever is due first."""
        if len(seats) == 1 and not self.timeline.has_timers:
            seat = seats[0]
            move = self.choose(seat)
            self.advance(seat, move, self.move_time(seat, move))
        else:
            due = self.next_due(seats)
            self.advance(due.seat, due.move, due.time)

    def next_due(self, seats: Sequence[Seat]) -> Due:
        """The first scheduled move or timer, once every seat to move has scheduled a legal move."""
        timeline = self.timeline
        timeline.drop_illegal_moves(self.state, seats)
        for seat in seats:
            if not timeline.has_scheduled(seat):
                move = self.choose(seat)
                timeline.schedule(seat, move, self.move_time(seat, move))
        timeline.update_timers(self.state)
        due = timeline.next_due()
        assert due is not None, "every seat to move has scheduled a move"
        if due.seat is not None:
            timeline.remove_scheduled(due)
        return due

    def choose(self, seat: Seat) -> Any:
        """The move a player chooses now."""
        player = self.players[seat]
        moves = self.rules.legal_moves(self.state, seat)
        view = None if player.blind else self.see(self.state, seat)
        return player.choose(view, moves, Chance(self.seed, len(self.moves), f"seat {seat}"))

    def move_time(self, seat: Seat, move: Any) -> float:
        """When a move that is chosen now will be made."""
        return self.timeline.latest + self.pace(self.state, seat, move, self.players[seat].level)

    def advance(self, seat: Viewer, move: Any, time: float) -> None:
        self.timeline.latest = time
        self.rules.advance(self.state, seat, move, Chance(self.seed, len(self.moves) + 1))
        self.moves.append(PlayedMove(seat, move, time))


def play_out(game: AnyGame, options: Any, seats: int, seed: Seed, players: list[Player]) -> Playout:
    """Play one match to its end. Raises Forfeit where a player that is not ours makes no legal move."""
    return MatchRunner(game, options, seats, seed, players).run()
