"""R2, building: tiles are laid, turned, flipped and lifted."""

from typing import Final

from saucer.engine.bits import all_below, members, with_
from saucer.engine.chance import Chance
from saucer.engine.phases import Refuse
from saucer.engine.sink import Sink
from saucer.engine.types import Facts, Refusal, Seat
from saucer.games.panic.components import CELL_NAMES, Cell
from saucer.games.panic.events import Event, TileLifted, TilePlaced
from saucer.games.panic.faces import TILES, flipped, turned
from saucer.games.panic.moves import Claim, Flip, Lift, Move, Place, Ready, Turn
from saucer.games.panic.rules.claiming import CLAIM, fault_in, holds_token, refuse_claim, refuse_frozen
from saucer.games.panic.state import NO_TILE, State, cell_of, tiles_laid
from saucer.games.panic.town.grid import CELLS

CELL_INDEX: Final[dict[Cell, int]] = {cell: number for number, cell in enumerate(CELL_NAMES)}
PLACES: Final[list[list[Move]]] = [[Place(tile + 1, cell) for cell in CELL_NAMES] for tile in range(TILES)]
TURNS: Final[list[Move]] = [Turn(tile + 1) for tile in range(TILES)]
FLIPS: Final[list[Move]] = [Flip(tile + 1) for tile in range(TILES)]
TURNS_AND_FLIPS: Final[list[Move]] = TURNS + FLIPS
LIFTS: Final[list[Move]] = [Lift(tile + 1) for tile in range(TILES)]
ALL_TILES: Final = all_below(TILES)
IN_HAND: Final[list[list[int]]] = [members(ALL_TILES & ~laid) for laid in range(ALL_TILES + 1)]
"""The tiles in the hand, by the set of those laid."""
LIFTS_OF: Final[list[list[Move]]] = [[LIFTS[tile] for tile in members(laid)] for laid in range(ALL_TILES + 1)]
"""The moves that lift a tile, by the set of those laid."""


def building_moves(state: State, seat: Seat) -> list[Move]:
    """Return what a seat without a token may do. With all help, it claims complete towns only. (R2.1, R3.3, R6.2)"""
    if holds_token(state, seat):
        return []
    moves = moves_on(state.boards[seat])
    if state.variant.refuses_faulty and moves[-1] is CLAIM and fault_in(state, seat) is not None:
        moves.pop()
    return moves


def moves_on(board: list[int]) -> list[Move]:
    """Return the moves on a board: lay, turn, flip, lift, and claim once nine tiles lie. (R2.2, R3.1)"""
    empty: list[int] = []
    laid = 0
    for cell in range(CELLS):
        tile = board[cell]
        if tile == NO_TILE:
            empty.append(cell)
        else:
            laid = with_(laid, tile)
    moves: list[Move] = []
    if empty:
        for tile in IN_HAND[laid]:
            places = PLACES[tile]
            for cell in empty:
                moves.append(places[cell])
    moves += TURNS_AND_FLIPS
    moves += LIFTS_OF[laid]
    if not empty:
        moves.append(CLAIM)
    return moves


# What the moves do (R2.2)


def place(state: State, seat: Seat, move: Place, events: Sink[Event], _rng: Chance) -> None:
    """Lay a tile of the hand on an empty cell."""
    board = state.boards[seat][:]
    board[CELL_INDEX[move.cell]] = move.tile - 1
    set_board(state, seat, board)
    events.append(TilePlaced(seat, move.tile, move.cell, tiles_laid(board)))


def lift(state: State, seat: Seat, move: Lift, events: Sink[Event], _rng: Chance) -> None:
    """Take a tile back into the hand, where it stays as it lay."""
    board = state.boards[seat][:]
    board[cell_of(board, move.tile - 1)] = NO_TILE
    set_board(state, seat, board)
    events.append(TileLifted(seat, move.tile, tiles_laid(board)))


def turn(state: State, seat: Seat, move: Turn, _events: Sink[Event], _rng: Chance) -> None:
    """Turn a tile clockwise by a quarter."""
    board = state.boards[seat][:]
    board[CELLS + move.tile - 1] = turned(board[CELLS + move.tile - 1])
    set_board(state, seat, board)


def flip(state: State, seat: Seat, move: Flip, _events: Sink[Event], _rng: Chance) -> None:
    """Turn a tile over to its other side."""
    board = state.boards[seat][:]
    board[CELLS + move.tile - 1] = flipped(board[CELLS + move.tile - 1])
    set_board(state, seat, board)


def set_board(state: State, seat: Seat, board: list[int]) -> None:
    boards = state.boards[:]
    boards[seat] = board
    state.boards = boards


# Why a move is refused


def refuse_while_building(state: State, seat: Seat, move: Move) -> Refusal:
    """The first rule that an illegal move breaks. (R2.1, R3.3)"""
    if isinstance(move, Ready):
        return Refusal("R2.1", "already-building", {})
    if holds_token(state, seat):
        return refuse_frozen(state, seat)
    return BROKEN_RULES[type(move)](state, seat, move)


def refuse_place(state: State, seat: Seat, move: Place) -> Refusal:
    facts: Facts = {"tile": move.tile, "cell": move.cell}
    if is_no_tile(move.tile):
        return refuse_tile(state, seat, move)
    if move.cell not in CELL_INDEX:
        return Refusal("R2.1", "no-such-cell", facts)
    if cell_of(state.boards[seat], move.tile - 1) != NO_TILE:
        return Refusal("R2.2", "not-in-hand", facts)
    return Refusal("R2.2", "cell-is-taken", facts)


def refuse_lift(state: State, seat: Seat, move: Lift) -> Refusal:
    if is_no_tile(move.tile):
        return refuse_tile(state, seat, move)
    return Refusal("R2.2", "not-in-town", {"tile": move.tile})


def refuse_tile(_state: State, _seat: Seat, move: Place | Lift | Turn | Flip) -> Refusal:
    """Refuse a tile that does not exist. All others may be turned and flipped. (R1.1)"""
    return Refusal("R1.1", "no-such-tile", {"tile": move.tile})


def is_no_tile(tile: int) -> bool:
    return not 1 <= tile <= TILES


BROKEN_RULES: Final[dict[type, Refuse]] = {
    Place: refuse_place,
    Lift: refuse_lift,
    Turn: refuse_tile,
    Flip: refuse_tile,
    Claim: refuse_claim,
}
