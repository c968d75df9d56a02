"""The value of a town for each card, against worked examples and a naive second reading of the rules."""

import pytest

from saucer.engine.build import is_compiled
from saucer.engine.chance import Chance
from saucer.games.panic.components import STANDARD
from saucer.games.panic.objectives.table import ROWS, SCORING_RULES, values
from saucer.games.panic.solver.solver import sample_town
from saucer.games.panic.town.notation import parse_town, quarter_turned
from tests.games.panic import naive
from tests.games.panic.vectors import VALUED_CARDS, vectors

TOWNS = 6_000 if is_compiled() else 600


def valued(text: str, *, facing: bool = False) -> dict[int, int | None]:
    found = values(STANDARD, parse_town(text), facing=facing)
    assert found.pop(4) is None
    return found


def test_every_card_with_a_value_has_a_row_named_after_its_rule() -> None:
    assert sorted(SCORING_RULES) == VALUED_CARDS
    assert len(ROWS) == len(VALUED_CARDS)
    assert all(rule.rule == f"R9.{card}" for card, rule in SCORING_RULES.items())


@pytest.mark.parametrize(("town", "expected"), vectors())
def test_worked_examples_have_their_values(town: str, expected: dict[int, int]) -> None:
    assert valued(town) == expected
    assert naive.values(town) == expected


def test_random_towns_have_the_values_of_the_naive_reading() -> None:
    rng = Chance(11, 0)
    for _ in range(TOWNS):
        town = str(sample_town(rng))
        assert naive.is_valid(town)
        assert valued(town) == naive.values(town), town
        assert valued(town, facing=True)[20] == naive.facing_chains(town), town


def test_turning_the_whole_town_changes_no_value() -> None:
    rng = Chance(12, 0)
    for _ in range(200):
        town = sample_town(rng)
        assert values(STANDARD, town) == values(STANDARD, quarter_turned(town))


def test_a_road_that_stops_at_an_empty_cell_counts_as_it_stands() -> None:
    found = valued("7B0 . . 4B0 . . . . .")
    assert found[5] == 2
    assert found[10] == 1
    assert found[14] == 1
    assert found[21] == 2


def test_an_empty_town_is_worth_nothing() -> None:
    assert valued(". . . . . . . . .") == dict.fromkeys(VALUED_CARDS, 0)


def test_a_facing_chain_needs_the_agent_behind_the_alien_and_the_burger_ahead() -> None:
    assert valued("7B0 . . 8B0 . . 4B0 . .", facing=True)[20] == 1
    assert valued("7B2 . . 8B0 . . 4B0 . .", facing=True)[20] == 0
    assert valued("7B2 . . 8B0 . . 4B0 . .")[20] == 1
