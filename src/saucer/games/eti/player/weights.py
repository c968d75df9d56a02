"""Gains and worths turned into weights."""

from math import exp
from typing import Final

HEAT: Final = 0.06
"""How much more likely a choice is for each point it is worth."""
LEVEL_LEAN: Final = 6.0


def by_gain(gains: list[float]) -> list[float]:
    """Weights that fall by how much less than the best each choice brings, in points of research."""
    best = max(gains)
    return [exp(max(-8.0, HEAT * (gain - best) * 2.0)) for gain in gains]


def sharpened(worths: list[float]) -> list[float]:
    """Return the weights with the greatest increased further."""
    best = max(worths)
    return [(worth / best) ** LEVEL_LEAN for worth in worths]
