"""Two toy games for the server: Sealed Bids, played by all at once, and Snatch, a race against a timer."""

from dataclasses import replace
from typing import Any, Literal

from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame, Game
from saucer.engine.game_parts import Bots, Rules, Sight, States
from saucer.engine.types import Data, Message, Outcome, Refusal, Seat, Timer, TimeUp, Viewer
from tests.engine.toy import TOY

BIDS = replace(TOY, id="bids", package=__name__, seat_counts=range(2, 7))


class Options(Data, frozen=True):
    """How long there is to snatch."""

    seconds: Literal[1, 60] = 60


class Snatch(Message, frozen=True):
    """Take the lowest token left."""


class Dawdle(Message, frozen=True):
    """Do nothing, and keep the right to snatch."""


class Snatched(Message, frozen=True):
    seat: Seat
    token: int


class Missed(Message, frozen=True):
    """The time is up."""


class Decision(Data, frozen=True):
    phase: str = "snatch"


class View(Data, frozen=True):
    viewer: Seat | None
    tokens: tuple[int, ...]
    late: bool
    decision: Decision = Decision()


class State:
    """The token each seat has, 0 for none."""

    def __init__(self, seconds: int, seats: int) -> None:
        self.seconds = seconds
        self.tokens = [0] * seats
        self.late = False


def start(options: Options, seats: int, _rng: Chance) -> State:
    return State(options.seconds, seats)


def copy(state: State) -> State:
    twin = State(state.seconds, len(state.tokens))
    twin.tokens, twin.late = state.tokens[:], state.late
    return twin


def to_move(state: State) -> list[Seat]:
    return [] if state.late else [Seat(seat) for seat, token in enumerate(state.tokens) if not token]


def legal_moves(state: State, seat: Seat) -> list[Any]:
    return [Snatch(), Dawdle()] if seat in to_move(state) else []


def advance(state: State, seat: Viewer, move: Any, _rng: Chance) -> list[Any]:
    if isinstance(move, TimeUp):
        state.late = True
        return [Missed()]
    assert seat is not None
    if isinstance(move, Dawdle):
        return []
    state.tokens[seat] = max(state.tokens) + 1
    return [Snatched(seat, state.tokens[seat])]


def outcome(state: State) -> Outcome | None:
    if to_move(state):
        return None
    scores = tuple(-token for token in state.tokens)
    return Outcome(
        scores, tuple(Seat(seat) for seat, token in enumerate(state.tokens) if token == 1), "snatched"
    )


SNATCH: Game[State, View, Options] = Game(
    id="snatch",
    package=__name__,
    rules_version=1,
    seat_counts=range(2, 7),
    moves=(Snatch, Dawdle),
    events=(Snatched, Missed),
    view=View,
    options=Options,
    rules=Rules(
        start=start,
        outcome=outcome,
        to_move=to_move,
        legal_moves=legal_moves,
        advance=advance,
        explain=lambda _state, _seat, _move: Refusal("R1.1", "too-late", {}),
        races=(Snatch,),
        every_move=lambda _options, _seats: [Snatch(), Dawdle()],
        clock=lambda state: [] if outcome(state) else [Timer("glass", float(state.seconds), 0)],
    ),
    states=States(copy=copy, dump=lambda state: [state.seconds, state.tokens, state.late]),
    sight=Sight(
        see=lambda state, viewer: View(viewer, tuple(state.tokens), state.late),
        see_event=lambda _state, event, _viewer: event,
        imagine=lambda view, _rng: State(60, len(view.tokens)),
    ),
    bots=Bots(
        value=lambda _state, _seat: 0.5,
        advise=lambda _state, _seat, moves, _rng: [1.0] * len(moves),
    ),
)

TOYS: tuple[AnyGame, ...] = (BIDS, SNATCH)
