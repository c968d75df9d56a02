"""How well every seat stands, from 0 to 1: what a search stops at."""

from saucer.engine.result_value import result_value
from saucer.engine.types import Seat
from saucer.games.eti.player.survival import SurvivalForecast
from saucer.games.eti.player.win_odds import WinOdds
from saucer.games.eti.rules.attack import POINTS_PER_COMPANY
from saucer.games.eti.state import State


def value(state: State, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1."""
    return values(state)[seat]


def values(state: State) -> list[float]:
    """The value of every seat."""
    if not state.invading:
        return WinOdds(state).values()
    forecast = SurvivalForecast(state)
    found = forecast.shares()
    destroyed = 0.0
    for seat in forecast.humans:
        company = forecast.prospects[seat]
        destroyed += 1.0 - company.survival
        found[seat] = result_value(found[seat], company.kept * company.survival)
    found[state.alien] = result_value(found[state.alien], POINTS_PER_COMPANY * destroyed)
    return found
