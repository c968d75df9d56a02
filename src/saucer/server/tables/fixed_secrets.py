"""Fixed seeds of puzzles of the day and of tutorials, so that everyone gets the same match."""

import re

from saucer.engine.chance import SECURE

DAY = re.compile(rf"{SECURE}daily [a-z0-9_]+ (\d\d\d\d-\d\d-\d\d) \d+")
TUTORIAL = re.compile(rf"{SECURE}tutorial [a-z0-9_]+ \d+")
NO_PART = ""
"""The part that seats add to a fixed secret: nothing, so that all get the same match."""


def day_secret(game: str, day: str, number: int) -> str:
    """The secret of a day's puzzle: of the first, or of a later one where that does not fit."""
    return f"{SECURE}daily {game} {day} {number}"


def day_in(secret: str) -> str | None:
    """The day whose puzzle has this secret; None for that of any other table."""
    found = DAY.fullmatch(secret)
    return None if found is None else found[1]


def day_tried(secret: str, branch: object) -> str | None:
    """The day whose puzzle is tried at a table with this secret; None at any other, and where it branched off a try."""
    return day_in(secret) if branch is None else None


def tutorial_secret(game: str, number: int) -> str:
    return f"{SECURE}tutorial {game} {number}"


def is_tutorial(secret: str) -> bool:
    """Whether a table with this secret is a tutorial."""
    return TUTORIAL.fullmatch(secret) is not None
