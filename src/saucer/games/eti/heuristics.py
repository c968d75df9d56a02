"""What a sensible player looks at: how well a seat stands, and whom to suspect."""

from math import exp
from typing import Final

from saucer.engine.words import Seat
from saucer.engine.worth import worth
from saucer.games.eti.box import ANALYSIS, SECURITY, STAFFING
from saucer.games.eti.outlook import Outlook
from saucer.games.eti.questions import members, vault_of
from saucer.games.eti.state import State
from saucer.games.eti.views import View

SUSPECT_SECURITY: Final = 0.35
SUSPECT_ANALYSIS: Final = 0.25
SUSPECT_LEVELS: Final = 0.12
SUSPECT_BROKEN: Final = 0.15
SUSPECT_STAFFING: Final = 0.1


def value(state: State, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1."""
    return standing(Outlook(state), seat)


def values(state: State) -> list[float]:
    """The value of every seat."""
    outlook = Outlook(state)
    return [standing(outlook, seat) for seat in range(state.seats)]


def standing(outlook: Outlook, seat: int) -> float:
    if seat == outlook.state.alien:
        return worth(outlook.conquest(), 10.0 * destroyed(outlook))
    return worth(outlook.share(seat), outlook.fame_left(seat) * outlook.survival[seat])


def destroyed(outlook: Outlook) -> float:
    count = 0.0
    for seat in outlook.humans:
        count += 1.0 - outlook.survival[seat]
    return count


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
        weight = suspicious(seen.tokens, seen.levels, seen.broken)
        weights.append(0.0 if seat == own else weight)
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def suspicious(tokens: tuple[int, ...], levels: int, broken: int) -> float:
    """Whoever hoards security and analysis, has little to defend with and breaks their word looks like one."""
    return exp(
        SUSPECT_SECURITY * tokens[SECURITY]
        + SUSPECT_ANALYSIS * tokens[ANALYSIS]
        - SUSPECT_STAFFING * tokens[STAFFING]
        - SUSPECT_LEVELS * levels
        + SUSPECT_BROKEN * broken
    )


def suspicions(state: State, seat: int) -> list[float]:
    """The same, for a seat that thinks about a state: nothing it could not see goes into it."""
    found: list[float] = []
    for other in range(state.seats):
        if other == seat or (seat == state.alien and other != seat):
            found.append(0.0)
            continue
        tokens = state.tokens[4 * other : 4 * other + 4]
        levels = 0
        for project in members(vault_of(state, other)):
            levels += state.box.levels[project]
        found.append(suspicious(tuple(tokens), levels, state.broken[other]))
    total = sum(found)
    return [weight / total for weight in found] if total > 0.0 else found
