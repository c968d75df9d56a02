"""The rules in motion: this file and the others called rules are the only ones that change a State."""

from saucer.engine.chance import Chance
from saucer.engine.types import Seat, TimeUp, Viewer
from saucer.games.panic.components import CELL_NAMES
from saucer.games.panic.events import (
    BuildingStarted,
    ClaimRejected,
    Event,
    GlassTurned,
    SeatReady,
    TileLifted,
    TilePlaced,
    TimeRanOut,
    TokenTaken,
)
from saucer.games.panic.legal import CELL_INDEX
from saucer.games.panic.moves import Claim, Flip, Lift, Move, Place, Ready, Turn
from saucer.games.panic.questions import cell_of, fault_in
from saucer.games.panic.rules_round import end_round
from saucer.games.panic.shapes import CELLS
from saucer.games.panic.state import (
    BUILDING,
    EMPTY_BOARD,
    FLIPPED,
    NO_TILE,
    NO_TOKEN,
    SIGNAL,
    State,
    tiles_laid,
)


def advance(state: State, seat: Viewer, move: Move | TimeUp, rng: Chance) -> list[Event]:
    """Carry out a legal move and tell what happened."""
    news: list[Event] = []
    if seat is None:
        ring(state, news, rng)
    elif isinstance(move, Turn):
        lie_anew(state, seat, move.tile, turn_of(state, seat, move.tile))
    elif isinstance(move, Flip):
        tile = move.tile
        lie_anew(state, seat, tile, state.boards[seat][CELLS + tile - 1] ^ FLIPPED)
    elif isinstance(move, Place):
        place(state, seat, move, news)
    elif isinstance(move, Lift):
        lift(state, seat, move, news)
    elif isinstance(move, Claim):
        claim(state, seat, news, rng)
    else:
        assert isinstance(move, Ready)
        be_ready(state, seat, news, rng)
    return news


def set_board(state: State, seat: int, board: list[int]) -> None:
    boards = state.boards[:]
    boards[seat] = board
    state.boards = boards


def turn_of(state: State, seat: int, tile: int) -> int:
    """How a tile lies after a quarter turn clockwise: the side stays up. (R2.2)"""
    lie = state.boards[seat][CELLS + tile - 1]
    return lie & FLIPPED | (lie + 1) & 3


def lie_anew(state: State, seat: int, tile: int, lie: int) -> None:
    board = state.boards[seat][:]
    board[CELLS + tile - 1] = lie
    set_board(state, seat, board)


def place(state: State, seat: Seat, move: Place, news: list[Event]) -> None:
    board = state.boards[seat][:]
    board[CELL_INDEX[move.cell]] = move.tile - 1
    set_board(state, seat, board)
    news.append(TilePlaced(seat, move.tile, move.cell, tiles_laid(board)))


def lift(state: State, seat: Seat, move: Lift, news: list[Event]) -> None:
    """Take a tile back into the hand, where it stays as it lay. (R2.2)"""
    board = state.boards[seat][:]
    board[cell_of(board, move.tile - 1)] = NO_TILE
    set_board(state, seat, board)
    news.append(TileLifted(seat, move.tile, tiles_laid(board)))


def claim(state: State, seat: Seat, news: list[Event], rng: Chance) -> None:
    """The first claim turns the glass; a complete town takes the lowest token left. (R3.2, R3.3, R3.4)"""
    rng.reveal()
    wrong = fault_in(state, seat)
    if not state.glass and (wrong is not None or not state.variant.solo):
        state.glass = True
        state.clocks += 1
        news.append(GlassTurned(seat, state.variant.glass))
    if wrong is not None:
        cells = tuple([CELL_NAMES[cell] for cell in wrong.cells])
        news.append(ClaimRejected(seat, wrong.kind, cells))
        return
    tokens = state.tokens[:]
    tokens[seat] = max(tokens) + 1
    state.tokens = tokens
    news.append(TokenTaken(seat, tokens[seat]))
    if NO_TOKEN not in tokens:  # R3.5
        end_round(state, news, rng)


def be_ready(state: State, seat: Seat, news: list[Event], rng: Chance) -> None:
    ready = state.ready[:]
    ready[seat] = True
    state.ready = ready
    news.append(SeatReady(seat))
    if all(ready):
        rng.reveal()
        start_building(state, news)


def start_building(state: State, news: list[Event]) -> None:
    """The start signal. (R2.1)"""
    state.phase = BUILDING
    state.clocks += 1
    state.ready = [False] * state.seats
    state.boards = [EMPTY_BOARD] * state.seats
    news.append(BuildingStarted(state.round))


def ring(state: State, news: list[Event], rng: Chance) -> None:
    """A clock has run out. (R1.5, R2.3, R3.5)"""
    if state.phase == SIGNAL:
        news.append(TimeRanOut("signal"))
        start_building(state, news)
    else:
        news.append(TimeRanOut("glass" if state.glass else "building"))
        end_round(state, news, rng)
