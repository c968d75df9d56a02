"""Databases with many tables, copied from one that a server has stored."""

import random
import sqlite3
from pathlib import Path

from tests.server.support.driving import play_on, running

OF_TABLE = ("seats", "steps", "lines")


def store_table(path: Path, *seats: str, game: str = "strangers", steps: int = 0) -> str:
    """Have a server store a table whose match has begun, and where anyone may write; its link."""
    with running(path, bot_pause=0.0 if steps else 60.0) as server:
        ada = server.browser()
        code: str = ada.make(game, *seats, start=True, settings={"spectators_write": True})["code"]
        socket = ada.open(code)
        socket.until("view")
        play_on([socket], random.Random(1), most=steps)
        socket.close()
        return code


def copy_table(path: Path, code: str, count: int, *, changed: float | None = None) -> list[str]:
    """Copy a table `count` times, with its seats, steps and chat; the links of the copies."""
    connection = sqlite3.connect(path)
    with connection:
        columns = names(connection, "tables")
        cursor = connection.execute("SELECT * FROM tables WHERE code = ?", (code,))
        row = dict(zip(columns, cursor.fetchone(), strict=True))
        first = connection.execute("SELECT max(number) FROM tables").fetchone()[0] + 1
        copies = [
            {**row, "number": number, "code": f"code{number:012}", "watch": f"watch{number:011}"}
            for number in range(first, first + count)
        ]
        for copy in copies:
            copy["changed"] = row["changed"] if changed is None else changed
        insert(connection, "tables", [tuple(copy.values()) for copy in copies])
        for name in OF_TABLE:
            at = names(connection, name).index("table")
            own = connection.execute(f'SELECT * FROM {name} WHERE "table" = ?', (row["number"],)).fetchall()
            insert(
                connection,
                name,
                [(*one[:at], copy["number"], *one[at + 1 :]) for copy in copies for one in own],
            )
    connection.close()
    return [copy["code"] for copy in copies]


def names(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def insert(connection: sqlite3.Connection, table: str, rows: list[tuple[object, ...]]) -> None:
    if rows:
        connection.executemany(f"INSERT INTO {table} VALUES ({','.join('?' * len(rows[0]))})", rows)
