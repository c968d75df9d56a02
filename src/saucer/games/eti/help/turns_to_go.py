"""About how many turns are left before the invasion, by what all can see."""

from typing import Final

from saucer.games.eti.phase_numbers import UPGRADES
from saucer.games.eti.rules.company import space
from saucer.games.eti.rules.seats import all_seats
from saucer.games.eti.state import State
from saucer.games.eti.tables import STAFFING

TURNS_PER_CLAIM: Final = 3.5
"""How long a company takes over a claim. In 3,000 matches of bots the guess was 0.9 turns off on average."""


def turns_to_go(state: State) -> int:
    """Turns before the invasion, this one included: exact once the alien has revealed, a guess before. (R3.2, R10.3)

    The guess takes the claims that are missing, and the turns of E.T.I. that the companies' staffing would leave.
    """
    if state.invading:
        return 0
    if state.revealed:
        return state.countdown
    missing = max(0, state.variant.threshold - state.claimed)
    guess = usual_countdown(state) + TURNS_PER_CLAIM * missing / state.seats
    limit = max(1, state.variant.turn_limit + 1 - state.turn) + state.tables.eti[0]
    return max(1, min(limit, int(guess + 0.5)))


def usual_countdown(state: State) -> float:
    """The turns of E.T.I. that the companies would leave on average; upgrades being placed are secret. (R1.7)"""
    eti = state.tables.eti
    if state.phase == UPGRADES:
        return float(eti[0])
    total = sum([eti[space(state, seat, STAFFING)] for seat in all_seats(state)])
    return total / state.seats
