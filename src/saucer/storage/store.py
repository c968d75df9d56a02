"""Reads tables from the database and writes them to it."""

from collections.abc import Iterator
from itertools import groupby
from math import inf
from operator import itemgetter
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row, Select, func, select, tuple_, union
from sqlalchemy.exc import DBAPIError

from saucer.storage import schema
from saucer.storage.database import Database, StorageError, explain
from saucer.storage.rows import BestRow, OwnRow, SeatRow, StepRow, TableRow
from saucer.storage.writer import Then, Writer

T = TypeVar("T")

ADD_TABLE = """INSERT INTO tables (number, code, watch, game, rules_version, options, settings, status, maker, secret,
 seed, parts, time, outcome, rematch, branch, to_move, chosen, muted, sent_away, created, changed)
 VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"""
CHANGE_TABLE = """UPDATE tables SET watch = ?, options = ?, settings = ?, status = ?, maker = ?, seed = ?, parts = ?,
 time = ?, outcome = ?, rematch = ?, to_move = ?, chosen = ?, muted = ?, sent_away = ?, changed = ? WHERE number = ?"""
RENEW_BESTS = "UPDATE bests SET watch = ? WHERE watch = ?"
RENEW_DAILIES = "UPDATE dailies SET watch = ? WHERE watch = ?"
PUT_SEAT = """INSERT OR REPLACE INTO seats ("table", seat, kind, holder, name, level, part, lent)
 VALUES (?,?,?,?,?,?,?,?)"""
CUT_SEATS = 'DELETE FROM seats WHERE "table" = ? AND seat >= ?'
ADD_STEP = 'INSERT INTO steps ("table", step, seat, move, time) VALUES (?,?,?,?,?)'
KEEP_TIME = "UPDATE tables SET time = ? WHERE number = ?"
KEEP_ACTIVITY = "UPDATE tables SET changed = ?, to_move = ? WHERE number = ?"
DELETE_TABLE = "DELETE FROM tables WHERE number = ? AND changed < ?"
PUT_BEST = """INSERT INTO bests (holder, game, options, score, watch, reached) VALUES (?,?,?,?,?,?)
 ON CONFLICT DO UPDATE SET score = excluded.score, watch = excluded.watch, reached = excluded.reached
 WHERE excluded.score > bests.score"""
KEEP_NUMBER = """INSERT INTO facts (name, value) VALUES (?,?) ON CONFLICT DO UPDATE SET value = excluded.value
 WHERE CAST(excluded.value AS INTEGER) > CAST(facts.value AS INTEGER)"""
READ_STEPS = 'SELECT step, seat, move, time FROM steps WHERE "table" = ? ORDER BY step'
PUT_FACT = "INSERT OR REPLACE INTO facts (name, value) VALUES (?,?)"

LAST_NUMBER = "last table"
"""The fact that holds the highest number a table has had."""
OF_TABLE = ("options", "settings", "parts", "outcome", "branch", "to_move", "chosen", "muted", "sent_away")


class Store:
    """One database, its reader and its writer."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        newest = self.rows(select(func.max(schema.tables.c.number)))[0][0]
        self.next_number = max(newest or 0, int(self.fact(LAST_NUMBER) or 0)) + 1

    def rows(self, question: Select[Any]) -> list[Row[Any]]:
        """All rows of an answer. Raises StorageError."""
        connection = self.database.connection
        try:
            return list(connection.execute(question))
        except DBAPIError as error:
            raise StorageError(explain(self.database.path, error)) from None
        finally:
            connection.rollback()

    # Reading

    def find(self, code: str) -> TableRow | None:
        """Return the table with this link, to sit or to watch."""
        table = schema.tables
        found = self.rows(select(table).where((table.c.code == code) | (table.c.watch == code)))
        return read_table(found[0]) if found else None

    def newest_change(self) -> float:
        """When any table changed last."""
        return float(self.rows(select(func.max(schema.tables.c.changed)))[0][0] or 0.0)

    def playing_since(self, changed: float) -> list[str]:
        """The links of matches under way that have changed since, the latest first."""
        table = schema.tables
        found = select(table.c.code).where(table.c.changed >= changed, table.c.status == "playing")
        return [row.code for row in self.rows(found.order_by(table.c.changed.desc()))]

    def changed_before(
        self, changed: float, after: tuple[float, int] = (0.0, 0), limit: int = 100
    ) -> list[tuple[float, int]]:
        """When old tables last changed, and their numbers, the oldest first and only those behind `after`."""
        change, number = schema.tables.c.changed, schema.tables.c.number
        found = select(change, number).where(change < changed, tuple_(change, number) > after)
        return [(row.changed, row.number) for row in self.rows(found.order_by(change, number).limit(limit))]

    def latest(self, limit: int) -> list[TableRow]:
        table = schema.tables
        return [
            read_table(row) for row in self.rows(select(table).order_by(table.c.number.desc()).limit(limit))
        ]

    def of_holder(self, holder: str, limit: int) -> list[OwnRow]:
        """The tables a browser has a seat at or has made, the latest first."""
        table, seat = schema.tables, schema.seats
        sitting = select(seat.c.table).distinct().where(seat.c.holder == holder)
        making = select(table.c.number).where(table.c.maker == holder)
        numbers = union(
            select(sitting.order_by(seat.c.table.desc()).limit(limit).subquery()),
            select(making.order_by(table.c.number.desc()).limit(limit).subquery()),
        ).subquery()
        latest = select(numbers).order_by(numbers.c.table.desc()).limit(limit)
        names = (
            "number",
            "code",
            "watch",
            "game",
            "status",
            "maker",
            "secret",
            "outcome",
            "branch",
            "to_move",
            "options",
            "created",
            "changed",
        )
        step = schema.steps.c
        steps = select(func.coalesce(func.max(step.step), 0)).where(step.table == table.c.number)
        found = (
            select(*(table.c[name] for name in names), steps.scalar_subquery().label("steps"), seat)
            .join(seat, seat.c.table == table.c.number)
            .where(table.c.number.in_(latest))
            .order_by(table.c.number.desc(), seat.c.seat)
        )
        return [own_row(list(rows)) for _, rows in groupby(self.rows(found), key=itemgetter(0))]

    def seats(self, number: int) -> list[SeatRow]:
        return self.of_table(schema.seats, number, schema.seats.c.seat, SeatRow)

    def steps(self, number: int) -> list[StepRow]:
        step = schema.steps.c
        found = select(step.step, step.seat, step.move, step.time).where(step.table == number)
        rows = self.rows(found.order_by(step.step))
        return [StepRow(*tuple(row)) for row in rows]

    def stream_steps(self, number: int) -> Iterator[StepRow]:
        """The steps of a match one by one, for another thread: over a connection of its own. Raises StorageError."""
        return (StepRow(*row) for row in self.database.stream(READ_STEPS, (number,)))

    def count_steps(self, number: int) -> int:
        step = schema.steps
        return int(self.rows(select(func.count()).where(step.c.table == number))[0][0])

    def bests(self, holder: str) -> list[BestRow]:
        best = schema.bests
        found = self.rows(select(best).where(best.c.holder == holder).order_by(best.c.game, best.c.options))
        return [
            BestRow(row.game, msgspec.json.decode(row.options), row.score, row.watch, row.reached)
            for row in found
        ]

    def fact(self, name: str) -> str | None:
        fact = schema.facts
        found = self.rows(select(fact.c.value).where(fact.c.name == name))
        return found[0][0] if found else None

    def of_table(self, source: Any, number: int, order: Any, kind: type[T]) -> list[T]:
        found = self.rows(select(source).where(source.c.table == number).order_by(order))
        return [msgspec.convert(without_table(row), kind, strict=False) for row in found]

    # Writing; `then` is called once the rows are on disk

    def flush(self) -> None:
        """Write everything that waits now."""
        self.writer.flush()

    def save(self, *numbers: int) -> None:
        """Write what waits for these tables now, or not at all."""
        self.writer.save(*numbers)

    def claim_number(self) -> int:
        """A number no table has had, not even one that was deleted."""
        number, self.next_number = self.next_number, self.next_number + 1
        return number

    def add_table(self, table: TableRow, seats: list[SeatRow], then: Then | None = None) -> None:
        self.writer.put(KEEP_NUMBER, (LAST_NUMBER, str(table.number)), table.number, then)
        self.writer.put(ADD_TABLE, table_values(table), table.number, then)
        for seat in seats:
            self.put_seat(table.number, seat, then)

    def change_table(self, table: TableRow, then: Then | None = None) -> None:
        self.writer.put(
            CHANGE_TABLE,
            (
                table.watch,
                encode(table.options),
                encode(table.settings),
                table.status,
                table.maker,
                table.seed,
                encode(table.parts),
                table.time,
                encode(table.outcome),
                table.rematch,
                encode(table.to_move),
                encode(table.chosen),
                encode(table.muted),
                encode(table.sent_away),
                table.changed,
                table.number,
            ),
            table.number,
            then,
        )

    def renew_watch(self, number: int, old: str, new: str, then: Then | None = None) -> None:
        """Replace the old link to watch by the new one wherever it is stored."""
        for statement in (RENEW_BESTS, RENEW_DAILIES):
            self.writer.put(statement, (new, old), number, then)

    def put_seat(self, number: int, seat: SeatRow, then: Then | None = None) -> None:
        values = (seat.seat, seat.kind, seat.holder, seat.name, seat.level, seat.part, int(seat.lent))
        self.writer.put(PUT_SEAT, (number, *values), number, then)

    def cut_seats(self, number: int, count: int, then: Then | None = None) -> None:
        """Remove the seats of a table behind the first `count`."""
        self.writer.put(CUT_SEATS, (number, count), number, then)

    def add_step(self, number: int, step: StepRow, then: Then | None = None) -> None:
        self.writer.put(ADD_STEP, (number, step.step, step.seat, step.move, step.time), number, then)

    def keep_time(self, number: int, time: float) -> None:
        self.writer.put(KEEP_TIME, (time, number))

    def keep_activity(self, number: int, changed: float, to_move: tuple[int, ...]) -> None:
        self.writer.put(KEEP_ACTIVITY, (changed, encode(to_move), number))

    def put_best(self, holder: str, best: BestRow) -> None:
        values = (best.game, encode(best.options), best.score, best.watch, best.reached)
        self.writer.put(PUT_BEST, (holder, *values))

    def put_fact(self, name: str, value: str) -> None:
        self.writer.put(PUT_FACT, (name, value))

    def delete(self, number: int, before: float = inf) -> None:
        """Remove a table and all that belongs to it, at once, unless it has changed since. Raises StorageError."""
        self.database.write([(DELETE_TABLE, (number, before))])


def encode(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value, order="sorted").decode()


def decode(text: str | None) -> Any:
    return None if text is None else msgspec.json.decode(text)


def table_values(table: TableRow) -> tuple[Any, ...]:
    return (
        table.number, table.code, table.watch, table.game, table.rules_version, encode(table.options),
        encode(table.settings), table.status, table.maker, table.secret, table.seed, encode(table.parts), table.time,
        encode(table.outcome), table.rematch, encode(table.branch), encode(table.to_move), encode(table.chosen),
        encode(table.muted), encode(table.sent_away), table.created, table.changed,
    )  # fmt: skip


def read_table(row: Row[Any]) -> TableRow:
    values = {str(name): value for name, value in row._mapping.items()}
    for name in OF_TABLE:
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name])
    return msgspec.convert(values, TableRow)


def own_row(rows: list[Row[Any]]) -> OwnRow:
    """A table from its rows, one for each seat."""
    row = rows[0]
    return OwnRow(
        number=row.number,
        code=row.code,
        watch=row.watch,
        game=row.game,
        status=row.status,
        maker=row.maker,
        secret=row.secret,
        created=row.created,
        changed=row.changed,
        outcome=decode(row.outcome),
        branch=decode(row.branch),
        to_move=tuple(decode(row.to_move)),
        seats=tuple(read_seat(one) for one in rows),
        options=decode(row.options),
        steps=row.steps,
    )


def read_seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.kind, row.holder, row.name, row.level, row.part, bool(row.lent))


def without_table(row: Row[Any]) -> dict[str, Any]:
    return {str(name): value for name, value in row._mapping.items() if name != "table"}
