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


class Writer:
    """Gathers rows and commits them together. `schedule` calls a function soon, after what is being done now."""

    def __init__(self, database: Database, schedule: Schedule) -> None:
        self.database = database
        self.schedule = schedule
        self.waiting: list[tuple[Statement, Row]] = []
        self.owners: dict[Owner, None] = {}
        self.scheduled = False
        self.commits = 0
        self.rows = 0

    def put(self, statement: Statement, row: Row, owner: Owner | None = None) -> None:
        """Have a row written soon; `owner` is told once it is."""
        self.waiting.append((statement, row))
        if owner is not None:
            self.owners[owner] = None
        if not self.scheduled:
            self.scheduled = True
            self.schedule(self.flush)

    def flush(self) -> None:
        """Write everything now and tell the owners."""
        self.scheduled = False
        if not self.waiting:
            return
        waiting, self.waiting = self.waiting, []
        owners, self.owners = list(self.owners), {}
        reason = self.commit(waiting)
        for owner in owners:
            if reason is None:
                owner.stored()
            else:
                owner.lost(reason)

    def commit(self, waiting: list[tuple[Statement, Row]]) -> str | None:
        """One transaction for all; the reason where it failed, and then nothing was written."""
        connection = self.database.connection
        try:
            for statement, rows in groupby(waiting, key=lambda pair: pair[0]):
                connection.exec_driver_sql(statement, [row for _, row in rows])
            connection.commit()
        except SQLAlchemyError as error:
            connection.rollback()
            return explain(self.database.path, error) if isinstance(error, DBAPIError) else str(error)
        self.commits += 1
        self.rows += len(waiting)
        return None
