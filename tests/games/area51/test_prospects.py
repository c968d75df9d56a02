"""What the view says of prices, and of what a pile could bring to the viewer."""

from typing import Any

import pytest

from saucer.engine.types import Viewer
from saucer.games.area51 import GAME
from saucer.games.area51.rules.prospects import Prospect, gains_by_unknown, stored_points
from saucer.games.area51.state import State
from saucer.games.area51.view import HangarView
from tests.games.area51.scenes import HER, ME, YOU, play, scene, upgrade


def pile(state: State, viewer: Viewer, name: str = "Ax") -> HangarView:
    view = GAME.sight.see(state, viewer)
    return next(each for region in view.regions for each in region.hangars if each.hangar == name)


def outlook(state: State, viewer: Viewer) -> Prospect:
    seen = pile(state, viewer)
    return Prospect(seen.least, seen.most)


def test_a_pile_of_known_cards_brings_what_it_brings() -> None:
    state = scene(piles={"Ax": ["blue-3", "blue-2", "green-1"]}, bunkers={"A5": (0, "blue", 3)})
    assert outlook(state, ME) == Prospect(3, 3)
    assert outlook(state, YOU) == Prospect(0, 0)


def test_each_bunker_takes_one_card_and_only_up_to_its_level() -> None:
    bunkers = {"A5": (0, "blue", 2), "A4": (0, "blue", 1)}
    state = scene(piles={"Ax": ["blue-4", "blue-2", "blue-2"]}, bunkers=bunkers)
    assert outlook(state, ME) == Prospect(2, 2)


RIVALS = {"A5": (0, "blue", 3), "A4": (1, "blue", 2), "A3": (2, "orange", 4)}


def rivals(state: State, viewer: Viewer) -> dict[int, int]:
    """What a person is shown of the points a pile can bring to others."""
    view = GAME.sight.show(GAME.sight.see(state, viewer))
    (found,) = [each for region in view.regions for each in region.hangars if each.hangar == "Ax"]
    return {int(rival.seat): rival.most for rival in found.rivals}


def test_a_pile_says_what_it_can_bring_to_rivals_by_what_the_viewer_knows() -> None:
    assert rivals(scene(piles={"Ax": ["blue-2", "1:orange-3"]}, bunkers=RIVALS), ME) == {1: 2, 2: 4}
    assert rivals(scene(piles={"Ax": ["blue-2", "0:orange-3"]}, bunkers=RIVALS), ME) == {1: 2, 2: 3}
    assert rivals(scene(piles={"Ax": ["green-1"]}, bunkers=RIVALS), ME) == {}


def test_what_a_pile_can_bring_to_rivals_is_worked_out_from_the_view_alone() -> None:
    one = scene(piles={"Ax": ["blue-2", "1:orange-3"]}, bunkers=RIVALS)
    other = scene(piles={"Ax": ["blue-2", "1:green-1"]}, bunkers=RIVALS)
    assert GAME.sight.see(one, ME) == GAME.sight.see(other, ME)
    assert rivals(one, ME) == rivals(other, ME)
    for viewer in (YOU, None):
        assert rivals(one, viewer) == {}, "it is not theirs to lift"
    by_memory = scene(piles={"Ax": ["blue-2"]}, bunkers=RIVALS, options={"by_memory": True})
    assert rivals(by_memory, ME) == {}


def test_unknown_cards_may_be_the_best_there_are() -> None:
    state = scene(piles={"Ax": ["blue-1", "1:green-1"]}, bunkers={"A5": (0, "blue", 3)})
    assert outlook(state, ME) == Prospect(1, 3)
    assert outlook(state, YOU) == Prospect(0, 0)


def test_a_kind_that_lies_open_elsewhere_cannot_be_hidden() -> None:
    threes = {"display": ["blue-3"] * 6, "discards": ["blue-3"]}
    state = scene(piles={"Ax": ["1:green-1"]}, bunkers={"A5": (0, "blue", 3)}, **threes)  # type: ignore[arg-type]
    assert outlook(state, ME) == Prospect(0, 2)


def test_a_vehicle_carries_cards_to_bunkers_elsewhere() -> None:
    board: dict[str, Any] = {"piles": {"Ax": ["blue-2"]}, "bunkers": {"B5": (0, "blue", 2)}}
    assert outlook(scene(**board), ME) == Prospect(0, 0)
    state = scene(**board, vehicles={"blue-truck": ("AB", 1)})
    assert outlook(state, ME) == Prospect(2, 2)
    (found,) = pile(state, ME).loads
    assert [(landing.bunker, landing.by) for landing in found.landings] == [("B5", "blue-truck")]


@pytest.mark.parametrize("viewer", [ME, HER, None])
def test_what_others_hid_changes_nothing_in_the_view(viewer: Viewer) -> None:
    bunkers = {"A5": (0, "blue", 4), "A4": (2, "orange", 3)}
    one = scene(piles={"Ax": ["blue-1", "1:blue-4"]}, bunkers=bunkers)
    other = scene(piles={"Ax": ["blue-1", "1:orange-3"]}, bunkers=bunkers)
    assert pile(one, viewer) == pile(other, viewer)
    assert pile(one, YOU) != pile(other, YOU)


def test_prices_are_in_the_view() -> None:
    state = scene(bunkers={"A5": (0, "blue", 3)}, vehicles={"blue-truck": ("AB", 8)})
    view = GAME.sight.see(state, YOU)
    assert view.regions[0].bunkers[0].price == 5
    assert [region.price for region in view.regions] == [2, 2, 2]
    prices: dict[str, int] = {vehicle.vehicle: vehicle.price for vehicle in view.vehicles}
    assert prices["blue-truck"] == 0
    assert prices["blue-train"] == 2


def test_what_can_be_played_face_up_is_seen_by_its_player_alone() -> None:
    state = scene(hands={0: ["blue-1", "blue-3", "green-1"]}, bunkers={"A5": (0, "blue", 1)})
    play(state, upgrade("A5"))
    assert GAME.sight.see(state, ME).decision.payable == ("blue-1", "blue-3")
    assert GAME.sight.see(state, YOU).decision.payable == ()


def test_the_most_points_of_cards_in_bunkers() -> None:
    assert stored_points([4, 1], [0, 0, 0, 2]) == 4
    assert stored_points([4, 2, 1], [1, 1, 1, 0]) == 6
    assert gains_by_unknown([4, 1], [0, 0, 0, 1], [1, 1, 1, 1], 2) == [4, 5, 5]
