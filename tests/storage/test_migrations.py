"""Databases of older versions: what the migrations make of their rows."""

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config

from saucer.storage import Dailies, Store, Writer, open_database
from saucer.storage.database import connect
from saucer.storage.upgrade import MIGRATIONS

TABLE = """INSERT INTO tables (number, code, watch, game, rules_version, options, settings, status, maker, secret,
 parts, time, created, changed)
 VALUES (?, 'code' || ?, 'watch' || ?, 'panic', 1, '{}', '{}', 'playing', 'h', 's', '[]', 0, 1, 1)"""
SEAT = """INSERT INTO seats ("table", seat, kind, holder, name, part, lent) VALUES (?, 0, 'person', ?, 'Ada', '', ?)"""
TRY = """INSERT INTO dailies (game, day, holder, name, "table", watch) VALUES ('panic', '2026-11-16', ?, 'Ada', ?, ?)"""


def database_at(path: Path, revision: str) -> sqlite3.Connection:
    """A database as a Saucer left it whose latest migration this was."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = connect(path)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()
    return sqlite3.connect(path)


def test_numbers_of_an_older_database_are_not_used_again(tmp_path: Path) -> None:
    older = database_at(tmp_path / "saucer.db", "0006")
    with older:
        older.execute(TABLE, (3, 3, 3))
        older.execute(TRY, ("ada", 7, "gone"))
    older.close()
    opened = open_database(str(tmp_path / "saucer.db"))
    assert Store(opened, Writer(opened, lambda flush: flush())).claim_number() == 8
    opened.close()


def test_a_try_that_was_left_to_a_bot_is_over(tmp_path: Path) -> None:
    older = database_at(tmp_path / "saucer.db", "0006")
    with older:
        for number, holder, lent in ((1, "ada", 0), (2, "bo", 1)):
            older.execute(TABLE, (number, number, number))
            older.execute(SEAT, (number, holder, lent))
            older.execute(TRY, (holder, number, f"watch{number}"))
    older.close()
    opened = open_database(str(tmp_path / "saucer.db"))
    store = Store(opened, Writer(opened, lambda flush: flush()))
    assert store.find("code1") is not None
    assert store.find("code2") is None
    assert [row.holder for row in Dailies(store).of_day("2026-11-16")] == ["ada", "bo"]
    opened.close()
