"""Finds the line of a value in a TOML file, so that an error can name it."""

import re

import msgspec


def line_of(text: str, near: str, below: str = "") -> int:
    """The first line with `near` in it, at or below the first line that starts with `below`."""
    lines = text.splitlines()
    start = next((number for number, line in enumerate(lines) if line.startswith(below)), 0)
    return next((number + 1 for number in range(start, len(lines)) if near in lines[number]), start + 1)


def line_of_error(text: str, error: msgspec.ValidationError) -> int:
    """The line of a value of the wrong type, found by the path in the error: `$.boards[1].spaces[3].head`."""
    path = re.search(r"`\$\.?([^`]*)`$", str(error))
    line = line_of_path(text, path[1] if path else "")
    unknown = re.search(r"unknown field `(\w+)`", str(error))
    if unknown:
        lines = text.splitlines()
        line = next((at + 1 for at in range(line - 1, len(lines)) if unknown[1] in lines[at]), line)
    return line


def line_of_path(text: str, path: str) -> int:
    """The line of a table, a row or a value, named by a path such as `boards[1].spaces[3].head`."""
    lines = text.splitlines()
    number = 0
    for name, index in re.findall(r"(\w+)(?:\[(\d+)\])?", path):
        number = below_heading(lines, number, name, int(index or 0))
    return number + 1


def below_heading(lines: list[str], start: int, name: str, index: int) -> int:
    """The line of the table, row or value called `name`, from `start` on: its item number `index` in a list."""
    headings = [at for at in range(start, len(lines)) if re.match(rf"\[?\[{name}\]", lines[at])]
    if headings:
        return headings[min(index, len(headings) - 1)]
    named = next((at for at in range(start, len(lines)) if re.match(rf".*\b{name}\s*=", lines[at])), start)
    if not lines[named].rstrip().endswith("["):
        return named
    rows = [at for at in range(named + 1, len(lines)) if lines[at].lstrip().startswith("{")]
    return rows[min(index, len(rows) - 1)] if rows else named
