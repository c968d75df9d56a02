"""The phases of a match: one row per kind of decision, and the functions that look a row up."""

from collections.abc import Iterable
from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.phases import Phase
from saucer.engine.types import Refusal, Seat, Timer, TimeUp, Viewer
from saucer.games.panic.events import Event
from saucer.games.panic.moves import Claim, Flip, Lift, Move, Place, Ready, Turn
from saucer.games.panic.options import Options
from saucer.games.panic.player.advice import advise_building, advise_equally
from saucer.games.panic.rules.building import (
    LIFTS,
    PLACES,
    TURNS_AND_FLIPS,
    building_moves,
    flip,
    lift,
    place,
    refuse_while_building,
    turn,
)
from saucer.games.panic.rules.claiming import CLAIM, claim, end_building
from saucer.games.panic.rules.end import no_moves, refuse_after_end
from saucer.games.panic.rules.setup import READY, be_ready, end_waiting, refuse_before_signal, signal_moves
from saucer.games.panic.state import BUILDING, NO_TOKEN, OVER, PHASE_NAMES, SIGNAL, SIGNAL_SECONDS, State

PHASES: Final[tuple[Phase, ...]] = (
    Phase(
        PHASE_NAMES[SIGNAL],
        "R1.5",
        legal=signal_moves,
        play={Ready: be_ready, TimeUp: end_waiting},
        refuse=refuse_before_signal,
        advise=advise_equally,
    ),
    Phase(
        PHASE_NAMES[BUILDING],
        "R2.1",
        legal=building_moves,
        play={Place: place, Turn: turn, Flip: flip, Lift: lift, Claim: claim, TimeUp: end_building},
        refuse=refuse_while_building,
        advise=advise_building,
    ),
    Phase(
        PHASE_NAMES[OVER],
        "R5.1",
        legal=no_moves,
        play={},
        refuse=refuse_after_end,
        advise=advise_equally,
    ),
)
"""By the numbers of the phases in `state`."""

REFUSALS: Final[tuple[str, ...]] = (
    "match-over",
    "ready-first",
    "others-not-ready",
    "already-building",
    "town-is-frozen",
    "no-such-tile",
    "no-such-cell",
    "not-in-hand",
    "cell-is-taken",
    "not-in-town",
    "not-nine-tiles",
    "not-complete-border",
    "not-complete-loop",
    "rounds-alone",
)
SEATS: Final[list[Seat]] = [Seat(seat) for seat in range(8)]


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Every legal move of a seat, in a fixed order."""
    moves: list[Move] = PHASES[state.phase].legal(state, seat)
    return moves


def advance(state: State, seat: Viewer, move: Move | TimeUp, rng: Chance) -> list[Event]:
    """Carry out a legal move and return what happened."""
    events: list[Event] = []
    PHASES[state.phase].play[type(move)](state, seat, move, events, rng)
    return events


def explain(state: State, seat: Seat, move: Move) -> Refusal:
    """The first rule that an illegal move breaks."""
    return PHASES[state.phase].refuse(state, seat, move)


def advise(state: State, seat: Seat, moves: list[Move], rng: Chance) -> list[float]:
    """A weight per move, as a player of the usual level leans."""
    return PHASES[state.phase].advise(state, seat, moves, rng)


def to_move(state: State) -> list[Seat]:
    """Everybody who is not ready yet; then everybody builds at once, until they hold a token. (R1.5, R2.1)"""
    seats: list[Seat] = []
    if state.phase == BUILDING:
        for seat in range(state.seats):
            if state.tokens[seat] == NO_TOKEN:
                seats.append(SEATS[seat])
    elif state.phase == SIGNAL:
        for seat in range(state.seats):
            if not state.ready[seat]:
                seats.append(SEATS[seat])
    return seats


def clock(state: State) -> list[Timer]:
    """The one clock that runs: before the signal, while building, or from the first claim on. (R1.5, R2.3, R3.2)"""
    if state.phase == SIGNAL:
        return [Timer("signal", float(SIGNAL_SECONDS), state.clocks)]
    if state.phase != BUILDING:
        return []
    if state.glass:
        return [Timer("glass", float(state.variant.glass), state.clocks)]
    return [Timer("building", float(state.variant.building), state.clocks)]


def every_move(_options: Options, _seats: int) -> Iterable[Move]:
    """The fixed catalogue of moves."""
    placing = [move for moves in PLACES for move in moves]
    return [READY, *placing, *TURNS_AND_FLIPS, *LIFTS, CLAIM]
