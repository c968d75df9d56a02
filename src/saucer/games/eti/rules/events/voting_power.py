"""Who votes on an event card, and how much each vote counts (R4.5 to R4.7)."""

from saucer.engine.types import Seat
from saucer.games.eti.numbers import has, only, seats_in
from saucer.games.eti.rules.seats import companies
from saucer.games.eti.rules.vaults import total_levels, vault_of
from saucer.games.eti.state import State


def voters(state: State) -> int:
    """The companies with a project in a vault."""
    found = 0
    for seat in seats_in(companies(state)):
        if vault_of(state, seat):
            found |= only(seat)
    return found


def votes_of(state: State, seat: Seat) -> int:
    """The votes of a seat in the vote at hand, doubled by a Voting Bloc."""
    box = state.box
    projects = vault_of(state, seat)
    ability = box.incident_ability[state.incident]
    votes = total_levels(box, projects) + total_levels(box, projects & box.ability_sets[ability])
    if has(state.blocs, seat):
        votes *= box.bloc_factor
    return votes
