"""R6 Agendas and research: what each company does this turn, chosen in secret, and the cards it is dealt."""

from typing import Final

from saucer.engine.bits import has, only, several, size_of
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.events import AgendaShown, Event
from saucer.games.eti.moves import Agenda, ChooseAgenda, Move
from saucer.games.eti.numbers import NO_PROJECT, seats_in
from saucer.games.eti.phase_numbers import AGENDA, ASK_ORDERS, ASK_PLANS, DEAL_RESEARCH, METHOD, SHOW_RESULTS
from saucer.games.eti.rules.company import staffing, take_cards
from saucer.games.eti.rules.events.incident import held_with
from saucer.games.eti.rules.refusals import refuse
from saucer.games.eti.rules.seats import all_seats, ask_all, clockwise, companies, note_choice
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State
from saucer.games.eti.tables import AGENDAS, CHANGE, RESEARCH, SAFE, SUBMIT

AGENDA_NAMES: Final[list[Agenda]] = ["research", "submit", "change"]


def agenda_name(agenda: int) -> Agenda | None:
    return AGENDA_NAMES[agenda - 1] if agenda else None


# Which agendas are open (R6.3 to R6.5)


def agendas_open(state: State, seat: Seat) -> list[int]:
    """The agendas a seat may choose. (R6.3 to R6.5)"""
    found: list[int] = []
    if may_research(state, seat):
        found.append(RESEARCH)
    found.append(SUBMIT)
    if may_change(state):
        found.append(CHANGE)
    return found


def may_research(state: State, seat: Seat) -> bool:
    return len(state.ports[seat]) < state.tables.ports and not has(state.banned, seat)


def may_change(state: State) -> bool:
    """Return whether there is, or may still come, another project to study. (R6.5)"""
    return several(state.centre) or can_draw(state)


def can_draw(state: State) -> bool:
    """Whether claimers still turn up projects. (R9.1, R9.2)"""
    return not state.revealed and state.piles != 0


# Choosing (R6.1, R6.2): the phase "agenda"


def ask_agendas(state: State, _events: Sink[Event], _rng: Chance) -> None:
    """Ask every company that studies a project for its agenda, in secret. (R6.1)"""
    active = 0
    for seat in seats_in(companies(state)):
        if state.study[seat] != NO_PROJECT:
            active |= only(seat)
    state.agendas = [0] * state.seats
    if active:
        state.routine = ASK_PLANS
        ask_all(state, AGENDA, active)
    else:
        state.routine = DEAL_RESEARCH


def agenda_moves(state: State, seat: Seat) -> list[Move]:
    """The agendas that are open to a seat. (R6.3 to R6.5)"""
    moves = state.tables.moves.choose_agenda
    found: list[Move] = []
    for agenda in agendas_open(state, seat):
        found.append(moves[agenda - 1])
    return found


def choose_agenda(state: State, seat: Seat, move: ChooseAgenda, events: Sink[Event], rng: Chance) -> None:
    """Note a company's agenda, and show all agendas once the last is chosen. (R6.2)"""
    if not note_choice(state, seat, AGENDAS.index(move.agenda), events):
        return
    rng.reveal()
    state.agendas = state.choice[:]
    for other in clockwise(state, state.president, companies(state)):
        if state.agendas[other]:
            events.append(AgendaShown(other, AGENDA_NAMES[state.agendas[other] - 1]))
    state.pending = [
        other
        for other in clockwise(state, state.president, companies(state))
        if state.agendas[other] and held_with(state, other, "change-of-plans")
    ]


def agenda_without_effect(state: State, seat: Seat, move: ChooseAgenda) -> Refusal | None:
    """Return why submitting would do nothing: there are no cards, and the bank is too small to claim."""
    if move.agenda != "submit" or state.ports[seat]:
        return None
    too_little = state.bank[seat] < state.tables.difficulty[state.study[seat]]
    return refuse("R8.1", "nothing-to-submit") if too_little else None


def refuse_agenda(state: State, seat: Seat, move: ChooseAgenda) -> Refusal:
    if move.agenda == "research" and not may_research(state, seat):
        return refuse_research(state, seat)
    return refuse("R6.5", "nowhere-to-change-to")


def refuse_research(state: State, seat: Seat) -> Refusal:
    return refuse("R6.3", "research-banned" if has(state.banned, seat) else "ports-are-full")


# Research (R6.6, R6.7)


def cards_due(state: State, seat: Seat) -> int:
    """How many cards a company gets for research: staffing, and one per own project of the field. (R6.6)"""
    project = state.study[seat]
    field = state.tables.field_sets[state.tables.fields[project]]
    return staffing(state, seat) + size_of(vault_of(state, seat) & field)


def research(state: State, events: Sink[Event], rng: Chance) -> None:
    """Deal from the president's left, the president last; then ask how the others submit. (R6.6, R7.1, R13.4)"""
    for seat in clockwise(state, state.president + 1, companies(state)):
        if state.agendas[seat] == RESEARCH:
            take_cards(state, seat, cards_due(state, seat), events, rng)
    state.methods = [0] * state.seats
    state.queues = [[] for _ in all_seats(state)]
    asked = 0
    for seat in all_seats(state):
        if state.agendas[seat] == SUBMIT:
            if state.ports[seat]:
                asked |= only(seat)
            else:
                state.methods[seat] = SAFE
    state.routine = SHOW_RESULTS
    if asked:
        state.routine = ASK_ORDERS
        ask_all(state, METHOD, asked)
