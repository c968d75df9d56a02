"""The rules of Nim."""

from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.types import Outcome, Refusal, Seat, Viewer
from saucer.server.bench.nim.words import MOST, Decision, Options, Take, Taken, View


class State:
    """The stones left, and whose turn it is."""

    def __init__(self, left: int, turn: int) -> None:
        self.left = left
        self.turn = turn


DECISION = Decision()
SEATS = ((Seat(0),), (Seat(1),))
TAKES: tuple[list[Any], ...] = tuple(
    [Take(count) for count in range(1, most + 1)] for most in range(MOST + 1)
)


def to_move(state: State) -> tuple[Seat, ...]:
    return SEATS[state.turn] if state.left else ()


def legal_moves(state: State, seat: Seat) -> list[Any]:
    return TAKES[min(MOST, state.left)] if seat == state.turn else []


def advance(state: State, seat: Viewer, move: Any, _rng: Chance) -> list[Any]:
    assert seat is not None, "there is no clock"
    state.left -= move.stones
    state.turn = 1 - state.turn
    return [Taken(seat, move.stones)]


def outcome(state: State) -> Outcome | None:
    if state.left:
        return None
    winner = Seat(1 - state.turn)
    return Outcome((1 - winner, winner), (winner,), "last")


def see(state: State, viewer: Viewer) -> View:
    return View(viewer, state.left, Seat(state.turn), DECISION)


def explain(state: State, seat: Seat, _move: Any) -> Refusal:
    return Refusal("R1", "too-many" if seat == state.turn else "not-your-turn", {})


def start(options: Options, _seats: int, _rng: Chance) -> State:
    return State(options.stones, 0)


def copy(state: State) -> State:
    return State(state.left, state.turn)


def see_event(_state: State, event: Any, _viewer: Viewer) -> Any:
    return event
