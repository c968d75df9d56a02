"""Matches by earlier versions of the rules, for records and tables that were stored with them."""

from saucer.engine.chance import Chance
from saucer.games.strangers.options import Options
from saucer.games.strangers.rules.setup import start
from saucer.games.strangers.state import State


def start_by_version_1(options: Options, seats: int, rng: Chance) -> State:
    """Start a match in which a best of three ends after two rounds on one win and a tie, or on two ties.

    Version 1 also let Ice-Cream Date copy fewer cards, of fewer hands; what it allowed is allowed still.
    """
    state = start_by_version_2(options, seats, rng)
    state.variant.short_series = True
    return state


def start_by_version_2(options: Options, seats: int, rng: Chance) -> State:
    """Start a match in which the free discard is allowed only before an action."""
    state = start(options, seats, rng)
    state.variant.early_discard = True
    return state


EARLIER_STARTS = ((1, start_by_version_1), (2, start_by_version_2))
