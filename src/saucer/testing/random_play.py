"""Plays whole matches of random moves step by step."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.match import Match
from saucer.engine.player import Player
from saucer.engine.types import Seat, TimeUp, Viewer
from saucer.testing.cases import Case

MOST_STEPS = 20_000
TIMER_ONE_IN = 6
UNASKED_ONE_IN = 4
STREAM = "stroll"
"""The stream of chance that random moves are chosen by. Another name would mean other matches."""


@dataclass(frozen=True)
class PlayedStep:
    """One step of a match. `before` is a copy of its own; `state` goes on changing with the match."""

    number: int
    before: Any
    seat: Viewer
    move: Any
    events: list[Any]
    state: Any


def is_sampled(number: int) -> bool:
    """Which steps the slow checks take: the first few, then fewer and fewer."""
    return number < 10 or number % (5 if number < 150 else 40) == 0


def play_steps(case: Case, seed: int, player: Player | None = None) -> Iterator[PlayedStep]:
    """Play random moves, or a player's, until the match is over, on one state that changes."""
    game = case.game
    state = game.rules.start(case.options, case.seats, Chance(seed, 0))
    chance = Chance(seed, 0, STREAM)
    number = 0
    while game.rules.to_move(state):
        number += 1
        assert number <= MOST_STEPS, f"{case.name} with seed {seed} did not end in {MOST_STEPS} steps"
        before = game.states.copy(state)
        seat, move = random_step(case, state, chance, player)
        events = game.rules.advance(state, seat, move, Chance(seed, number))
        yield PlayedStep(number, before, seat, move, events, state)
    assert game.rules.outcome(state) is not None, "nobody is to move, but there is no outcome"


def random_step(case: Case, state: Any, chance: Chance, player: Player | None = None) -> tuple[Viewer, Any]:
    """A random seat's move, random or the player's; sometimes the clock's, or one that nobody asked for."""
    game, play = case.game, case.play
    timers = game.rules.clock(state)
    seats = list(game.rules.to_move(state))
    if timers and chance.below(play.timer_one_in * len(seats) or TIMER_ONE_IN) == 0:
        return None, TimeUp(timers[chance.below(len(timers))].name)
    unasked = unasked_steps(case, state)
    if unasked and chance.below(UNASKED_ONE_IN) == 0:
        return unasked[chance.below(len(unasked))]
    seat = seats[chance.below(len(seats))]
    moves = game.rules.legal_moves(state, seat)
    assert moves, f"seat {seat} is to move but has no legal move"
    if player is not None:
        return seat, player.choose(game.sight.see(state, seat), moves, chance)
    if is_advised(chance) and chance.below(10) < play.advised_in_ten:
        return seat, moves[chance.pick(game.bots.advise(state, seat, moves, chance))]
    return seat, moves[chance.below(len(moves))]


def unasked_steps(case: Case, state: Any) -> list[tuple[Viewer, Any]]:
    """The moves that seats may make though nobody waits for them."""
    game = case.game
    if not game.rules.unasked:
        return []
    others = [Seat(seat) for seat in range(case.seats) if seat not in game.rules.to_move(state)]
    return [(seat, move) for seat in others for move in game.rules.legal_moves(state, seat)]


def is_advised(chance: Chance) -> bool:
    """Whether this match may follow the game's advice: every other one."""
    return isinstance(chance.seed, int) and chance.seed % 2 == 1


def random_match(case: Case, seed: int, most: int = MOST_STEPS) -> Match:
    """A match of random moves, played to its end or for `most` steps."""
    match = Match(case.game, case.options, case.seats, seed)
    chance = Chance(seed, 0, STREAM)
    while match.to_move and len(match.steps) < most:
        seat, move = random_step(case, match.state, chance)
        match.play(seat, move, float(len(match.steps)))
    return match


def viewers(case: Case) -> list[Viewer]:
    """Every seat, and a spectator."""
    return [*(Seat(seat) for seat in range(case.seats)), None]
