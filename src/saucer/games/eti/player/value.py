"""The value of a state for every seat, from 0 to 1, as a search needs it."""

from typing import Final

from saucer.engine.result_value import result_value
from saucer.engine.types import Seat
from saucer.games.eti.player.bargaining.stakes import TRUSTED, trust
from saucer.games.eti.player.research import rough_turns_left
from saucer.games.eti.player.survival import SurvivalForecast
from saucer.games.eti.player.win_odds import WinOdds
from saucer.games.eti.rules.attack import POINTS_PER_COMPANY
from saucer.games.eti.rules.seats import all_seats
from saucer.games.eti.state import State

GOOD_NAME: Final = 0.05
"""What full trust is worth, against none."""
LONG: Final = 4.0


def value(state: State, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1."""
    return values(state)[seat]


def with_names(state: State, found: list[float]) -> list[float]:
    """Return the values, slightly higher for trusted seats, because others will bargain with them."""
    share = GOOD_NAME * min(1.0, rough_turns_left(state) / LONG)
    for seat in all_seats(state):
        if state.kept[seat] or state.broken[seat]:
            found[seat] = max(0.0, min(1.0, found[seat] + share * (trust(state, seat) - TRUSTED)))
    return found


def values(state: State) -> list[float]:
    """The value of every seat."""
    if not state.invading:
        return with_names(state, WinOdds(state).values())
    forecast = SurvivalForecast(state)
    found = forecast.shares()
    destroyed = 0.0
    for seat in forecast.humans:
        company = forecast.prospects[seat]
        destroyed += 1.0 - company.survival
        found[seat] = result_value(found[seat], company.kept * company.survival)
    found[state.alien] = result_value(found[state.alien], POINTS_PER_COMPANY * destroyed)
    return found
