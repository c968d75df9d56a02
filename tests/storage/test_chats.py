"""The chat in the database: what a database of before keeps of it, and how many flags are kept."""

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from saucer.storage import Chats, FlagRow, LineRow, chats, upgrade
from tests.storage.stores import store_on

BEFORE = "0006"
ROWS = """
INSERT INTO tables (number, code, watch, game, rules_version, options, settings, status, maker, secret, parts, time,
 created, changed) VALUES (1, 'code1', 'watch1', 'strangers', 1, '{}', '{}', 'open', 'h', 's', '[]', 0, 1, 1);
INSERT INTO seats ("table", seat, kind, holder, name, part, lent) VALUES (1, 0, 'person', 'ada', 'Ada', '', 0);
INSERT INTO seats ("table", seat, kind, holder, name, part, lent) VALUES (1, 1, 'person', 'bo', 'Bo', '', 0);
INSERT INTO seats ("table", seat, kind, holder, name, part, lent) VALUES (1, 2, 'bot', NULL, '', '', 0);
INSERT INTO lines ("table", line, seat, name, text, said) VALUES (1, 1, 1, 'Bo', 'hello', 5.0);
INSERT INTO lines ("table", line, seat, name, text, said) VALUES (1, 2, NULL, 'Spectator', 'hey', 6.0);
INSERT INTO mutes ("table", holder, seat) VALUES (1, 'ada', 1);
INSERT INTO mutes ("table", holder, seat) VALUES (1, 'ada', 2);
"""


def test_lines_and_mutes_of_an_older_database_stay(tmp_path: Path) -> None:
    path = tmp_path / "saucer.db"
    config = Config()
    config.set_main_option("script_location", str(upgrade.MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, BEFORE)
    engine.dispose()
    with sqlite3.connect(path) as older:
        older.executescript(ROWS)
    older.close()
    store = store_on(path)
    found = Chats(store)
    assert found.lines(1) == [
        LineRow(1, 1, "Bo", "hello", 5.0, "bo"),
        LineRow(2, None, "Spectator", "hey", 6.0, None),
    ]
    assert found.mutes(1) == [("ada", "bo")]
    table = store.find("code1")
    assert table is not None
    assert table.last_line == 2
    store.database.close()


def test_the_oldest_flags_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chats, "MOST_FLAGS", 3)
    store = store_on(tmp_path / "saucer.db")
    found = Chats(store)
    for line in range(1, 6):
        found.add_flag(FlagRow(1, "code1", "strangers", line, "ada", "Ada", 1.0, ()))
    assert [(flag.number, flag.line) for flag in found.flags()] == [(3, 3), (4, 4), (5, 5)]
    found.remove_flags([5])
    found.add_flag(FlagRow(1, "code1", "strangers", 9, "ada", "Ada", 1.0, ()))
    assert [flag.number for flag in found.flags(1)] == [4, 6]
    store.database.close()
