"""Win rates with confidence intervals, and ratings fitted to them."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log10, sqrt

Z95 = 1.959964
MEAN_RATING = 1500.0
ROUNDS_OF_FITTING = 500
BotPair = tuple[str, str]


@dataclass(frozen=True)
class WinRate:
    """A share of the wins with its 95 % Wilson score interval, each match being one trial.

    A shared win counts as a part of a trial, which varies less than a whole one, and a deal that favours a
    seat favours every bot in turn. So the interval is, if anything, too wide.
    """

    wins: float
    matches: int
    win_rate: float
    low: float
    high: float


def win_rate(wins: float, matches: int) -> WinRate:
    """The rate and the Wilson score interval of `wins` in `matches`."""
    share = min(1.0, wins / matches)
    square = Z95 * Z95
    centre = (share + square / (2 * matches)) / (1 + square / matches)
    spread = (
        Z95 * sqrt(share * (1 - share) / matches + square / (4 * matches * matches)) / (1 + square / matches)
    )
    low, high = max(0.0, centre - spread), min(1.0, centre + spread)
    return WinRate(round(wins, 6), matches, round(share, 6), round(low, 6), round(high, 6))


def ratings(bots: tuple[str, ...], wins: Mapping[BotPair, float]) -> dict[str, float]:
    """Bradley-Terry strengths on the scale of Elo, with a mean of 1500: 400 points are odds of ten to one.

    `wins[(bot, other)]` are the wins of a bot against another. Every pair gets one drawn match in addition to
    its own, so that a bot that never lost has a rating too.
    """
    won = {(a, b): wins.get((a, b), 0.0) + 0.5 for a in bots for b in bots if a != b}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS_OF_FITTING):
        strength = {name: next_strength(name, won, strength) for name in bots}
        mean = 10 ** (sum(log10(value) for value in strength.values()) / len(bots))
        strength = {name: value / mean for name, value in strength.items()}
    return {name: round(MEAN_RATING + 400 * log10(value), 1) for name, value in strength.items()}


def next_strength(name: str, won: Mapping[BotPair, float], strength: Mapping[str, float]) -> float:
    """One step of the minorise-maximise iteration for one bot."""
    others = [other for other in strength if other != name]
    total = sum(won[name, other] for other in others)
    expected = sum(
        (won[name, other] + won[other, name]) / (strength[name] + strength[other]) for other in others
    )
    return total / expected
