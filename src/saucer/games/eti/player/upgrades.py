"""Advice on upgrades, immunities and tactics."""

from typing import Any, Final

from saucer.engine.bits import has
from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.components import ABILITIES, THREATS
from saucer.games.eti.moves import ChooseThreat, StartOver, Upgrade
from saucer.games.eti.numbers import seats_in
from saucer.games.eti.rules.company import space
from saucer.games.eti.rules.seats import companies
from saucer.games.eti.state import State
from saucer.games.eti.tables import ANALYSIS, SECURITY, STAFFING

UPGRADE_WEIGHTS: Final = [3.0, 2.0, 1.2, 0.8]
CROWDED: Final = [1.0, 0.8, 0.6, 0.35, 0.2, 0.12, 0.06]
"""How much less the next step of a track is worth, the further it has come."""
HUMANLIKE: Final = 0.9
"""How much a choice must weigh, against the best one, for the hidden alien to consider it."""


def upgrade_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    weights = [upgrade_weight(state, seat, move) for move in moves]
    return as_humans_would(weights) if seat == state.alien and not state.revealed else weights


def as_humans_would(weights: list[float]) -> list[float]:
    """Remove what few humans would choose, so that the hidden alien does not show itself."""
    least = HUMANLIKE * max(weights)
    return [weight if weight >= least else 0.0 for weight in weights]


def upgrade_weight(state: State, seat: Seat, move: Any) -> float:
    if isinstance(move, Upgrade):
        ability = ABILITIES.index(move.ability)
        if seat == state.alien and ability == STAFFING and adds_no_staff(state, seat):
            return 0.0
        come = min(6, state.tokens[4 * seat + ability])
        weight = UPGRADE_WEIGHTS[ability] * CROWDED[come]
        return weight * leaning(state, seat, ability)
    if isinstance(move, ChooseThreat):
        return threat_weight(state, seat, THREATS.index(move.threat))
    return 0.02 if isinstance(move, StartOver) else 1.0


def adds_no_staff(state: State, seat: Seat) -> bool:
    """Whether the next space of Staffing deals no more cards. Only the alien gains by it, so it would show."""
    tables = state.tables
    here = space(state, seat, STAFFING)
    return tables.staffing[min(here + 1, tables.last_space)] == tables.staffing[here]


def leaning(state: State, seat: Seat, ability: int) -> float:
    """Return the extra weight of abilities that serve the invasion, small enough not to show."""
    if seat != state.alien:
        return 1.0
    if ability == ANALYSIS:
        return 1.8
    return 1.3 if ability == SECURITY else 1.0 if ability == STAFFING else 0.9


def threat_weight(state: State, seat: Seat, threat: int) -> float:
    """Weigh a threat: humans prefer immunities that few rivals have, the alien threats few humans are immune to."""
    immune = 0
    for other in seats_in(companies(state)):
        if other != seat and has(state.immune[other], threat):
            immune += 1
    return 1.0 / (1.0 + immune) if seat == state.alien else 1.0 + 0.1 * immune
