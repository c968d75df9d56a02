"""The value of a result, from the share of the win and, less, from the score."""

from typing import Final

WIN_WEIGHT: Final = 0.9
SCORE_SCALE: Final = 50.0


def result_value(share: float, score: float) -> float:
    """A number from 0 to 1 that grows with the share of the win and, less, with the score."""
    points = max(0.0, score)
    return WIN_WEIGHT * share + (1.0 - WIN_WEIGHT) * points / (points + SCORE_SCALE)
