"""Who sits where, who still plays as a company, and who is asked for a decision."""

from typing import Final, cast

from saucer.engine.bits import all_below, has, members, only, without
from saucer.engine.sink import Sink
from saucer.engine.types import Seat
from saucer.games.eti.components import MOST_SEATS
from saucer.games.eti.events import ChoiceMade, Event
from saucer.games.eti.moves import Move
from saucer.games.eti.numbers import NOBODY
from saucer.games.eti.state import State

SEAT_SETS: Final = 2**MOST_SEATS
"""How many sets of seats there are."""

SEATS_IN: Final[list[list[Seat]]] = [
    [Seat(seat) for seat in range(MOST_SEATS) if has(seats, seat)] for seats in range(SEAT_SETS)
]
"""The seats of every set of seats, rising."""


def everyone(state: State) -> int:
    """The set of all seats."""
    return all_below(state.seats)


def all_seats(state: State) -> list[Seat]:
    return SEATS_IN[all_below(state.seats)]


def companies(state: State) -> int:
    """The seats that still play as companies: all but a revealed alien. (R4.3)"""
    seats = all_below(state.seats)
    return without(seats, state.alien) if state.revealed else seats


def clockwise(state: State, first: int, seats: int) -> list[Seat]:
    """The seats of a set in clockwise order from `first`."""
    found: list[Seat] = []
    count = state.seats
    seat = first if first < count else first - count
    for _ in range(count):
        if has(seats, seat):
            found.append(Seat(seat))
        seat += 1
        if seat == count:
            seat = 0
    return found


def next_president(state: State, seat: Seat) -> Seat:
    """The next seat to the left that can have the badge. (R9.5)"""
    following = (seat + 1) % state.seats
    while not has(companies(state), following):
        following = (following + 1) % state.seats
    return Seat(following)


# Those still to be dealt with


def line_up(state: State, seats: int) -> None:
    """Make a set of seats pending, from the president clockwise."""
    state.pending = cast("list[int]", clockwise(state, state.president, seats))


def next_in_line(state: State) -> Seat:
    return Seat(state.pending[0])


def leave_line(state: State) -> Seat:
    """Take the first pending seat off the list."""
    return Seat(state.pending.pop(0))


# Asking


def to_move(state: State) -> list[Seat]:
    """Return the seats that are awaited, or nothing if the match is over."""
    return SEATS_IN[state.awaited]


def ask_one(state: State, phase: int, seat: Seat) -> None:
    """Ask one seat for a decision."""
    state.phase = phase
    state.actor = seat
    state.awaited = only(seat)


def ask_all(state: State, phase: int, seats: int) -> None:
    """Ask a set of seats at once."""
    state.phase = phase
    state.actor = NOBODY
    state.awaited = seats
    state.choice = [0] * state.seats


def note_choice(state: State, seat: Seat, choice: int, events: Sink[Event]) -> bool:
    """Note a secret choice. Return True if it was the last one awaited."""
    state.choice[seat] = choice
    state.awaited = without(state.awaited, seat)
    if state.awaited:
        events.append(ChoiceMade(seat))
        return False
    return True


def name_companies(state: State, seats: int) -> list[Move]:
    """The moves that name a company of this set."""
    return [state.tables.moves.choose_company[company] for company in members(seats)]
