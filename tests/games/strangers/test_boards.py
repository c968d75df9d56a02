"""The boards of the box are the boards we know."""

import re
from itertools import combinations

import pytest

from tests.games.strangers.facts import FACTS, BoardFacts
from tests.games.strangers.naive import boards, places, spaces, steps_from_school

COLUMN = 4
FIRST = 5

both_boards = pytest.mark.parametrize("side", ["A", "B"])


class Picture:
    """The drawing of a board, read cell by cell."""

    def __init__(self, facts: BoardFacts) -> None:
        lines = facts.picture.split("\n")[2:]
        self.rows = [line.ljust(60) for line in lines[0::2]]
        self.gaps = [line.ljust(60) for line in lines[1::2]]
        self.facts = facts
        self.columns = len(facts.picture.split("\n")[1].split())

    def at(self, column: int, row: int) -> str:
        """What a cell shows, blank for scenery."""
        if not (0 <= column < self.columns and 0 <= row < 9):
            return ""
        start = FIRST + COLUMN * column
        return self.rows[row][start : start + 2].strip(" =+|")

    def name(self, column: int, row: int) -> str:
        """The space or the place in a cell."""
        sign = self.at(column, row)
        return (
            self.facts.places[sign].id if sign in self.facts.places else "abcdefghij"[column] + str(row + 1)
        )

    def between_columns(self, column: int, row: int) -> str:
        """The mark between a cell and the one to its east."""
        start = FIRST + COLUMN * column
        return re.sub(r"[^=+|]", "", self.rows[row][start + 1 : start + 4]) or " "

    def between_rows(self, column: int, row: int) -> str:
        """The mark between a cell and the one to its south."""
        start = FIRST + COLUMN * column
        return self.gaps[row][start - 1 : start + 2].strip() or " "

    def sides(self) -> list[tuple[str, str, str]]:
        """Every pair of neighbouring cells that are not scenery, with the mark between them."""
        found = []
        for row in range(9):
            for column in range(self.columns):
                if self.at(column, row) and self.at(column + 1, row):
                    pair = self.name(column, row), self.name(column + 1, row)
                    found.append((*pair, self.between_columns(column, row)))
                if self.at(column, row) and self.at(column, row + 1):
                    pair = self.name(column, row), self.name(column, row + 1)
                    found.append((*pair, self.between_rows(column, row)))
        return found


@both_boards
def test_the_board_is_as_large_as_it_should_be(side: str) -> None:
    facts = FACTS[side]
    assert len(spaces(side)) == facts.spaces
    assert sum(len(place["values"]) for place in places(side).values()) == facts.slots
    assert boards()[side]["aliens"] == facts.aliens
    assert len(facts.heads.split()) == {"A": 17, "B": 21}[side]


@both_boards
def test_the_heads_and_stops_are_where_they_should_be(side: str) -> None:
    facts, board = FACTS[side], boards()[side]
    assert {name for name, space in spaces(side).items() if space["head"]} == {*facts.heads.split()}
    assert board["school"] == facts.school
    assert {*board["school_stops"]} == {*facts.school_stops.split()}
    assert {*board["city_stops"]} == {*facts.city_stops.split()}


@both_boards
def test_the_places_are_what_they_should_be(side: str) -> None:
    known = {facts.id: (sign, facts) for sign, facts in FACTS[side].places.items()}
    assert set(places(side)) == set(known)
    for name, place in places(side).items():
        sign, facts = known[name]
        assert (place["sign"], place["kind"]) == (sign, facts.kind)
        assert place["cells"] == facts.cells.split()
        assert tuple(place["values"]) == facts.values
        assert tuple(place.get("full_values", ())) == facts.full


@both_boards
def test_the_doors_are_where_they_should_be(side: str) -> None:
    for facts in FACTS[side].places.values():
        doors = {name for name, space in spaces(side).items() if facts.id in space["open"]}
        assert doors == {*facts.doors.split()}


@both_boards
def test_the_red_lines_between_spaces_are_where_they_should_be(side: str) -> None:
    walls = {
        "|".join(sorted((name, other)))
        for name, space in spaces(side).items()
        for other in space["walls"]
        if other in spaces(side)
    }
    assert walls == {*FACTS[side].red_lines.split()}


@both_boards
def test_every_place_is_as_far_from_school_as_it_should_be(side: str) -> None:
    steps = steps_from_school(side)
    assert {sign: steps[facts.id] for sign, facts in FACTS[side].places.items()} == {
        sign: facts.steps for sign, facts in FACTS[side].places.items()
    }
    assert set(steps) == {*spaces(side), *places(side)}


@both_boards
def test_as_many_aliens_shut_a_place_off_as_should(side: str) -> None:
    heads = FACTS[side].heads.split()
    for facts in FACTS[side].places.values():
        assert (facts.id in steps_from_school(side, heads)) == (facts.cut is None)
        if facts.cut is not None:
            assert fewest_aliens(side, facts.id, heads) == facts.cut


def fewest_aliens(side: str, place: str, heads: list[str]) -> int:
    for count in range(1, 5):
        if any(place not in steps_from_school(side, closed) for closed in combinations(heads, count)):
            return count
    raise AssertionError("more than four")


@both_boards
def test_every_link_is_as_drawn(side: str) -> None:
    opened: set[tuple[str, str]] = set()
    walled: set[tuple[str, str]] = set()
    for one, other, mark in Picture(FACTS[side]).sides():
        if one == other:
            continue
        pairs = [(a, b) for a, b in ((one, other), (other, one)) if a in spaces(side)]
        either_is_place = one in places(side) or other in places(side)
        shut = mark in ("|", "---") or (either_is_place and mark != "=")
        (walled if shut else opened).update(pairs)
    walled -= opened
    assert {(name, other) for name, space in spaces(side).items() for other in space["open"]} == opened
    assert {(name, other) for name, space in spaces(side).items() for other in space["walls"]} == walled


@both_boards
def test_every_space_is_of_the_kind_drawn(side: str) -> None:
    picture = Picture(FACTS[side])
    for name, space in spaces(side).items():
        sign = picture.at("abcdefghij".index(name[0]), int(name[1:]) - 1)
        assert space["kind"] == ("wood" if sign == "w" else "road")
        assert space["head"] == (sign in ("X", "w"))
        assert re.fullmatch(r"[.XwBCS]", sign)
