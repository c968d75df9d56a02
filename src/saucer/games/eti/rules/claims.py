"""R8 Claims: who has met the difficulty of a project, and what everybody else keeps."""

from saucer.engine.bits import has, only, several
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.events import BankChanged, Event, Scooped, TieBroken
from saucer.games.eti.moves import ChooseCompany, ChooseVault, Move
from saucer.games.eti.numbers import NO_PROJECT, Project, projects_in, seats_in
from saucer.games.eti.phase_numbers import ASK_TIES, ASK_VAULTS, DRAW_PROJECTS, TIES, VAULT
from saucer.games.eti.rules.company import bank_cards, discard_all
from saucer.games.eti.rules.projects import take_off_project
from saucer.games.eti.rules.refusals import refuse_company
from saucer.games.eti.rules.seats import (
    all_seats,
    ask_one,
    clockwise,
    companies,
    everyone,
    leave_line,
    line_up,
    name_companies,
    next_in_line,
)
from saucer.games.eti.rules.submissions import show_result
from saucer.games.eti.rules.vaults import claim_into, vault_named
from saucer.games.eti.state import NO_RESULT, State, replaced
from saucer.games.eti.tables import CHANGE, SUBMIT

# Results and ties (R8.1 to R8.3): the phase "ties"


def show_results(state: State, events: Sink[Event], _rng: Chance) -> None:
    """Count every submission and find who has met the difficulty of each project. (R7.5 to R8.3)"""
    state.results = [NO_RESULT] * state.seats
    state.winners = [NO_PROJECT] * state.seats
    for seat in clockwise(state, state.president, companies(state)):
        if state.agendas[seat] == SUBMIT:
            show_result(state, seat, events)
    ties: list[int] = []
    for project in projects_in(state.centre):
        best = best_submitters(state, project)
        if several(best):
            ties.append(project)
        elif best:
            state.winners[seats_in(best)[0]] = project
    state.drills = 0
    state.pending = ties
    state.routine = ASK_TIES


def best_submitters(state: State, project: Project) -> int:
    """The set of companies with the highest total that meets the difficulty of a project. (R8.2)"""
    best = state.tables.difficulty[project]
    found = 0
    for seat in all_seats(state):
        if state.results[seat] == NO_RESULT or state.study[seat] != project:
            continue
        total = state.results[seat] + state.bank[seat]
        if total > best:
            best = total
            found = 0
        if total == best:
            found |= only(seat)
    return found


def ask_ties(state: State, events: Sink[Event], _rng: Chance) -> None:
    """The president decides between equal submissions. (R8.3)"""
    if state.pending:
        state.candidates = best_submitters(state, Project(state.pending[0]))
        ask_one(state, TIES, state.president)
    else:
        state.candidates = 0
        resolve_claims(state, events)


def tied_companies(state: State, _seat: Seat) -> list[Move]:
    return name_companies(state, state.candidates)


def break_tie(state: State, _seat: Seat, move: ChooseCompany, events: Sink[Event], _rng: Chance) -> None:
    """The president gives the project to one of the equals. (R8.3)"""
    project = Project(state.pending.pop(0))
    state.winners = replaced(state.winners, move.company, project)
    state.awaited = 0
    events.append(TieBroken(state.tables.project_ids[project], move.company))


def refuse_tied(state: State, _seat: Seat, move: ChooseCompany) -> Refusal:
    return refuse_company(state, "R8.3", move.company)


# Claims and scoops (R8.4 to R8.7)


def resolve_claims(state: State, events: Sink[Event]) -> None:
    """Take claimed projects from the centre, and bank what the rules let the others keep. (R8.4 to R8.7, R13.7)"""
    taken = 0
    state.claimers = 0
    state.movers = 0
    for seat in all_seats(state):
        if state.winners[seat] != NO_PROJECT:
            taken |= only(state.winners[seat])
            state.claimers |= only(seat)
    state.centre &= ~taken
    for seat in clockwise(state, state.president, everyone(state)):
        if has(state.claimers, seat):
            state.bank[seat] = 0
            discard_all(state, seat)
            take_off_project(state, seat)
        elif state.study[seat] != NO_PROJECT:
            bank_work(state, seat, events, scooped=has(taken, state.study[seat]))
    line_up(state, state.claimers)
    state.routine = ASK_VAULTS


def bank_work(state: State, seat: Seat, events: Sink[Event], *, scooped: bool) -> None:
    """Bank the result of a submitter, and the cards of a scooped company. (R8.5, R8.6, R13.8)"""
    project = state.study[seat]
    if state.results[seat] != NO_RESULT:
        before = state.bank[seat]
        state.bank[seat] = min(state.tables.bank_limit, before + state.results[seat])
        discard_all(state, seat)
        if not scooped:
            events.append(BankChanged(seat, state.bank[seat] - before, state.bank[seat]))
    elif scooped:
        bank_cards(state, seat)
    if scooped:
        scoop(state, seat)
        state.movers |= only(seat)
        events.append(Scooped(seat, state.tables.project_ids[project], state.bank[seat]))


def scoop(state: State, seat: Seat) -> None:
    """Cut the bank of a scooped company to what it may keep. (R8.6, R13.9)"""
    state.bank[seat] = min(state.bank[seat], state.tables.scoop_limit)
    take_off_project(state, seat)


# Vaults (R8.4): the phase "vault"


def ask_vaults(state: State, _events: Sink[Event], _rng: Chance) -> None:
    """Ask each claimer for a vault, from the president clockwise, then find who moves on. (R8.4, R9.3, R13.17)"""
    if state.pending:
        ask_one(state, VAULT, next_in_line(state))
        return
    state.movers |= state.claimers
    for seat in all_seats(state):
        if state.agendas[seat] == CHANGE or state.study[seat] == NO_PROJECT:
            state.movers |= only(seat) & companies(state)
    line_up(state, state.claimers)
    state.routine = DRAW_PROJECTS


def vault_moves(state: State, _seat: Seat) -> list[Move]:
    return list(state.tables.moves.choose_vault)


def choose_vault(state: State, _seat: Seat, move: ChooseVault, events: Sink[Event], rng: Chance) -> None:
    seat = leave_line(state)
    claim_into(state, seat, state.winners[seat], vault_named(move), events, rng)
    state.winners = replaced(state.winners, seat, NO_PROJECT)
    state.awaited = 0
