"""All tables of a server: those in memory, those to be read from the database, and the work done now and then."""

import asyncio
from time import monotonic, time
from typing import Any

import msgspec

from saucer.engine.game import no_clock
from saucer.games import find_game, game_called
from saucer.server.bots.worker_pool import WorkerPool
from saucer.server.guard.hosts import AllowedHosts
from saucer.server.guard.limits import Buckets, Counts
from saucer.server.guard.refusals import Refused
from saucer.server.guard.security import Signer, new_code, new_secret
from saucer.server.metrics import CoarseMetrics, Metrics
from saucer.server.protocol.values import TableSettings
from saucer.server.settings import Settings
from saucer.server.tables.archive import Archive
from saucer.server.tables.seating import bot_level
from saucer.server.tables.services import Services
from saucer.server.tables.table import Table
from saucer.storage import Database, SeatRow, Store, TableRow, Writer

SECRET = "secret"
BURST_SECONDS = 10
PAGES = 10
"""How many pages and assets may be asked for instead of one request: a visit needs many, and they cost little."""
TICK = 5.0
CHECKPOINT_TICKS = 2
PING_SECONDS = 5.0


class Hub:
    """The tables of one server and the services they share."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        loop = asyncio.get_running_loop()
        self.store = Store(database, Writer(database, loop.call_soon))
        self.signer = Signer(self.own_secret())
        self.metrics = Metrics()
        self.coarse_metrics = CoarseMetrics(self.metrics)
        self.pool = WorkerPool(settings.bot_workers)
        self.services = Services(self.store, Archive(self.store), self.pool, self.metrics, settings)
        self.tables: dict[str, Table] = {}
        self.live: dict[int, Table] = {}
        self.hosts = AllowedHosts(settings.hosts, settings.origins)
        self.sockets = Counts(settings.sockets_per_address)
        rate = settings.requests_per_second
        self.requests = Buckets(rate, rate * BURST_SECONDS)
        self.pages = Buckets(PAGES * rate, PAGES * rate * BURST_SECONDS)
        self.chores: list[asyncio.Task[None]] = []

    def own_secret(self) -> str:
        """The key that signs cookies, made when the database is new."""
        secret = self.store.fact(SECRET)
        if secret is None:
            secret = new_secret()
            self.store.put_fact(SECRET, secret)
            self.store.flush()
        return secret

    # Tables

    def find(self, code: str) -> tuple[Table, bool]:
        """The table behind a link, and whether the link allows to sit. Raises Refused."""
        table = self.tables.get(code)
        if table is None:
            row = self.store.find(code)
            if row is None:
                raise Refused("table/unknown")
            table = self.tables.get(row.code) or self.load(row)
        table.touched = monotonic()
        return table, code == table.row.code

    def load(self, row: TableRow) -> Table:
        """Bring a table from the database into memory, its match where it was."""
        if find_game(row.game) is None:
            raise Refused("table/old")
        table = Table(row, self.store.seats(row.number), self.services, self.drop)
        table.chat.lines = self.store.lines(row.number)
        table.chat.mutes = self.store.mutes(row.number)
        self.keep(table)
        if row.seed is not None:
            table.resume(self.store.steps(row.number))
        return table

    def keep(self, table: Table) -> None:
        self.live[table.row.number] = table
        self.tables[table.row.code] = table
        self.tables[table.row.watch] = table

    def drop(self, table: Table) -> None:
        """Forget a table; it is read again when next asked for."""
        table.close()
        self.live.pop(table.row.number, None)
        self.tables.pop(table.row.code, None)
        self.tables.pop(table.row.watch, None)

    def make(
        self,
        game: str,
        options: dict[str, Any],
        settings: TableSettings,
        seats: list[SeatRow],
        host: str,
        **more: Any,
    ) -> Table:
        """A new table, to be stored with whatever else is waiting."""
        now = time()
        row = TableRow(
            number=self.store.claim_number(),
            code=new_code(),
            watch=new_code(),
            game=game,
            rules_version=game_called(game).rules_version,
            options=options,
            settings=msgspec.to_builtins(settings),
            status=more.pop("status", "open"),
            host=host,
            secret=more.pop("secret", None) or new_secret(),
            created=now,
            changed=now,
            **more,
        )
        table = Table(row, seats, self.services, self.drop)
        self.store.add_table(row, seats, table.after_store)
        self.keep(table)
        return table

    def all_tables(self) -> list[Table]:
        return list(self.live.values())

    # Start, work done now and then, end

    async def open(self) -> None:
        """Load every match that goes on by itself."""
        for row in list(self.store.with_status("playing")):
            if find_game(row.game) and self.goes_on_alone(row):
                self.find(row.code)
                await asyncio.sleep(0)
        self.chores = [asyncio.create_task(self.tick()), asyncio.create_task(self.measure())]

    def goes_on_alone(self, row: TableRow) -> bool:
        """Whether a match has clocks or bots, and so does not wait for people to come back."""
        if game_called(row.game).clock is not no_clock or row.settings["clock"]["kind"] != "none":
            return True
        return any(bot_level(seat) is not None for seat in self.store.seats(row.number))

    async def tick(self) -> None:
        """Every few seconds: store the time of running clocks, forget idle tables, tidy the database."""
        count = tidied = 0
        while True:
            await asyncio.sleep(TICK)
            count += 1
            try:
                self.keep_times()
                self.forget_idle()
            except Exception:  # noqa: BLE001 - the next tick tries again
                self.metrics.report_error("the chores could not be done")
            if count % CHECKPOINT_TICKS == 0 and self.store.writer.commits != tidied:
                tidied = self.store.writer.commits
                await asyncio.to_thread(self.database.checkpoint)

    def keep_times(self) -> None:
        for table in self.all_tables():
            live_match = table.live_match
            if live_match is not None and live_match.alarm is not None and table.row.status == "playing":
                self.store.keep_time(table.row.number, live_match.clocks.now())

    def forget_idle(self) -> None:
        oldest = monotonic() - self.settings.idle_minutes * 60
        for table in self.all_tables():
            if not table.is_busy() and table.touched < oldest:
                self.drop(table)

    async def measure(self) -> None:
        """Measure the round trip to every player of a race."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            now = asyncio.get_running_loop().time()
            for table in self.live.values():
                if table.row.status == "playing":
                    table.ping_racers(now)

    async def close(self) -> None:
        """Store what there is to store; by now every socket is closed."""
        for chore in self.chores:
            chore.cancel()
        self.keep_times()
        self.store.flush()
        for table in self.all_tables():
            self.drop(table)
        self.pool.close()
        self.database.close()
