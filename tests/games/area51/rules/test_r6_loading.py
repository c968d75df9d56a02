"""R6: picking up a pile and loading it."""

from saucer.games.area51.events import CardLoaded, CardsKept, PileLifted
from tests.games.area51.scenes import (
    ME,
    YOU,
    hand,
    leave,
    legal,
    load,
    of_kind,
    pick_up,
    play,
    refusal,
    scene,
)


def test_r6_1_a_whole_pile_is_shown() -> None:
    state = scene(piles={"Ax": ["blue-1", "1:green-2", "2:brown-4"]})
    events = play(state, pick_up("Ax"))
    assert of_kind(events, PileLifted)[0].cards == ("blue-1", "brown-4", "green-2")
    assert refusal(state, pick_up("Ax")) == ("R6.1", "hangar-is-empty")
    assert refusal(state, pick_up("Az")) == ("R1.2", "no-such-hangar")


def test_r6_1_only_cards_of_the_pile_are_loaded() -> None:
    state = scene(bunkers={"A5": (1, "green", 2)}, piles={"Ax": ["green-1", "green-2"]})
    play(state, pick_up("Ax"))
    assert refusal(state, load("green-3", "A5")) == ("R6.1", "not-in-pile")


def test_r6_2_the_hand_is_laid_aside() -> None:
    state = scene(hands={0: ["green-1"]}, bunkers={"A5": (0, "green", 4)}, piles={"Ax": ["blue-1"]})
    events = play(state, pick_up("Ax"))
    assert not of_kind(events, CardLoaded)
    assert hand(state, 0) == ["blue-1", "green-1"]


def test_r6_3_colour_and_level() -> None:
    bunkers = {"A5": (1, "green", 2), "A4": (1, "green", 1), "A3": (2, "blue", 4)}
    state = scene(bunkers=bunkers, piles={"Ax": ["green-1", "green-1", "green-2", "green-3", "brown-1"]})
    play(state, pick_up("Ax"))
    assert refusal(state, load("green-3", "A5")) == ("R6.3", "level-too-low")
    assert refusal(state, load("brown-1", "A5")) == ("R6.3", "other-colour")
    play(state, load("green-2", "A5"))
    assert hand(state, 0) == ["brown-1", "green-1", "green-3"]


def test_r6_4_one_ride_at_most() -> None:
    bunkers = {"B5": (1, "green", 3), "C5": (2, "green", 3)}
    vehicles = {"green-train": ("AB", 1), "green-truck": ("BC", 1), "blue-train": ("AC", 1)}
    state = scene(bunkers=bunkers, vehicles=vehicles, piles={"Ax": ["green-3", "green-2", "green-1"]})
    events = play(state, pick_up("Ax"), load("green-3", "B5"))
    loaded = of_kind(events, CardLoaded)
    assert [(event.card, event.bunker, event.by) for event in loaded] == [("green-3", "B5", "green-train")]
    assert state.routes[3] == 0, "the train stays"
    assert hand(state, 0) == ["green-1", "green-2"]


def test_r6_4_a_vehicle_carries_any_number_of_cards() -> None:
    bunkers = {"B5": (1, "green", 3), "B4": (2, "green", 3)}
    state = scene(bunkers=bunkers, vehicles={"green-truck": ("AB", 1)}, piles={"Ax": ["green-3", "green-3"]})
    play(state, pick_up("Ax"))
    assert state.scores == [0, 3, 3]


def test_r6_5_one_card_per_bunker() -> None:
    state = scene(bunkers={"A5": (1, "green", 3)}, piles={"Ax": ["green-1", "green-1"]})
    play(state, pick_up("Ax"))
    assert state.scores[1] == 1
    assert hand(state, 0) == ["green-1"]


def test_r6_6_what_fits_must_be_loaded_but_not_the_most() -> None:
    bunkers = {"A5": (1, "green", 2), "A4": (2, "green", 1)}
    state = scene(bunkers=bunkers, piles={"Ax": ["green-1", "green-2"]})
    play(state, pick_up("Ax"))
    assert legal(state) == [load("green-1", "A5"), load("green-2", "A5")]
    assert refusal(state, leave("A5")) == ("R6.6", "must-load")
    assert refusal(state, leave("A4")) == ("R6.6", "another-bunker-first")
    assert refusal(state, load("green-1", "A4")) == ("R6.6", "another-bunker-first")
    play(state, load("green-1", "A5"))
    assert state.scores == [0, 1, 0]
    assert hand(state, 0) == ["green-2"]


def test_r6_6_a_bunker_may_stay_empty_if_its_cards_go_elsewhere() -> None:
    bunkers = {"A5": (1, "green", 3), "A4": (2, "green", 2), "A3": (1, "green", 2)}
    state = scene(bunkers=bunkers, piles={"Ax": ["green-1", "green-2"]})
    play(state, pick_up("Ax"), leave("A5"))
    assert leave("A3") not in legal(state)
    assert legal(state) == [load("green-1", "A3"), load("green-2", "A3")]
    play(state, load("green-1", "A3"))
    assert state.scores == [0, 1, 2]


def test_r6_6_a_card_may_not_go_where_it_would_leave_another_behind() -> None:
    bunkers = {"A5": (1, "green", 3), "A4": (2, "green", 2), "A3": (1, "green", 1)}
    state = scene(bunkers=bunkers, piles={"Ax": ["green-1", "green-2"]})
    play(state, pick_up("Ax"))
    assert leave("A5") in legal(state)
    events = play(state, leave("A5"))
    assert [(event.card, event.bunker) for event in of_kind(events, CardLoaded)] == [
        ("green-2", "A4"),
        ("green-1", "A3"),
    ]


def test_r6_6_others_must_load() -> None:
    bunkers = {"A5": (1, "green", 3), "A4": (2, "green", 3), "A3": (1, "green", 3), "A2": (1, "green", 1)}
    state = scene(bunkers=bunkers, piles={"Ax": ["green-1", "green-2", "green-3"]})
    play(state, pick_up("Ax"), leave("A3"))
    assert legal(state) == [load("green-2", "A4"), load("green-3", "A4")]
    assert refusal(state, load("green-1", "A4")) == ("R6.6", "others-must-load")


def test_r6_7_the_owner_scores() -> None:
    state = scene(bunkers={"A5": (YOU, "blue", 4)}, piles={"Ax": ["blue-4"]}, turn=ME)
    events = play(state, pick_up("Ax"))
    assert state.scores == [0, 4, 0]
    loaded = of_kind(events, CardLoaded)[0]
    assert (loaded.seat, loaded.owner, loaded.cap, loaded.points) == (0, 1, "black", 4)


def test_r6_8_loaded_cards_are_discarded_and_the_others_kept() -> None:
    state = scene(bunkers={"A5": (1, "blue", 1)}, piles={"Ax": ["blue-4", "1:blue-1"]})
    events = play(state, pick_up("Ax"))
    assert of_kind(events, CardsKept)[0].cards == ("blue-4",)
    assert state.discards[0] == 1
    assert hand(state, 0) == ["blue-4"]
