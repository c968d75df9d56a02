"""R7: practising alone, against par."""

import pytest

from saucer.engine.types import Outcome, Seat
from saucer.games.panic.components import STANDARD
from saucer.games.panic.events import ClaimRejected, GlassTurned, ParCompared, RoundEnded, SpeedScored
from saucer.games.panic.rules.alone import par_of, par_town, part_of_best
from saucer.games.panic.see import see
from saucer.games.panic.solver.solver import front_of
from saucer.games.panic.state import State
from tests.games.panic.scenes import EMPTY, LOOP, OFFICIAL, board_of, building, claims, only, ring

CARDS = (7, 15, 25)


def test_r7_1_a_right_claim_ends_the_round_at_once() -> None:
    state = building(OFFICIAL, cards=CARDS)
    events = claims(state, 0)
    assert only(events, RoundEnded)
    assert not only(events, GlassTurned)
    assert state.round == 2


def test_r7_1_only_a_wrong_claim_turns_the_glass() -> None:
    state = building(LOOP, cards=CARDS)
    events = claims(state, 0)
    assert only(events, GlassTurned)
    assert only(events, ClaimRejected)
    assert only(ring(state, "glass"), RoundEnded)


def test_r7_1_three_rounds_make_a_match() -> None:
    state = building(OFFICIAL, cards=CARDS)
    state.round = 3
    claims(state, 0)
    assert state.result is not None


@pytest.mark.parametrize(
    ("card", "value", "best", "points"),
    [(7, 6, 6, 100), (7, 5, 6, 83), (7, 0, 6, 0), (15, 1, 1, 100), (15, 3, 1, 33), (4, None, None, 100)],
)
def test_r7_2_a_card_gives_a_part_of_a_hundred(
    card: int, value: int | None, best: int | None, points: int
) -> None:
    assert part_of_best(STANDARD, card, value, best) == points


def test_r7_3_a_wrong_claim_halves_the_card_for_speed() -> None:
    state = building(OFFICIAL, cards=(4, 7, 25))
    assert only(claims(state, 0), SpeedScored)[0].points == 100
    state = building(LOOP, cards=(4, 7, 25))
    claims(state, 0)
    state.boards = [board_of(OFFICIAL)]
    assert only(claims(state, 0), SpeedScored)[0].points == 50


def test_r7_4_the_score_is_the_percentage_of_par() -> None:
    par = par_of(STANDARD, list(CARDS), facing=False)
    state = building(OFFICIAL, cards=CARDS)
    compared = only(claims(state, 0), ParCompared)[0]
    assert compared.total == 83 + 25 + 33
    assert compared.par == par
    assert compared.points == state.scores[0] == 100 * compared.total // par


def test_r7_4_a_town_of_the_solver_makes_par() -> None:
    front = front_of(STANDARD, list(CARDS), facing=False)
    state = building(str(par_town(STANDARD, front, facing=False)), cards=CARDS)
    assert only(claims(state, 0), ParCompared)[0].points == 100


def test_r7_4_an_unfinished_town_scores_nothing() -> None:
    state = building(EMPTY, cards=CARDS)
    events = ring(state, "building")
    assert not only(events, ParCompared)
    assert state.scores == [0]


def ended_with(score: int) -> State:
    state = building(EMPTY, cards=CARDS)
    state.round, state.scores = 3, [score]
    ring(state, "building")
    return state


@pytest.mark.parametrize(
    ("score", "winners", "reason"),
    [(224, (), "below-par"), (225, (Seat(0),), "near-par"), (300, (Seat(0),), "par")],
)
def test_r7_5_three_quarters_of_par_win(score: int, winners: tuple[Seat, ...], reason: str) -> None:
    state = ended_with(score)
    assert state.result == Outcome((score,), winners, reason)
    assert see(state, Seat(0)).goal == 225
