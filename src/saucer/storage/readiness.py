"""Whether rows can be stored now, for those who watch over a server."""

import logging
import shutil
from time import monotonic

from saucer.storage.database import Busy
from saucer.storage.store import PUT_FACT, Store
from saucer.storage.writer import Item

log = logging.getLogger("saucer")

ASKED_AGAIN = 1.0
"""How long an answer holds, in seconds."""
RECENT = 10.0
LEAST_FREE = 16 * 1024 * 1024
"""Least free disk space in bytes."""


class Readiness:
    """Finds out whether a database can be written, at most once a second."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked = -ASKED_AGAIN
        self.answer: str | None = None

    def problem(self) -> str | None:
        """Why nothing can be stored now, or None."""
        now = monotonic()
        if now - self.asked >= ASKED_AGAIN:
            self.asked = now
            before, self.answer = self.answer, self.find_problem(now)
            if self.answer is not None and before is None:
                log.error("not ready: %s", self.answer)
        return self.answer

    def find_problem(self, now: float) -> str | None:
        return self.recent_trouble(now) or self.little_space() or self.try_writing()

    def recent_trouble(self, now: float) -> str | None:
        trouble = self.store.writer.trouble
        return trouble[1] if trouble is not None and now - trouble[0] < RECENT else None

    def little_space(self) -> str | None:
        path = self.store.database.path
        try:
            free = shutil.disk_usage(path.parent).free
        except OSError as error:
            return f"the folder of the database {path} cannot be read: {error.strerror}"
        return f"the database {path} has little room: the disk is almost full" if free < LEAST_FREE else None

    def try_writing(self) -> str | None:
        try:
            return self.store.writer.commit([Item(PUT_FACT, ("written", "yes"))])
        except Busy as busy:
            return str(busy)
