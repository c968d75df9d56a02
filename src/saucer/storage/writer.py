"""Writes rows in groups: all that were put in since the last commit go into one transaction."""

import logging
from collections.abc import Callable
from itertools import groupby
from typing import Any

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from saucer.storage.database import Database, explain

Row = tuple[Any, ...]
Statement = str
Schedule = Callable[[Callable[[], None]], object]
Then = Callable[[str | None], None]
"""Called with None once rows are on disk, or with the reason why they could not be stored."""

Item = tuple[Statement, Row, Then | None]
Report = Callable[[str], None]

log = logging.getLogger("saucer")


class Writer:
    """Collects rows and commits them together. `schedule` calls a function soon, after what is being done now.

    `report` is called in the `except` block of a callback that failed.
    """

    def __init__(self, database: Database, schedule: Schedule, report: Report = log.exception) -> None:
        self.database = database
        self.schedule = schedule
        self.report = report
        self.waiting: list[Item] = []
        self.scheduled = False
        self.commits = 0
        self.rows = 0

    def put(self, statement: Statement, row: Row, then: Then | None = None) -> None:
        """Have a row written soon. `then` is called after that, once for all rows that were put in with it."""
        self.waiting.append((statement, row, then))
        if not self.scheduled:
            self.scheduled = True
            self.schedule(self.flush)

    def flush(self) -> None:
        """Write everything now. Where that fails, the rows of each `then` are tried in a transaction of their own."""
        self.scheduled = False
        if not self.waiting:
            return
        waiting, self.waiting = self.waiting, []
        problem = self.commit(waiting)
        callbacks = list(dict.fromkeys(then for _, _, then in waiting))
        for then in callbacks:
            own_problem = problem
            if problem is not None and len(callbacks) > 1:
                own_problem = self.commit([item for item in waiting if item[2] == then])
            if then is not None:
                self.call(then, own_problem)

    def call(self, then: Then, problem: str | None) -> None:
        """Call back. An error in one callback must not keep the others from being called."""
        try:
            then(problem)
        except Exception:  # noqa: BLE001 - the rows of the others are stored as well
            self.report("a callback of the writer failed")

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
