"""R4.1 to R4.4, R4.8: draw an event card and find the company it falls to."""

from saucer.engine.bits import only, several, with_, without
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.events import Event, EventDrawn, HeldGained
from saucer.games.eti.moves import ChooseCompany, Move
from saucer.games.eti.numbers import incidents_in, seats_in
from saucer.games.eti.phase_numbers import ASK_AGENDAS, CHOICE, FIND_COMPANY
from saucer.games.eti.rules.bargaining import open_bargaining
from saucer.games.eti.rules.company import space
from saucer.games.eti.rules.events.effects import effect_of
from saucer.games.eti.rules.events.incident import fall_to, shuffle_incidents
from saucer.games.eti.rules.events.voting_power import voters
from saucer.games.eti.rules.refusals import refuse_company
from saucer.games.eti.rules.seats import ask_one, companies, name_companies
from saucer.games.eti.rules.vaults import top_level, total_levels, vault_of
from saucer.games.eti.state import State, replaced
from saucer.games.eti.tables import BY_HIGHEST, BY_LOWEST_LEVEL, BY_MOST_LEVELS, BY_OTHER, BY_VOTE, HELD

# Drawing (R4.1, R4.2)


def draw_incident(state: State, events: Sink[Event], rng: Chance) -> None:
    """Draw an event card for a president who has a project. (R4.1, R13.3)"""
    state.routine = ASK_AGENDAS
    if vault_of(state, state.president) == 0:
        return
    if state.incident_deck == 0:
        shuffle_incidents(state, events)
        if state.incident_deck == 0:
            return
    deck = incidents_in(state.incident_deck)
    incident = deck[rng.below(len(deck))]
    president = state.president
    events.append(EventDrawn(president, state.tables.incident_ids[incident]))
    state.incident_deck = without(state.incident_deck, incident)
    if state.tables.incident_by[incident] == HELD:
        state.held = replaced(state.held, president, with_(state.held[president], incident))
        events.append(HeldGained(president, state.tables.incident_ids[incident], None))
        return
    state.incident = incident
    state.incident_discards |= only(incident)
    state.routine = FIND_COMPANY
    effect_of(state).prepare(state, events, rng)


# The company it falls to (R4.2, R4.3)


def find_company(state: State, events: Sink[Event], _rng: Chance) -> None:
    """Let the card fall to the company it names, or begin bargaining before a choice or a vote. (R4.2)"""
    by = state.tables.incident_by[state.incident]
    candidates = candidates_by(state, by)
    if by == BY_VOTE:
        open_bargaining(state, voters(state), candidates, events, voting=True)
    elif several(candidates):
        open_bargaining(state, only(state.president), candidates, events, voting=False)
    else:
        fall_to(state, seats_in(candidates)[0], events)


def candidates_by(state: State, by: int) -> int:
    """The companies that can be chosen: leaders, all, or all but the president. (R4.2, R4.3, R13.2)"""
    able = companies(state)
    if by == BY_HIGHEST or by == BY_MOST_LEVELS or by == BY_LOWEST_LEVEL:
        return leaders(state, by, seats_in(able))
    return without(able, state.president) if by == BY_OTHER else able


def leaders(state: State, by: int, seats: list[Seat]) -> int:
    """Return the companies with the highest ability, the most levels or the lowest top level; several if tied."""
    best = -1000
    found = 0
    for seat in seats:
        rank = rank_by(state, by, seat)
        if rank > best:
            best = rank
            found = 0
        if rank == best:
            found |= only(seat)
    return found


def rank_by(state: State, by: int, seat: Seat) -> int:
    if by == BY_HIGHEST:
        return space(state, seat, state.tables.incident_ability[state.incident])
    if by == BY_MOST_LEVELS:
        return total_levels(state.tables, vault_of(state, seat))
    return -top_level(state, seat)


# The president's choice (R4.8): the phase "choice"


def ask_president(state: State, _events: Sink[Event], _rng: Chance) -> None:
    """Ask the president to break a tie. (R3.5, R4.8)"""
    ask_one(state, CHOICE, state.president)


def choice_moves(state: State, _seat: Seat) -> list[Move]:
    return name_companies(state, state.candidates)


def choose_company(state: State, _seat: Seat, move: ChooseCompany, events: Sink[Event], _rng: Chance) -> None:
    fall_to(state, move.company, events)


def refuse_choice(state: State, _seat: Seat, move: ChooseCompany) -> Refusal:
    """Refuse a company that does not lead (R4.8), or the president (R13.2)."""
    by = state.tables.incident_by[state.incident]
    return refuse_company(state, "R13.2" if by == BY_OTHER else "R4.8", move.company)
