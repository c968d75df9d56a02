"""The tables of components, made once for each components value."""

import pytest

from saucer.engine.components.shape import Problem
from saucer.engine.components.tables import MOST_KEPT, TableLoader
from saucer.engine.errors import BadComponents
from saucer.engine.types import Data


class Dice(Data, frozen=True):
    sides: int = 6


class Rolls:
    def __init__(self, dice: Dice) -> None:
        self.rolls = list(range(1, dice.sides + 1))


def check_dice(dice: Dice) -> None:
    if dice.sides < 1:
        raise Problem(("sides",), "box-least", "expected 1 or more")


def loader() -> TableLoader[Dice, Rolls]:
    return TableLoader(Dice(), Rolls, check_dice)


def test_the_standard_tables_are_those_of_no_components_and_of_equal_ones() -> None:
    tables = loader()
    assert tables.of(None) is tables.of(Dice()) is tables.standard
    assert tables.standard.rolls == [1, 2, 3, 4, 5, 6]


def test_the_tables_of_other_components_are_made_once() -> None:
    tables = loader()
    assert tables.of(Dice(4)).rolls == [1, 2, 3, 4]
    assert tables.of(Dice(4)) is tables.of(Dice(4))


def test_a_number_of_recent_tables_is_kept() -> None:
    tables = loader()
    first = tables.of(Dice(100))
    for sides in range(101, 101 + MOST_KEPT):
        tables.of(Dice(sides))
    assert tables.of(Dice(100)) is not first


def test_components_are_checked_before_tables_are_made() -> None:
    with pytest.raises(BadComponents, match="sides"):
        loader().of(Dice(0))
