"""The phases of a match: one row per kind of decision, who is asked and what clock runs."""

from collections.abc import Iterable
from typing import Final

from saucer.engine.phases import Phase, PhaseTable, over_phase
from saucer.engine.types import Seat, Timer, TimeUp
from saucer.games.panic.moves import Claim, Flip, Lift, Move, Place, Ready, Turn
from saucer.games.panic.options import Options
from saucer.games.panic.player.advice import advise_building
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
from saucer.games.panic.rules.end import refuse_after_end
from saucer.games.panic.rules.setup import READY, be_ready, end_waiting, refuse_before_signal, signal_moves
from saucer.games.panic.state import BUILDING, NO_TOKEN, PHASE_NAMES, SIGNAL, SIGNAL_SECONDS, State

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


def to_move(state: State) -> list[Seat]:
    """Return the seats that are not ready, or while building those without a token. (R1.5, R2.1)"""
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


TABLE: Final = PhaseTable(
    (
        Phase(
            PHASE_NAMES[SIGNAL],
            "R1.5",
            legal=signal_moves,
            play={Ready: be_ready, TimeUp: end_waiting},
            refuse=refuse_before_signal,
        ),
        Phase(
            PHASE_NAMES[BUILDING],
            "R2.1",
            legal=building_moves,
            play={Place: place, Turn: turn, Flip: flip, Lift: lift, Claim: claim, TimeUp: end_building},
            refuse=refuse_while_building,
            advise=advise_building,
        ),
        over_phase("R5.1", refuse_after_end),
    ),
    to_move=to_move,
)
"""The rows are in the order of the numbers in `state`; each says for every seat what it may do."""


def clock(state: State) -> list[Timer]:
    """Return the running clock: before the signal, while building, or after the first claim. (R1.5, R2.3, R3.2)"""
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
