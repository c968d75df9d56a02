"""R5: trains and trucks."""

import pytest

from saucer.games.area51.events import VehicleHired, VehicleMoved
from saucer.games.area51.moves import SetNumber
from tests.games.area51.scenes import (
    PLENTY,
    down,
    into,
    legal,
    number,
    of_kind,
    play,
    refusal,
    route,
    scene,
    send,
    show,
    up,
)


@pytest.mark.parametrize("mode", ["train", "truck"])
def test_r5_1_a_card_of_its_colour_and_some_face_down(mode: str) -> None:
    state = scene(hands={0: PLENTY})
    events = play(
        state,
        send(f"green-{mode}"),
        route("AB"),
        number(2),
        *up("green-1", "Ax"),
        *down(("blue-1", "Ax"), ("orange-1", "Ay")),
    )
    hired = of_kind(events, VehicleHired)[0]
    assert (hired.vehicle, hired.route, hired.number) == (f"green-{mode}", "AB", 2)
    poor = scene(hands={0: ["green-1", "green-2"]})
    assert refusal(poor, send("blue-train")) == ("R4.5", "no-card-of-colour")
    assert refusal(scene(hands={0: ["blue-1"]}), send("blue-train")) == ("R5.1", "too-few-cards")


def test_r5_2_cards_go_where_it_departs() -> None:
    state = scene(hands={0: PLENTY})
    play(state, send("green-train"), route("CA"), number(1), show("green-1"))
    assert refusal(state, into("Ax")) == ("R5.2", "not-in-region")
    play(state, into("Cy"), *down(("blue-1", "Cx")))
    assert [len(pile) for pile in state.piles] == [0, 0, 0, 0, 0, 0, 1, 1, 0]


def test_r5_3_the_number_is_what_was_played_face_down() -> None:
    state = scene(hands={0: PLENTY})
    play(state, send("green-train"), route("AB"))
    assert legal(state) == [SetNumber(count) for count in range(1, 8)]
    assert refusal(state, number(8)) == ("R5.1", "too-few-cards")
    assert refusal(state, number(9)) == ("R5.1", "number-too-high")


def test_r5_4_the_number_must_rise_and_ends_at_eight() -> None:
    state = scene(hands={0: PLENTY}, vehicles={"green-train": ("AB", 4), "blue-truck": ("BC", 8)})
    assert refusal(state, send("blue-truck")) == ("R5.4", "vehicle-stays")
    play(state, send("green-train"), route("BC"))
    assert legal(state) == [SetNumber(count) for count in range(5, 8)]
    assert refusal(state, number(4)) == ("R5.4", "number-must-rise")
    short = scene(hands={0: PLENTY[:5]}, vehicles={"green-train": ("AB", 4)})
    assert refusal(short, send("green-train")) == ("R5.1", "too-few-cards")


def test_r5_5_any_route_or_its_own() -> None:
    state = scene(hands={0: PLENTY}, vehicles={"green-train": ("AB", 1)})
    play(state, send("green-train"))
    assert len(legal(state)) == 6
    events = play(
        state, route("AB"), number(2), *up("green-1", "Ax"), *down(("green-1", "Ax"), ("green-2", "Ax"))
    )
    moved = of_kind(events, VehicleMoved)[0]
    assert (moved.before, moved.route, moved.number) == ("AB", "AB", 2)


def test_r5_6_nobody_owns_a_vehicle_and_routes_are_shared() -> None:
    vehicles = {"green-train": ("AB", 1), "blue-train": ("AB", 1), "brown-train": ("AB", 1)}
    state = scene(hands={1: PLENTY}, vehicles=vehicles, turn=1)
    assert send("green-train") in legal(state)
    play(state, send("orange-train"), route("AB"), number(1), *up("orange-1", "Ax"), *down(("blue-1", "Ax")))
    assert state.routes[:4] == [0, 0, 0, 0]
