"""Event cards that are held in the open until their holder plays them (R4.12): they do nothing when drawn."""

from typing import Any, Final

from saucer.engine.bits import has, only
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.events import AgendaChanged, Event
from saucer.games.eti.moves import ChooseAgenda, Move, Pass, PlayHeld
from saucer.games.eti.numbers import cards_of
from saucer.games.eti.phase_numbers import DEAL_RESEARCH, PLANS, SHELTER
from saucer.games.eti.ready_moves import ONLY_PASS
from saucer.games.eti.rules.agendas import agendas_open, may_research, refuse_research
from saucer.games.eti.rules.endgame_cards import leave_endgame
from saucer.games.eti.rules.events.effect import Effect
from saucer.games.eti.rules.events.incident import held_moves, held_with, play_card, refuse_held, spend_held
from saucer.games.eti.rules.refusals import refuse
from saucer.games.eti.rules.seats import ask_one, leave_line, next_in_line
from saucer.games.eti.state import State, replaced
from saucer.games.eti.tables import AGENDAS, ALL_THREATS

# Fire Drill (R4.12): part of the phase "arrange"


def fire_drill_moves(state: State, seat: Seat) -> list[Move]:
    """Play one Fire Drill, unless that is done."""
    return [] if has(state.drills, seat) else held_moves(state, seat, FIRE_DRILL.name)[:1]


def play_fire_drill(state: State, seat: Seat, _move: PlayHeld, _events: Sink[Event], _rng: Chance) -> None:
    """Make threats not count in this submission, in secret like the swaps. (R4.12, R13.5)"""
    state.drills |= only(seat)


def held_without_effect(state: State, seat: Seat, move: PlayHeld) -> Refusal | None:
    """Why a held event would do nothing: Fire Drill, where no threat in the queue counts anyway. (R4.12)"""
    tables = state.tables
    if tables.incident_effect[tables.incident_of[move.event]] != FIRE_DRILL.name:
        return None
    for card in cards_of(state.orders[seat]):
        threat = tables.table.threats[card]
        if threat >= 0 and not has(state.immune[seat], threat):
            return None
    return refuse("R4.12", "no-threat-to-ignore", {"event": move.event})


def spend_fire_drill(state: State, seat: Seat, events: Sink[Event]) -> None:
    if has(state.drills, seat):
        spend_held(state, seat, held_with(state, seat, FIRE_DRILL.name)[0], events)


def immune_in_submission(state: State, seat: Seat) -> int:
    """The threats that do not count for a seat that submits. (R2.4, R4.12)"""
    return ALL_THREATS if has(state.drills, seat) else state.immune[seat]


FIRE_DRILL: Final = Effect("fire-drill", "R4.12")


# Change of Plans (R4.12): the phase "plans"


def ask_plans(state: State, _events: Sink[Event], _rng: Chance) -> None:
    """Ask the holders of Change of Plans whether they play it now. (R4.12)"""
    while state.pending:
        seat = next_in_line(state)
        if len(agendas_open(state, seat)) > 1 and held_with(state, seat, CHANGE_OF_PLANS.name):
            state.left = 0
            ask_one(state, PLANS, seat)
            return
        state.pending.pop(0)
    state.routine = DEAL_RESEARCH


def plan_moves(state: State, seat: Seat) -> list[Move]:
    """Return the moves to play the card or pass, or, once it is played, to choose another agenda. (R4.12)"""
    if state.left == 0:
        return held_moves(state, seat, CHANGE_OF_PLANS.name) + ONLY_PASS
    now = state.agendas[seat]
    return [
        state.tables.moves.choose_agenda[agenda - 1] for agenda in agendas_open(state, seat) if agenda != now
    ]


def play_plans(state: State, seat: Seat, move: PlayHeld, events: Sink[Event], _rng: Chance) -> None:
    play_card(state, seat, move, events)
    state.left = 1


def change_agenda(state: State, _seat: Seat, move: ChooseAgenda, events: Sink[Event], _rng: Chance) -> None:
    seat = leave_line(state)
    state.agendas = replaced(state.agendas, seat, AGENDAS.index(move.agenda))
    state.awaited = 0
    events.append(AgendaChanged(seat, move.agenda))


def keep_agenda(state: State, _seat: Seat, _move: Pass, _events: Sink[Event], _rng: Chance) -> None:
    state.pending.pop(0)
    state.awaited = 0


def refuse_plans(state: State, seat: Seat, move: ChooseAgenda | Pass | PlayHeld) -> Refusal:
    if isinstance(move, PlayHeld):
        return refuse_held(state, seat, move)
    if isinstance(move, ChooseAgenda) and state.left == 0:
        return refuse("R4.12", "play-the-card-first")
    if isinstance(move, ChooseAgenda) and move.agenda == "research" and not may_research(state, seat):
        return refuse_research(state, seat)
    return refuse("R4.12", "name-another-agenda")


CHANGE_OF_PLANS: Final = Effect("change-of-plans", "R4.12")


# Voting Bloc (R4.12): part of the phase "votes"


def bloc_moves(state: State, seat: Seat) -> list[Move]:
    return [] if has(state.blocs, seat) else held_moves(state, seat, VOTING_BLOC.name)


def play_bloc(state: State, seat: Seat, move: PlayHeld, events: Sink[Event], _rng: Chance) -> None:
    """Double the holder's votes. (R4.12)"""
    play_card(state, seat, move, events)
    state.blocs |= only(seat)


VOTING_BLOC: Final = Effect("voting-bloc", "R4.12")


# Deep Shelter (R4.12): the phase "shelter"


def offer_shelter(state: State, _events: Sink[Event], _rng: Chance) -> None:
    """Ask a holder of Deep Shelter whether to use it when their endgame card is shown. (R4.12)"""
    if held_with(state, next_in_line(state), DEEP_SHELTER.name):
        ask_one(state, SHELTER, next_in_line(state))
    else:
        leave_endgame(state)


def shelter_moves(state: State, seat: Seat) -> list[Move]:
    return held_moves(state, seat, DEEP_SHELTER.name) + ONLY_PASS


def take_shelter(state: State, seat: Seat, move: PlayHeld, events: Sink[Event], _rng: Chance) -> None:
    """Defence in this invasion. (R4.12)"""
    incident = play_card(state, seat, move, events)
    points = state.shelter[seat] + state.tables.incident_number[incident]
    state.shelter = replaced(state.shelter, seat, points)
    state.awaited = 0


def leave_shelter(state: State, _seat: Seat, _move: Pass, _events: Sink[Event], _rng: Chance) -> None:
    leave_endgame(state)


def shelter_weights(_state: State, _seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """Prefer to use the shelter: more defence never harms."""
    return [20.0 if isinstance(move, PlayHeld) else 1.0 for move in moves]


DEEP_SHELTER: Final = Effect("deep-shelter", "R4.12")


ROWS: Final[tuple[Effect, ...]] = (FIRE_DRILL, CHANGE_OF_PLANS, VOTING_BLOC, DEEP_SHELTER)
