"""Sets and rows of numbers in one integer, compared with Python's own sets and lists."""

import ast
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from saucer.engine.bits import (
    all_below,
    below_highest,
    from_row,
    has,
    in_row,
    members,
    only,
    several,
    size_of,
    up_to_highest,
    with_,
    without,
)

ROOT = Path(__file__).parents[2]
MAY_SHIFT = {
    "src/saucer/engine/bits.py": "the one place",
    "src/saucer/engine/chance.py": "the random generator is defined by shifts of its 32-bit words",
}

items = st.integers(0, 70)
sets = st.frozensets(items)


def packed(chosen: frozenset[int]) -> int:
    return sum(2**item for item in chosen)


@given(sets, items)
def test_items_come_and_go(chosen: frozenset[int], item: int) -> None:
    assert has(packed(chosen), item) == (item in chosen)
    assert with_(packed(chosen), item) == packed(chosen | {item})
    assert without(packed(chosen), item) == packed(chosen - {item})
    assert only(item) == packed(frozenset({item}))


@given(sets)
def test_a_set_names_its_members_in_rising_order(chosen: frozenset[int]) -> None:
    assert members(packed(chosen)) == sorted(chosen)
    assert size_of(packed(chosen)) == len(chosen)
    assert several(packed(chosen)) == (len(chosen) > 1)


@given(items)
def test_all_below_a_number_are_the_first_items(count: int) -> None:
    assert members(all_below(count)) == list(range(count))


@given(st.frozensets(st.integers(0, 31)))
def test_items_are_found_up_to_the_highest(chosen: frozenset[int]) -> None:
    highest = max(chosen, default=-1)
    assert members(up_to_highest(packed(chosen))) == list(range(highest + 1))
    assert members(below_highest(packed(chosen))) == list(range(highest))


@given(st.lists(st.integers(0, 15), max_size=20))
def test_a_row_gives_back_its_numbers(numbers: list[int]) -> None:
    row = sum(in_row(number, place, 4) for place, number in enumerate(numbers))
    assert [from_row(row, place, 4) for place in range(len(numbers))] == numbers
    assert from_row(row, len(numbers), 4) == 0


def shifts_in(source: str) -> bool:
    operators = (ast.LShift, ast.RShift)
    return any(
        isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, operators)
        for node in ast.walk(ast.parse(source))
    )


def test_no_other_module_shifts_bits() -> None:
    paths = (ROOT / "src").rglob("*.py")
    shifting = {path.relative_to(ROOT).as_posix() for path in paths if shifts_in(path.read_text())}
    assert shifting == set(MAY_SHIFT)


def test_shifts_are_found() -> None:
    assert shifts_in("a = 1 << b")
    assert shifts_in("a >>= 2")
    assert not shifts_in("a = b // 4")
