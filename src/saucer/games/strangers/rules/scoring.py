"""Points, sides and who wins (R7.5, R7.6, R8.2)."""

from typing import Final

from saucer.engine.types import Seat
from saucer.games.strangers.ground import Ground
from saucer.games.strangers.state import (
    CLOSED_TEAMS,
    NO_TEAMS,
    NOBODY,
    OPEN_TEAMS,
    State,
)

CONTACT_POINTS: Final = 10


def same_side(state: State, one: int, other: int) -> bool:
    """Whether two seats win and lose together."""
    if one == other or state.variant.teams == NO_TEAMS:
        return one == other
    if state.variant.teams == OPEN_TEAMS:
        return one // 2 == other // 2
    assert state.variant.teams == CLOSED_TEAMS
    return one % 2 == other % 2


def slot_worth(ground: Ground, free: list[int], slot: int) -> int:
    """What a taken slot counts now: more in a club or at the rally when every slot there is taken. (R4.5)"""
    if free[ground.slot_place[slot]] == 0:
        return ground.slot_full_value[slot]
    return ground.slot_value[slot]


def own_scores(state: State) -> list[int]:
    """The points each seat's own Kids would score if the round ended now. (R7.5)"""
    scores = [0] * state.seats
    ground = state.ground
    for slot, owner in enumerate(state.slots):
        if owner != NOBODY:
            scores[owner] += slot_worth(ground, state.free, slot)
    if state.contacts:
        scores[0] += CONTACT_POINTS * state.contacts
    return scores


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


def series_winners(wins: list[int], points: list[int]) -> list[Seat]:
    """Rounds won decide first, then all points together. (R8.6, R9.25)"""
    most = max(wins)
    ranked = [points[seat] if wins[seat] == most else -1 for seat in range(len(wins))]
    return best_seats(ranked)
