"""R4: places."""

import pytest

from saucer.games.strangers import GAME
from saucer.games.strangers.components import STANDARD, Board
from saucer.games.strangers.moves import Release
from saucer.games.strangers.rules.scoring import own_scores
from tests.games.strangers.scenes import (
    ME,
    YOU,
    after,
    full,
    goals,
    hand,
    home,
    kid,
    moves_of,
    play,
    scene,
    to,
    where,
)

BOARDS = {board.id: board for board in STANDARD.boards}

VALUES = {
    "A": {
        "house-1": (4,),
        "house-2": (4,),
        "house-3": (3,),
        "house-4": (3,),
        "house-5": (2,),
        "west-mansion": (8,),
        "east-mansion": (7,),
        "pool": (6, 5, 4, 3),
        "library": (1, 1, 1, 1),
        "west-park": (2, 2),
        "north-park": (3, 3),
        "gymnasium": (2, 2, 2),
        "pep-rally": (2, 2, 2, 2),
    },
    "B": {
        "house-1": (5,),
        "house-2": (3,),
        "house-3": (3,),
        "house-4": (2,),
        "house-5": (5,),
        "house-6": (2,),
        "north-mansion": (6,),
        "east-mansion": (7,),
        "pool": (6, 5, 4, 3),
        "library": (1, 1, 1, 1),
        "north-park": (5, 5),
        "south-park": (2, 2),
        "secret-club": (4, 4, 4),
        "pep-rally": (2, 2, 2, 2),
    },
}


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_r4_1_a_house_or_mansion_has_one_slot(board: Board) -> None:
    assert {len(place.values) for place in board.places if place.kind in ("house", "mansion")} == {1}


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_r4_2_the_slots_are_worth_what_the_page_says(board: Board) -> None:
    assert {str(place.id): place.values for place in board.places} == VALUES[board.id]


def test_r4_2_a_kid_takes_the_best_slot_free() -> None:
    state = scene(way={0: ["g5"]}, safe={"pool.1": 1, "pool.3": 1}, hands={0: ["walk"]})
    assert home(after(state, play("walk"), to("pool")), ME) == ["pool.2"]


def test_r4_3_a_kid_in_the_library_raises_its_owners_hand_limit() -> None:
    state = scene(way={0: ["f7"]}, safe={"library.1": 1}, hands={0: ["walk", "run", "bmx"]})
    state = after(state, play("walk"), to("library"))
    assert [seat.hand_limit for seat in GAME.sight.see(state, None).seats] == [4, 4]
    assert len(hand(state, ME)) == 4


def test_r4_4_a_kid_in_a_park_allows_one_more_on_the_way_but_does_not_release_it() -> None:
    state = scene(seats=1, way={0: ["d1", "c9"]}, hands={0: ["walk", "run", "bmx"]})
    assert Release() not in moves_of(state)
    state = after(state, play("walk"), kid(0, "d1"), to("north-park"))
    assert where(state, ME) == ["c9"]
    assert Release() in moves_of(state)


@pytest.mark.parametrize(
    ("board", "place", "slots", "low", "high"),
    [
        ("A", "gymnasium", 3, 2, 4),
        ("A", "pep-rally", 4, 2, 4),
        ("B", "secret-club", 3, 4, 7),
        ("B", "pep-rally", 4, 2, 4),
    ],
)
def test_r4_5_a_full_club_counts_more_for_everyone_in_it(
    board: str, place: str, slots: int, low: int, high: int
) -> None:
    almost = full(place, slots - 1, ME)
    assert own_scores(scene(options={"board": board}, safe=almost)) == [low * (slots - 1), 0]
    filled = {**almost, f"{place}.{slots}": int(YOU)}
    assert own_scores(scene(options={"board": board}, safe=filled)) == [high * (slots - 1), high]


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_r4_6_school_is_a_stop_and_no_stop_carries_a_head(board: Board) -> None:
    heads = {space.id for space in board.spaces if space.head}
    stops = {*board.school_stops, *board.city_stops, board.school}
    assert board.school in board.school_stops
    assert not heads & stops


def test_r4_6_school_and_stops_are_worth_nothing_and_hold_many() -> None:
    assert own_scores(scene(way={0: ["e9", "e9", "d3", "a5"], 1: ["e9"]})) == [0, 0]


def test_r4_7_only_board_b_has_woods_and_all_of_them_carry_heads() -> None:
    assert not [space for space in BOARDS["A"].spaces if space.kind == "wood"]
    woods = [space for space in BOARDS["B"].spaces if space.kind == "wood"]
    assert {str(space.id) for space in woods} == {"c1", "d1", "a2", "b2", "c2", "b3"}
    assert all(space.head for space in woods)


def test_r4_7_woods_are_crossed_like_roads() -> None:
    state = scene(options={"board": "B"}, way={0: ["c3"]}, hands={0: ["run"]})
    assert {"b2", "c1"} <= goals(after(state, play("run")))
