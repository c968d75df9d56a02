"""The incident of a turn and the incidents that are held: discarded, falling to a company, played (R4)."""

from saucer.engine.bits import only, without
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.events import CompanyChosen, Event, EventFizzled, EventsShuffled, HeldPlayed
from saucer.games.eti.moves import Move, PlayHeld
from saucer.games.eti.numbers import Incident, incidents_in
from saucer.games.eti.phase_numbers import ASK_AGENDAS, CARRY_OUT
from saucer.games.eti.rules.refusals import refuse
from saucer.games.eti.state import State, replaced


def shuffle_incidents(state: State, events: Sink[Event]) -> None:
    """Shuffle the discarded event cards into a new deck. (R9.6)"""
    if state.incident_discards:
        state.incident_deck = state.incident_discards
        state.incident_discards = 0
        events.append(EventsShuffled())


def fizzle(state: State, events: Sink[Event]) -> None:
    """Discard an incident that has nothing to act on. (R4.4)"""
    events.append(EventFizzled(state.tables.incident_ids[state.incident]))
    state.routine = ASK_AGENDAS


def fall_to(state: State, company: Seat, events: Sink[Event]) -> None:
    """Let the incident fall to a company."""
    state.target = company
    state.awaited = 0
    state.routine = CARRY_OUT
    events.append(CompanyChosen(company, state.tables.incident_ids[state.incident]))


# Held incidents (R4.12)


def held_with(state: State, seat: Seat, effect: str) -> list[Incident]:
    """Return the held incidents of a seat that have this effect."""
    if state.held[seat] == 0:
        return []
    effects = state.tables.incident_effect
    return [incident for incident in incidents_in(state.held[seat]) if effects[incident] == effect]


def held_moves(state: State, seat: Seat, effect: str) -> list[Move]:
    return [state.tables.moves.play_held[incident] for incident in held_with(state, seat, effect)]


def spend_held(state: State, seat: Seat, incident: Incident, events: Sink[Event]) -> None:
    state.held = replaced(state.held, seat, without(state.held[seat], incident))
    state.incident_discards |= only(incident)
    events.append(HeldPlayed(seat, state.tables.incident_ids[incident]))


def play_card(state: State, seat: Seat, move: PlayHeld, events: Sink[Event]) -> Incident:
    """Spend the held incident that a move names."""
    incident = state.tables.incident_of[move.event]
    spend_held(state, seat, incident, events)
    return incident


def refuse_held(_state: State, _seat: Seat, move: PlayHeld) -> Refusal:
    return refuse("R4.12", "not-held-for-this", {"event": move.event})
