"""Earlier puzzles of the day: how a browser did, how everyone did, and the streak of a browser."""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import NamedTuple

from saucer.server.tables.hub import Hub
from saucer.storage import DailyRow

LISTED_DAYS = 14
"""How many days before today are listed."""


class PastDay(NamedTuple):
    """A day before today: the try of a browser that counted, how many tries there were, and the best score."""

    day: str
    own: DailyRow | None
    tries: int
    best: int | None


def day_before(day: str, days: int = 1) -> str:
    return (date.fromisoformat(day) - timedelta(days)).isoformat()


def is_listed(day: str, today: str) -> bool:
    """Whether a day is today or one of those that are listed."""
    return day_before(today, LISTED_DAYS) <= day <= today


def past_days(hub: Hub, game: str, own: list[DailyRow], today: str) -> list[PastDay]:
    """The days before today, the latest first."""
    known = hub.dailies.days(game, day_before(today, LISTED_DAYS))
    tries = {row.day: row for row in own}
    days = [day_before(today, number) for number in range(1, LISTED_DAYS + 1)]
    return [
        PastDay(day, tries.get(day), known[day].tries, known[day].best)
        if day in known
        else PastDay(day, tries.get(day), 0, None)
        for day in days
    ]


def streak_of(own: Iterable[DailyRow], today: str) -> int:
    """On how many days in a row, up to today, a browser has finished the puzzle. Today may still be missing."""
    finished = {row.day for row in own if row.values and not row.removed}
    day = today if today in finished else day_before(today)
    count = 0
    while day in finished:
        count, day = count + 1, day_before(day)
    return count
