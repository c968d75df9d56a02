"""Advice on upgrades, immunities and tactics."""

from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.components import ABILITIES, THREATS
from saucer.games.eti.moves import ChooseThreat, StartOver, Upgrade
from saucer.games.eti.numbers import has, seats_in
from saucer.games.eti.rules.seats import companies
from saucer.games.eti.state import State
from saucer.games.eti.tables import ANALYSIS, SECURITY, STAFFING

UPGRADE_WEIGHTS: Final = [3.0, 2.0, 1.2, 0.8]
CROWDED: Final = [1.0, 0.8, 0.6, 0.35, 0.2, 0.12, 0.06]
"""How much less the next step of a track is worth, the further it has come."""


def upgrade_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    return [upgrade_weight(state, seat, move) for move in moves]


def upgrade_weight(state: State, seat: Seat, move: Any) -> float:
    if isinstance(move, Upgrade):
        ability = ABILITIES.index(move.ability)
        come = min(6, state.tokens[4 * seat + ability])
        weight = UPGRADE_WEIGHTS[ability] * CROWDED[come]
        return weight * leaning(state, seat, ability)
    if isinstance(move, ChooseThreat):
        return threat_weight(state, seat, THREATS.index(move.threat))
    return 0.02 if isinstance(move, StartOver) else 1.0


def leaning(state: State, seat: Seat, ability: int) -> float:
    """The alien leans to what serves the invasion, but not so far that it shows."""
    if seat != state.alien:
        return 1.0
    if ability == ANALYSIS:
        return 1.8
    return 1.3 if ability == SECURITY else 1.0 if ability == STAFFING else 0.9


def threat_weight(state: State, seat: Seat, threat: int) -> float:
    """Humans like what many rivals have not; the alien what few humans are immune to."""
    immune = 0
    for other in seats_in(companies(state)):
        if other != seat and has(state.immune[other], threat):
            immune += 1
    return 1.0 / (1.0 + immune) if seat == state.alien else 1.0 + 0.1 * immune
