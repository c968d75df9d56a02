"""Writes rows in groups: all that were put in since the last commit go into one transaction."""

import logging
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any, NamedTuple

from saucer.storage.database import Busy, Database, StorageError

Row = tuple[Any, ...]
Statement = str
Schedule = Callable[[Callable[[], None]], object]
Later = Callable[[float, Callable[[], None]], object]
Then = Callable[[str | None], None]
"""Called with None once rows are on disk, or with the reason why they could not be stored."""

Report = Callable[[str], None]

log = logging.getLogger("saucer")

RETRY_SECONDS = 0.02
SAVE_SECONDS = 0.05
"""How long a caller who cannot go on without an answer waits for another program to release the database."""
SAME_LOCK_SECONDS = 1.0
"""A database found locked within this time of the last try has been locked all the while."""


class Item(NamedTuple):
    """A row to be written. Rows of one owner are stored together or not at all."""

    statement: Statement
    row: Row
    owner: int | None = None
    then: Then | None = None


class Writer:
    """Collects rows and commits them together.

    `schedule` calls a function soon, after what is being done now, and `later` after a number of seconds. A database
    that another program has locked is tried again and again without waiting for it, and after `database.patience`
    seconds the rows are given up. Without `later` the writer waits that long. `report` is called in the `except`
    block of a callback that failed.
    """

    def __init__(
        self,
        database: Database,
        schedule: Schedule,
        later: Later | None = None,
        report: Report = log.exception,
    ) -> None:
        self.database = database
        self.schedule = schedule
        self.later = later
        self.report = report
        self.waiting: list[Item] = []
        self.scheduled = False
        self.held = False
        self.locked_since = self.last_locked = -SAME_LOCK_SECONDS
        self.commits = 0
        self.rows = 0
        self.trouble: tuple[float, str] | None = None
        """When the database could last not be written, and why."""
        self.after_commit: Callable[[int], None] | None = None
        """Called with the number of rows of each transaction."""

    # Collecting

    def put(self, statement: Statement, row: Row, owner: int | None = None, then: Then | None = None) -> None:
        """Have a row written soon. `then` is called after that, once for all rows that were put in with it."""
        self.waiting.append(Item(statement, row, owner, then))
        if not self.scheduled and not self.held:
            self.scheduled = True
            self.schedule(self.run)

    def is_waiting(self, owner: int) -> bool:
        """Whether rows of an owner are not on disk yet."""
        return any(item.owner == owner for item in self.waiting)

    def withdraw(self, *owners: int) -> list[Item]:
        """Take back the rows of these owners that wait to be written."""
        gone = [item for item in self.waiting if item.owner in owners]
        if gone:
            self.waiting = [item for item in self.waiting if item.owner not in owners]
        return gone

    def hold(self) -> None:
        """Delay rows until `release`. Only `flush` and `save` still write."""
        self.held = True

    def release(self) -> None:
        self.held = False
        self.run()

    # Writing

    def run(self) -> None:
        """Write what waits, unless that is held up."""
        self.scheduled = False
        if not self.held:
            self.flush()

    def flush(self, patience: float = 0.0) -> None:
        """Write everything now. Where another program has locked the database, the rows wait until later."""
        if not self.waiting:
            return
        waiting, self.waiting = self.waiting, []
        try:
            problem = self.commit_within(waiting, patience if self.later else self.database.patience)
        except Busy as busy:
            self.try_later(waiting, str(busy))
        else:
            self.settle(waiting, problem)

    def save(self, *owners: int) -> None:
        """Write the rows of these owners now or not at all; each `then` is called before this returns."""
        self.flush(0.0 if self.is_locked() else SAVE_SECONDS)
        left = self.withdraw(*owners)
        if left:
            self.answer(left, self.trouble[1] if self.trouble else "the database is locked")

    def is_locked(self) -> bool:
        """Whether another program had locked the database a moment ago."""
        return monotonic() - self.last_locked < SAME_LOCK_SECONDS

    def try_later(self, waiting: list[Item], reason: str) -> None:
        """Keep rows for another try, or give them up where the database has been locked for too long."""
        now = monotonic()
        if not self.is_locked():
            self.locked_since = now
        self.last_locked = now
        self.trouble = (now, reason)
        if self.later is None or now - self.locked_since >= self.database.patience:
            self.answer(waiting, reason)
            return
        self.waiting = waiting + self.waiting
        if not self.scheduled:
            self.scheduled = True
            self.later(RETRY_SECONDS, self.run)

    def settle(self, waiting: list[Item], problem: str | None) -> None:
        """Report the result of a commit. If it failed, the rows of each owner are tried alone."""
        owners = dict.fromkeys(item.owner for item in waiting) if problem else {}
        if len(owners) < 2:
            self.answer(waiting, problem)
            return
        for owner in owners:
            own = [item for item in waiting if item.owner == owner]
            try:
                self.answer(own, self.commit(own))
            except Busy as busy:
                self.answer(own, str(busy))

    def commit_within(self, waiting: list[Item], seconds: float) -> str | None:
        """Commit, waiting for another program to release the database. Raises Busy."""
        end = monotonic() + seconds
        while True:
            try:
                return self.commit(waiting)
            except Busy:
                if monotonic() >= end:
                    raise
                sleep(RETRY_SECONDS / 10)

    def commit(self, waiting: list[Item]) -> str | None:
        """Commit all rows in one transaction. Return the reason if it failed and nothing was written. Raises Busy."""
        try:
            self.database.write([(item.statement, item.row) for item in waiting])
        except Busy:
            raise
        except StorageError as error:
            self.trouble = (monotonic(), str(error)) if error.concerns_all else self.trouble
            return str(error)
        self.commits += 1
        self.rows += len(waiting)
        if self.after_commit is not None:
            self.after_commit(len(waiting))
        return None

    def answer(self, items: list[Item], problem: str | None) -> None:
        """Call every `then` of these rows once. An error in one must not keep the others from being called."""
        for then in dict.fromkeys(item.then for item in items):
            if then is not None:
                try:
                    then(problem)
                except Exception:  # noqa: BLE001 - the rows of the others are stored as well
                    self.report("a callback of the writer failed")
