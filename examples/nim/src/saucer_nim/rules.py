"""The rules of Nim; the numbers are those of the rules page."""

from dataclasses import dataclass

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Outcome, Refusal, Seat
from saucer_nim.messages import Options, Take, Taken

TAKES = (Take(1), Take(2), Take(3))


@dataclass
class State:
    """The stones left, and whose turn it is."""

    left: int
    turn: Seat

    @property
    def phase(self) -> int:
        """The place of the row in `phases.TABLE`."""
        return 0 if self.left else 1


def start(options: Options, _seats: int, _rng: Chance) -> State:
    """A heap of stones, and the first seat begins (R1.2)."""
    return State(options.stones, Seat(0))


def to_move(state: State) -> list[Seat]:
    return [state.turn] if state.left else []


def legal_takes(state: State, _seat: Seat) -> list[Take]:
    """One to three stones (R2.1), as many as are left at most (R2.2)."""
    return list(TAKES[: state.left])


def take(state: State, seat: Seat, move: Take, events: Sink[Taken], _rng: Chance) -> None:
    """Take stones from the heap, and pass the turn (R2.1)."""
    state.left -= move.stones
    state.turn = other(state.turn)
    events.append(Taken(seat, move.stones))


def refuse_take(state: State, _seat: Seat, move: Take) -> Refusal:
    return Refusal("R2.2", "too-many", {"stones": move.stones, "left": state.left})


def outcome(state: State) -> Outcome | None:
    """The last stone wins (R3.1)."""
    if state.left:
        return None
    winner = other(state.turn)
    return Outcome((1 - winner, int(winner)), (winner,), "last")


def refuse_over(_state: State, _seat: Seat, _move: Take) -> Refusal:
    return Refusal("R3.1", "match-over", {})


def copy(state: State) -> State:
    return State(state.left, state.turn)


def other(seat: Seat) -> Seat:
    return Seat(1 - seat)
