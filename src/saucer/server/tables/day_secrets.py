"""The secrets of puzzles of the day: no secrets at all, but made from the date, so that everyone gets the same."""

import re

from saucer.engine.chance import SECURE

SECRET = re.compile(rf"{SECURE}daily [a-z0-9_]+ (\d\d\d\d-\d\d-\d\d) \d+")


def day_secret(game: str, day: str, number: int) -> str:
    """The secret of a day's puzzle: of the first, or of a later one where that does not fit."""
    return f"{SECURE}daily {game} {day} {number}"


def day_in(secret: str) -> str | None:
    """The day whose puzzle has this secret; None for that of any other table."""
    found = SECRET.fullmatch(secret)
    return None if found is None else found[1]
