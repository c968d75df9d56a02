"""Reads component data from TOML and checks them. Errors name the file, the line, the field and the reason."""

import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from shlex import quote
from typing import Any, NoReturn, TypeVar

import msgspec

from saucer.engine.components.shape import LARGEST_NUMBER, Problem, check_kind, check_shape
from saucer.engine.components.toml_lines import Path, find_lines, line_of
from saucer.engine.errors import BadComponents
from saucer.engine.types import Data

LARGEST_FILE = 1024 * 1024
FORMAT = "format"
"""The field of a file that says in which format it is written; in files without it the content shows the format."""

Box = TypeVar("Box", bound=Data)
Content = dict[str, Any]
"""What tomllib reads from a file."""


def first_format(_content: Content) -> int:
    return 1


@dataclass(frozen=True)
class FileFormat:
    """The formats in which a game's component files have been written."""

    game: str
    upgrades: tuple[Callable[[Content], Content], ...] = ()
    """From the first format to the second, from the second to the third, and so on."""
    guess: Callable[[Content], int] = first_format
    """The format of a file that does not say it."""

    @property
    def current(self) -> int:
        return len(self.upgrades) + 1

    def of(self, content: Content) -> int:
        said: int = content.get(FORMAT, 0)
        return said or self.guess(content)

    def upgrade(self, content: Content) -> Content:
        """The same components in the current format. Raises Problem where parts are missing."""
        came = self.of(content)
        try:
            for upgrade in self.upgrades[came - 1 :]:
                content = upgrade(content)
        except (AttributeError, KeyError, TypeError):
            raise Problem(
                (),
                "box-incomplete",
                "this file of format {came} is not complete, and cannot be brought up to date",
                came=came,
            ) from None
        return {**content, FORMAT: self.current}


# Reading a file


def read_components(
    text: str, source: str, kind: type[Box], check: Callable[[Box], None], formats: FileFormat
) -> Box:
    """Read component data; `check` raises Problem if they are inconsistent. Raises BadComponents."""
    content = read_toml(text, source)
    try:
        check_format(content, source, formats)
        content.pop(FORMAT, None)
        check_shape(content, kind)
        box = msgspec.convert(content, kind)
        check(box)
    except Problem as problem:
        refuse_file(problem, source, line_of(find_lines(text), problem.path))
    return box


def read_toml(text: str, source: str) -> Content:
    """Return the content of a TOML file. Raises BadComponents if it is too long or not TOML."""
    if len(text) > LARGEST_FILE:
        message = (
            f"{source}: component data are at most {LARGEST_FILE} characters long, these are {len(text)}"
        )
        raise BadComponents(message, "box-long", file=source, most=LARGEST_FILE, came=len(text))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        refuse_file(syntax_problem(str(error)), source, syntax_line(str(error), text))


def refuse_file(problem: Problem, source: str, line: int) -> NoReturn:
    field = f", {problem.field}" if problem.field else ""
    facts = {**problem.facts, "file": source, "line": line, "place": field}
    raise BadComponents(f"{source}, line {line}{field}: {problem}", problem.key, **facts) from None


def syntax_problem(error: str) -> Problem:
    """What is wrong with a line that is not TOML, from what tomllib says of it."""
    if re.search(r"overwrite|twice|redefine|declare|immutable", error):
        return Problem((), "box-syntax-twice", "this name stands in the file twice")
    if "end of document" in error:
        return Problem((), "box-syntax-end", "the file ends before a value, a list or a text is complete")
    column = re.search(r"column (\d+)", error)
    return Problem(
        (),
        "box-syntax",
        "this is not TOML: it cannot be read from column {column} on",
        column=int(column[1]) if column else 1,
    )


def syntax_line(error: str, text: str) -> int:
    line = re.search(r"line (\d+)", error)
    return int(line[1]) if line else max(1, len(text.rstrip().splitlines()))


def check_format(content: Content, source: str, formats: FileFormat) -> None:
    """Raise Problem for a file of another format than the current one."""
    if FORMAT in content:
        check_kind(content[FORMAT], int, (FORMAT,))
        expect_range((FORMAT,), content[FORMAT], 1, formats.current)
    came = formats.of(content)
    if came < formats.current:
        raise Problem(
            (FORMAT,),
            "box-older",
            "this file has the older format {came}, and this Saucer reads format {current};"
            " to bring it up to date: {command}",
            came=came,
            current=formats.current,
            command=f"saucer components {formats.game} --update {quote(source)}",
        )


def standard_text_of(package: str) -> str:
    """The standard component data in a game's package, as TOML."""
    return files(package).joinpath("data/standard.toml").read_text(encoding="utf-8")


def check_box(box: Box, check: Callable[[Box], None]) -> None:
    """Check components that come from somewhere else than a file. Raises BadComponents."""
    try:
        check(box)
    except Problem as problem:
        raise BadComponents(f"{problem.field}: {problem}") from None


# What games check


def expect_range(path: Path, value: int, low: int, high: int = LARGEST_NUMBER) -> None:
    if value < low and high == LARGEST_NUMBER:
        raise Problem(path, "box-least", "expected {low} or more, not {came}", low=low, came=value)
    if not low <= value <= high:
        raise Problem(
            path,
            "box-range",
            "expected a number from {low} to {high}, not {came}",
            low=low,
            high=high,
            came=value,
        )


def expect_tens(path: Path, value: int) -> None:
    """Raise Problem if points are not a multiple of ten."""
    if value % 10:
        raise Problem(path, "box-tens", "expected a number in tens, not {came}", came=value)


def expect_sum(path: Path, total: int, said: int) -> None:
    if total != said:
        raise Problem(path, "box-sum", "the cards add up to {total}, not to {said}", total=total, said=said)


def expect_length(path: Path, values: Sequence[Any], length: int) -> None:
    if len(values) != length:
        raise Problem(
            path, "box-length", "expected a list of {length}, not of {came}", length=length, came=len(values)
        )


def expect_some(path: Path, values: Sequence[Any]) -> None:
    if not values:
        raise Problem(path, "box-empty", "expected at least one value")


def expect_at_most(path: Path, values: Sequence[Any], most: int) -> None:
    if len(values) > most:
        raise Problem(
            path, "box-many", "expected at most {most} values, not {came}", most=most, came=len(values)
        )


def expect_falling(path: Path, values: Sequence[int]) -> None:
    if list(values) != sorted(values, reverse=True):
        raise Problem(path, "box-falling", "expected numbers that fall from best to worst, or stay the same")


def expect_rising(path: Path, values: Sequence[int]) -> None:
    if list(values) != sorted(values):
        raise Problem(path, "box-rising", "expected numbers that rise from space to space, or stay the same")


def expect_unique(rows: Path, names: Iterable[str], key: str) -> None:
    """Raise Problem if two rows of a list have the same name. `key` is the field of the name."""
    seen: set[str] = set()
    for number, name in enumerate(names):
        if name in seen:
            raise Problem((*rows, number, key), "box-twice", "{name} is there twice", name=name)
        seen.add(name)


def expect_order(rows: Path, names: Sequence[str | int], expected: Sequence[str | int], key: str) -> None:
    """Raise Problem if the rows of a list do not have these names in this order."""
    found = next(
        (at for at, pair in enumerate(zip(names, expected, strict=False)) if pair[0] != pair[1]), None
    )
    if found is None and len(names) == len(expected):
        return
    at = min(len(names), len(expected)) if found is None else found
    path = (*rows, at, key) if at < len(names) else rows
    raise Problem(
        path,
        "box-order",
        "expected these, in this order: {expected}",
        expected=", ".join(str(name) for name in expected),
    )
