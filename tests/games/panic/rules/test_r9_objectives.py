"""R9: the twenty-six objectives, each on a few tiles of a town being built, and on whole towns."""

from saucer.games.panic.components import STANDARD
from tests.games.panic.scenes import CONTESTED, FEW_ROADS, MANY_ROADS, OFFICIAL, RIVAL, SURROUNDED, worth


def column(top: str, middle: str = ".", bottom: str = ".") -> str:
    """A town of one column of tiles."""
    return f"{top} . . {middle} . . {bottom} . ."


def row(*tiles: str) -> str:
    """A town of these tiles, row by row, and nothing else."""
    return " ".join([*tiles, *["."] * (9 - len(tiles))])


def test_r9_1_captured_aliens_and_the_one_in_the_net() -> None:
    assert worth(column("7B0", "8B0"), 1) == 1
    assert worth(column("7B0", "8B0").replace(". .", "1A0 .", 1), 1) == 2


def test_r9_2_aliens_between_two_agents_that_look_at_each_other() -> None:
    assert worth(column("7B0", "8B0", "2B2"), 2) == 1
    assert worth(column("7B0", "8B0", "2B0"), 2) == 0
    assert worth(SURROUNDED, 2) == 4


def test_r9_3_the_largest_district_with_dogs() -> None:
    assert worth(row("9B0", "3B0", "4A0", "8A0"), 3) == 3
    assert worth(MANY_ROADS, 3) == 3


def test_r9_4_being_quick_has_no_value() -> None:
    assert worth(OFFICIAL, 4) is None


def test_r9_5_the_longest_road() -> None:
    assert worth(column("7B0", "4B0", "9B0"), 5) == 3
    assert worth(SURROUNDED, 5) == 11


def test_r9_6_bends() -> None:
    assert worth(row("3A0", "6A0", "4B0"), 6) == 3
    assert worth(OFFICIAL, 6) == 11


def test_r9_7_houses() -> None:
    assert worth(row("4A0", "2A0"), 7) == 3
    assert worth(OFFICIAL, 7) == 5


def test_r9_8_free_aliens_times_burgers() -> None:
    assert worth(column("8B0", "4B0", "9B0"), 8) == 2
    assert worth(column("7B0", "8B0", "4B0"), 8) == 0
    assert worth(OFFICIAL, 8) == 12


def test_r9_9_agents_and_the_one_with_the_net() -> None:
    assert worth(row("1A0", "7B0"), 9) == 2
    assert worth(CONTESTED, 9) == 3


def test_r9_10_the_number_of_roads() -> None:
    assert worth(row("3A0", "1A0", "4B0"), 10) == 3
    assert worth(MANY_ROADS, 10) == 6


def test_r9_11_tiles_without_a_road() -> None:
    assert worth(row("1A0", "4A0", "6B0", "7B0"), 11) == 3
    assert worth(FEW_ROADS, 11) == 3


def test_r9_12_dogs() -> None:
    assert worth(row("1A0", "3B0"), 12) == 3
    assert worth(OFFICIAL, 12) == 2


def test_r9_13_roads_of_one_length() -> None:
    assert worth(row("3A0", "1A0", "4B0"), 13) == 3
    assert worth(MANY_ROADS, 13) == 3


def test_r9_14_agents_on_one_road() -> None:
    assert worth(column("7B0", "2B2"), 14) == 2
    assert worth(row("7B0", "2B0"), 14) == 1
    assert worth(CONTESTED, 14) == 3


def test_r9_15_the_fewest_roads_win() -> None:
    assert worth(FEW_ROADS, 15) == 1
    assert worth(MANY_ROADS, 15) == 6
    assert [card.number for card in STANDARD.objectives if card.low_wins] == [15]


def test_r9_16_burgers_ahead_of_a_free_alien() -> None:
    assert worth(column("8B0", "4B0", "9B0"), 16) == 2
    assert worth(column("8B2", "4B0", "9B0"), 16) == 0
    assert worth(column("7B0", "8B0", "4B0"), 16) == 0
    assert worth(FEW_ROADS, 16) == 1


def test_r9_17_saucers_times_free_aliens() -> None:
    assert worth(row("4A0", "6B0", "8B0"), 17) == 2
    assert worth(FEW_ROADS, 17) == 4


def test_r9_18_aliens_on_one_road_with_an_agent_ahead() -> None:
    assert worth(column("8B0", "7B0"), 18) == 1
    assert worth(column("8B2", "7B0"), 18) == 0
    assert worth(SURROUNDED, 18) == 4


def test_r9_19_free_aliens_on_one_road() -> None:
    assert worth(column("8B0", "7A0"), 19) == 2
    assert worth(column("7B0", "8B0"), 19) == 0


def test_r9_20_rows_of_agent_alien_burger() -> None:
    assert worth(column("7B0", "8B0", "4B0"), 20) == 1
    assert worth(column("4B0", "8B0", "7B0"), 20) == 1
    assert worth(column("8B0", "7B0", "4B0"), 20) == 0
    assert worth(CONTESTED, 20) == 1


def test_r9_21_the_largest_district_without_aliens() -> None:
    assert worth("7B0 . . 4B0 8B0 . . . .", 21) == 2
    assert worth(MANY_ROADS, 21) == 7


def test_r9_22_the_largest_district_with_children() -> None:
    assert worth(row("7B0", "9A0", "4A0", "8B0"), 22) == 3
    assert worth(FEW_ROADS, 22) == 4


def test_r9_23_the_largest_district_with_houses() -> None:
    assert worth(row("4A0", "2A0", "9B0", "6A0"), 23) == 3
    assert worth(OFFICIAL, 23) == 5


def test_r9_24_pairs_of_a_child_and_a_dog() -> None:
    assert worth(row("7B0", "3B0", "8A0"), 24) == 1
    assert worth(FEW_ROADS, 24) == 3


def test_r9_25_girls() -> None:
    assert worth(row("7B0", "9A0", "6B0", "3A0"), 25) == 3
    assert worth(RIVAL, 25) == 2


def test_r9_26_boys() -> None:
    assert worth(row("3A0", "5B0", "8B0", "6B0"), 26) == 4
    assert worth(CONTESTED, 26) == 3
