"""Kids on the way: where they are, put on the board and taken off it."""

from bisect import bisect_left

from saucer.engine.sink import Sink
from saucer.engine.types import Seat
from saucer.games.strangers.components import Spot
from saucer.games.strangers.events import Event, KidTaken, Taker
from saucer.games.strangers.moves import ChooseKid, Move
from saucer.games.strangers.rules.distinct import distinct
from saucer.games.strangers.state import NOBODY, State
from saucer.games.strangers.tables import Node, Slot, Space, SpaceSet


def anyone_on_the_way(state: State) -> bool:
    for kids in state.way:
        if kids:
            return True
    return False


def anyone_on_board(state: State) -> bool:
    if anyone_on_the_way(state):
        return True
    for owner in state.slots:
        if owner != NOBODY:
            return True
    return False


def has_kid(state: State, move: ChooseKid) -> bool:
    """Whether the Kid that the move names is there."""
    if not 0 <= move.owner < state.seats:
        return False
    position = state.board.position_of.get(move.at)
    if position is None:
        return False
    if position < state.board.space_count:
        return Space(Node(position)) in state.way[move.owner]
    return state.slots[state.board.slot_at(position)] == move.owner


def kid_that_leaves(state: State, seat: Seat, space: int) -> int:
    """Return which of a seat's Kids leaves a space: one that has moved this turn, if any. (R9.32)"""
    found = NOBODY
    for kid, at in enumerate(state.way[seat]):
        if at == space and (found == NOBODY or (seat == state.turn and state.trails[kid])):
            found = kid
    assert found != NOBODY, "no Kid stands there"
    return found


def choices_on_the_way(state: State) -> list[Move]:
    """Every Kid on the way, of any seat."""
    found: list[Move] = []
    for seat in range(state.seats):
        choose = state.board.choose_kid[seat]
        for space in distinct(state.way[seat]):
            found.append(choose[space])
    return found


def choice_in_slot(state: State, slot: Slot) -> Move:
    """The Kid in a taken slot."""
    return state.board.choose_kid[state.slots[slot]][state.board.slot_position(slot)]


def add_kid(state: State, seat: Seat, space: Space, trail: SpaceSet, *, moved: bool) -> None:
    kids = state.way[seat][:]
    index = bisect_left(kids, space)
    kids.insert(index, space)
    state.way[seat] = kids
    if seat == state.turn:
        state.trails.insert(index, trail)
        state.moved.insert(index, moved)


def remove_kid(state: State, seat: Seat, index: int) -> None:
    kids = state.way[seat][:]
    del kids[index]
    state.way[seat] = kids
    if seat == state.turn:
        del state.trails[index]
        del state.moved[index]


def take_to_supply(state: State, seat: Seat, at: Spot, by: Taker, events: Sink[Event]) -> None:
    """Return a Kid that was taken off the board to its owner's supply. (R5.2, R5.5)"""
    state.supply[seat] += 1
    events.append(KidTaken(seat, at, by))
