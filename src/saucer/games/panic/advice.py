"""What a sensible player does next: the next step of its plan, whatever its level."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.panic.moves import Move
from saucer.games.panic.plans import planned_move
from saucer.games.panic.state import State

USUAL: Final = "normal"
OTHERWISE: Final = 0.002
"""The weight of every move that is not planned: search may look at it, play hardly ever takes it."""


def advise(state: State, seat: Seat, moves: list[Move], rng: Chance) -> list[float]:
    """A weight per move, as a player of the usual level leans."""
    return coach(state, seat, moves, rng, USUAL)


def coach(state: State, seat: Seat, moves: list[Move], _rng: Chance, level: str) -> list[float]:
    """A weight per move: a level decides which town is planned, and so how well it is built."""
    planned = planned_move(state, seat, level)
    return [1.0 if move == planned else OTHERWISE for move in moves]
