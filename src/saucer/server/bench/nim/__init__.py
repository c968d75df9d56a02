"""Nim: two players take one, two or three stones in turn, and whoever takes the last one wins. Only to measure with."""

from typing import Any, Literal

from saucer.engine.chance import Chance
from saucer.engine.game import Game
from saucer.engine.words import Data, Message, Outcome, Refusal, Seat, Viewer

MOST = 3


class Options(Data, frozen=True):
    """How many stones there are."""

    stones: Literal[21, 2000, 20_000] = 2000


class Take(Message, frozen=True):
    """Take so many stones."""

    stones: int


class Taken(Message, frozen=True):
    seat: Seat
    stones: int
    left: int


class Decision(Data, frozen=True):
    phase: str = "take"


class View(Data, frozen=True):
    """Everything: nothing is hidden."""

    viewer: Seat | None
    left: int
    turn: Seat
    decision: Decision


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
    return [Taken(seat, move.stones, state.left)]


def outcome(state: State) -> Outcome | None:
    if state.left:
        return None
    winner = Seat(1 - state.turn)
    return Outcome((1 - winner, winner), (winner,), "last")


def see(state: State, viewer: Viewer) -> View:
    return View(viewer, state.left, Seat(state.turn), DECISION)


def explain(state: State, seat: Seat, _move: Any) -> Refusal:
    return Refusal("R1", "too-many" if seat == state.turn else "not-your-turn", {})


GAME: Game[State, View, Options] = Game(
    id="nim",
    rules_version=1,
    seat_counts=range(2, 3),
    options=Options,
    moves=(Take,),
    events=(Taken,),
    view=View,
    start=lambda options, _seats, _rng: State(options.stones, 0),
    copy=lambda state: State(state.left, state.turn),
    dump=lambda state: [state.left, state.turn],
    to_move=to_move,
    legal_moves=legal_moves,
    advance=advance,
    outcome=outcome,
    see=see,
    see_event=lambda _state, event, _viewer: event,
    imagine=lambda view, _rng: State(view.left, view.turn),
    explain=explain,
    every_move=lambda _options, _seats: TAKES[MOST],
    value=lambda state, seat: float((state.left % (MOST + 1) == 0) == (seat != state.turn)),
    advise=lambda _state, _seat, moves, _rng: [1.0] * len(moves),
)
