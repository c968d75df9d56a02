"""Random walks through a game: whole matches of random moves, looked at step by step.

A game that random moves alone do not take far tells in its `extras.py` how seldom its clocks shall ring
(RINGS_ONE_IN steps for each seat to move) and how many moves in ten shall follow its advice in every other match
(ADVISED_IN_TEN).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.match import Match
from saucer.engine.player import Player
from saucer.engine.types import Seat, TimeUp, Viewer
from tests.contract.variants import Case, asked_for

MOST_STEPS = 20_000
RINGS_ONE_IN = 6


@dataclass(frozen=True)
class Moment:
    """One step of a walk. `before` is a copy of its own; `state` goes on changing with the walk."""

    step: int
    before: Any
    seat: Viewer
    move: Any
    events: list[Any]
    state: Any


def is_worth_a_look(step: int) -> bool:
    """Which steps the slow checks take: the first few, then fewer and fewer."""
    return step < 10 or step % (5 if step < 150 else 40) == 0


def stroll(case: Case, seed: int, player: Player | None = None) -> Iterator[Moment]:
    """Play random moves, or a player's, until the match is over, on one state that changes."""
    game = case.game
    state = game.start(case.options, case.seats, Chance(seed, 0))
    taste = Chance(seed, 0, "stroll")
    step = 0
    while game.to_move(state):
        step += 1
        assert step <= MOST_STEPS, f"{case.name} with seed {seed} did not end in {MOST_STEPS} steps"
        before = game.copy(state)
        seat, move = random_step(game, state, taste, player)
        events = game.advance(state, seat, move, Chance(seed, step))
        yield Moment(step, before, seat, move, events, state)
    assert game.outcome(state) is not None, "nobody is to move, but there is no outcome"


def random_step(game: AnyGame, state: Any, taste: Chance, player: Player | None = None) -> tuple[Viewer, Any]:
    """A random seat's move, random or the player's; now and then the clock's, where one is running."""
    timers = game.clock(state)
    seats = list(game.to_move(state))
    own_rings, advised = habits(game)
    if timers and taste.below(own_rings * len(seats) or RINGS_ONE_IN) == 0:
        return None, TimeUp(timers[taste.below(len(timers))].name)
    seat = seats[taste.below(len(seats))]
    moves = game.legal_moves(state, seat)
    assert moves, f"seat {seat} is to move but has no legal move"
    if player is not None:
        return seat, player.choose(game.see(state, seat), moves, taste)
    if is_advised(taste) and taste.below(10) < advised:
        return seat, moves[taste.pick(game.advise(state, seat, moves, taste))]
    return seat, moves[taste.below(len(moves))]


def is_advised(taste: Chance) -> bool:
    """Whether this match may follow the game's advice: every other one."""
    return isinstance(taste.seed, int) and taste.seed % 2 == 1


@cache
def habits(game: AnyGame) -> tuple[int, int]:
    """What a game has to say about it, 0 for nothing."""
    return asked_for(game, "RINGS_ONE_IN", 0), asked_for(game, "ADVISED_IN_TEN", 0)


def random_match(case: Case, seed: int, most: int = MOST_STEPS) -> Match:
    """A match of random moves, played to its end or for `most` steps."""
    match = Match(case.game, case.options, case.seats, seed)
    taste = Chance(seed, 0, "stroll")
    while match.to_move and len(match.steps) < most:
        seat, move = random_step(case.game, match.state, taste)
        match.play(seat, move, float(len(match.steps)))
    return match


def viewers(case: Case) -> list[Viewer]:
    """Every seat, and a spectator."""
    return [*(Seat(seat) for seat in range(case.seats)), None]
