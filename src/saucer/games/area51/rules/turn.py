"""The turn: whose it is, its four actions, passing (R2)."""

from collections.abc import Callable
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.area51.encoding import MOST_SEATS, colour_counts
from saucer.games.area51.events import Event, Passed
from saucer.games.area51.moves import Build, Collect, Move, Pass, PickUp, Send, Upgrade
from saucer.games.area51.rules.bunkers import add_builds, add_upgrades, refuse_build, refuse_upgrade
from saucer.games.area51.rules.collect import COLLECT, can_collect, refuse_collect
from saucer.games.area51.rules.end import end_turn, finish
from saucer.games.area51.rules.loading import add_pick_ups, refuse_pick_up
from saucer.games.area51.rules.refusals import refuse
from saucer.games.area51.rules.vehicles import add_sends, refuse_send
from saucer.games.area51.state import CLEARING, OVER, State

NO_SEATS: Final[list[Seat]] = []
ONE_SEAT: Final[list[list[Seat]]] = [[Seat(seat)] for seat in range(MOST_SEATS)]
PASS: Final = Pass()


def to_move(state: State) -> list[Seat]:
    """Return the seat whose turn it is, or nothing if the match is over. (R2.1)"""
    return NO_SEATS if state.phase == OVER else ONE_SEAT[state.turn]


# The four actions


def legal_actions(state: State, seat: Seat) -> list[Move]:
    """The four actions of a turn, or passing when none is possible. (R2.1, R2.3)"""
    found: list[Move] = []
    if state.stage == CLEARING:
        add_pick_ups(state, found)  # R7.3
        return found
    if can_collect(state):
        found.append(COLLECT)
    size = state.sizes[seat]
    if size >= 2:
        counts = colour_counts(state.hands[seat])
        add_builds(state, counts, found)
        add_upgrades(state, counts, size, found)
        add_sends(state, counts, size, found)
    add_pick_ups(state, found)
    if not found:
        found.append(PASS)
    return found


def refuse_action(state: State, seat: Seat, move: Move) -> Refusal:
    if state.stage == CLEARING and not isinstance(move, PickUp):
        return refuse("R7.3", "only-pick-ups")
    return REFUSE_ACTION[type(move)](state, seat, move)


# Passing


def pass_turn(state: State, _seat: Viewer, _move: Pass, events: Sink[Event], _rng: Chance) -> None:
    """Pass the turn. End the match if nobody can do anything any more. (R2.3, R10.14)"""
    events.append(Passed(state.turn))
    state.passes += 1
    if state.passes < state.seats:
        end_turn(state, events)
        return
    state.stage = CLEARING
    state.trigger = state.turn
    state.left = 0
    finish(state, events)


def refuse_pass(_state: State, _seat: Seat, _move: Pass) -> Refusal:
    return refuse("R2.3", "you-can-act")


REFUSE_ACTION: Final[dict[type, Callable[[State, Seat, Any], Refusal]]] = {
    Collect: refuse_collect,
    Build: refuse_build,
    Upgrade: refuse_upgrade,
    Send: refuse_send,
    PickUp: refuse_pick_up,
    Pass: refuse_pass,
}
