"""R3, claiming: the sand timer, order tokens, and the end of building."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, TimeUp
from saucer.games.panic.components import CELL_NAMES
from saucer.games.panic.events import ClaimRejected, Event, GlassTurned, TimeRanOut, TokenTaken
from saucer.games.panic.moves import Claim, Move
from saucer.games.panic.rules.scoring import end_round
from saucer.games.panic.state import NO_TOKEN, State, laid_cells, tiles_laid
from saucer.games.panic.town.completeness import fault_of
from saucer.games.panic.town.town import Fault

CLAIM: Final[Move] = Claim()


def claim(state: State, seat: Seat, _move: Claim, events: Sink[Event], rng: Chance) -> None:
    """Claim: the first claim starts the sand timer, a complete town takes the lowest token. (R3.2, R3.3, R3.4)"""
    rng.reveal()
    wrong = fault_in(state, seat)
    if not state.glass and (wrong is not None or not state.variant.solo):  # R7.1
        state.glass = True
        state.clocks += 1
        events.append(GlassTurned(seat, state.variant.glass))
    if wrong is not None:
        cells = tuple([CELL_NAMES[cell] for cell in wrong.cells])
        events.append(ClaimRejected(seat, wrong.kind, cells))
        return
    tokens = state.tokens[:]
    tokens[seat] = max(tokens) + 1
    state.tokens = tokens
    events.append(TokenTaken(seat, tokens[seat]))
    if NO_TOKEN not in tokens:  # R3.5
        end_round(state, events, rng)


def fault_in(state: State, seat: int) -> Fault | None:
    """Why the town of this seat is not complete, or None when it is. (R2.4, R2.5)"""
    return fault_of(state.variant.tables, laid_cells(state.boards[seat]))


def end_building(state: State, _seat: None, _move: TimeUp, events: Sink[Event], rng: Chance) -> None:
    """End building because the building clock or the sand timer has run out. (R2.3, R3.5)"""
    events.append(TimeRanOut("glass" if state.glass else "building"))
    end_round(state, events, rng)


def holds_token(state: State, seat: int) -> bool:
    """Whether the town of this seat can no longer be changed. (R3.3)"""
    return state.tokens[seat] != NO_TOKEN


def refuse_frozen(state: State, seat: Seat) -> Refusal:
    return Refusal("R3.3", "town-is-frozen", {"token": state.tokens[seat]})


def refuse_claim(state: State, seat: Seat, _move: Move) -> Refusal:
    """A claim needs nine tiles in the town; with all help, they must also make a complete one. (R3.1, R6.2)"""
    wrong = fault_in(state, seat)
    if wrong is None or wrong.kind == "unfinished":
        return Refusal("R3.1", "not-nine-tiles", {"tiles": tiles_laid(state.boards[seat])})
    cells: tuple[str, ...] = tuple([CELL_NAMES[cell] for cell in wrong.cells])
    return Refusal("R6.2", f"not-complete-{wrong.kind}", {"cells": cells})
