"""Who wins, judged before the invasion has begun: by what the humans can muster together and how they share it."""

from math import exp
from typing import Final

from saucer.engine.result_value import result_value
from saucer.games.eti.numbers import NO_PROJECT, size_of
from saucer.games.eti.player.survival import SurvivalForecast
from saucer.games.eti.rules.attack import POINTS_PER_COMPANY
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State

HIDDEN: Final = -1.66
HIDDEN_MARGIN: Final = -0.0362
HIDDEN_TURN: Final = 0.034
HIDDEN_INTEL: Final = 0.188
HIDDEN_PROJECT: Final = 0.181
HIDDEN_CROWD: Final = -0.52
TOKEN: Final = [0.256, 0.0, 0.117, 0.07]
STUDIED: Final = [0.239, 0.0, 0.054, 0.0]
"""While the alien hides: what makes conquest likelier, in log-odds; a crowd is each human more than two. The last two
are by ability."""
SHOWN: Final = -1.61
SHOWN_MARGIN: Final = -0.0681
SHOWN_TURN: Final = -0.029
SHOWN_INTEL: Final = 0.102
SHOWN_PROJECT: Final = 0.275
SHOWN_CROWD: Final = -0.71
LEFT_OVER: Final = 0.165
"""After it has revealed itself, with the projects that it will take from the centre."""
BY_MARGIN: Final = 0.003
BY_FAME: Final = 0.0053
BY_POWER: Final = 0.0111
"""How the humans' wins fall to those with more defence against the attack, more fame, and more research to come."""
SURVIVORS: Final = 1.3
"""How many survive where any do.

These weights were fitted to 4,900 matches of greedy bots at all numbers of seats and lengths, most with suited alien
cards, the others with random ones.
"""
SUREST: Final = 8.0


class WinOdds:
    """The chance of every seat to win."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.forecast = SurvivalForecast(state, aimed=False)
        self.conquest = 1.0 / (1.0 + exp(-max(-SUREST, min(SUREST, self.odds()))))

    def margin(self) -> float:
        """What the humans have beyond the attack, on average: the alien aims its cards at those who have more."""
        humans = self.forecast.humans
        total = 0.0
        for seat in humans:
            total += self.forecast.prospects[seat].margin()
        return total / len(humans)

    def odds(self) -> float:
        """The logarithm of the odds that nobody survives."""
        state = self.state
        turns = self.forecast.turns
        intel = state.box.alien_intel[state.roles[state.alien]]
        projects = size_of(vault_of(state, state.alien))
        crowd = len(self.forecast.humans) - 2
        if state.revealed:
            odds = SHOWN + SHOWN_MARGIN * self.margin() + SHOWN_TURN * turns + SHOWN_INTEL * intel
            return odds + SHOWN_CROWD * crowd + SHOWN_PROJECT * projects + LEFT_OVER * size_of(state.centre)
        odds = HIDDEN + HIDDEN_MARGIN * self.margin() + HIDDEN_TURN * turns + HIDDEN_INTEL * intel
        return odds + HIDDEN_CROWD * crowd + HIDDEN_PROJECT * projects + self.abilities()

    def abilities(self) -> float:
        state = self.state
        found = 0.0
        for ability in range(4):
            found += TOKEN[ability] * state.tokens[4 * state.alien + ability]
        study = state.study[state.alien]
        if study != NO_PROJECT:
            for ability in state.box.upgrades[study]:
                found += STUDIED[ability]
        return found

    def values(self) -> list[float]:
        """How well every seat stands, from 0 to 1."""
        state = self.state
        forecast = self.forecast
        found = [0.0] * state.seats
        total = 0.0
        for seat in forecast.humans:
            company = forecast.prospects[seat]
            strength = BY_MARGIN * company.margin() + BY_FAME * company.fame + BY_POWER * company.power
            found[seat] = exp(strength)
            total += found[seat]
        saved = 1.0 - self.conquest
        for seat in forecast.humans:
            share = saved * found[seat] / total
            found[seat] = result_value(share, SURVIVORS * share * forecast.prospects[seat].kept)
        destroyed = len(forecast.humans) - SURVIVORS * saved
        found[state.alien] = result_value(self.conquest, POINTS_PER_COMPANY * destroyed)
        return found
