"""Reads tables from the database and writes them to it."""

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row, Select, delete, func, select

from saucer.storage import schema
from saucer.storage.database import Database
from saucer.storage.rows import BestRow, LineRow, SeatRow, StepRow, TableRow
from saucer.storage.writer import Then, Writer

T = TypeVar("T")

ADD_TABLE = """INSERT INTO tables (number, code, watch, game, rules_version, options, settings, status, host, secret,
 seed, parts, time, outcome, rematch, branch, created, changed) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"""
CHANGE_TABLE = """UPDATE tables SET settings = ?, status = ?, seed = ?, parts = ?, time = ?, outcome = ?, rematch = ?,
 changed = ? WHERE number = ?"""
PUT_SEAT = """INSERT OR REPLACE INTO seats ("table", seat, kind, holder, name, level, part, lent)
 VALUES (?,?,?,?,?,?,?,?)"""
ADD_STEP = 'INSERT INTO steps ("table", step, seat, move, time) VALUES (?,?,?,?,?)'
ADD_LINE = 'INSERT INTO lines ("table", line, seat, name, text, said) VALUES (?,?,?,?,?,?)'
MUTE = 'INSERT OR IGNORE INTO mutes ("table", holder, seat) VALUES (?,?,?)'
UNMUTE = 'DELETE FROM mutes WHERE "table" = ? AND holder = ? AND seat = ?'
KEEP_TIME = "UPDATE tables SET time = ? WHERE number = ?"
PUT_BEST = """INSERT INTO bests (holder, game, options, score, watch, reached) VALUES (?,?,?,?,?,?)
 ON CONFLICT DO UPDATE SET score = excluded.score, watch = excluded.watch, reached = excluded.reached
 WHERE excluded.score > bests.score"""
PUT_FACT = "INSERT OR REPLACE INTO facts (name, value) VALUES (?,?)"

OF_TABLE = ("options", "settings", "parts", "outcome", "branch")


class Store:
    """One database, its reader and its writer."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        newest = self.rows(select(func.max(schema.tables.c.number)))[0][0]
        self.next_number = (newest or 0) + 1

    def rows(self, question: Select[Any]) -> list[Row[Any]]:
        connection = self.database.connection
        found = list(connection.execute(question))
        connection.rollback()
        return found

    # Reading

    def find(self, code: str) -> TableRow | None:
        """The table with this link, be it the one to sit or the one to watch."""
        table = schema.tables
        found = self.rows(select(table).where((table.c.code == code) | (table.c.watch == code)))
        return read_table(found[0]) if found else None

    def with_status(self, *statuses: str) -> Iterator[TableRow]:
        table = schema.tables
        yield from map(read_table, self.rows(select(table).where(table.c.status.in_(statuses))))

    def latest(self, limit: int) -> list[TableRow]:
        table = schema.tables
        return [
            read_table(row) for row in self.rows(select(table).order_by(table.c.number.desc()).limit(limit))
        ]

    def of_holder(self, holder: str, limit: int) -> list[TableRow]:
        """The tables a browser has a seat at or has made, the latest first."""
        table, seat = schema.tables, schema.seats
        sitting = select(seat.c.table).where(seat.c.holder == holder)
        found = select(table).where(table.c.number.in_(sitting) | (table.c.host == holder))
        return [read_table(row) for row in self.rows(found.order_by(table.c.number.desc()).limit(limit))]

    def seats(self, number: int) -> list[SeatRow]:
        return self.of_table(schema.seats, number, schema.seats.c.seat, SeatRow)

    def steps(self, number: int) -> list[StepRow]:
        return self.of_table(schema.steps, number, schema.steps.c.step, StepRow)

    def count_steps(self, number: int) -> int:
        step = schema.steps
        return int(self.rows(select(func.count()).where(step.c.table == number))[0][0])

    def lines(self, number: int) -> list[LineRow]:
        return self.of_table(schema.lines, number, schema.lines.c.line, LineRow)

    def mutes(self, number: int) -> set[tuple[str, int]]:
        mute = schema.mutes
        return {(row.holder, row.seat) for row in self.rows(select(mute).where(mute.c.table == number))}

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

    def claim_number(self) -> int:
        """A number no table has had."""
        number, self.next_number = self.next_number, self.next_number + 1
        return number

    def add_table(self, table: TableRow, seats: list[SeatRow], then: Then | None = None) -> None:
        self.writer.put(ADD_TABLE, table_values(table), then)
        for seat in seats:
            self.put_seat(table.number, seat, then)

    def change_table(self, table: TableRow, then: Then | None = None) -> None:
        self.writer.put(
            CHANGE_TABLE,
            (
                encode(table.settings),
                table.status,
                table.seed,
                encode(table.parts),
                table.time,
                encode(table.outcome),
                table.rematch,
                table.changed,
                table.number,
            ),
            then,
        )

    def put_seat(self, number: int, seat: SeatRow, then: Then | None = None) -> None:
        values = (seat.seat, seat.kind, seat.holder, seat.name, seat.level, seat.part, int(seat.lent))
        self.writer.put(PUT_SEAT, (number, *values), then)

    def add_step(self, number: int, step: StepRow, then: Then | None = None) -> None:
        self.writer.put(ADD_STEP, (number, step.step, step.seat, step.move, step.time), then)

    def add_line(self, number: int, line: LineRow, then: Then | None = None) -> None:
        self.writer.put(ADD_LINE, (number, line.line, line.seat, line.name, line.text, line.said), then)

    def mute(self, number: int, holder: str, seat: int, *, muted: bool) -> None:
        self.writer.put(MUTE if muted else UNMUTE, (number, holder, seat))

    def keep_time(self, number: int, time: float) -> None:
        self.writer.put(KEEP_TIME, (time, number))

    def put_best(self, holder: str, best: BestRow) -> None:
        values = (best.game, encode(best.options), best.score, best.watch, best.reached)
        self.writer.put(PUT_BEST, (holder, *values))

    def put_fact(self, name: str, value: str) -> None:
        self.writer.put(PUT_FACT, (name, value))

    def delete(self, number: int) -> None:
        """Remove a table and all that belongs to it, at once."""
        connection = self.database.connection
        connection.execute(delete(schema.tables).where(schema.tables.c.number == number))
        connection.commit()


def encode(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value, order="sorted").decode()


def table_values(table: TableRow) -> tuple[Any, ...]:
    return (
        table.number, table.code, table.watch, table.game, table.rules_version, encode(table.options),
        encode(table.settings), table.status, table.host, table.secret, table.seed, encode(table.parts), table.time,
        encode(table.outcome), table.rematch, encode(table.branch), table.created, table.changed,
    )  # fmt: skip


def read_table(row: Row[Any]) -> TableRow:
    values = {str(name): value for name, value in row._mapping.items()}
    for name in OF_TABLE:
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name])
    return msgspec.convert(values, TableRow)


def without_table(row: Row[Any]) -> dict[str, Any]:
    return {str(name): value for name, value in row._mapping.items() if name != "table"}
