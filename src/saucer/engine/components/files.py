"""Tools for component files: update an older format, compare two files."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from saucer.engine.components.reading import FORMAT, FileFormat, read_toml, refuse_file
from saucer.engine.components.shape import Problem
from saucer.engine.components.toml_writer import write_toml
from saucer.engine.types import Data

ROW_NAMES = (("id",), ("number",), ("seats",), ("colour", "value"))
"""The fields that name the rows of a list: the first of these that all rows have."""
FIRST_KEY = re.compile(r"^(?!#|\s*$)", re.MULTILINE)


# Older formats


def update_text(text: str, source: str, formats: FileFormat) -> str:
    """Return the file in the current format. Comments are kept if only the number of the format is new.

    Raises BadComponents for a file that cannot be read.
    """
    content = read_toml(text, source)
    if content.get(FORMAT) == formats.current:
        return text
    try:
        if FORMAT not in content and formats.of(content) == formats.current:
            return FIRST_KEY.sub(f"{FORMAT} = {formats.current}\n", text, count=1)
        upgraded = formats.upgrade({name: value for name, value in content.items() if name != FORMAT})
        return write_toml({FORMAT: upgraded.pop(FORMAT), **upgraded})
    except Problem as problem:
        refuse_file(problem, source, 1)


# Differences


class Difference(Data, frozen=True):
    """A value that differs between two component files; None where a file does not have it."""

    where: str
    """Such as `cards walk count`."""
    first: Any
    second: Any


def differences(first: Any, second: Any) -> list[Difference]:
    """All values of two sets of components, as plain data, that differ."""
    return list(compare(first, second, ()))


def compare(first: Any, second: Any, where: tuple[str, ...]) -> Iterator[Difference]:
    if isinstance(first, dict) and isinstance(second, dict):
        for name in dict.fromkeys([*first, *second]):
            yield from compare(first.get(name), second.get(name), (*where, name))
    elif are_rows(first, second):
        names = row_names([*first, *second])
        yield from compare(by_name(first, names), by_name(second, names), where)
    elif first != second:
        yield Difference(" ".join(where), first, second)


def are_rows(first: Any, second: Any) -> bool:
    lists = isinstance(first, list) and isinstance(second, list)
    return lists and bool(first or second) and all(isinstance(row, dict) for row in [*first, *second])


def row_names(rows: Sequence[dict[str, Any]]) -> tuple[str, ...]:
    """Return the fields that name a row, or nothing if only their places differ."""
    return next((names for names in ROW_NAMES if all(name in row for row in rows for name in names)), ())


def by_name(rows: Sequence[dict[str, Any]], names: tuple[str, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for number, row in enumerate(rows, start=1):
        name = "-".join(str(row[part]) for part in names) or str(number)
        found[name if name not in found else f"{name} ({number})"] = row
    return found
