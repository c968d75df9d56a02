"""How well a seat stands, from 0 to 1."""

from math import exp
from typing import Final

from saucer.engine.result_value import result_value
from saucer.engine.types import Seat
from saucer.games.strangers.player.estimates import (
    CARD_POINTS,
    FULL_CHANCE,
    KID_POINTS,
    Estimates,
    turns_left,
)
from saucer.games.strangers.rules.scoring import own_scores
from saucer.games.strangers.rules.teams import same_side
from saucer.games.strangers.state import BETWEEN_ROUNDS, CHOOSE_BOARD, NO_TEAMS, OVER, State
from saucer.games.strangers.tables import LIBRARY, PARK

ARRIVING_PART: Final = 0.6
"""Share of the expected points of Kids on the way that is scored in the end."""
REPLACEABLE: Final = 0.15
"""Points subtracted for a Kid on the way for each turn left, since another could still be released instead."""
CROWDING: Final = 0.02
"""Share of a lead that is lost for each turn still to come."""
TURN_BONUS: Final = 0.45
LONG_TIME: Final = 15.0


def value(state: State, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1: its expected share of the win, then its points."""
    if state.phase == OVER:
        assert state.result is not None
        return result_value(state.result.share(seat), float(state.result.scores[seat]))
    totals = expected_totals(state)
    own = side_total(state, totals, seat)
    if state.variant.solo:
        return result_value(1.0, own)
    spread = 1.5 + 0.35 * turns_left(state)
    weights = 0.0
    for other in range(state.seats):
        weights += exp((side_total(state, totals, Seat(other)) - own) / spread)
    share = 1.0 / weights
    return result_value(share if not state.variant.best_of_three else series_share(state, seat, share), own)


def expected_totals(state: State) -> list[float]:
    """About how many points each seat will have in the end, beyond what all can expect alike.

    Fitted to how greedy matches end: a part of what a Kid on the way promises comes true, and it takes the place of
    one that could still be released.
    """
    time = min(turns_left(state), LONG_TIME)
    totals = [score * (1.0 - CROWDING * time) for score in own_scores(state)]
    estimates = Estimates(state)
    for seat in range(state.seats):
        for space in state.way[seat]:
            totals[seat] += ARRIVING_PART * estimates.points_on_space(space) - REPLACEABLE * time
        totals[seat] += promised_points(state, Seat(seat))
    if not state.variant.solo:
        totals[state.turn] += TURN_BONUS
    return totals


def promised_points(state: State, seat: Seat) -> float:
    """Return the expected extra points of Kids in the Library, in parks and in half-full clubs."""
    board = state.board
    turns = turns_left(state)
    points = 0.0
    for slot, owner in enumerate(state.slots):
        if owner == seat:
            kind = board.slot_kind[slot]
            place = board.slot_place[slot]
            if kind == LIBRARY:
                points += CARD_POINTS * turns
            elif kind == PARK:
                points += KID_POINTS * turns
            elif state.free[place]:
                taken = len(board.place_slots[place]) - state.free[place]
                more = board.slot_full_value[slot] - board.slot_value[slot]
                points += FULL_CHANCE * more * taken / len(board.place_slots[place])
    return points


def side_total(state: State, totals: list[float], seat: Seat) -> float:
    """The total of a seat, or of its team."""
    if state.variant.teams == NO_TEAMS:
        return totals[seat]
    total = 0.0
    for other in range(state.seats):
        if same_side(state, seat, other):
            total += totals[other]
    return total


def series_share(state: State, seat: Seat, share: float) -> float:
    """The chance to win a best of three, from the chance to win this round and the rounds won so far."""
    lead = state.wins[seat] - state.wins[1 - seat]
    if state.phase == BETWEEN_ROUNDS or state.phase == CHOOSE_BOARD:
        return 0.5 + 0.25 * lead
    if state.round == 1:
        return share * 0.75 + (1.0 - share) * 0.25
    if state.round == 2 and lead != 0:
        return share + (1.0 - share) * 0.5 if lead > 0 else share * 0.5
    return share
