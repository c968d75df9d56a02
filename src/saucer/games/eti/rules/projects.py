"""R9 New projects, markers and the badge."""

from saucer.engine.bits import members, only, several, without
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.events import BadgePassed, Event, MarkerPlaced
from saucer.games.eti.moves import DrawProject, Move, PlaceMarker
from saucer.games.eti.numbers import NO_INCIDENT, NO_PROJECT, Project, projects_in
from saucer.games.eti.phase_numbers import (
    BEGIN_TURN,
    COUNT_DOWN,
    DRAWS,
    ESCAPE,
    FIRST_MARKERS,
    MARKS,
    MOVE_MARKERS,
    PASS_BADGE,
)
from saucer.games.eti.rules.company import bank_cards, report_banked, return_discards
from saucer.games.eti.rules.events.incident import shuffle_incidents
from saucer.games.eti.rules.refusals import refuse, refuse_level
from saucer.games.eti.rules.seats import ask_one, leave_line, line_up, next_in_line, next_president
from saucer.games.eti.rules.vaults import draw_moves, draw_project, stocked_levels, top_level
from saucer.games.eti.state import State, replaced
from saucer.games.eti.tables import CHANGE

# New projects (R9.1, R9.2): the phase "draws"


def draw_next(state: State, events: Sink[Event], rng: Chance) -> None:
    """Each claimer turns up a project, from the president clockwise; none after the reveal. (R9.1, R9.2, R13.11)"""
    while state.pending and not state.revealed:
        seat = next_in_line(state)
        levels = stocked_levels(state, top_level(state, seat) + 1)
        if len(levels) > 1:
            ask_one(state, DRAWS, seat)
            return
        if levels:
            turn_up_project(state, levels[0], events, rng)
        else:
            state.pending.pop(0)
    line_up(state, state.movers)
    state.routine = MOVE_MARKERS


def draws_open(state: State, seat: Seat) -> list[Move]:
    """A project of a level up to the highest own one plus one. (R9.1, R13.12)"""
    return draw_moves(state, top_level(state, seat) + 1)


def turn_up_chosen(state: State, _seat: Seat, move: DrawProject, events: Sink[Event], rng: Chance) -> None:
    turn_up_project(state, move.level, events, rng)


def turn_up_project(state: State, level: int, events: Sink[Event], rng: Chance) -> None:
    seat = leave_line(state)
    state.centre |= only(draw_project(state, level, seat, events, rng))
    state.awaited = 0


def refuse_draw(_state: State, _seat: Seat, move: DrawProject) -> Refusal:
    return refuse_level("R9.1", move)


# Markers (R1.9, R9.3, R9.4, R10.2): the phase "marks"


def choose_marks(state: State, events: Sink[Event], _rng: Chance) -> None:
    """Ask the next seat for its marker; where one project is left, it is that one. (R1.9, R9.3, R10.2, R13.10)"""
    while state.pending:
        seat = next_in_line(state)
        bank_before_moving(state, seat, events)
        projects = projects_open(state, seat)
        if several(projects):
            ask_one(state, MARKS, seat)
            return
        state.pending.pop(0)
        if projects:
            place_marker(state, seat, projects_in(projects)[0], events, cut=True)
    if state.routine == FIRST_MARKERS:
        state.turn = 1
        state.routine = BEGIN_TURN
    else:
        state.routine = COUNT_DOWN if state.routine == ESCAPE else PASS_BADGE


def bank_before_moving(state: State, seat: Seat, events: Sink[Event]) -> None:
    """Bank the cards of a company that changes projects. (R9.3)"""
    if state.routine == MOVE_MARKERS and state.agendas[seat] == CHANGE and state.ports[seat]:
        cards = len(state.ports[seat])
        bank_cards(state, seat)
        report_banked(state, seat, cards, events)


def projects_open(state: State, seat: Seat) -> int:
    """The projects a seat may move to: any in the centre but the one it leaves. (R9.3)"""
    leaving = state.study[seat]
    return state.centre if leaving == NO_PROJECT else without(state.centre, leaving)


def marker_moves(state: State, seat: Seat) -> list[Move]:
    return [state.tables.moves.place_marker[project] for project in members(projects_open(state, seat))]


def move_marker(state: State, _seat: Seat, move: PlaceMarker, events: Sink[Event], _rng: Chance) -> None:
    seat = leave_line(state)
    state.awaited = 0
    place_marker(state, seat, state.tables.project_of[move.project], events, cut=True)


def refuse_marker(state: State, seat: Seat, move: PlaceMarker) -> Refusal:
    """Refuse by the rule of the setup (R1.9) or of the end of a turn (R9.3)."""
    rule = "R1.9" if state.turn == 0 else "R9.3"
    project = state.tables.project_of.get(move.project)
    if project is not None and state.study[seat] == project:
        return refuse(rule, "leave-that-project", {"project": move.project})
    return refuse(rule, "not-in-the-centre", {"project": move.project})


def place_marker(state: State, seat: Seat, project: Project, events: Sink[Event], *, cut: bool) -> None:
    """Study a project; in another field the bank is cut to half its difficulty. (R9.4)"""
    tables = state.tables
    field = tables.fields[project]
    if cut and field != state.left_field[seat]:
        state.bank[seat] = min(state.bank[seat], tables.difficulty[project] // 20 * 10)
    state.study[seat] = project
    state.left_field = replaced(state.left_field, seat, field)
    events.append(MarkerPlaced(seat, tables.project_ids[project], state.bank[seat]))


def take_off_project(state: State, seat: Seat) -> None:
    state.study[seat] = NO_PROJECT


# The badge (R9.5, R9.6)


def pass_badge(state: State, events: Sink[Event], _rng: Chance) -> None:
    """End the turn: pass the badge to the left and shuffle the discards into the deck. (R9.5, R9.6)"""
    state.president = next_president(state, state.president)
    events.append(BadgePassed(state.president))
    return_discards(state, events)
    if state.incident_deck == 0:
        shuffle_incidents(state, events)
    if state.revealed:
        state.countdown -= 1
    state.turn += 1
    state.weighed = None
    state.incident = NO_INCIDENT
    state.blocs = state.talks = state.banned = state.drills = state.claimers = state.movers = 0
    state.routine = BEGIN_TURN
