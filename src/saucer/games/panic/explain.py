"""Why a move is refused: the first rule it breaks, as its seat may know it."""

from saucer.engine.types import Facts, Refusal, Seat
from saucer.games.panic.legal import CELL_INDEX
from saucer.games.panic.moves import Claim, Flip, Lift, Move, Place, Ready, Turn
from saucer.games.panic.questions import cell_of
from saucer.games.panic.shapes import TILES
from saucer.games.panic.state import NO_TILE, NO_TOKEN, OVER, SIGNAL, State, tiles_laid


def refuse(rule: str, reason: str, facts: Facts | None = None) -> Refusal:
    return Refusal(rule, reason, facts or {})


def explain(state: State, seat: Seat, move: Move) -> Refusal:
    """The first rule that an illegal move breaks."""
    if state.phase == OVER:
        return refuse("R5.1", "match-over")
    if state.phase == SIGNAL:
        if state.ready[seat]:
            return refuse("R1.5", "others-not-ready")
        return refuse("R1.5", "ready-first")
    if isinstance(move, Ready):
        return refuse("R2.1", "already-building")
    if state.tokens[seat] != NO_TOKEN:
        return refuse("R3.3", "town-is-frozen", {"token": state.tokens[seat]})
    if isinstance(move, Place):
        return explain_place(state, seat, move)
    if isinstance(move, Lift):
        return explain_tile(move.tile) or refuse("R2.2", "not-in-town", {"tile": move.tile})
    if isinstance(move, Claim):
        return refuse("R3.1", "not-nine-tiles", {"tiles": tiles_laid(state.boards[seat])})
    assert isinstance(move, (Turn, Flip))
    refusal = explain_tile(move.tile)
    assert refusal is not None, "a tile that is there may be turned and flipped"
    return refusal


def explain_tile(tile: int) -> Refusal | None:
    return None if 1 <= tile <= TILES else refuse("R1.1", "no-such-tile", {"tile": tile})


def explain_place(state: State, seat: Seat, move: Place) -> Refusal:
    refusal = explain_tile(move.tile)
    if refusal is not None:
        return refusal
    facts: Facts = {"tile": move.tile, "cell": move.cell}
    if move.cell not in CELL_INDEX:
        return refuse("R2.2", "no-such-cell", facts)
    board = state.boards[seat]
    if cell_of(board, move.tile - 1) != NO_TILE:
        return refuse("R2.2", "not-in-hand", facts)
    return refuse("R2.2", "cell-is-taken", facts)
