"""Reads component data from TOML and checks them. Errors name the line and the reason."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import TypeVar

import msgspec

from saucer.engine.errors import BadComponents
from saucer.engine.toml_lines import line_of, line_of_error
from saucer.engine.types import Data

LARGEST_FILE = 1024 * 1024

Box = TypeVar("Box", bound=Data)


class Problem(Exception):
    """An inconsistency in component data, and a text in the file near which it is found."""

    def __init__(self, sentence: str, near: str) -> None:
        super().__init__(sentence)
        self.near = near
        self.below = ""
        """Search for that text below the line that starts like this."""

    def line(self, text: str) -> int:
        return line_of(text, self.near, self.below)


def read_components(text: str, source: str, kind: type[Box], check: Callable[[Box], None]) -> Box:
    """Read component data; `check` raises Problem if they are inconsistent. Raises BadComponents."""
    if len(text) > LARGEST_FILE:
        raise BadComponents(
            f"{source}: component data are at most {LARGEST_FILE} bytes long, these are {len(text)}"
        )
    try:
        box = msgspec.convert(tomllib.loads(text), kind)
        check(box)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"{source}: not TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadComponents(f"{source}, line {line_of_error(text, error)}: {error}") from None
    except Problem as problem:
        raise BadComponents(f"{source}, line {problem.line(text)}: {problem}") from None
    return box


def standard_text_of(package: str) -> str:
    """The standard component data in a game's package, as TOML."""
    return files(package).joinpath("data/standard.toml").read_text(encoding="utf-8")
