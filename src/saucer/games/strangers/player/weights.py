"""Weights of moves, from what each gains."""

from math import exp
from typing import Final

STEEPNESS: Final = 1.6
"""How much more likely a move is for each point it gains."""


def to_weights(gains: list[float]) -> list[float]:
    """A weight per move, greater for moves that gain more points."""
    best = max(gains)
    return [exp(STEEPNESS * (gain - best)) for gain in gains]
