"""The rules of Nim, one by one."""

import pytest

import saucer
from saucer.engine.types import Seat
from saucer_nim import GAME
from saucer_nim.messages import Take
from saucer_nim.rules import State


def test_r1_2_a_heap_of_21_stones() -> None:
    assert saucer.new_match("nim", seats=2).view().left == 21


def test_r2_1_a_turn_takes_one_to_three_stones() -> None:
    assert GAME.rules.legal_moves(State(21, Seat(0)), Seat(0)) == [Take(1), Take(2), Take(3)]


def test_r2_2_nobody_takes_more_than_there_are() -> None:
    assert GAME.rules.legal_moves(State(2, Seat(0)), Seat(0)) == [Take(1), Take(2)]


def test_r3_1_the_last_stone_wins() -> None:
    match = saucer.new_match("nim", seats=2, stones=12)
    for _ in range(4):
        match.play(match.to_move[0], Take(3))
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    with pytest.raises(saucer.IllegalMove, match="The last stone is taken"):
        match.play(0, Take(1))


def test_a_good_player_leaves_a_multiple_of_four() -> None:
    match = saucer.new_match("nim", seats=2)
    assert saucer.bot("greedy").choose(match.view(0), match.legal_moves(0), saucer.Chance(1, 0)) == Take(1)
