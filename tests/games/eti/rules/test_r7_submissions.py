"""R7: submissions."""

from saucer.games.eti import GAME
from saucer.games.eti.events import ChoiceMade, MethodShown, QueueShown, ResultShown
from saucer.games.eti.moves import ChooseMethod, Finish, StartOver, SwapPorts
from tests.games.eti.scenes import (
    ANN,
    BOB,
    act,
    agendas,
    asked,
    methods,
    of_kind,
    phase,
    play,
    refused,
    scene,
    seen_queue,
)

FIRST: list[str | int] = ["arson", 50, 20, "x0", 30, "spy"]
HARD = ("planetary-defense-ring", "ruby-lasers")


def test_r7_1_methods_are_chosen_at_once_in_secret() -> None:
    state = scene(ports={0: [10], 1: [20]}, centre=HARD)
    agendas(state, "submit", "submit", "research")
    assert (phase(state), asked(state)) == ("method", [ANN, BOB])
    assert act(state, ANN, ChooseMethod("standard")) == [ChoiceMade(ANN)]
    assert GAME.sight.see(state, BOB).seats[ANN].method is None
    events = act(state, BOB, ChooseMethod("safe"))
    assert of_kind(events, MethodShown) == [MethodShown(ANN, "standard"), MethodShown(BOB, "safe")]


def test_r7_2_safe_is_ten_a_card_unseen() -> None:
    state = scene(ports={0: [50, 50, "spy"]}, centre=HARD)
    agendas(state, "submit", "submit", "submit")
    events = methods(state, ann="safe")
    assert of_kind(events, ResultShown)[0] == ResultShown(ANN, 30, 0, ())
    assert state.bank[ANN] == 30
    assert not of_kind(events, QueueShown)


def test_r7_3_standard_queues_are_turned_up_together() -> None:
    state = scene(ports={0: [10, 20], 1: [30, "x2"]}, centre=HARD, upgrades={0: {"creativity": 1}})
    agendas(state, "submit", "submit", "research")
    events = methods(state, ann="standard", bob="standard")
    assert [event.cards for event in of_kind(events, QueueShown)] == [("10", "20"), ("30", "x2")]
    assert seen_queue(state, None, BOB) == ["30", "x2"]


def test_r7_4_swaps_are_unseen_until_all_are_done() -> None:
    state = scene(
        ports={0: FIRST, 1: [10, 20]}, centre=HARD, upgrades={0: {"creativity": 2}, 1: {"creativity": 1}}
    )
    agendas(state, "submit", "submit", "research")
    methods(state, ann="standard", bob="standard")
    before = GAME.sight.see(state, BOB)
    assert act(state, ANN, SwapPorts(1)) == []
    assert GAME.sight.see(state, BOB) == before
    assert GAME.sight.see(state, ANN).order[:2] == ("50", "arson")
    act(state, ANN, Finish())
    events = act(state, BOB, Finish())
    assert of_kind(events, QueueShown)[0].cards[:2] == ("50", "arson")
    assert state.results[ANN] == 50


def test_r7_4_no_more_swaps_than_creativity() -> None:
    state = scene(ports={0: FIRST}, centre=HARD, upgrades={0: {"creativity": 2}})
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    assert refused(state, ANN, SwapPorts(6)) == "R7.4"
    assert refused(state, ANN, StartOver()) == "R13.26"
    act(state, ANN, SwapPorts(1), SwapPorts(2))
    assert refused(state, ANN, SwapPorts(1)) == "R7.4"
    act(state, ANN, StartOver(), SwapPorts(1), Finish())
    assert state.results[ANN] == 50


def test_r7_4_without_creativity_nobody_is_asked() -> None:
    state = scene(ports={0: FIRST}, centre=HARD)
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    assert state.results[ANN] == 30


def test_r7_5_a_threat_destroys_the_highest_number_to_its_right() -> None:
    state = scene(ports={0: FIRST}, centre=HARD)
    agendas(state, "submit", "research", "research")
    assert of_kind(methods(state, ann="standard"), ResultShown) == [ResultShown(ANN, 30, 0, (2,))]


def test_r7_5_the_nearest_of_equal_ones() -> None:
    state = scene(ports={0: ["spy", 20, 50, 50, "x3"]}, centre=HARD)
    agendas(state, "submit", "research", "research")
    assert of_kind(methods(state, ann="standard"), ResultShown) == [ResultShown(ANN, 170, 0, (3,))]


def test_r7_5_immunity_ignores_it() -> None:
    state = scene(ports={0: FIRST}, centre=HARD, upgrades={0: {"security": 1}}, immune={0: ["arson"]})
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    assert state.results[ANN] == 80


def test_r7_6_multipliers_work_to_the_left_and_multiply_together() -> None:
    state = scene(ports={0: ["x3", 10, "x2", "x2", 30]}, centre=HARD)
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    assert state.results[ANN] == 70


def test_r7_6_they_skip_destroyed_numbers() -> None:
    state = scene(ports={0: [10, 40, "x2", "virus", 20, "x3"]}, centre=HARD)
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    assert state.results[ANN] == 250


def test_r7_4_only_a_fire_drill_is_played_here() -> None:
    state = scene(ports={0: FIRST}, centre=HARD, upgrades={0: {"creativity": 1}})
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    assert refused(state, ANN, play("fire-drill")) == "R4.12"
