"""Teams: who wins and loses together. (R8.2)"""

from saucer.games.strangers.state import CLOSED_TEAMS, NO_TEAMS, OPEN_TEAMS, State


def same_side(state: State, seat: int, other: int) -> bool:
    """Whether two seats win and lose together."""
    if seat == other or state.variant.teams == NO_TEAMS:
        return seat == other
    if state.variant.teams == OPEN_TEAMS:
        return seat // 2 == other // 2
    assert state.variant.teams == CLOSED_TEAMS
    return seat % 2 == other % 2
