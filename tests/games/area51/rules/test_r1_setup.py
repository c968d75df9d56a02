"""R1: how the table is laid."""

from collections import Counter

import pytest

from saucer.engine.chance import Chance
from saucer.games.area51 import GAME
from saucer.games.area51.options import Options
from saucer.games.area51.state import State

COUNTS = (2, 3, 4, 5, 6)
every_count = pytest.mark.parametrize("seats", COUNTS)


def fresh(seats: int, seed: int = 1, **options: str) -> State:
    return GAME.rules.start(Options(**options), seats, Chance(seed, 0))  # type: ignore[arg-type]


def starters(state: State) -> Counter[int]:
    return Counter(dict(enumerate(state.tables.starters)))


def hand_cards(state: State) -> Counter[int]:
    return Counter(card for hand in state.hands for card in range(16) for _ in range(hand[card]))


def test_r1_1_seats_have_caps_in_order() -> None:
    assert [GAME.sight.see(fresh(6), None).seats[seat].colours[0].cap for seat in range(6)] == [
        "white",
        "black",
        "pink",
        "purple",
        "yellow",
        "blue",
    ]


@pytest.mark.parametrize(("seats", "large"), [(2, 1), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_r1_2_as_many_regions_are_large_as_the_table_says(seats: int, large: int) -> None:
    state = fresh(seats)
    assert state.spaces == [8] * large + [5] * (3 - large)
    assert state.hangars == [3] * large + [2] * (3 - large)


@pytest.mark.parametrize(("first", "large"), [("A", "AB"), ("B", "BC"), ("C", "CA")])
def test_r1_2_the_large_regions_can_be_chosen(first: str, large: str) -> None:
    assert fresh(4, large=first).spaces == [8 if name == first else 5 for name in "ABC"]
    assert fresh(5, large=first).spaces == [8 if name in large else 5 for name in "ABC"]


def test_r1_2_chance_can_choose_the_large_regions() -> None:
    found = {tuple(fresh(4, seed, large="random").spaces) for seed in range(30)}
    assert found == {(8, 5, 5), (5, 8, 5), (5, 5, 8)}


@pytest.mark.parametrize("seats", [3, 6])
def test_r1_2_with_equal_regions_there_is_nothing_to_choose(seats: int) -> None:
    refusal = GAME.check(Options(large="B"), seats)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("R1.2", "regions-are-alike")
    assert GAME.check(Options(), seats) is None


@every_count
def test_r1_3_each_region_has_markers_of_its_own(seats: int) -> None:
    state = fresh(seats)
    assert state.markers == [17 if spaces == 8 else 11 for spaces in state.spaces]
    assert sum(state.markers) == {2: 39, 3: 33, 4: 39, 5: 45, 6: 51}[seats]


@every_count
def test_r1_4_towers_caps_and_vehicles(seats: int) -> None:
    state = fresh(seats)
    assert sum(state.supply) == {2: 17, 3: 13, 4: 17, 5: 17, 6: 20}[seats]
    assert state.supply[3] == max(state.supply)
    assert set(state.caps) == {5}
    assert set(state.scores) == {0}
    assert [vehicle.route for vehicle in GAME.sight.see(state, None).vehicles] == [None] * 8


@every_count
def test_r1_5_five_starting_artifacts_each(seats: int) -> None:
    state = fresh(seats)
    assert state.sizes == [5] * seats
    assert hand_cards(state) <= starters(state)


@every_count
def test_r1_6_starting_artifacts_lie_on_top_of_the_deck(seats: int) -> None:
    state = fresh(seats)
    top = {2: 22, 3: 9, 4: 12, 5: 15, 6: 18}[seats]
    deck = state.deck[: state.deck_left]
    first = state.display + deck[-(top - 6) :]
    assert len(first) == top
    assert Counter(first) + hand_cards(state) <= starters(state)
    below = Counter(deck[: -(top - 6)])
    returned = {2: 16, 3: 24, 4: 16, 5: 8, 6: 0}[seats]
    assert sum(below.values()) == 56 + returned


def test_r1_7_six_cards_are_turned_up() -> None:
    view = GAME.sight.see(fresh(3), None)
    assert len(view.display) == 6
    assert view.discards == ()


def test_r1_8_chance_picks_the_first_player() -> None:
    assert {fresh(4, seed).turn for seed in range(40)} == {0, 1, 2, 3}
