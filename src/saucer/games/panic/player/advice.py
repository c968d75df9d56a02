"""Advice: the next move of the plan of a player, at every level."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.defaults import no_preference
from saucer.engine.types import Seat
from saucer.games.panic.moves import Move
from saucer.games.panic.player.plans import USUAL, next_building_move, plan_for
from saucer.games.panic.state import BUILDING, State

OTHERWISE: Final = 0.002
"""Weight of every move that is not planned: a search may try it, but it is hardly ever played."""


def advise_building(state: State, seat: Seat, moves: list[Move], _rng: Chance) -> list[float]:
    return follow_plan(state, seat, moves, USUAL)


def advise_at_level(state: State, seat: Seat, moves: list[Move], rng: Chance, level: str) -> list[float]:
    """A weight per move: a level decides which town is planned, and so how well it is built."""
    if state.phase != BUILDING:
        return no_preference(state, seat, moves, rng)
    return follow_plan(state, seat, moves, level)


def follow_plan(state: State, seat: Seat, moves: list[Move], level: str) -> list[float]:
    planned = next_building_move(state.boards[seat], plan_for(state, seat, level))
    return [1.0 if move == planned else OTHERWISE for move in moves]
