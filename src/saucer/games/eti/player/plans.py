"""Where searching bots follow a plan: kinds of decision in which a search finds nothing better."""

from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.phases import Advise
from saucer.engine.types import Seat
from saucer.games.eti.phase_numbers import (
    AGENDA,
    BARGAIN,
    CONTRACT_MOVE,
    DRAWS,
    MARKS,
    METHOD,
    PLANS,
    PROFESSOR,
    SETTLE,
    THREAT,
    UPGRADES,
    VAULT,
    VISION_VAULT,
)
from saucer.games.eti.player.agendas import agenda_plan
from saucer.games.eti.player.bargaining.bluffs import bargain_plan, settle_plan
from saucer.games.eti.player.projects import draw_plan, marker_plan, vault_weights
from saucer.games.eti.player.submission import method_weights
from saucer.games.eti.player.upgrades import upgrade_weights
from saucer.games.eti.state import State

PLANNERS: Final[dict[int, Advise]] = {
    UPGRADES: upgrade_weights,
    PROFESSOR: upgrade_weights,
    THREAT: upgrade_weights,
    BARGAIN: bargain_plan,
    SETTLE: settle_plan,
    AGENDA: agenda_plan,
    PLANS: agenda_plan,
    METHOD: method_weights,
    VAULT: vault_weights,
    VISION_VAULT: vault_weights,
    DRAWS: draw_plan,
    MARKS: marker_plan,
    CONTRACT_MOVE: marker_plan,
}


def plan(state: State, seat: Seat, moves: list[Any], rng: Chance) -> list[float]:
    """A weight per move where there is a plan; empty where a search decides."""
    planner = PLANNERS.get(state.phase)
    return [] if planner is None else planner(state, seat, moves, rng)
