"""What a sensible player looks at."""

from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.words import Seat
from saucer.games.eti.state import State


def value(state: State, seat: Seat) -> float:
    return 0.5


def advise(state: State, seat: Seat, moves: list[Any], rng: Chance) -> list[float]:
    return [1.0] * len(moves)
