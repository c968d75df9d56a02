"""R3: movement."""

import pytest

from saucer.games.strangers.components import Spot
from saucer.games.strangers.events import CardPlayed, KidHome, KidMoved
from tests.games.strangers.scenes import (
    ME,
    about_to,
    act,
    after,
    card,
    events_of,
    full,
    goals,
    happened,
    home,
    kid,
    moves_of,
    path,
    phase,
    play,
    refused,
    scene,
    through,
    to,
    where,
)


def test_r3_1_a_kid_goes_to_the_neighbouring_spaces() -> None:
    assert goals(about_to("walk", "e7")) == {"e8", "e6", "f7", "d7"}


def test_r3_1_scenery_is_no_space() -> None:
    assert goals(about_to("walk", "a4")) == {"a3", "a5"}
    assert refused(about_to("walk", "a4"), to("b4")) == "R3.1"


def test_r3_2_a_kid_moves_exactly_the_number_shown() -> None:
    state = about_to("run", "e9")
    assert goals(state) == {"e7", "c9", "g9"}
    assert refused(state, to("e8")) == "R3.2"


def test_r3_2_no_route_of_that_length_no_move() -> None:
    events = events_of(scene(way={0: ["i6"]}, hands={0: ["run"]}, aliens=["i7"]), play("run"))
    assert events[0] == CardPlayed(ME, card("run"), False)


def test_r3_3_a_kid_never_returns_to_where_it_started() -> None:
    assert goals(about_to("run", "d5")) == {"e6", "f5"}
    assert refused(about_to("run", "d5"), to("d5")) == "R3.3"


def test_r3_3_nor_to_what_it_crossed_earlier_in_the_turn() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["watches", "walk", "run"]})
    state = after(state, play("watches"), play("run"), to("e7"), play("walk"))
    assert goals(state) == {"e6", "f7", "d7"}
    assert refused(state, to("e8")) == "R3.3"


def test_r3_3_a_new_turn_forgets() -> None:
    state = scene(seats=1, way={0: ["e9"]}, hands={0: ["walk", "run"]})
    state = after(state, play("run"), to("e7"), play("walk"))
    assert "e8" in goals(state)


def test_r3_4_red_lines_block_the_way() -> None:
    assert goals(about_to("walk", "b1")) == {"c1", "west-mansion"}
    assert refused(about_to("walk", "b1"), to("b2")) == "R3.4"
    assert refused(about_to("run", "b1"), to("b2")) == "R3.2"


def test_r3_4_a_side_of_a_place_without_a_door_is_a_red_line() -> None:
    assert goals(about_to("walk", "e8")) == {"e9", "e7"}
    assert refused(about_to("walk", "e8"), to("library")) == "R3.4"


def test_r3_5_a_space_with_an_alien_is_not_entered() -> None:
    state = about_to("walk", "e9", aliens=["f9"])
    assert goals(state) == {"e8", "d9"}
    assert refused(state, to("f9")) == "R3.5"


def test_r3_5_nor_crossed() -> None:
    state = about_to("run", "e9", aliens=["f9"])
    assert goals(state) == {"e7", "c9"}
    assert refused(state, to("g9")) == "R3.5"


def test_r3_6_kids_never_block_one_another() -> None:
    state = scene(way={0: ["e9"], 1: ["e8", "e8", "e7"]}, hands={0: ["run"]})
    state = after(state, play("run"), to("e7"))
    assert where(state, ME) == ["e7"]
    assert where(state, 1) == ["e7", "e8", "e8"]


def test_r3_6_roads_hold_any_number() -> None:
    state = scene(way={0: ["e9", "e7", "e7"]}, hands={0: ["walk"]})
    state = after(state, play("walk"), kid(0, "e7"), to("e8"))
    assert where(state, ME) == ["e7", "e8", "e9"]


def test_r3_7_entering_a_place_ends_the_move() -> None:
    state, events = act(scene(way={0: ["f7"]}, hands={0: ["skateboard"]}), play("skateboard"), to("library"))
    assert happened(events, KidMoved) == [KidMoved(ME, path("f7", "library"))]
    assert happened(events, KidHome) == [KidHome(ME, Spot("library.1"))]
    assert home(state, ME) == ["library.1"]


def test_r3_8_a_full_place_is_not_entered() -> None:
    state = about_to("walk", "f7", safe=full("library", 4, 1))
    assert goals(state) == {"g7", "e7"}
    assert refused(state, to("library")) == "R3.8"


def test_r3_9_only_kids_on_the_way_move() -> None:
    state = scene(way={0: ["e9", "c9"], 1: ["d9"]}, safe={"library.1": 0}, hands={0: ["walk"]})
    state = after(state, play("walk"))
    assert set(moves_of(state)) == {kid(0, "c9"), kid(0, "e9")}
    assert refused(state, kid(0, "library.1")) == "R3.9"
    assert refused(state, kid(1, "d9")) == "R6.1"
    assert refused(state, kid(0, "a2")) == "R6.1"


def test_r3_10_the_mover_chooses_where_the_move_ends() -> None:
    state = about_to("skateboard", "e9")
    assert goals(state) == {"e6", "d7", "f7", "c8", "b9", "library", "house-5"}
    assert where(after(state, to("c8")), ME) == ["c8"]


def test_r3_10_the_route_is_not_asked_for_when_nothing_can_come_of_it() -> None:
    state, events = act(scene(way={0: ["c9"]}, hands={0: ["bmx"]}), play("bmx"), to("e7"))
    assert where(state, ME) == ["e7"]
    assert len(happened(events, KidMoved)) == 1


def test_r3_10_with_extra_actions_to_come_the_route_is_chosen_too() -> None:
    state = scene(way={0: ["c9"]}, hands={0: ["watches", "bmx", "run"]})
    state = after(state, play("watches"), play("bmx"), to("e7"))
    assert phase(state) == "route"
    assert set(moves_of(state)) == {through("c8"), through("d9")}
    state, events = act(state, through("c8"))
    assert happened(events, KidMoved) == [KidMoved(ME, path("c9", "c8", "c7", "d7", "e7"))]
    assert refused(state, through("c8")) == "R2.1"


@pytest.mark.parametrize(
    ("board", "card", "at", "place"),
    [
        ("A", "fence-jump", "e3", "pep-rally"),
        ("B", "bmx", "c7", "library"),
        ("A", "fence-jump", "g9", "library"),
    ],
)
def test_r3_10_a_place_can_be_entered_although_several_routes_lead_there(
    board: str, card: str, at: str, place: str
) -> None:
    state = scene(options={"board": board}, way={0: [at, at]}, hands={0: ["watches", card, "run"]})
    state = after(state, play("watches"), play(card), to(place))
    while phase(state) == "route":
        state = after(state, moves_of(state)[0])
    assert home(state, ME) == [f"{place}.1"]
    assert phase(state) == "action"
