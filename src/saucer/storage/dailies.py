"""Reads and writes the tries at puzzles of the day."""

from typing import Any

import msgspec
from sqlalchemy import Row, func, select

from saucer.storage import schema
from saucer.storage.rows import BestKnownRow, DailyRow, DayRow
from saucer.storage.store import Store
from saucer.storage.writer import Then

ADD = """INSERT INTO dailies (game, day, holder, name, "table", watch, address) VALUES (?,?,?,?,?,?,?)"""
FINISH = """UPDATE dailies SET score = ?, goal_values = ?, picture = ?, seconds = ?
 WHERE game = ? AND day = ? AND holder = ? AND watch = ?"""
REMOVE = "UPDATE dailies SET removed = 1 WHERE game = ? AND day = ? AND holder = ?"
FORGET = "DELETE FROM dailies WHERE day < ?"
PUT_BEST_KNOWN = (
    "INSERT OR IGNORE INTO best_known (game, day, searches, score, goal_values) VALUES (?,?,?,?,?)"
)
FORGET_BEST_KNOWN = "DELETE FROM best_known WHERE day < ?"


class Dailies:
    """The tries that count, one for each browser, game and day."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Reading

    def find(self, game: str, day: str, holder: str) -> DailyRow | None:
        """The try of a browser."""
        row = schema.dailies.c
        found = select(schema.dailies).where(row.game == game, row.day == day, row.holder == holder)
        rows = self.store.rows(found)
        return read_row(rows[0]) if rows else None

    def finished(self, game: str, day: str, limit: int) -> list[DailyRow]:
        """The table of a day: the tries that are over, the best first, of equal ones the faster."""
        row = schema.dailies.c
        found = select(schema.dailies).where(
            row.game == game, row.day == day, row.score.is_not(None), row.removed == 0
        )
        best_first = found.order_by(row.score.desc(), row.seconds, row.table).limit(limit)
        return [read_row(one) for one in self.store.rows(best_first)]

    def names(self, game: str, day: str, limit: int) -> list[str]:
        """The names of a day, the latest first."""
        row = schema.dailies.c
        found = select(row.name).where(row.game == game, row.day == day, row.removed == 0)
        return [one.name for one in self.store.rows(found.order_by(row.table.desc()).limit(limit))]

    def count_from(self, game: str, day: str, address: str) -> int:
        """How many tries of a day came from an address, removed ones included."""
        row = schema.dailies.c
        found = select(func.count()).where(row.game == game, row.day == day, row.address == address)
        return int(self.store.rows(found)[0][0])

    def of_day(self, day: str) -> list[DailyRow]:
        """All tries of a day, in the order in which they began."""
        row = schema.dailies.c
        found = select(schema.dailies).where(row.day == day).order_by(row.table)
        return [read_row(one) for one in self.store.rows(found)]

    def of_holder(self, game: str, holder: str) -> list[DailyRow]:
        """The tries of a browser, the latest day first."""
        row = schema.dailies.c
        found = select(schema.dailies).where(row.game == game, row.holder == holder)
        return [read_row(one) for one in self.store.rows(found.order_by(row.day.desc()))]

    def days(self, game: str, since: str) -> dict[str, DayRow]:
        """The days from this one on that somebody has finished a try of."""
        row = schema.dailies.c
        found = (
            select(row.day, func.count().label("tries"), func.max(row.score).label("best"))
            .where(row.game == game, row.day >= since, row.score.is_not(None), row.removed == 0)
            .group_by(row.day)
        )
        return {one.day: DayRow(one.day, one.tries, one.best) for one in self.store.rows(found)}

    def best_known(self, game: str, day: str) -> BestKnownRow | None:
        """What the searches of a day have found."""
        row = schema.best_known.c
        rows = self.store.rows(select(schema.best_known).where(row.game == game, row.day == day))
        return read_best_known(rows[0]) if rows else None

    # Writing

    def add(self, row: DailyRow, then: Then | None = None) -> None:
        """Note that a try has begun."""
        values = (row.game, row.day, row.holder, row.name, row.table, row.watch, row.address)
        self.store.writer.put(ADD, values, row.table, then)

    def finish(self, row: DailyRow) -> None:
        """Store the result of a try, found by day, browser and link. Does nothing for a try that does not count."""
        result = (row.score, msgspec.json.encode(row.values).decode(), row.picture, row.seconds)
        self.store.writer.put(FINISH, (*result, row.game, row.day, row.holder, row.watch))

    def remove(self, row: DailyRow, then: Then | None = None) -> None:
        """Take a try out of the table of its day. Its browser cannot begin another one."""
        self.store.writer.put(REMOVE, (row.game, row.day, row.holder), then=then)

    def forget(self, before: str) -> None:
        """Delete the tries of days before this one."""
        self.store.writer.put(FORGET, (before,))
        self.store.writer.put(FORGET_BEST_KNOWN, (before,))

    def put_best_known(self, row: BestKnownRow) -> None:
        """Store what the searches of a day have found. What is stored already stays."""
        values = msgspec.json.encode(row.values).decode()
        self.store.writer.put(PUT_BEST_KNOWN, (row.game, row.day, row.searches, row.score, values))


def read_row(row: Row[Any]) -> DailyRow:
    return DailyRow(
        game=row.game,
        day=row.day,
        holder=row.holder,
        name=row.name,
        table=row.table,
        watch=row.watch,
        score=row.score,
        values=tuple(msgspec.json.decode(row.goal_values)),
        picture=row.picture,
        seconds=row.seconds,
        address=row.address,
        removed=bool(row.removed),
    )


def read_best_known(row: Row[Any]) -> BestKnownRow:
    values = tuple(msgspec.json.decode(row.goal_values))
    return BestKnownRow(row.game, row.day, row.searches, row.score, values)
