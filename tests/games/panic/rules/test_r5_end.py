"""R5: the end of a match, and who wins."""

import pytest

from saucer.engine.sink import Sink
from saucer.engine.types import Outcome, Seat
from saucer.games.panic import GAME
from saucer.games.panic.events import MatchEnded
from saucer.games.panic.phases import TABLE, to_move
from saucer.games.panic.rules.setup import start_building
from saucer.games.panic.see import see
from saucer.games.panic.state import State
from tests.games.panic.scenes import (
    CLAIM,
    CONTESTED,
    EMPTY,
    MANY_ROADS,
    OFFICIAL,
    RIVAL,
    building,
    claims,
    only,
    ring,
)

TOWNS = [OFFICIAL, RIVAL, CONTESTED, MANY_ROADS, OFFICIAL]


def before_the_last_round(*scores: int) -> State:
    state = building(*TOWNS[: len(scores)])
    state.round = 5
    state.scores = list(scores)
    return state


@pytest.mark.parametrize(("seats", "goal"), [(2, 10), (3, 15), (4, 20), (5, 25)])
def test_r5_1_the_match_ends_when_the_goal_is_reached(seats: int, goal: int) -> None:
    state = before_the_last_round(*[goal - 3 * seats] * seats)
    assert state.variant.goal == goal
    claims(state, *range(seats))
    assert state.result is None
    state = before_the_last_round(*[goal - 1] * seats)
    events = claims(state, *range(seats))
    assert only(events, MatchEnded)
    assert to_move(state) == []
    assert TABLE.explain(state, Seat(0), CLAIM).rule == "R5.1"


def test_r5_2_most_points_win() -> None:
    state = before_the_last_round(4, 9)
    claims(state, 0, 1)
    assert GAME.rules.outcome(state) == Outcome(tuple(state.scores), (Seat(1),), "goal")


def test_r5_2_equal_players_look_at_their_last_tokens() -> None:
    state = before_the_last_round(9, 9)
    state.cards = [4, 7, 25]
    claims(state, 1, 0)
    first, second = state.scores
    state = before_the_last_round(9 + second - first, 9)
    state.cards = [4, 7, 25]
    claims(state, 1, 0)
    assert state.scores[0] == state.scores[1]
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((1,), "token")


def test_r5_3_equal_players_without_a_token_share_the_win() -> None:
    state = before_the_last_round(9, 9, 14)
    state.scores = [20, 20, 2]
    claims(state, 2)
    ring(state, "glass")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0, 1), "shared")


def test_r5_4_three_rounds_without_a_finisher_end_the_match() -> None:
    state = building(EMPTY, EMPTY, EMPTY)
    for number in (1, 2, 3):
        assert state.round == number
        assert state.result is None
        ring(state, "building")
        if number < 3:
            start_building(state, Sink())
    assert state.result == Outcome((0, 0, 0), (Seat(0), Seat(1), Seat(2)), "barren")


def test_r5_4_a_finisher_in_between_begins_the_count_again() -> None:
    state = building(OFFICIAL, EMPTY)
    state.barren = 2
    claims(state, 0)
    ring(state, "glass")
    assert state.barren == 0
    assert state.result is None


def test_r5_5_the_track_goes_round_and_the_points_count_in_full() -> None:
    state = building(*TOWNS)
    state.scores = [33, 0, 30, 29, 1]
    seats = see(state, None).seats
    assert [seat.marker for seat in seats] == [3, 0, 0, 29, 1]
    assert [seat.score for seat in seats] == [33, 0, 30, 29, 1]
