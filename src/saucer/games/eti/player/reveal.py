"""Advice on the reveal, and suspicion: how likely each seat is the alien."""

from math import exp
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.moves import Reveal
from saucer.games.eti.numbers import size_of
from saucer.games.eti.rules.seats import all_seats
from saucer.games.eti.rules.vaults import total_levels, vault_of
from saucer.games.eti.state import State
from saucer.games.eti.tables import ANALYSIS, STAFFING
from saucer.games.eti.view import View

REVEAL_WEIGHT: Final = 6.0
SUSPECT_PROJECTS: Final = 0.45
SUSPECT_LEVELS: Final = 0.2
SUSPECT_STAFFING: Final = 0.2
SUSPECT_ANALYSIS: Final = 0.2
SUSPECT_BROKEN: Final = 1.0
"""These weights were fitted to who was the alien in 200 matches of greedy bots at 3 to 5 seats."""


def reveal_weights(_state: State, _seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    return [REVEAL_WEIGHT if isinstance(move, Reveal) else 1.0 for move in moves]


# Suspicion


def suspicion(view: View) -> tuple[float, ...]:
    """How likely each seat is the alien, judged by what the viewer can see: anyone could work it out."""
    seats = len(view.seats)
    if view.alien is not None:
        return tuple([1.0 if seat == view.alien else 0.0 for seat in range(seats)])
    own = view.viewer
    if own is not None and view.alien_card is not None and view.seats[own].role == view.alien_card:
        return tuple([1.0 if seat == own else 0.0 for seat in range(seats)])
    weights: list[float] = []
    for seat, seen in enumerate(view.seats):
        tokens = seen.tokens
        projects = len(seen.secret) + len(seen.public)
        weight = suspicious(projects, seen.levels, tokens[STAFFING], tokens[ANALYSIS], seen.broken)
        weights.append(0.0 if seat == own else weight)
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def suspicious(projects: int, levels: int, staffing: int, analysis: int, broken: int) -> float:
    """Anyone who hurries to claim many small projects, and breaks their word, looks like one."""
    return exp(
        SUSPECT_PROJECTS * projects
        - SUSPECT_LEVELS * levels
        - SUSPECT_STAFFING * staffing
        - SUSPECT_ANALYSIS * analysis
        + SUSPECT_BROKEN * min(2, broken)
    )


def suspicions(state: State, seat: Seat) -> list[float]:
    """The same, for a seat that thinks about a state: nothing it could not see goes into it."""
    found = [0.0] * state.seats
    if seat == state.alien:
        return found
    total = 0.0
    tokens = state.tokens
    for other in all_seats(state):
        if other != seat:
            projects = vault_of(state, other)
            weight = suspicious(
                size_of(projects),
                total_levels(state.box, projects),
                tokens[4 * other + STAFFING],
                tokens[4 * other + ANALYSIS],
                state.broken[other],
            )
            found[other] = weight
            total += weight
    for other in all_seats(state):
        found[other] /= total
    return found
