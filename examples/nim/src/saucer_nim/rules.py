"""The rules of Nim; the numbers are those of the rules page."""

from dataclasses import dataclass
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.types import Outcome, Refusal, Seat, Viewer
from saucer_nim.messages import Options, Take, Taken

TAKES = (Take(1), Take(2), Take(3))


@dataclass
class State:
    """The stones left, and whose turn it is."""

    left: int
    turn: Seat


def start(options: Options, _seats: int, _rng: Chance) -> State:
    """A heap of stones, and the first seat begins (R1.2)."""
    return State(options.stones, Seat(0))


def to_move(state: State) -> list[Seat]:
    return [state.turn] if state.left else []


def legal_moves(state: State, seat: Seat) -> list[Any]:
    """One to three stones (R2.1), as many as are left at most (R2.2)."""
    return list(TAKES[: state.left]) if seat == state.turn else []


def advance(state: State, seat: Viewer, move: Any, _rng: Chance) -> list[Any]:
    assert seat is not None, "there is no clock"
    state.left -= move.stones
    state.turn = other(state.turn)
    return [Taken(seat, move.stones)]


def outcome(state: State) -> Outcome | None:
    """The last stone wins (R3.1)."""
    if state.left:
        return None
    winner = other(state.turn)
    return Outcome((1 - winner, int(winner)), (winner,), "last")


def explain(state: State, seat: Seat, move: Any) -> Refusal:
    """Why a move is refused."""
    if not state.left:
        return Refusal("R3.1", "match-over", {})
    if seat != state.turn:
        return Refusal("R2.1", "not-your-turn", {})
    return Refusal("R2.2", "too-many", {"stones": move.stones, "left": state.left})


def copy(state: State) -> State:
    return State(state.left, state.turn)


def other(seat: Seat) -> Seat:
    return Seat(1 - seat)
