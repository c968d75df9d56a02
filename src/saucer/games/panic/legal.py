"""What may be done: the seats to move, their legal moves, and the catalogue of all moves."""

from collections.abc import Iterable
from typing import Final

from saucer.engine.types import Seat, Timer
from saucer.games.panic.components import CELL_NAMES, Cell
from saucer.games.panic.moves import Claim, Flip, Lift, Move, Place, Ready, Turn
from saucer.games.panic.options import Options
from saucer.games.panic.questions import is_building
from saucer.games.panic.shapes import CELLS, TILES
from saucer.games.panic.state import BUILDING, NO_TILE, NO_TOKEN, SIGNAL, SIGNAL_SECONDS, State

CELL_INDEX: Final[dict[Cell, int]] = {cell: number for number, cell in enumerate(CELL_NAMES)}
PLACES: Final[list[list[Move]]] = [[Place(tile + 1, cell) for cell in CELL_NAMES] for tile in range(TILES)]
TURNS_AND_FLIPS: Final[list[Move]] = [
    *[Turn(tile + 1) for tile in range(TILES)],
    *[Flip(tile + 1) for tile in range(TILES)],
]
LIFTS: Final[list[Move]] = [Lift(tile + 1) for tile in range(TILES)]
READY: Final = Ready()
CLAIM: Final = Claim()
SEATS: Final[list[Seat]] = [Seat(seat) for seat in range(8)]


def to_move(state: State) -> list[Seat]:
    """Everybody builds at once, until they hold a token. (R2.1)"""
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


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Every legal move of a seat, in a fixed order."""
    if state.phase == SIGNAL:
        return [] if state.ready[seat] else [READY]
    return building_moves(state.boards[seat]) if is_building(state, seat) else []


def building_moves(board: list[int]) -> list[Move]:
    """Lay tiles of the hand on empty cells, turn, flip, lift, and claim once nine tiles lie. (R2.2, R3.1)"""
    empty: list[int] = []
    laid = 0
    for cell in range(CELLS):
        tile = board[cell]
        if tile == NO_TILE:
            empty.append(cell)
        else:
            laid |= 1 << tile
    moves: list[Move] = []
    if empty:
        for tile in range(TILES):
            if not laid >> tile & 1:
                places = PLACES[tile]
                for cell in empty:
                    moves.append(places[cell])
    moves += TURNS_AND_FLIPS
    for tile in range(TILES):
        if laid >> tile & 1:
            moves.append(LIFTS[tile])
    if not empty:
        moves.append(CLAIM)
    return moves


def every_move(_options: Options, _seats: int) -> Iterable[Move]:
    """The fixed catalogue of moves."""
    placing = [move for moves in PLACES for move in moves]
    return [READY, *placing, *TURNS_AND_FLIPS, *LIFTS, CLAIM]


def clock(state: State) -> list[Timer]:
    """The one clock that runs: the signal's, the building clock, or from the first claim on the glass. (R2.3, R3.2)"""
    if state.phase == SIGNAL:
        return [Timer("signal", float(SIGNAL_SECONDS), state.clocks)]
    if state.phase != BUILDING:
        return []
    if state.glass:
        return [Timer("glass", float(state.variant.glass), state.clocks)]
    return [Timer("building", float(state.variant.building), state.clocks)]
