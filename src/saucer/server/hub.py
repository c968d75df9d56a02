"""All tables: those in memory, those to be read from the database, and what they share."""

import asyncio
import logging
from time import monotonic, time
from typing import Any

import msgspec

from saucer.engine.game import no_clock
from saucer.engine.match import Match
from saucer.engine.types import Seat
from saucer.games import find_game, game_called
from saucer.server.archive import match_of
from saucer.server.connection import Connection
from saucer.server.limits import Buckets, Counts
from saucer.server.metrics import Metrics
from saucer.server.play import Play, open_play
from saucer.server.pool import Pool
from saucer.server.refusals import Refused
from saucer.server.security import Signer, new_code, new_secret
from saucer.server.settings import Settings
from saucer.server.study import Study
from saucer.server.table import Table, plays_itself, tell_line
from saucer.server.wire import TableSettings, TellChat
from saucer.storage import Database, LineRow, SeatRow, Store, TableRow, Writer

log = logging.getLogger("saucer")

SECRET = "secret"
BURST_SECONDS = 10
TICK = 5.0
MOST_WHOLE = 8
CHECKPOINT_TICKS = 2
PING_SECONDS = 5.0


class Hub:
    """The tables of one server and everything they have in common."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        loop = asyncio.get_running_loop()
        self.store = Store(database, Writer(database, loop.call_soon))
        self.signer = Signer(self.own_secret())
        self.metrics = Metrics()
        self.pool = Pool(settings.bot_workers)
        self.study = Study(self.store, self.trouble)
        self.tables: dict[str, Table] = {}
        self.live: dict[int, Table] = {}
        self.whole: dict[int, Match] = {}
        self.sockets = Counts(settings.sockets_per_address)
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * BURST_SECONDS)
        self.chores: list[asyncio.Task[None]] = []

    def own_secret(self) -> str:
        """The key that signs cookies, made when the database is new."""
        secret = self.store.fact(SECRET)
        if secret is None:
            secret = new_secret()
            self.store.put_fact(SECRET, secret)
            self.store.writer.flush()
        return secret

    # Tables

    def find(self, code: str) -> tuple[Table, bool]:
        """The table behind a link, and whether the link lets one sit."""
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
        table = Table(self, row, self.store.seats(row.number))
        table.lines = self.store.lines(row.number)
        table.mutes = self.store.mutes(row.number)
        self.keep(table)
        if row.seed is not None:
            play = open_play(table, self.store.steps(row.number))
            if play is not None:
                table.attach(play)
                if row.status == "playing":
                    play.go_on() if play.to_move else table.finish(play)
        return table

    def keep(self, table: Table) -> None:
        self.live[table.row.number] = table
        self.tables[table.row.code] = table
        self.tables[table.row.watch] = table

    def drop(self, table: Table) -> None:
        """Forget a table; it is read again when next asked for."""
        table.is_live = False
        if table.play is not None:
            table.play.stop()
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
        """A new table, stored."""
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
        table = Table(self, row, seats)
        self.store.add_table(row, seats, table)
        self.keep(table)
        return table

    def new_play(self, table: Table) -> Play:
        play = Play(table)
        play.clocks.resume(0.0)
        return play

    def whole_match(self, table: Table) -> Match:
        """The match of a table with all its steps; where some were forgotten, played again and kept for a while."""
        assert table.play is not None, "only a match that has begun can be told"
        match = table.play.match
        if not match.forgotten:
            return match
        known = self.whole.pop(table.row.number, None)
        if known is None or known.count != match.count:
            known = match_of(self.store, table.row)
        self.whole[table.row.number] = known
        if len(self.whole) > MOST_WHOLE:
            del self.whole[next(iter(self.whole))]
        return known

    def watch_of(self, code: str) -> str | None:
        """The spectators' link of the table with this code."""
        table = self.tables.get(code)
        row = table.row if table is not None else self.store.find(code)
        return None if row is None else row.watch

    def all_tables(self) -> list[Table]:
        return list(self.live.values())

    # Telling

    def refuse(
        self, one: Connection, refused: Refused, seat: Seat | None = None, ask: int | None = None
    ) -> None:
        self.metrics.refused_total += 1
        one.tell(refused.message(one.language, seat, ask))

    def tell_line(self, table: Table, line: LineRow) -> None:
        for one in table.connections:
            if (one.holder, line.seat) not in table.mutes:
                one.tell(TellChat(tell_line(line)))

    def trouble(self, what: str) -> None:
        """Note a mistake of our own, without a word about anything hidden."""
        self.metrics.errors_total += 1
        log.exception("%s", what)

    # Coming and going

    async def open(self) -> None:
        """Take up every match that goes on by itself."""
        self.study.recall()
        for row in list(self.store.with_status("playing")):
            if find_game(row.game) and self.goes_on_alone(row):
                self.find(row.code)
                await asyncio.sleep(0)
        self.chores = [asyncio.create_task(self.tick()), asyncio.create_task(self.measure())]

    def goes_on_alone(self, row: TableRow) -> bool:
        """Whether a match has clocks or bots, and so does not wait for people to come back."""
        if game_called(row.game).clock is not no_clock or row.settings["clock"]["kind"] != "none":
            return True
        return any(plays_itself(seat) for seat in self.store.seats(row.number))

    async def tick(self) -> None:
        """Now and then: keep the time of running clocks, forget idle tables, tidy the database."""
        count = tidied = 0
        while True:
            await asyncio.sleep(TICK)
            count += 1
            try:
                self.keep_times()
                self.forget_idle()
            except Exception:  # noqa: BLE001 - the next tick tries again
                self.trouble("the chores could not be done")
            if count % CHECKPOINT_TICKS == 0 and self.store.writer.commits != tidied:
                tidied = self.store.writer.commits
                await asyncio.to_thread(self.database.checkpoint)

    def keep_times(self) -> None:
        for table in self.all_tables():
            play = table.play
            if play is not None and play.due is not None and table.row.status == "playing":
                self.store.keep_time(table.row.number, play.clocks.now())

    def forget_idle(self) -> None:
        oldest = monotonic() - self.settings.idle_minutes * 60
        for table in self.all_tables():
            play = table.play
            busy = table.connections or (play is not None and (play.due is not None or play.bots.thinking))
            if not busy and table.touched < oldest:
                self.drop(table)

    async def measure(self) -> None:
        """Measure the way to every player of a race."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            now = asyncio.get_running_loop().time()
            for table in self.live.values():
                if table.row.status == "playing" and table.play is not None and table.play.game.races:
                    for one in table.connections:
                        one.ping(now)

    async def close(self) -> None:
        """Store what there is to store; by now every socket is closed."""
        for chore in self.chores:
            chore.cancel()
        self.keep_times()
        self.store.writer.flush()
        for table in self.all_tables():
            self.drop(table)
        self.pool.close()
        self.study.close()
        self.database.close()
