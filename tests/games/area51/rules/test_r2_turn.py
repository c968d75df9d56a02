"""R2: the turn."""

from saucer.games.area51 import GAME
from saucer.games.area51.events import Passed, TurnStarted
from saucer.games.area51.moves import Build, Collect, Pass, PickUp, Send
from tests.games.area51.scenes import (
    PLENTY,
    build,
    collect,
    empty_deck,
    legal,
    of_kind,
    pick_up,
    play,
    refusal,
    scene,
    take,
)


def test_r2_1_one_action_and_the_next_player_has_a_turn() -> None:
    state = scene(piles={"Ax": ["blue-1"]}, turn=2)
    events = play(state, pick_up("Ax"))
    assert GAME.rules.to_move(state) == [0]
    assert of_kind(events, TurnStarted)[0].seat == 0
    assert refusal(state, collect(), 2) == ("R2.1", "not-your-turn")


def test_r2_1_all_four_actions_are_open() -> None:
    state = scene(hands={0: PLENTY}, piles={"Ax": ["blue-1"]})
    kinds = {type(move) for move in legal(state)}
    assert kinds == {Collect, Build, Send, PickUp}


def test_r2_2_a_hand_has_no_limit() -> None:
    state = scene(hands={0: [*["green-1"] * 10, *["green-2"] * 12]}, display=["blue-1"])
    play(state, collect(), take("blue-1"))
    assert state.sizes[0] == 23


def test_r2_3_who_cannot_act_passes() -> None:
    state = scene()
    empty_deck(state, discards=[])
    assert legal(state) == [Pass()]
    assert of_kind(play(state, Pass()), Passed)
    assert refusal(scene(), Pass()) == ("R2.3", "you-can-act")


def test_r2_4_only_what_can_be_finished_may_be_begun() -> None:
    state = scene(hands={0: ["green-1"]})
    assert refusal(state, build("A", "green")) == ("R4.1", "too-few-cards")
    assert refusal(state, take("blue-1")) == ("R2.4", "another-choice-first")
