"""Work in the background: keep the database's log short, resume matches after a start, delete old tables."""

import asyncio
from collections.abc import Callable, Container
from time import monotonic, time

from saucer.server.metrics import Metrics
from saucer.server.settings import Settings
from saucer.storage import StorageError, Store

LOG_ROWS = 400
"""After how many rows the log is copied to the database. A row takes a page or two, of 4 kB."""
MOST_ROWS = 600
"""How many rows may be added to the log while it is copied; further ones wait."""
TRIES = 3
"""How often the rest of the log is copied; what people do at a table before a match is written all the while."""
ROWS_DELETED = 40
"""What deleting a table counts for."""
RESTING = 4
"""How much longer to rest after a piece of work than it took."""
SHORTEST_REST = 0.01
FIRST_REST = 0.5
"""How long those who come back by themselves have the server to themselves."""
DAY = 24 * 3600
FIRST_CLEANING = 60.0
CLEANING = 3600.0
PAGES = 64
"""How many unused pages are given back at a time."""


class Upkeep:
    """The background work of one server. It never holds the event loop for long."""

    def __init__(self, store: Store, metrics: Metrics, settings: Settings, live: Container[int]) -> None:
        self.store = store
        self.database = store.database
        self.writer = store.writer
        self.metrics = metrics
        self.settings = settings
        self.live = live
        """The numbers of the tables in memory, which are never deleted."""
        self.logged = 0
        """About how many rows the log has gathered."""
        self.copying: asyncio.Task[None] | None = None
        self.writer.after_commit = self.on_commit

    # The log

    def on_commit(self, rows: int) -> None:
        """Copy the log once enough rows were written."""
        self.logged += rows
        if self.logged >= LOG_ROWS and self.copying is None:
            self.copying = asyncio.ensure_future(self.copy_log())
        elif self.logged >= MOST_ROWS:
            self.writer.hold()

    async def copy_log(self) -> None:
        """Copy the log to the database, so that it starts over.

        It does so only when all of it is copied. Rows that were written meanwhile are few: they are copied while
        further ones wait.
        """
        try:
            self.logged = 0
            await asyncio.to_thread(self.database.checkpoint)
            tries = 0
            while self.logged and tries < TRIES:
                tries += 1
                self.writer.hold()
                self.logged = 0
                await asyncio.to_thread(self.database.checkpoint)
        finally:
            self.copying = None
            if self.writer.held:
                self.writer.release()

    async def copy_rest(self) -> None:
        """Copy what little there is while hardly anybody plays."""
        if self.logged and self.copying is None:
            self.copying = asyncio.ensure_future(self.copy_log())
            await self.copying

    async def close(self) -> None:
        """Finish what is being copied."""
        self.writer.after_commit = None
        if self.copying is not None:
            await self.copying

    # Resuming

    async def resume(self, resume_table: Callable[[str], None]) -> None:
        """Resume, one by one, the matches that were in memory when the server stopped; others wait for people."""
        await asyncio.sleep(FIRST_REST)
        recent = self.store.newest_change() - self.settings.idle_minutes * 60
        for code in self.store.playing_since(recent):
            started = monotonic()
            try:
                resume_table(code)
            except Exception:  # noqa: BLE001 - whatever is wrong with one table, the others go on
                self.metrics.report_error("a table could not be resumed")
            await rest_after(started)

    # Deleting old tables

    async def clean_now_and_then(self) -> None:
        """Every hour, delete the tables that are too old."""
        await asyncio.sleep(FIRST_CLEANING)
        while True:
            try:
                await self.clean()
            except StorageError:
                self.metrics.report_error("old tables could not be deleted")
            await asyncio.sleep(CLEANING)

    async def clean(self) -> int:
        """Delete the tables that nobody has touched for `keep_days`, and give their space back; how many these were."""
        if not self.settings.keep_days:
            return 0
        deleted = await self.delete_before(time() - self.settings.keep_days * DAY)
        while self.database.free_pages():
            started = monotonic()
            self.database.shrink(PAGES)
            self.on_commit(PAGES)
            await rest_after(started)
        await self.copy_rest()
        return deleted

    async def delete_before(self, oldest: float) -> int:
        deleted, last = 0, (0.0, 0)
        while found := self.store.changed_before(oldest, last):
            for last in found:
                if last[1] not in self.live:
                    deleted += 1
                    await self.delete_one(last[1], oldest)
        return deleted

    async def delete_one(self, number: int, oldest: float) -> None:
        started = monotonic()
        self.store.delete(number, oldest)
        self.on_commit(ROWS_DELETED)
        await rest_after(started)


async def rest_after(started: float) -> None:
    """Leave the event loop to others for a multiple of the time since `started`."""
    await asyncio.sleep(max(SHORTEST_REST, RESTING * (monotonic() - started)))
