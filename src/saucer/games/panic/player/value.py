"""The value of a position: how well a seat stands while towns are being built."""

from math import exp
from typing import Final

from saucer.engine.result_value import result_value
from saucer.engine.types import Seat
from saucer.games.panic.faces import TILES
from saucer.games.panic.player.crowd import crowd_for
from saucer.games.panic.player.plans import USUAL, plan_for, tiles_as_planned
from saucer.games.panic.state import BUILDING, CARDS, NO_TOKEN, State, laid_cells

SPREAD: Final = 3.0
"""How many points ahead are worth a clear lead."""
UNFINISHED: Final = 0.6
"""Share of the points of an average town that a seat still building may expect."""
PROGRESS: Final = 0.3
SOONER: Final = 0.05
"""What a lower token is worth, beside a whole card."""
SOLO_ROUND: Final = 85.0


def value(state: State, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1."""
    result = state.result
    if result is not None:
        return result_value(result.share(seat), float(result.scores[seat]))
    if state.variant.solo:
        score = state.scores[0] + expected_points(state, 0) / CARDS * SOLO_ROUND
        return result_value(min(1.0, score / state.variant.goal), score)
    expected = [state.scores[other] + expected_points(state, other) for other in range(state.seats)]
    best = max(expected)
    total = 0.0
    for points in expected:
        total += exp((points - best) / SPREAD)
    return result_value(exp((expected[seat] - best) / SPREAD) / total, expected[seat])


def expected_points(state: State, seat: int) -> float:
    """The points a seat may expect from this round."""
    if state.phase != BUILDING:
        return 0.0
    middling = CARDS * (1.0 + (state.seats - 1) * 0.5)
    if state.tokens[seat] == NO_TOKEN:
        plan = plan_for(state, seat, USUAL)
        done = tiles_as_planned(state.boards[seat], plan) / TILES
        return middling * (UNFINISHED + PROGRESS * done)
    standing = crowd_for(state).standing(laid_cells(state.boards[seat]))
    sooner = SOONER * (state.seats - state.tokens[seat])
    return CARDS * (1.0 + (state.seats - 1) * min(1.0, standing + sooner))
