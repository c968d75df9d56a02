"""The table of best values and pars holds what the solver finds, and is all that scoring needs."""

from importlib.resources import files

import pytest
from msgspec.structs import replace

from saucer.engine.build import is_compiled
from saucer.games.panic.components import STANDARD, Components
from saucer.games.panic.events import CardScored, ParCompared
from saucer.games.panic.objectives.table import CHAINS
from saucer.games.panic.rules.alone import par_of
from saucer.games.panic.solver.best_values import (
    FILE,
    Cards,
    all_triples,
    best_value,
    is_in_table,
    known_par,
    table,
)
from saucer.games.panic.solver.solver import FRONTS
from tests.games.panic import best_values
from tests.games.panic.best_values import FACING_TRIPLES, VALUED, best, wrong_pars, wrong_values
from tests.games.panic.boxes import made, short_deck
from tests.games.panic.scenes import OFFICIAL, building, claims, only

EVERY = 301 if is_compiled() else 701
"""Par of one in this many threes is solved for; `make soak` solves for all."""


def test_the_table_has_every_card_and_every_three() -> None:
    assert list(table().values) == VALUED
    assert list(table().pars) == all_triples()
    assert sorted(table().facing_pars) == FACING_TRIPLES
    assert (len(table().pars), len(table().facing_pars)) == (2600, 300)


def test_the_file_is_as_the_writer_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def written_best(card: int, *, facing: bool = False) -> int:
        return table().facing_value if facing else table().values[card]

    def written_par(cards: Cards, *, facing: bool = False) -> int:
        return (table().facing_pars if facing else table().pars)[cards]

    monkeypatch.setattr(best_values, "best", written_best)
    monkeypatch.setattr(best_values, "par", written_par)
    text = files("saucer.games.panic").joinpath(FILE).read_text(encoding="utf-8")
    assert "".join(best_values.whole_table()) == text


def test_the_best_values_are_the_solvers() -> None:
    assert list(wrong_values(VALUED)) == []
    assert table().facing_value == best(CHAINS, facing=True)


def test_a_sample_of_the_pars_is_the_solvers() -> None:
    assert list(wrong_pars(all_triples()[EVERY // 2 :: EVERY])) == []
    assert list(wrong_pars(FACING_TRIPLES[EVERY // 4 :: EVERY], facing=True)) == []


def test_scoring_with_the_standard_tiles_asks_no_solver() -> None:
    known = len(FRONTS)
    for box in (None, short_deck()):
        events = claims(building(OFFICIAL, cards=(4, 7, 25), components=box), 0)
        assert [scored.best for scored in only(events, CardScored)] == [6, 3]
        assert only(events, ParCompared)[0].par == par_of(STANDARD, [25, 4, 7], facing=False) == 266
    assert len(FRONTS) == known


def other_box() -> Components:
    """A box with one girl less, in which many roads are better than few for card 15."""
    tiles = [
        replace(tile, A=replace(tile.A, figures=())) if tile.number == 9 else tile for tile in STANDARD.tiles
    ]
    objectives = [replace(card, better="high") if card.number == 15 else card for card in STANDARD.objectives]
    return made(replace(STANDARD, name="other", tiles=tuple(tiles), objectives=tuple(objectives)))


def test_other_tiles_are_solved_for() -> None:
    assert known_par(other_box(), [4, 7, 25], facing=False) is None
    assert best_value(other_box(), 25, facing=False) == 2
    assert best_value(other_box(), 15, facing=False) == 6
    assert [best_value(STANDARD, card, facing=False) for card in (25, 15)] == [3, 1]


def test_the_table_holds_only_where_the_same_values_win() -> None:
    many_roads = replace(other_box(), tiles=STANDARD.tiles)
    assert is_in_table(many_roads, [7, 25])
    assert not is_in_table(many_roads, [7, 15])
