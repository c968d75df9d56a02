"""Towns as text, and what keeps a town from being complete."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saucer.engine.chance import Chance
from saucer.games.panic.components import SIDES, STANDARD
from saucer.games.panic.solver.solver import sample_town
from saucer.games.panic.town.completeness import border_errors, fault
from saucer.games.panic.town.notation import EMPTY_TOWN, parse_town, quarter_turned
from saucer.games.panic.town.town import BorderError, Fault, Laid, Town, TownError
from tests.games.panic import naive
from tests.games.panic.vectors import LOOPING, vectors


@st.composite
def arrangements(draw: st.DrawFn) -> Town:
    tiles = draw(st.permutations(range(1, 10)))
    laid = [Laid(tile, draw(st.sampled_from(SIDES)), draw(st.integers(0, 3))) for tile in tiles]
    return Town(tuple(draw(st.sampled_from([one, None])) for one in laid))


@given(arrangements())
def test_every_town_reads_back_from_its_text(town: Town) -> None:
    assert parse_town(str(town)) == town


@given(arrangements())
def test_every_town_can_be_copied_and_pickled(town: Town) -> None:
    assert pickle.loads(pickle.dumps(town)) == copy.deepcopy(town) == town


@given(arrangements())
def test_four_turns_bring_a_town_back(town: Town) -> None:
    assert quarter_turned(quarter_turned(quarter_turned(quarter_turned(town)))) == town


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("3A1 1B2", "expected 9 cells such as 3A1 or ., got 2"),
        ("3C1 1B2 7A3 8A2 5A1 6A0 9A0 2A1 4B3", "expected a tile 1-9, a side A or B and a turn 0-3"),
        ("0A1 1B2 7A3 8A2 5A1 6A0 9A0 2A1 4B3", "got '0A1'"),
        ("3A4 1B2 7A3 8A2 5A1 6A0 9A0 2A1 4B3", "got '3A4'"),
        ("3A1 3B2 7A3 8A2 5A1 6A0 9A0 2A1 4B3", "expected every tile once, got tile 3 2 times"),
    ],
)
def test_bad_text_is_refused_with_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(TownError) as refusal:
        parse_town(text)
    assert message in str(refusal.value)


@pytest.mark.parametrize("town", [town for town, _ in vectors()])
def test_worked_examples_are_complete(town: str) -> None:
    assert fault(STANDARD, parse_town(town)) is None


def test_a_road_that_closes_on_itself_is_a_fault() -> None:
    found = fault(STANDARD, parse_town(LOOPING))
    assert found == Fault("loop", (0, 1, 3, 4))
    assert str(found) == "a road closes on itself over cells 1, 2, 4, 5"
    assert not naive.is_valid(LOOPING)


def test_a_road_that_meets_a_blank_edge_is_a_fault() -> None:
    town = parse_town("3A1 1A0 7A3 8A2 5A1 6A0 9A0 2A1 4B3")
    assert border_errors(STANDARD, town)[0] == BorderError(0, 1)
    found = fault(STANDARD, town)
    assert found is not None
    assert found.kind == "border"


def test_an_unfinished_town_names_its_empty_cells() -> None:
    found = fault(STANDARD, parse_town("3A1 . 7A3 8A2 5A1 6A0 9A0 2A1 ."))
    assert found == Fault("unfinished", (1, 8))


def test_borders_with_empty_cells_are_no_errors() -> None:
    assert border_errors(STANDARD, EMPTY_TOWN) == []
    assert border_errors(STANDARD, parse_town("7B0 . . . 4B0 . . . .")) == []


def test_random_arrangements_are_judged_like_the_naive_reading() -> None:
    """One change to a valid town keeps many arrangements near validity, so both verdicts occur."""
    rng = Chance(21, 0)
    valid = 0
    for _ in range(1500):
        cells = list(sample_town(rng).cells)
        spot, other = rng.below(9), rng.below(9)
        cells[spot], cells[other] = cells[other], cells[spot]
        laid = cells[rng.below(9)]
        assert laid is not None
        cells[cells.index(laid)] = Laid(laid.tile, SIDES[rng.below(2)], rng.below(4))
        town = Town(tuple(cells))
        assert (fault(STANDARD, town) is None) == naive.is_valid(str(town)), town
        valid += naive.is_valid(str(town))
    assert 20 < valid < 1480
