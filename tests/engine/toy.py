"""Sealed Bids: a toy game with secret simultaneous choices, a clock and chance, to test the engine.

Each round every seat bids in secret. When all bids are in, or when the time is up, the highest bid that nobody else
made wins the round's prize, which a die decides. With `change` a seat may bid again until all are in.
"""

from typing import Any, Literal

from saucer.engine.chance import Chance
from saucer.engine.game import Game
from saucer.engine.game_parts import Bots, Rules, Sight, States
from saucer.engine.types import Data, Message, Outcome, Refusal, Seat, Timer, TimeUp, Viewer

SECONDS = 10.0
HIGHEST = 3
FACES = 6
PACES = {"quick": 0.5, "easy": 1.0, "normal": 1.0, "slow": 7.0, "asleep": 1000.0}


class Options(Data, frozen=True):
    """What is chosen before a match."""

    rounds: Literal[1, 2, 5] = 2
    change: bool = False
    clock: bool = True
    prize: Literal["die", "one"] = "die"


class Bid(Message, frozen=True):
    """Bid in secret."""

    amount: int


class Rest(Message, frozen=True):
    """Stay out of this round; everyone sees it."""


class BidMade(Message, frozen=True):
    """A bid is in; only its own seat knows how much."""

    seat: Seat
    amount: int | None


class Rested(Message, frozen=True):
    seat: Seat


class TimeRanOut(Message, frozen=True):
    """Who has not bid stays out."""


class RoundWon(Message, frozen=True):
    winner: Seat | None
    prize: int
    bids: tuple[int, ...]


class View(Data, frozen=True):
    """What a viewer may know."""

    viewer: Seat | None
    options: Options
    made: tuple[bool, ...]
    resting: tuple[bool, ...]
    own: int | None
    scores: tuple[int, ...]
    round: int
    step: int
    since: int
    last: tuple[int, ...]
    """The bids of the round before, and its prize."""


class State:
    """The whole truth. A bid of None is still to come, 0 stays out."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.bids: list[int | None] = [None] * seats
        self.scores = [0] * seats
        self.round = 1
        self.step = 0
        self.since = 0
        self.last: tuple[int, ...] = ()


def start(options: Options, seats: int, _rng: Chance) -> State:
    return State(options, seats)


def copy(state: State) -> State:
    twin = State(state.options, len(state.bids))
    twin.bids = state.bids[:]
    twin.scores = state.scores[:]
    twin.round, twin.step, twin.since, twin.last = state.round, state.step, state.since, state.last
    return twin


def dump(state: State) -> list[Any]:
    return [state.bids, state.scores, state.round, state.step, state.since, state.last]


def over(state: State) -> bool:
    return state.round > state.options.rounds


def to_move(state: State) -> list[Seat]:
    if over(state):
        return []
    return [Seat(seat) for seat, bid in enumerate(state.bids) if bid is None or state.options.change]


def legal_moves(state: State, seat: Seat) -> list[Any]:
    if seat not in to_move(state):
        return []
    return [*(Bid(amount) for amount in range(1, HIGHEST + 1)), Rest()]


def advance(state: State, seat: Viewer, move: Any, rng: Chance) -> list[Any]:
    state.step += 1
    if isinstance(move, TimeUp):
        state.bids = [bid or 0 for bid in state.bids]
        return [TimeRanOut(), *finish_round(state, rng)]
    assert seat is not None
    amount = move.amount if isinstance(move, Bid) else 0
    state.bids[seat] = amount
    events: list[Any] = [BidMade(seat, amount) if amount else Rested(seat)]
    if None not in state.bids:
        events += finish_round(state, rng)
    return events


def finish_round(state: State, rng: Chance) -> list[Any]:
    bids = [bid or 0 for bid in state.bids]
    single = [bid for bid in bids if bid and bids.count(bid) == 1]
    winner = Seat(bids.index(max(single))) if single else None
    prize = rng.below(FACES) + 1 if state.options.prize == "die" else 1
    rng.reveal()
    if winner is not None:
        state.scores[winner] += prize
    state.round += 1
    state.since = state.step
    state.last = (*bids, prize)
    state.bids = [None] * len(bids)
    return [RoundWon(winner, prize, tuple(bids))]


def clock(state: State) -> list[Timer]:
    return [Timer("bids", SECONDS, state.since)] if state.options.clock and not over(state) else []


def outcome(state: State) -> Outcome | None:
    if not over(state):
        return None
    best = max(state.scores)
    winners = [Seat(seat) for seat, score in enumerate(state.scores) if score == best]
    return Outcome(tuple(state.scores), tuple(winners), "rounds")


def see(state: State, viewer: Viewer) -> View:
    return View(
        viewer=viewer,
        options=state.options,
        made=tuple(bid is not None for bid in state.bids),
        resting=tuple(bid == 0 for bid in state.bids),
        own=None if viewer is None else state.bids[viewer],
        scores=tuple(state.scores),
        round=state.round,
        step=state.step,
        since=state.since,
        last=state.last,
    )


def see_event(_state: State, event: Any, viewer: Viewer) -> Any:
    if isinstance(event, BidMade) and event.seat != viewer:
        return BidMade(event.seat, None)
    return event


def imagine(view: View, rng: Chance) -> State:
    """The bids of others could be anything that was announced as a bid."""
    state = State(view.options, len(view.made))
    state.bids = [rng.below(HIGHEST) + 1 if made else None for made in view.made]
    state.bids = [0 if rests else bid for rests, bid in zip(view.resting, state.bids, strict=True)]
    if view.viewer is not None:
        state.bids[view.viewer] = view.own
    state.scores = list(view.scores)
    state.round, state.step, state.since, state.last = view.round, view.step, view.since, view.last
    return state


def explain(state: State, seat: Seat, move: Any) -> Refusal:
    if over(state):
        return Refusal("R1.4", "over", {})
    if seat not in to_move(state):
        return Refusal("R1.2", "bid-already", {"seat": seat})
    return Refusal("R1.1", "no-such-bid", {"amount": getattr(move, "amount", 0)})


def every_move(_options: Options, _seats: int) -> list[Any]:
    return [*(Bid(amount) for amount in range(1, HIGHEST + 1)), Rest()]


def value(state: State, seat: Seat) -> float:
    return state.scores[seat] / (FACES * state.options.rounds)


def advise(_state: State, _seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    return [1.0] * len(moves)


def pace(_state: State, _seat: Seat, _move: Any, level: str) -> float:
    return PACES[level]


def check(options: Options, seats: int) -> Refusal | None:
    if options.rounds == 5 and seats == 4:
        return Refusal("R1.3", "too-long", {"seats": seats})
    return None


TOY = Game(
    id="toy",
    rules_version=3,
    seat_counts=range(2, 5),
    moves=(Bid, Rest),
    events=(BidMade, Rested, TimeRanOut, RoundWon),
    view=View,
    options=Options,
    check=check,
    rules=Rules(
        start=start,
        outcome=outcome,
        to_move=to_move,
        legal_moves=legal_moves,
        advance=advance,
        explain=explain,
        every_move=every_move,
        clock=clock,
    ),
    states=States(copy=copy, dump=dump),
    sight=Sight(see=see, see_event=see_event, imagine=imagine),
    bots=Bots(value=value, advise=advise, pace=pace),
)
