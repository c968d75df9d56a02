"""All tables of a server, in memory and in the database, and its periodic work."""

import asyncio
from contextlib import suppress
from math import inf
from operator import attrgetter
from time import monotonic, time
from typing import Any

import msgspec

from saucer.games import find_game, game_called
from saucer.server.bots.worker_pool import WorkerPool
from saucer.server.guard.address_book import AddressBook
from saucer.server.guard.cpu_time import CALLER
from saucer.server.guard.limits import Counts
from saucer.server.guard.refusals import Refused
from saucer.server.guard.security import Signer, new_code, new_secret, new_seed_secret
from saucer.server.metrics import CoarseMetrics, Metrics
from saucer.server.protocol.values import TableSettings
from saucer.server.settings import Settings
from saucer.server.tables.archive import Archive
from saucer.server.tables.audience.seating import bot_level
from saucer.server.tables.background import Background
from saucer.server.tables.best_known import BestKnownSearch
from saucer.server.tables.fixed_secrets import day_tried
from saucer.server.tables.match.standstill import rest
from saucer.server.tables.services import Services
from saucer.server.tables.table import Table
from saucer.server.tables.upkeep import ROWS_DELETED, Upkeep
from saucer.storage import Chats, Dailies, Database, Readiness, SeatRow, StorageError, Store, TableRow, Writer

SECRET = "secret"
TICK = 5.0
COPY_TICKS = 2
PING_SECONDS = 5.0
REST_SECONDS = 60.0
"""After how long bots that play all seats stand still where nobody is connected: longer than a reconnection takes."""


class Hub:
    """The tables of one server and the services they share."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        loop = asyncio.get_running_loop()
        self.metrics = Metrics()
        self.coarse_metrics = CoarseMetrics(self.metrics)
        writer = Writer(database, loop.call_soon, loop.call_later, self.metrics.report_error)
        self.store = Store(database, writer)
        self.signer = Signer(self.own_secret())
        self.pool = WorkerPool(settings.bot_workers)
        self.dailies = Dailies(self.store)
        self.best_known = BestKnownSearch(self.dailies, self.pool, self.metrics, settings.daily_searches)
        background = Background()
        archive = Archive(self.store, background)
        self.services = Services(
            self.store,
            background,
            archive,
            self.dailies,
            Chats(self.store),
            self.pool,
            self.metrics,
            settings,
        )
        self.tables: dict[str, Table] = {}
        self.live: dict[int, Table] = {}
        self.addresses = AddressBook()
        self.sockets = Counts(settings.sockets_per_address)
        self.upkeep = Upkeep(self.store, self.metrics, settings, self.live)
        self.readiness = Readiness(self.store)
        self.chores: list[asyncio.Task[None]] = []

    def own_secret(self) -> str:
        """Return the key that signs cookies, created with the database."""
        secret = self.store.fact(SECRET)
        if secret is None:
            secret = new_secret()
            self.store.put_fact(SECRET, secret)
            self.store.writer.flush(self.database.patience)
        return secret

    # Tables

    async def find(self, code: str) -> tuple[Table, bool]:
        """The table behind a link, and whether the link allows to sit. Raises Refused."""
        table = self.tables.get(code)
        if table is None:
            try:
                table = await self.read(code)
            except StorageError as error:
                self.metrics.report_error(str(error))
                raise Refused("server/storage") from None
        table.touched = monotonic()
        return table, code == table.row.code

    async def read(self, code: str) -> Table:
        """The table behind a link, from the database. Raises Refused or StorageError."""
        row = self.stored(code)
        if row.seed is None:
            return await self.load(row)
        async with self.services.background.reserve():
            return self.tables.get(code) or await self.load(self.stored(code))

    def stored(self, code: str) -> TableRow:
        row = self.store.find(code)
        if row is None:
            raise Refused("table/unknown")
        return row

    async def load(self, row: TableRow) -> Table:
        """Load a table into memory, with its match as it was. A table with a match needs the thread reserved.

        Nobody sees the table before that is done, and everyone who waits for the same one gets the same.
        """
        if find_game(row.game) is None:
            raise Refused("table/old")
        table = Table(row, self.store.seats(row.number), self.services, self.drop)
        chats = self.services.chats
        table.chat.load(chats.lines(row.number), chats.mutes(row.number))
        live_match = None
        if row.seed is not None:
            live_match = await table.replay(self.store.stream_steps(row.number))
            self.stored(row.code)
        self.keep(table)
        if live_match is not None:
            table.resume(live_match)
        return table

    def keep(self, table: Table) -> None:
        """Keep a table in memory on the account of the address that asks for it now."""
        caller = CALLER.get()
        table.group = None if caller is None else caller.group
        self.make_room(table.group)
        table.attendance.group = self.addresses.group(table.row.maker)
        self.live[table.row.number] = table
        self.tables[table.row.code] = table
        self.tables[table.row.watch] = table

    def drop(self, table: Table) -> None:
        """Forget a table; it is read again when next asked for."""
        table.close()
        table.keep_activity()
        self.live.pop(table.row.number, None)
        self.tables.pop(table.row.code, None)
        self.tables.pop(table.row.watch, None)

    def make(
        self,
        game: str,
        options: dict[str, Any],
        settings: TableSettings,
        seats: list[SeatRow],
        maker: str,
        **more: Any,
    ) -> Table:
        """A new table, to be stored with whatever else is waiting."""
        now = time()
        row = TableRow(
            number=self.store.claim_number(),
            code=new_code(),
            watch=new_code(),
            game=game,
            rules_version=more.pop("rules_version", None) or game_called(game).rules_version,
            options=options,
            settings=msgspec.to_builtins(settings),
            status=more.pop("status", "open"),
            maker=maker,
            secret=more.pop("secret") if "secret" in more else new_seed_secret(),
            created=now,
            changed=now,
            **more,
        )
        table = Table(row, seats, self.services, self.drop)
        self.store.add_table(row, seats, table.after_store)
        self.keep(table)
        return table

    def renew_watch(self, table: Table) -> None:
        """Give a table another link to watch; the old one leads nowhere from now on."""
        old, new = table.row.watch, new_code()
        self.tables.pop(old, None)
        table.change(watch=new)
        self.store.renew_watch(table.row.number, old, new, table.after_store)
        self.tables[new] = table

    def delete(self, table: Table) -> None:
        """Remove a table and all that belongs to it. Raises StorageError."""
        self.store.delete(table.row.number)
        self.upkeep.on_commit(ROWS_DELETED)
        self.drop(table)

    def require_bots(self, browser: str, seats: list[SeatRow]) -> None:
        """Refuse a match with bots if the browser has reached its limit of them."""
        most = self.settings.bot_matches_per_browser
        if (
            any(map(bot_level, seats))
            and sum(table.is_run_for(browser) for table in self.live.values()) >= most
        ):
            raise Refused("bots/too-many", most=most)

    def all_tables(self) -> list[Table]:
        return list(self.live.values())

    # Start, work done now and then, end

    async def open(self) -> None:
        """Start the periodic work, and resume matches that run by themselves one by one."""
        asyncio.get_running_loop().set_exception_handler(self.metrics.on_loop_error)
        self.prepare_reading()
        work = (
            self.tick(),
            self.measure(),
            self.upkeep.resume(self.resume_table),
            self.upkeep.clean_now_and_then(),
        )
        self.chores = [asyncio.create_task(chore) for chore in work]

    def prepare_reading(self) -> None:
        """Read a table that does not exist: each question is compiled when it is first asked."""
        store, chats = self.store, self.services.chats
        with suppress(StorageError):
            store.find("")
            store.seats(0)
            chats.lines(0)
            chats.mutes(0)

    async def resume_table(self, code: str) -> None:
        """Read a table whose match goes on by itself."""
        row = self.store.find(code)
        if (
            row is not None
            and row.code not in self.tables
            and find_game(row.game)
            and self.goes_on_alone(row)
        ):
            await self.find(code)

    def goes_on_alone(self, row: TableRow) -> bool:
        """Whether a match has clocks or bots, and does not wait for its only person to come back."""
        seats = self.store.seats(row.number)
        people = sum(seat.kind == "person" for seat in seats)
        if people == 1 and day_tried(row.secret, row.branch) is None:
            return False
        if game_called(row.game).rules.is_timed or row.settings["clock"]["kind"] != "none":
            return True
        return any(bot_level(seat) is not None for seat in seats)

    async def tick(self) -> None:
        """Every few seconds: store the time of running clocks, rest bots, forget idle tables, tidy the database."""
        count = 0
        while True:
            await asyncio.sleep(TICK)
            count += 1
            try:
                self.keep_times()
                self.rest_bots()
                self.forget_idle()
            except Exception:  # noqa: BLE001 - the next tick tries again
                self.metrics.report_error("the chores could not be done")
            if count % COPY_TICKS == 0:
                await self.upkeep.copy_rest()

    def keep_times(self) -> None:
        """Store when tables were last used, and the time of running clocks."""
        for table in self.all_tables():
            table.keep_activity()
            if table.live_match is not None and table.live_match.alarm.is_set:
                table.keep_time()

    def rest_bots(self) -> None:
        """Let matches that bots play among themselves stand still where nobody is there, until someone comes."""
        since = monotonic() - REST_SECONDS
        for table in self.all_tables():
            if table.live_match is not None and table.attendance.is_left_to_bots(since):
                rest(table.live_match)

    def forget_idle(self) -> None:
        """Drop the tables nobody is at once they are stored. Their bots and clocks stand still until someone comes."""
        since = monotonic() - self.settings.idle_minutes * 60
        idle = [table for table in self.all_tables() if table.is_idle(since)]
        if idle:
            self.store.flush()
        self.forget(idle)
        idle_of: dict[str, list[Table]] = {}
        for table in self.live.values():
            if table.group is not None and table.is_idle(inf):
                idle_of.setdefault(table.group, []).append(table)
        for tables in idle_of.values():
            self.forget_oldest(tables)

    def make_room(self, group: str | None) -> None:
        """Drop the tables nobody is at that a group of addresses has in memory beyond its limit."""
        if group is not None:
            self.forget_oldest(
                [table for table in self.live.values() if table.group == group and table.is_idle(inf)]
            )

    def forget_oldest(self, idle: list[Table]) -> None:
        """Drop the idle tables of a group of addresses beyond its limit, the oldest first."""
        idle.sort(key=attrgetter("touched"))
        self.forget(idle[: max(0, len(idle) - self.settings.idle_tables_per_address)])

    def forget(self, tables: list[Table]) -> None:
        """Drop tables, but for those that wait to be stored."""
        for table in tables:
            if not self.store.writer.is_waiting(table.row.number):
                self.drop(table)

    async def measure(self) -> None:
        """Measure the round trip to every player of a race."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            self.ping_all_racers(asyncio.get_running_loop().time())

    def ping_all_racers(self, now: float) -> None:
        """A function of its own: `measure` holds no table while it sleeps."""
        for table in self.all_tables():
            if table.row.status == "playing":
                self.ping_racers(table, now)

    def ping_racers(self, table: Table, now: float) -> None:
        """Measure the round trip to everyone at a table where it counts who is first."""
        if table.live_match is None or not table.live_match.game.rules.races:
            return
        try:
            for subscriber in table.seating.subscribers:
                subscriber.ping(now)
        except Exception:  # noqa: BLE001 - the other tables are measured as well
            self.metrics.report_error("a round trip could not be measured")

    async def close(self) -> None:
        """Store what there is to store; by now every socket is closed."""
        for chore in self.chores:
            chore.cancel()
        self.best_known.close()
        await self.upkeep.close()
        self.keep_times()
        for table in self.all_tables():
            self.drop(table)
        self.store.writer.flush(self.database.patience)
        self.pool.close()
        self.database.close()
