"""Reads and writes the tries at puzzles of the day."""

from typing import Any

import msgspec
from sqlalchemy import Row, select

from saucer.storage import schema
from saucer.storage.rows import DailyRow
from saucer.storage.store import Store
from saucer.storage.writer import Then

ADD = """INSERT INTO dailies (game, day, holder, name, "table", watch) VALUES (?,?,?,?,?,?)"""
FINISH = """UPDATE dailies SET score = ?, goal_values = ?, picture = ?, seconds = ? WHERE "table" = ?"""
FORGET = "DELETE FROM dailies WHERE day < ?"


class Dailies:
    """The tries that count, one for each browser, game and day."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def find(self, game: str, day: str, holder: str) -> DailyRow | None:
        """The try of a browser."""
        row = schema.dailies.c
        found = select(schema.dailies).where(row.game == game, row.day == day, row.holder == holder)
        rows = self.store.rows(found)
        return read_row(rows[0]) if rows else None

    def finished(self, game: str, day: str, limit: int) -> list[DailyRow]:
        """The tries of a day that are over, the best first, of equal ones the faster."""
        row = schema.dailies.c
        found = select(schema.dailies).where(row.game == game, row.day == day, row.score.is_not(None))
        best_first = found.order_by(row.score.desc(), row.seconds, row.table).limit(limit)
        return [read_row(one) for one in self.store.rows(best_first)]

    def add(self, row: DailyRow, then: Then | None = None) -> None:
        """Note that a try has begun."""
        values = (row.game, row.day, row.holder, row.name, row.table, row.watch)
        self.store.writer.put(ADD, values, row.table, then)

    def finish(
        self, table: int, score: int, values: tuple[int | None, ...], picture: str, seconds: float
    ) -> None:
        """Note how the match at a table ended; nothing where it was no try that counts."""
        encoded = msgspec.json.encode(values).decode()
        self.store.writer.put(FINISH, (score, encoded, picture, seconds, table))

    def forget(self, before: str) -> None:
        """Remove the tries of days before this one."""
        self.store.writer.put(FORGET, (before,))


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
    )
