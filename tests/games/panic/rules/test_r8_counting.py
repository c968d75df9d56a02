"""R8: roads, districts, captured and free aliens."""

from tests.games.panic.scenes import FEW_ROADS, OFFICIAL, SURROUNDED, worth

AGENT_BEHIND_TWO_ALIENS = "2B0 . . 8B0 . . 7A0 . ."


def test_r8_1_a_road_that_uses_a_tile_twice_counts_it_twice() -> None:
    assert worth(SURROUNDED, 5) == 11
    assert worth("7B0 . . 4B0 . . . . .", 5) == 2


def test_r8_2_a_district_is_joined_edge_to_edge() -> None:
    assert worth("9B0 . . . 3B0 . . . .", 3) == 1
    assert worth("9B0 3B0 . . 1B0 . . . .", 3) == 3
    assert worth("1A0 3B0 . . . . . . .", 3) == 2


def test_r8_3_an_agent_captures_one_alien_ahead_of_it_at_most() -> None:
    assert worth(AGENT_BEHIND_TWO_ALIENS, 1) == 1
    assert worth("2B2 . . 8B0 . . 7A0 . .", 1) == 0
    assert worth("7B0 . . 4B0 . . 8B0 . .", 1) == 1
    assert worth("1A0 . . . . . . . .", 1) == 1
    assert worth(OFFICIAL, 1) == 0


def test_r8_4_an_alien_that_is_not_captured_is_free() -> None:
    assert worth(AGENT_BEHIND_TWO_ALIENS, 19) == 1
    assert worth("1A0 . . . . . . . .", 19) == 0
    assert worth(FEW_ROADS, 19) == 2
