"""Two players with two colours of caps each (R8)."""

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.area51.encoding import Owner
from saucer.games.area51.events import Event
from saucer.games.area51.moves import Move, UseCap
from saucer.games.area51.rules.refusals import refuse
from saucer.games.area51.state import CAP, UP_CARD, State


def owners_of(state: State, seat: int) -> list[Owner]:
    """The colours of caps of a seat: one, or with two players two. (R8.1)"""
    if not state.variant.paired:
        return [Owner(seat)]
    return [Owner(2 * seat), Owner(2 * seat + 1)]


def has_cap(state: State, seat: int) -> bool:
    """Whether a seat has a cap left, of either colour. (R8.2)"""
    if not state.variant.paired:
        return state.caps[seat] > 0
    return state.caps[2 * seat] > 0 or state.caps[2 * seat + 1] > 0


def choose_owner(state: State) -> None:
    """Decide whose cap a new bunker gets; ask where both colours of a seat have caps left. (R8.2, R10.33)"""
    if not state.variant.paired:
        state.owner = Owner(state.turn)
        state.phase = UP_CARD
        return
    first = Owner(2 * state.turn)
    second = Owner(2 * state.turn + 1)
    if state.caps[first] and state.caps[second]:
        state.owner = Owner(state.turn)
        state.phase = CAP
    else:
        state.owner = first if state.caps[first] else second
        state.phase = UP_CARD


def legal_caps(state: State, seat: Seat) -> list[Move]:
    """The seat's colours that have caps left. (R8.2)"""
    return [state.tables.use_paired_cap[owner] for owner in owners_of(state, seat) if state.caps[owner]]


def use_cap(state: State, _seat: Viewer, move: UseCap, _events: Sink[Event], _rng: Chance) -> None:
    state.owner = Owner(state.variant.caps.index(move.cap))
    state.phase = UP_CARD


def refuse_cap(_state: State, _seat: Seat, move: UseCap) -> Refusal:
    return refuse("R8.2", "no-cap-of-that-colour", {"cap": move.cap})


def seat_scores(state: State, points: list[int]) -> list[int]:
    """The score of each seat from the points of each owner: with two players the lower of its two. (R8.3)"""
    if not state.variant.paired:
        return points[:]
    return [min(points[0], points[1]), min(points[2], points[3])]
