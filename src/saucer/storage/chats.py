"""Reads and writes the chat of tables: lines, who has muted whom, and lines that were flagged."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Row, select

from saucer.storage import schema
from saucer.storage.rows import FlagRow, LineRow
from saucer.storage.store import Store
from saucer.storage.writer import Then

ADD_LINE = 'INSERT INTO lines ("table", line, seat, name, text, said, holder) VALUES (?,?,?,?,?,?,?)'
COUNT_LINE = "UPDATE tables SET last_line = ? WHERE number = ?"
DROP_LINE = 'DELETE FROM lines WHERE "table" = ? AND line = ?'
MUTE = 'INSERT OR REPLACE INTO mutes ("table", holder, muted, since) VALUES (?,?,?,?)'
UNMUTE = 'DELETE FROM mutes WHERE "table" = ? AND holder = ? AND muted = ?'
ADD_FLAG = """INSERT OR IGNORE INTO flags ("table", code, game, line, holder, name, flagged, lines)
 VALUES (?,?,?,?,?,?,?,?)"""
CUT_FLAGS = "DELETE FROM flags WHERE number <= (SELECT max(number) FROM flags) - ?"
REMOVE_FLAG = "DELETE FROM flags WHERE number = ?"

MOST_FLAGS = 5_000
"""How many flagged lines are kept; then the oldest go."""
ALL_SPECTATORS = ""
"""Stored in the place of a browser where all spectators are muted."""

Muted = str | None
"""Who is muted: a browser, or None for all spectators."""
Mute = tuple[str, Muted]
"""A browser and whom it has muted."""


class Chats:
    """The chats of all tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Lines and mutes

    def lines(self, table: int) -> list[LineRow]:
        return self.store.of_table(schema.lines, table, schema.lines.c.line, LineRow)

    def add_line(self, table: int, line: LineRow, dropped: Iterable[int], then: Then | None = None) -> None:
        """Add a line and delete the older ones that it replaces."""
        put = self.store.writer.put
        values = (table, line.line, line.seat, line.name, line.text, line.said, line.holder)
        put(ADD_LINE, values, table, then)
        put(COUNT_LINE, (line.line, table), table, then)
        for number in dropped:
            put(DROP_LINE, (table, number), table, then)

    def mutes(self, table: int) -> list[Mute]:
        """Who has muted whom at a table, the oldest first."""
        mute = schema.mutes
        found = self.store.rows(select(mute).where(mute.c.table == table).order_by(mute.c.since))
        return [(row.holder, None if row.muted == ALL_SPECTATORS else row.muted) for row in found]

    def mute(self, table: int, mute: Mute, since: float, then: Then | None = None) -> None:
        self.store.writer.put(MUTE, (table, *mute_values(mute), since), table, then)

    def unmute(self, table: int, mute: Mute, then: Then | None = None) -> None:
        self.store.writer.put(UNMUTE, (table, *mute_values(mute)), table, then)

    # Flags

    def flags(self, table: int | None = None) -> list[FlagRow]:
        """The flagged lines of a table, or of all, the oldest first."""
        flag = schema.flags
        chosen = select(flag) if table is None else select(flag).where(flag.c.table == table)
        return [read_flag(row) for row in self.store.rows(chosen.order_by(flag.c.number))]

    def add_flag(self, flag: FlagRow, then: Then | None = None) -> None:
        lines = msgspec.json.encode(flag.lines).decode()
        values = (flag.table, flag.code, flag.game, flag.line, flag.holder, flag.name, flag.flagged, lines)
        self.store.writer.put(ADD_FLAG, values, flag.table, then)
        self.store.writer.put(CUT_FLAGS, (MOST_FLAGS,), flag.table, then)

    def remove_flags(self, numbers: Iterable[int]) -> None:
        """Remove flags by their numbers, once they are dealt with."""
        for number in numbers:
            self.store.writer.put(REMOVE_FLAG, (number,))


def mute_values(mute: Mute) -> tuple[str, str]:
    holder, muted = mute
    return holder, ALL_SPECTATORS if muted is None else muted


def read_flag(row: Row[Any]) -> FlagRow:
    values = {str(name): value for name, value in row._mapping.items()}
    return msgspec.convert({**values, "lines": msgspec.json.decode(row.lines)}, FlagRow)
