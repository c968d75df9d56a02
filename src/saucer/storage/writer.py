"""Writes in groups: whatever was put in since the last time goes into one transaction, then its owners hear of it."""

from collections.abc import Callable
from itertools import groupby
from typing import Any, Protocol

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from saucer.storage.database import Database, explain

Row = tuple[Any, ...]
Statement = str
Schedule = Callable[[Callable[[], None]], object]


class Owner(Protocol):
    """Whoever has put something in."""

    def stored(self) -> None:
        """All that was put in is on disk."""

    def lost(self, reason: str) -> None:
        """It could not be stored."""


Item = tuple[Statement, Row, Owner | None]


def answer(owner: Owner, reason: str | None) -> None:
    if reason is None:
        owner.stored()
    else:
        owner.lost(reason)


class Writer:
    """Gathers rows and commits them together. `schedule` calls a function soon, after what is being done now."""

    def __init__(self, database: Database, schedule: Schedule) -> None:
        self.database = database
        self.schedule = schedule
        self.waiting: list[Item] = []
        self.scheduled = False
        self.commits = 0
        self.rows = 0

    def put(self, statement: Statement, row: Row, owner: Owner | None = None) -> None:
        """Have a row written soon; `owner` is told once it is."""
        self.waiting.append((statement, row, owner))
        if not self.scheduled:
            self.scheduled = True
            self.schedule(self.flush)

    def flush(self) -> None:
        """Write everything now and tell the owners; where it fails, each one's part by itself."""
        self.scheduled = False
        if not self.waiting:
            return
        waiting, self.waiting = self.waiting, []
        reason = self.commit(waiting)
        owners = list(dict.fromkeys(owner for _, _, owner in waiting))
        for owner in owners:
            lost = reason
            if reason is not None and len(owners) > 1:
                lost = self.commit([item for item in waiting if item[2] is owner])
            if owner is not None:
                answer(owner, lost)

    def commit(self, waiting: list[Item]) -> str | None:
        """One transaction for all; the reason where it failed, and then nothing was written."""
        connection = self.database.connection
        try:
            for statement, rows in groupby(waiting, key=lambda item: item[0]):
                connection.exec_driver_sql(statement, [row for _, row, _ in rows])
            connection.commit()
        except SQLAlchemyError as error:
            connection.rollback()
            return explain(self.database.path, error) if isinstance(error, DBAPIError) else str(error)
        self.commits += 1
        self.rows += len(waiting)
        return None
