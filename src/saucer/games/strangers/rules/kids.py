"""Kids on the board: put down, moved and taken off."""

from bisect import bisect_left

from saucer.engine.types import Seat
from saucer.games.strangers.components import Spot
from saucer.games.strangers.events import Event, KidHome, KidTaken, Taker
from saucer.games.strangers.questions import best_free_slot
from saucer.games.strangers.state import NOBODY, State


def add_kid(state: State, seat: int, space: int, trail: int, *, moved: bool) -> None:
    kids = state.way[seat][:]
    index = bisect_left(kids, space)
    kids.insert(index, space)
    state.way[seat] = kids
    if seat == state.turn:
        state.trails.insert(index, trail)
        state.moved.insert(index, moved)


def remove_kid(state: State, seat: int, index: int) -> None:
    kids = state.way[seat][:]
    del kids[index]
    state.way[seat] = kids
    if seat == state.turn:
        del state.trails[index]
        del state.moved[index]


def enter_place(state: State, seat: int, place: int, news: list[Event]) -> None:
    """A Kid takes the best free slot of a place. (R3.7, R4.2)"""
    slot = best_free_slot(state, place)
    state.slots[slot] = seat
    state.free[place] -= 1
    news.append(KidHome(Seat(seat), state.ground.spot_names[state.ground.spaces + slot]))


def leave_slot(state: State, slot: int) -> None:
    state.slots[slot] = NOBODY
    state.free[state.ground.slot_place[slot]] += 1


def to_supply(state: State, seat: int, at: Spot, by: Taker, news: list[Event]) -> None:
    state.supply[seat] += 1
    news.append(KidTaken(Seat(seat), at, by))
