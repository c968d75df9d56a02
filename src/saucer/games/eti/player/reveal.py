"""Advice on the reveal, and suspicion: how likely each seat is the alien."""

from math import exp
from typing import Any, Final

from saucer.engine.bits import size_of
from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.moves import Reveal
from saucer.games.eti.rules.seats import all_seats
from saucer.games.eti.rules.vaults import total_levels, vault_of
from saucer.games.eti.state import State
from saucer.games.eti.tables import ANALYSIS, STAFFING

REVEAL_WEIGHT: Final = 6.0
SUSPECT_PROJECTS: Final = 0.3
SUSPECT_LEVELS: Final = 0.2
SUSPECT_STAFFING: Final = 0.25
SUSPECT_ANALYSIS: Final = 0.05
SUSPECT_BROKEN: Final = 1.0
"""Chosen to find the alien about equally often in 2,000 matches of greedy bots and 280 of searching ones."""


def reveal_weights(_state: State, _seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    return [REVEAL_WEIGHT if isinstance(move, Reveal) else 1.0 for move in moves]


# Suspicion


def suspicious(projects: int, levels: int, staffing: int, analysis: int, broken: int) -> float:
    """Return how suspicious a seat looks: many small projects, much Staffing and broken promises add to it."""
    return exp(
        SUSPECT_PROJECTS * projects
        - SUSPECT_LEVELS * levels
        + SUSPECT_STAFFING * staffing
        - SUSPECT_ANALYSIS * analysis
        + SUSPECT_BROKEN * min(2, broken)
    )


def suspicion_weights(state: State) -> list[float]:
    """Return how suspicious every seat looks, from what everyone can see."""
    tables = state.tables
    tokens = state.tokens
    found: list[float] = []
    for seat in all_seats(state):
        projects = vault_of(state, seat)
        staffing = tokens[4 * seat + STAFFING]
        analysis = tokens[4 * seat + ANALYSIS]
        levels = total_levels(tables, projects)
        found.append(suspicious(size_of(projects), levels, staffing, analysis, state.broken[seat]))
    return found


def shares_of_suspicion(state: State, seat: Seat, weights: list[float]) -> list[float]:
    """How likely a seat finds every other one to be the alien; the alien suspects nobody."""
    found = [0.0] * state.seats
    if seat == state.alien:
        return found
    total = 0.0
    for other in all_seats(state):
        if other != seat:
            total += weights[other]
    for other in all_seats(state):
        if other != seat:
            found[other] = weights[other] / total
    return found
