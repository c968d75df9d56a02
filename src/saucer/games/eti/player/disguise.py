"""The alien's disguise: it is advised like a human, with an endgame card it pretends to have."""

from saucer.engine.bits import only
from saucer.engine.types import Seat
from saucer.games.eti.numbers import NO_PROJECT, Role
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State, copy, replaced


def in_disguise(state: State) -> State:
    """Return the state with the hidden alien as a human, and another seat as the alien."""
    seat = state.alien
    scapegoat = Seat((seat + 1) % state.seats)
    twin = copy(state)
    roles = replaced(state.roles, seat, pretended_card(state, seat))
    twin.roles = replaced(roles, scapegoat, state.roles[seat])
    twin.alien = scapegoat
    return twin


def pretended_card(state: State, seat: Seat) -> Role:
    """Return the human card that the alien pretends to have. It hardly ever changes within a match.

    The lowest of its projects, which is mostly its first, decides.
    """
    projects = vault_of(state, seat)
    for project in (state.winners[seat], state.study[seat]):
        if projects == 0 and project != NO_PROJECT:
            projects = only(project)
    first = (projects & -projects).bit_length()
    tables = state.tables
    return Role(tables.aliens + (first + seat) % (tables.roles - tables.aliens))
