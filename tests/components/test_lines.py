"""The line of everything in a TOML file, however it is laid out."""

import tomllib
from typing import Any

import pytest

from saucer.engine.components.toml_lines import Path, find_lines, line_of
from saucer.games import BUILT_IN

ODD = '''\
# title = "not here"
title = "a # in a text" # b = 1
"quoted key" = 1
a.b.c = 1
text = """
[not.a.table]
x = 1
"""
raw = \'\'\'
y = [
\'\'\'
list = [ # first = 1
  1, # second
  [2, 3],
  { x = 1, y = [4,
    5] },
]

[table]
x = "]"
[[rows]]
name = 'one'
[[rows.parts]]
z = 1
[[rows.parts]]
z = 2
[[rows]]
name = "two"
[rows.more]
deep = { a = { b = 1 } }
'''
LINES: list[tuple[Path, int]] = [
    (("title",), 2),
    (("quoted key",), 3),
    (("a", "b", "c"), 4),
    (("text",), 5),
    (("raw",), 9),
    (("list",), 12),
    (("list", 0), 13),
    (("list", 1, 1), 14),
    (("list", 2, "y", 1), 16),
    (("table",), 19),
    (("table", "x"), 20),
    (("rows", 0, "name"), 22),
    (("rows", 0, "parts", 1, "z"), 26),
    (("rows", 1), 27),
    (("rows", 1, "more", "deep", "a", "b"), 30),
]


@pytest.mark.parametrize(("path", "line"), LINES, ids=str)
def test_everything_has_its_line(path: Path, line: int) -> None:
    assert find_lines(ODD)[path] == line


def test_what_is_not_there_has_the_line_of_what_is_around_it() -> None:
    lines = find_lines(ODD)
    assert line_of(lines, ("rows", 0, "parts", 1, "missing")) == 25
    assert line_of(lines, ("missing",)) == 1


def paths(value: Any, path: Path = ()) -> list[Path]:
    """Every path in what tomllib reads."""
    if isinstance(value, dict):
        return [path, *(found for name, part in value.items() for found in paths(part, (*path, name)))]
    if isinstance(value, list):
        return [path, *(found for at, part in enumerate(value) for found in paths(part, (*path, at)))]
    return [path]


@pytest.mark.parametrize(
    "text", [ODD, *(game.components.standard_text() for game in BUILT_IN if game.components)]
)
def test_every_path_that_tomllib_reads_is_found(text: str) -> None:
    lines = find_lines(text)
    assert set(paths(tomllib.loads(text))) - {()} <= set(lines)
    for path, line in lines.items():
        if isinstance(path[-1], str):
            assert path[-1] in text.splitlines()[line - 1]
