"""Safe places: what they hold, what they count and what they allow. (R4)"""

from saucer.engine.sink import Sink
from saucer.engine.types import Seat
from saucer.games.strangers.events import Event, KidHome
from saucer.games.strangers.state import NOBODY, State
from saucer.games.strangers.tables import HOUSE, LIBRARY, MANSION, PARK, BoardTables, Node, Place, Slot


def kids_in(state: State, seat: Seat, kind: int) -> int:
    """How many Kids of a seat are in places of this kind."""
    count = 0
    slots = state.slots
    for slot in state.board.kind_slots[kind]:
        if slots[slot] == seat:
            count += 1
    return count


def way_limit(state: State, seat: Seat) -> int:
    """How many Kids a seat may have on the way before it releases another. (R2.3, R4.4, R9.20, R9.24)"""
    return 1 + kids_in(state, seat, PARK)


def hand_limit(state: State, seat: Seat) -> int:
    """How many cards a seat draws up to. (R2.8, R4.3, R8.3, R9.24)"""
    return state.variant.base_hand + kids_in(state, seat, LIBRARY)


def slot_points(board: BoardTables, free: list[int], slot: Slot) -> int:
    """Return the points of a taken slot. A club or the rally counts more when full. (R4.5, R9.8)"""
    if free[board.slot_place[slot]] == 0:
        return board.slot_full_value[slot]
    return board.slot_value[slot]


def is_residence(kind: int) -> bool:
    """Whether places of this kind are Houses or Mansions. (R4.1)"""
    return kind == HOUSE or kind == MANSION


def free_houses(state: State) -> list[Node]:
    board = state.board
    return [node for node in board.houses if state.free[board.place_at(node)] > 0]


def free_place(state: State, kind: int) -> Place | None:
    """The first place of a kind with a free slot."""
    for place, place_kind in enumerate(state.board.place_kind):
        if place_kind == kind and state.free[place] > 0:
            return Place(place)
    return None


def best_free_slot(state: State, place: Place) -> Slot:
    """The slot an entering Kid takes: the best one free. (R4.2, R9.7)"""
    for slot in state.board.place_slots[place]:
        if state.slots[slot] == NOBODY:
            return slot
    raise AssertionError("the place is full")


def enter_place(state: State, seat: Seat, place: Place, events: Sink[Event]) -> None:
    """Let a Kid take the best free slot of a place. (R3.7, R4.2)"""
    slot = best_free_slot(state, place)
    state.slots[slot] = seat
    state.free[place] -= 1
    events.append(KidHome(seat, state.board.position_names[state.board.slot_position(slot)]))


def leave_slot(state: State, slot: Slot) -> None:
    state.slots[slot] = NOBODY
    state.free[state.board.slot_place[slot]] += 1
