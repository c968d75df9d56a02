"""Points, and who has the most. (R7.5, R7.6)"""

from typing import Final

from saucer.engine.types import Seat
from saucer.games.strangers.components import Spot
from saucer.games.strangers.events import ContactScored, Event, PlaceScored
from saucer.games.strangers.rules.places import slot_points
from saucer.games.strangers.rules.teams import same_side
from saucer.games.strangers.state import NO_TEAMS, NOBODY, State
from saucer.games.strangers.tables import Slot

CONTACT_POINTS: Final = 10
"""What contact counts in solo play. (R8.7)"""


def own_scores(state: State) -> list[int]:
    """The points each seat's own Kids would score if the round ended now. (R7.5, R9.28)"""
    scores = [0] * state.seats
    board = state.board
    for slot, owner in enumerate(state.slots):
        if owner != NOBODY:
            scores[owner] += slot_points(board, state.free, Slot(slot))
    if state.contacts:
        scores[0] += CONTACT_POINTS * state.contacts
    return scores


def scores_counted(state: State) -> list[Event]:
    """Return the events that list each seat's points by place. (R7.5, R8.7)"""
    events: list[Event] = []
    for seat in range(state.seats):
        for place, slots in enumerate(state.board.place_slots):
            points = [
                slot_points(state.board, state.free, slot) for slot in slots if state.slots[slot] == seat
            ]
            if points:
                name = Spot(state.board.data.places[place].id)
                events.append(PlaceScored(Seat(seat), name, len(points), sum(points)))
    if state.contacts:
        events.append(ContactScored(Seat(0), CONTACT_POINTS * state.contacts))
    return events


def side_scores(state: State) -> list[int]:
    """The points of each seat's side: its own, or those of its team added up. (R8.2)"""
    own = own_scores(state)
    if state.variant.teams == NO_TEAMS:
        return own
    return [
        sum([own[other] for other in range(state.seats) if same_side(state, seat, other)])
        for seat in range(state.seats)
    ]


def best_seats(scores: list[int]) -> list[Seat]:
    """The seats with the most points, all of them when they are level. (R7.6)"""
    best = max(scores)
    return [Seat(seat) for seat, score in enumerate(scores) if score == best]
