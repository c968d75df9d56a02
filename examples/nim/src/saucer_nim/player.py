"""What a good player of Nim knows: leave a multiple of four."""

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer_nim.messages import Take
from saucer_nim.rules import State

MOST = 3


def value(state: State, seat: Seat) -> float:
    """1 for a seat that can force a win, 0 for the other."""
    turn_wins = state.left % (MOST + 1) != 0
    return float(turn_wins == (seat == state.turn))


def advise_take(state: State, _seat: Seat, moves: list[Take], _rng: Chance) -> list[float]:
    """Prefer the move that leaves a multiple of four."""
    return [9.0 if (state.left - move.stones) % (MOST + 1) == 0 else 1.0 for move in moves]
