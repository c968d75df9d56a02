"""R10: what the printed rules leave open."""

import pytest

import saucer
from saucer.engine.types import Seat
from saucer.games.panic.components import STANDARD, Cell
from saucer.games.panic.events import CardScored, RoundEnded, TokenTaken
from saucer.games.panic.moves import Flip, Place, Ready
from saucer.games.panic.objectives.one_road import burgers_ahead_on_road, charging_on_road, surrounded_on_road
from saucer.games.panic.see import see
from saucer.games.panic.town import line_of_sight
from tests.games.panic.scenes import (
    EMPTY,
    FEW_ROADS,
    MANY_ROADS,
    OFFICIAL,
    RIVAL,
    board_of,
    building,
    claims,
    only,
    ring,
    signal,
    worth,
)


def test_r10_1_as_many_aliens_are_captured_as_can_be() -> None:
    """Agent looking on, alien, agent looking back, alien: the first agent leaves the near one to the other."""
    assert line_of_sight.captured(aliens=0b1010, agents_on=0b0001, agents_back=0b0100) == 2


def test_r10_2_other_agents_may_stand_between_the_two() -> None:
    assert surrounded_on_road(aliens=0b01010, agents_on=0b00101, agents_back=0b10000) == 2


def test_r10_3_any_other_alien_ends_the_count() -> None:
    burgers, on, back = 0b101010, 0b000001, 0b010000
    assert burgers_ahead_on_road(burgers, on, 0, 0, 0) == 3
    assert burgers_ahead_on_road(burgers, on | 0b000100, 0, 0, 0) == 2
    assert burgers_ahead_on_road(0b100010, on, back, 0, 0) == 1


def test_r10_4_an_alien_is_free_if_the_captures_can_leave_it_over() -> None:
    aliens, agents_on = 0b0110, 0b0001
    assert line_of_sight.captured(aliens, agents_on, 0) == 1
    assert line_of_sight.can_stay_free(0b0010, aliens, agents_on, 0)
    assert line_of_sight.can_stay_free(0b0100, aliens, agents_on, 0)
    assert not line_of_sight.can_stay_free(0b0010, 0b0010, agents_on, 0)


def test_r10_5_aliens_charge_from_both_directions() -> None:
    assert charging_on_road(aliens_on=0b0001, aliens_back=0b1000, agents=0b0110) == 2


@pytest.mark.parametrize(("facing", "rows"), [(False, 1), (True, 0)])
def test_r10_6_where_figures_look_counts_only_with_the_option(facing: bool, rows: int) -> None:
    state = building("7B2 . . 8B0 . . 4B0 . .", EMPTY, cards=(20, 7, 25), facing=facing, help="all")
    assert see(state, Seat(0)).cards[0].value == rows
    state.boards = [board_of("7B0 . . 8B0 . . 4B0 . .")] * 2
    assert see(state, Seat(0)).cards[0].value == 1


def test_r10_7_captured_aliens_count_for_cards_2_and_18() -> None:
    town = "7B0 . . 8B0 . . 2B2 . ."
    assert (worth(town, 1), worth(town, 2), worth(town, 18)) == (1, 1, 1)


def test_r10_8_the_net_is_an_agent_and_an_alien_but_on_no_road() -> None:
    town = "1A0 . . . . . . . ."
    assert [worth(town, card) for card in (9, 14, 19, 21)] == [1, 0, 0, 0]


def test_r10_9_the_last_finisher_may_take_more_than_one_point() -> None:
    state = building(OFFICIAL, EMPTY, RIVAL)
    claims(state, 0, 2)
    events = ring(state, "glass")
    assert sorted(event.points for event in only(events, CardScored)) == [2, 2, 2, 3, 3, 3]
    assert sum(only(events, RoundEnded)[0].scores) == 15


def test_r10_10_cards_may_contradict_each_other() -> None:
    state = building(MANY_ROADS, FEW_ROADS, cards=(10, 15, 7))
    points = {(event.card, event.seat): event.points for event in only(claims(state, 0, 1), CardScored)}
    assert points["10", 0] == points["15", 1] == 2


def test_r10_11_claims_are_taken_as_they_arrive() -> None:
    state = building(OFFICIAL, RIVAL, EMPTY)
    assert only(claims(state, 1), TokenTaken) == [TokenTaken(Seat(1), 1)]
    assert only(claims(state, 0), TokenTaken) == [TokenTaken(Seat(0), 2)]


def test_r10_12_card_9_carries_a_star() -> None:
    assert STANDARD.objective(9).star
    assert 9 not in signal(stars=False).variant.deck


def test_r10_13_everybody_begins_alike() -> None:
    state = building(EMPTY, EMPTY, EMPTY, EMPTY, EMPTY)
    assert all(board == state.boards[0] for board in state.boards)


def test_r10_14_small_moves_can_be_taken_back_and_claims_cannot() -> None:
    match = saucer.new_match("panic", seats=1, seed=1, help="none")
    match.play(0, Ready())
    match.play(0, Flip(3))
    match.play(0, Place(3, Cell("a1")))
    assert match.can_take_back(0)
    match.take_back(0)
    assert match.view(0).seats[0].tiles == 0
    match.state.boards = [board_of(OFFICIAL.replace("1B2", "1A0"))]
    match.play(0, match.legal_moves(0)[-1])
    assert not match.can_take_back(0)
