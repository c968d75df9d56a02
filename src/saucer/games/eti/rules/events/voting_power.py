"""Who votes on an event card, and how much each vote counts (R4.5 to R4.7)."""

from saucer.engine.bits import has, only
from saucer.engine.types import Seat
from saucer.games.eti.numbers import NO_INCIDENT
from saucer.games.eti.rules.seats import SEATS_IN, companies
from saucer.games.eti.rules.vaults import total_levels, vault_of
from saucer.games.eti.state import State
from saucer.games.eti.tables import BY_VOTE


def voters(state: State) -> int:
    """The companies with a project in a vault."""
    found = 0
    for seat in SEATS_IN[companies(state)]:
        if vault_of(state, seat):
            found |= only(seat)
    return found


def votes_of(state: State, seat: Seat) -> int:
    """Return the votes of a seat in the present vote, doubled by a Voting Bloc."""
    tables = state.tables
    projects = vault_of(state, seat)
    ability = tables.incident_ability[state.incident]
    votes = total_levels(tables, projects) + total_levels(tables, projects & tables.ability_sets[ability])
    if has(state.blocs, seat):
        votes *= tables.bloc_factor
    return votes


def votes_at_hand(state: State, seat: Seat) -> int:
    """Return the votes of a seat on the present event; 0 if there is no vote, or none for this seat."""
    if state.incident == NO_INCIDENT or state.tables.incident_by[state.incident] != BY_VOTE:
        return 0
    return votes_of(state, seat) if has(voters(state), seat) else 0
