"""Matches by earlier versions of the rules, for records and tables that were stored with them."""

from saucer.engine.chance import Chance
from saucer.games.eti.options import Options
from saucer.games.eti.rules.setup import start
from saucer.games.eti.state import State


def start_by_version_2(options: Options, seats: int, rng: Chance) -> State:
    """Start a match in which a ready company cannot come back to the bargaining."""
    state = start(options, seats, rng)
    state.variant.ready_is_final = True
    return state


EARLIER_STARTS = ((2, start_by_version_2),)
RETIRED = ((1, "commit eb59b0a5ef21"),)
