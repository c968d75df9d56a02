"""How good a result is: the share of the win first, then the score."""

from typing import Final

WIN_WEIGHT: Final = 0.9
SCORE_SCALE: Final = 50.0


def worth(share: float, score: float) -> float:
    """A number from 0 to 1 that grows with the share of the win, and a little with the score."""
    points = max(0.0, score)
    return WIN_WEIGHT * share + (1.0 - WIN_WEIGHT) * points / (points + SCORE_SCALE)
