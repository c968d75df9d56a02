"""Work in the background: keep the database's log short, resume matches after a start, delete old tables."""

import asyncio
from collections.abc import Awaitable, Callable, Container
from math import inf
from time import monotonic, time

from saucer.server.metrics import Metrics
from saucer.server.settings import Settings
from saucer.storage import StorageError, Store

MEGABYTE = 1024 * 1024
COPIED_LOG = MEGABYTE
"""After how many new bytes the log is copied to the database."""
LONG_LOG = 3 * MEGABYTE
"""Size in bytes from which the log must start over, even if rows have to wait."""
LONGEST_LOG = 4 * MEGABYTE
ROW_BYTES = 1600
"""Extra bytes that a row adds to the log on average, for other pages that change with it."""
TRIES = 3
"""How often the rest of the log is copied; what people do at a table before a match is written all the while."""
ROWS_DELETED = 40
"""What deleting a table counts for."""
RESTING = 4
"""How much longer to rest after a piece of work than it took."""
SHORTEST_REST = 0.01
FIRST_REST = 0.5
"""Seconds after the start before stored matches are resumed, so that returning people come first."""
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
        self.row_bytes = ROW_BYTES + self.database.page_size
        self.new_bytes = 0
        """About how many bytes were added to the log since it was last copied."""
        self.log_bytes = 0
        """About how long the log is."""
        self.copying: asyncio.Task[None] | None = None
        self.writer.after_commit = self.on_commit

    # The log

    def on_commit(self, rows: int) -> None:
        """Copy the log once enough was written."""
        self.new_bytes += rows * self.row_bytes
        self.log_bytes += rows * self.row_bytes
        if self.copying is not None:
            if self.log_bytes >= LONGEST_LOG:
                self.writer.hold()
        elif self.new_bytes >= COPIED_LOG:
            self.copying = asyncio.ensure_future(self.copy_log())

    async def copy_log(self) -> None:
        """Copy the log to the database.

        It starts over when all of it is copied. Where rows are added all the time that never happens by itself, and
        further ones wait while the last ones are copied.
        """
        try:
            await self.copy_once()
            tries = 0
            while self.new_bytes and self.log_bytes >= LONG_LOG and tries < TRIES:
                tries += 1
                self.writer.hold()
                await self.copy_once()
        finally:
            self.copying = None
            if self.writer.held:
                self.writer.release()

    async def copy_once(self) -> None:
        self.new_bytes = 0
        await asyncio.to_thread(self.database.checkpoint)
        if not self.new_bytes:
            self.log_bytes = 0

    async def copy_rest(self) -> None:
        """Copy the rest of the log while hardly anybody plays."""
        if self.new_bytes and self.copying is None:
            self.copying = asyncio.ensure_future(self.copy_log())
            await asyncio.shield(self.copying)

    async def close(self) -> None:
        """Finish what is being copied."""
        self.writer.after_commit = None
        if self.copying is not None:
            await asyncio.wait({self.copying})

    # Resuming

    async def resume(self, resume_table: Callable[[str], Awaitable[None]]) -> None:
        """Resume, one by one, the matches that were in memory when the server stopped; others wait for people."""
        try:
            codes = self.store.playing_since(self.store.newest_change() - self.settings.idle_minutes * 60)
        except StorageError as error:
            self.metrics.report_error(str(error))
            return
        await asyncio.sleep(FIRST_REST)
        for code in codes:
            started = monotonic()
            try:
                await resume_table(code)
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
        """Delete tables unused for `keep_days`, give their space back, and return how many there were."""
        if not self.settings.keep_days:
            return 0
        deleted = await self.delete_before(time() - self.settings.keep_days * DAY)
        await self.give_space_back()
        return deleted

    async def give_space_back(self) -> None:
        """Give unused pages back to the file system, as far as this database can."""
        unused, before = self.database.free_pages(), inf
        while 0 < unused < before:
            started = monotonic()
            self.database.shrink(PAGES)
            self.on_commit(PAGES)
            await rest_after(started)
            unused, before = self.database.free_pages(), unused
        await self.copy_rest()

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
    """Sleep for a multiple of the time since `started`, so that the event loop is free for others."""
    await asyncio.sleep(max(SHORTEST_REST, RESTING * (monotonic() - started)))
