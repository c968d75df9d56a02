"""Matches by earlier versions of the rules, for records and tables that were stored with them."""

from msgspec.structs import replace

from saucer.engine.chance import Chance
from saucer.games.panic.options import Options
from saucer.games.panic.rules.setup import start
from saucer.games.panic.state import State, Variant


def start_by_version_1(options: Options, seats: int, rng: Chance) -> State:
    """Start a match in which everybody has all help and may still claim a faulty town."""
    state = start(options, seats, rng)
    state.variant = Variant(replace(options, help="all"), seats)
    state.variant.refuses_faulty = False
    return state


EARLIER_STARTS = ((1, start_by_version_1),)
