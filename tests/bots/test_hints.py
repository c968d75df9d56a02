"""Hints: which of the moves that a search has tried are advised."""

import saucer
from saucer.bots.hints import Weighed, leave_out_idle, weigh_moves
from saucer.engine.chance import Chance
from saucer.games import game_called
from saucer.games.strangers import GAME
from tests.games.strangers.scenes import ME, play, scene

PLAY = Weighed(0, 0.6, 0.50)
RELEASE = Weighed(1, 0.3, 0.49)
FLEE = Weighed(2, 0.1, 0.30)


def test_a_move_that_does_nothing_gives_way_to_one_that_is_as_good() -> None:
    assert leave_out_idle([PLAY, RELEASE, FLEE], idle={0}) == [RELEASE, FLEE]


def test_a_move_that_does_nothing_is_advised_where_all_others_are_worse() -> None:
    assert leave_out_idle([PLAY, FLEE], idle={0}) == [PLAY, FLEE]
    assert leave_out_idle([PLAY, RELEASE], idle={0, 1}) == [PLAY, RELEASE]


def test_a_move_that_was_hardly_tried_does_not_count() -> None:
    lucky = Weighed(2, 0.01, 0.9)
    assert leave_out_idle([PLAY, FLEE, lucky], idle={0}) == [PLAY, FLEE, lucky]


def test_with_a_kid_to_release_no_useless_card_is_advised() -> None:
    state = scene(hands={0: ["walk", "run", "city-bus"], 1: ["walk"]})
    moves = GAME.rules.legal_moves(state, ME)
    advised = weigh_moves(GAME, GAME.sight.see(state, ME), moves, Chance(1, 0), 60)
    assert moves.index(play("walk")) not in {each.place for each in advised}


def test_the_only_move_is_advised() -> None:
    match = saucer.new_match("area51", seats=2, seed=1)
    seat = match.to_move[0]
    moves = match.legal_moves(seat)[:1]
    assert weigh_moves(game_called("area51"), match.view(seat), moves, Chance(1, 0), 5) == [
        Weighed(0, 1.0, None)
    ]
