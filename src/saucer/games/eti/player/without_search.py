"""The kinds of decision that searching bots make without a search, because it finds nothing better."""

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
from saucer.games.eti.player.agendas import eager_agenda_weights
from saucer.games.eti.player.bargaining.bluffs import bluffing_weights, dear_settle_weights
from saucer.games.eti.player.projects import alien_draw_weights, alien_marker_weights, vault_weights
from saucer.games.eti.player.submission import method_weights
from saucer.games.eti.player.upgrades import upgrade_weights
from saucer.games.eti.state import State

WEIGHTS: Final[dict[int, Advise]] = {
    UPGRADES: upgrade_weights,
    PROFESSOR: upgrade_weights,
    THREAT: upgrade_weights,
    BARGAIN: bluffing_weights,
    SETTLE: dear_settle_weights,
    AGENDA: eager_agenda_weights,
    PLANS: eager_agenda_weights,
    METHOD: method_weights,
    VAULT: vault_weights,
    VISION_VAULT: vault_weights,
    DRAWS: alien_draw_weights,
    MARKS: alien_marker_weights,
    CONTRACT_MOVE: alien_marker_weights,
}


def choose_without_search(state: State, seat: Seat, moves: list[Any], rng: Chance) -> list[float]:
    """Return a weight for each move, or nothing where a search decides."""
    weigh = WEIGHTS.get(state.phase)
    return [] if weigh is None else weigh(state, seat, moves, rng)
