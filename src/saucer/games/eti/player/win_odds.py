"""The chance of each seat to win, judged before the invasion from what the humans have and will have.

The weights were fitted to 7,200 matches of greedy bots at all numbers of seats and lengths, and to 350 of searching
ones, in which every bot now and then chose at random, at decisions of every phase. Two kinds were not: while it hides,
those of the alien's card, tokens and projects are of an earlier fit to turns of greedy bots alone, and the weight of
defence to come was raised by hand, because searching aliens play better so.
"""

from dataclasses import dataclass
from math import exp
from typing import Final

from saucer.engine.bits import size_of
from saucer.engine.result_value import result_value
from saucer.engine.types import Seat
from saucer.games.eti.numbers import NO_PROJECT
from saucer.games.eti.player.survival import Prospect, SurvivalForecast
from saucer.games.eti.rules.attack import POINTS_PER_COMPANY
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State


@dataclass(frozen=True)
class ConquestWeights:
    """What makes it likelier that nobody survives, in log-odds."""

    start: float
    defence: float
    """For each point of defence that a human has, on average over the humans; so are the next five."""
    defence_to_come: float
    attack: float
    power: float
    points: float
    turn: float
    """For each turn that is left."""
    claim: float
    """For each claim that is missing until the reveal, divided by the seats."""
    crowd: float
    """For each human more than two."""
    intel: float
    project: float
    """For each project of the alien."""
    tokens: tuple[float, float, float, float]
    """For each token of the alien, by ability."""
    studied: tuple[float, float, float, float]
    """For each token that the project it studies would bring."""
    alien_points: float


@dataclass(frozen=True)
class ShareWeights:
    """How the humans' wins fall to them, in log-odds for each point."""

    defence: float
    defence_to_come: float
    fame: float
    fame_to_come: float
    power: float


HIDDEN: Final = ConquestWeights(
    start=-1.9, defence=-0.046, defence_to_come=-0.03, attack=0.0266, power=0.0073, points=-0.0025, turn=0.08,
    claim=-0.31, crowd=-0.41, intel=0.188, project=0.18, tokens=(0.256, 0.0, 0.117, 0.07),
    studied=(0.239, 0.0, 0.054, 0.0), alien_points=0.0016,
)  # fmt: skip
SHOWN: Final = ConquestWeights(
    start=-0.676, defence=-0.0548, defence_to_come=-0.0621, attack=0.0501, power=0.0056, points=-0.0005, turn=0.236,
    claim=0.0, crowd=-0.508, intel=0.299, project=0.385, tokens=(0.352, 0.174, 0.097, -0.07),
    studied=(0.0, 0.0, 0.0, 0.0), alien_points=0.0,
)  # fmt: skip
"""While the alien hides, and after it has revealed itself."""
HIDDEN_SHARES: Final = ShareWeights(
    defence=0.003, defence_to_come=0.0022, fame=0.0077, fame_to_come=0.0007, power=0.0038
)
SHOWN_SHARES: Final = ShareWeights(
    defence=0.0015, defence_to_come=0.0037, fame=0.0061, fame_to_come=0.0014, power=0.0075
)
POINTS_PER_CARD: Final = 12.0
SPARE_POINTS: Final = 20.0
"""How many points beyond a project's difficulty still count."""
SURVIVORS: Final = 1.3
"""How many survive where any do."""
SUREST: Final = 8.0


class WinOdds:
    """The chance of every seat to win."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.forecast = SurvivalForecast(state, aimed=False)
        weights = SHOWN if state.revealed else HIDDEN
        odds = weights.start + self.by_humans(weights) + self.by_time(weights) + self.by_alien(weights)
        self.conquest = 1.0 / (1.0 + exp(-max(-SUREST, min(SUREST, odds))))

    def by_humans(self, weights: ConquestWeights) -> float:
        """Return the mean of what the humans have and will have: the alien attacks those who have more."""
        total = 0.0
        for seat in self.forecast.humans:
            company = self.forecast.prospects[seat]
            total += weights.defence * company.owned_defence + weights.attack * company.attack
            total += weights.defence_to_come * (company.defence - company.owned_defence)
            total += weights.power * company.power + weights.points * points_towards_claim(self.state, seat)
        return total / len(self.forecast.humans)

    def by_time(self, weights: ConquestWeights) -> float:
        state = self.state
        missing = state.variant.threshold - state.claimed
        return weights.turn * self.forecast.turns + weights.claim * missing / state.seats

    def by_alien(self, weights: ConquestWeights) -> float:
        state = self.state
        alien = state.alien
        crowd = len(self.forecast.humans) - 2
        odds = weights.crowd * crowd + weights.intel * state.tables.alien_intel[state.roles[alien]]
        odds += weights.project * size_of(vault_of(state, alien))
        for ability in range(4):
            odds += weights.tokens[ability] * state.tokens[4 * alien + ability]
        study = state.study[alien]
        if study != NO_PROJECT:
            odds += weights.alien_points * points_towards_claim(state, alien)
            for ability in state.tables.upgrades[study]:
                odds += weights.studied[ability]
        return odds

    def values(self) -> list[float]:
        """How well every seat stands, from 0 to 1."""
        state = self.state
        forecast = self.forecast
        weights = SHOWN_SHARES if state.revealed else HIDDEN_SHARES
        found = [0.0] * state.seats
        total = 0.0
        for seat in forecast.humans:
            found[seat] = exp(strength(forecast.prospects[seat], weights))
            total += found[seat]
        saved = 1.0 - self.conquest
        for seat in forecast.humans:
            share = saved * found[seat] / total
            found[seat] = result_value(share, SURVIVORS * share * forecast.prospects[seat].kept)
        destroyed = len(forecast.humans) - SURVIVORS * saved
        found[state.alien] = result_value(self.conquest, POINTS_PER_COMPANY * destroyed)
        return found


def strength(company: Prospect, weights: ShareWeights) -> float:
    """How strong a human is beside the others."""
    found = weights.defence * company.owned_defence + weights.fame * company.owned_fame
    found += weights.defence_to_come * (company.defence - company.owned_defence)
    return found + weights.fame_to_come * (company.fame - company.owned_fame) + weights.power * company.power


def points_towards_claim(state: State, seat: Seat) -> float:
    """Bank and cards, as far as they are of use for the project under study."""
    points = float(state.bank[seat])
    study = state.study[seat]
    if study == NO_PROJECT:
        return points
    return min(
        points + POINTS_PER_CARD * len(state.ports[seat]), state.tables.difficulty[study] + SPARE_POINTS
    )
