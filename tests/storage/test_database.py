"""Databases that are new, old, locked, read-only, damaged or from the future: opened, or refused in one sentence."""

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from saucer.storage import (
    Readiness,
    SeatRow,
    StepRow,
    StorageError,
    Store,
    TableRow,
    Writer,
    database,
    open_database,
    upgrade,
)
from saucer.storage.schema import metadata
from saucer.storage.upgrade import back_up
from tests.storage.stores import store_on

OPEN_AND_WAIT = """
import sys
from saucer.storage import open_database
opened = open_database(sys.argv[1])
print(1, flush=True)
input()
"""


def row(number: int = 1) -> TableRow:
    return TableRow(
        number=number, code=f"code{number}", watch=f"watch{number}", game="strangers", rules_version=1,
        options={"board": "A"}, settings={}, status="open", maker="h", secret="s", created=1.0, changed=1.0,
    )  # fmt: skip


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    opened = open_database(str(tmp_path / "saucer.db"))
    context = MigrationContext.configure(opened.connection)
    assert compare_metadata(context, metadata) == []
    assert opened.connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    assert opened.connection.exec_driver_sql("PRAGMA synchronous").scalar() == 1
    opened.close()


def test_what_is_stored_is_read_back(tmp_path: Path) -> None:
    store = store_on(tmp_path / "saucer.db")
    store.add_table(
        row(), [SeatRow(0, "person", "h", "Ada", part="ab", lent=True), SeatRow(1, "bot", level="easy")]
    )
    store.add_step(1, StepRow(1, None, '{"kind":"x"}', 0.5))
    assert store.find("code1") == store.find("watch1") == row()
    assert store.seats(1)[0] == SeatRow(0, "person", "h", "Ada", part="ab", lent=True)
    assert store.steps(1) == [StepRow(1, None, '{"kind":"x"}', 0.5)]
    assert [one.code for one in store.of_holder("h", 10)] == ["code1"]
    store.delete(1)
    assert store.find("code1") is None
    assert store.steps(1) == []
    store.database.close()


def test_a_step_is_stored_once(tmp_path: Path) -> None:
    store = store_on(tmp_path / "saucer.db")
    store.add_table(row(), [])
    problems: list[str | None] = []
    store.add_step(1, StepRow(1, 0, "{}", 0.0), problems.append)
    store.add_step(1, StepRow(1, 1, "{}", 0.0), problems.append)
    assert problems[0] is None
    assert "UNIQUE" in str(problems[1])
    assert [step.seat for step in store.steps(1)] == [0]
    store.database.close()


def test_steps_are_read_in_another_thread(tmp_path: Path) -> None:
    store = store_on(tmp_path / "saucer.db")
    store.add_table(row(), [])
    for number in (1, 2):
        store.add_step(1, StepRow(number, 0, "{}", float(number)))
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(lambda: list(store.stream_steps(1))).result() == store.steps(1)
    store.database.close()
    store.database.path = tmp_path
    with pytest.raises(StorageError, match="cannot be opened"):
        list(store.stream_steps(1))


def test_a_second_server_is_turned_away(tmp_path: Path) -> None:
    opened = open_database(str(tmp_path / "saucer.db"))
    with pytest.raises(StorageError, match="in use by another Saucer server"):
        open_database(str(tmp_path / "saucer.db"))
    open_database(str(tmp_path / "saucer.db"), exclusive=False).close()
    opened.close()
    open_database(str(tmp_path / "saucer.db")).close()


@pytest.mark.skipif(sys.platform != "linux", reason="files are locked by path elsewhere")
@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
def test_a_second_server_is_turned_away_by_whatever_path_it_comes(
    tmp_path: Path, link: Callable[[Path, Path], None]
) -> None:
    open_database(str(tmp_path / "saucer.db")).close()
    link(tmp_path / "link.db", tmp_path / "saucer.db")
    command = [sys.executable, "-c", OPEN_AND_WAIT, str(tmp_path / "link.db")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "1\n"
        with pytest.raises(StorageError, match="in use by another Saucer server"):
            open_database(str(tmp_path / "saucer.db"))
        other.communicate("\n")
    open_database(str(tmp_path / "saucer.db")).close()


def test_rows_that_meet_a_lock_are_written_later_or_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 5.0)
    opened = open_database(str(tmp_path / "saucer.db"))
    later: list[Callable[[], None]] = []
    store = Store(opened, Writer(opened, lambda flush: flush(), lambda _seconds, flush: later.append(flush)))
    answers: list[str | None] = []
    other = sqlite3.connect(tmp_path / "saucer.db")
    other.execute("BEGIN IMMEDIATE")
    store.add_table(row(1), [], answers.append)
    assert (answers, store.find("code1")) == ([], None)
    other.rollback()
    later.pop()()
    assert answers == [None]
    assert store.find("code1") == row(1)
    other.execute("BEGIN IMMEDIATE")
    store.add_table(row(2), [], answers.append)
    opened.patience = 0.0
    later.pop()()
    assert "is locked by another program" in str(answers[1])
    other.rollback()
    other.close()
    assert store.find("code2") is None
    opened.close()


def test_what_is_saved_while_the_database_is_locked_is_refused_and_others_wait(tmp_path: Path) -> None:
    opened = open_database(str(tmp_path / "saucer.db"))
    later: list[Callable[[], None]] = []
    store = Store(opened, Writer(opened, lambda flush: flush(), lambda _seconds, flush: later.append(flush)))
    first: list[str | None] = []
    second: list[str | None] = []
    other = sqlite3.connect(tmp_path / "saucer.db")
    other.execute("BEGIN IMMEDIATE")
    store.add_table(row(1), [], first.append)
    store.add_table(row(2), [], second.append)
    store.save(2)
    assert (first, len(second)) == ([], 1)
    other.rollback()
    other.close()
    later.pop()()
    assert first == [None]
    assert (store.find("code1"), store.find("code2")) == (row(1), None)
    opened.close()


def test_a_database_that_cannot_be_written_is_not_ready(tmp_path: Path) -> None:
    store = store_on(tmp_path / "saucer.db")
    readiness = Readiness(store)
    assert readiness.problem() is None
    pages = store.database.raw.execute("PRAGMA page_count").fetchone()[0]
    store.database.raw.execute(f"PRAGMA max_page_count={pages}")
    problems: list[str | None] = []
    for number in range(1, 20):
        store.add_table(row(number), [SeatRow(0, name="x" * 2000)], problems.append)
    assert "the disk is full" in str(problems[-1])
    readiness.asked -= 1.0
    assert "the disk is full" in str(readiness.problem())
    store.database.close()


def test_a_database_on_a_disk_with_little_room_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_on(tmp_path / "saucer.db")
    monkeypatch.setattr("shutil.disk_usage", lambda _path: SimpleNamespace(free=1000))
    assert "almost full" in str(Readiness(store).problem())
    store.database.close()


def test_the_tables_of_a_browser_are_found_by_indexes(tmp_path: Path) -> None:
    store = store_on(tmp_path / "saucer.db")
    for number in range(1, 6):
        store.add_table(row(number), [SeatRow(0, "person", "me", "Ada"), SeatRow(1, "person", "me", "Bo")])
    found = store.of_holder("me", 3)
    assert [one.code for one in found] == ["code5", "code4", "code3"]
    assert [seat.name for seat in found[0].seats] == ["Ada", "Bo"]
    assert [one.code for one in store.of_holder("h", 2)] == ["code5", "code4"]
    asked: list[str] = []
    store.database.raw.set_trace_callback(asked.append)
    store.of_holder("me", 3)
    store.database.raw.set_trace_callback(None)
    (question,) = [one for one in asked if one.lstrip().startswith("SELECT")]
    plan = [line[-1] for line in store.database.raw.execute(f"EXPLAIN QUERY PLAN {question}")]
    assert not [line for line in plan if line.startswith(("SCAN tables", "SCAN seats"))], plan
    store.database.close()


def test_a_locked_database_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.1)
    open_database(str(tmp_path / "saucer.db")).close()
    other = sqlite3.connect(tmp_path / "saucer.db")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StorageError, match="is locked by another program"):
        open_database(str(tmp_path / "saucer.db"))
    other.rollback()
    other.close()


def test_a_read_only_database_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_database(str(tmp_path / "saucer.db")).close()
    monkeypatch.setattr(database, "PRAGMAS", ("PRAGMA query_only=ON",))
    with pytest.raises(StorageError, match="is read-only"):
        open_database(str(tmp_path / "saucer.db"))


@pytest.mark.parametrize(
    "content", [b"this is not a database at all, not even a small one" * 30, b"SQLite format 3\0junk" * 99]
)
def test_a_damaged_database_says_so(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "saucer.db").write_bytes(content)
    with pytest.raises(StorageError, match=r"is not a database|is damaged|cannot be"):
        open_database(str(tmp_path / "saucer.db"))


def test_a_newer_database_says_so(tmp_path: Path) -> None:
    opened = open_database(str(tmp_path / "saucer.db"))
    opened.connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    opened.connection.commit()
    opened.close()
    with pytest.raises(StorageError, match="was written by a newer Saucer"):
        open_database(str(tmp_path / "saucer.db"))


def test_a_reader_does_not_migrate(tmp_path: Path) -> None:
    (tmp_path / "saucer.db").touch()
    with pytest.raises(StorageError, match="is of an older Saucer"):
        open_database(str(tmp_path / "saucer.db"), exclusive=False)


def test_places_that_hold_no_database(tmp_path: Path) -> None:
    for place, said in (
        (str(tmp_path), "is a folder"),
        ("postgresql://localhost/x", "a database is a file"),
        ("no such://thing", "not the address"),
        (str(tmp_path / "a.db" / "b.db"), "cannot make the folder|cannot be opened"),
    ):
        (tmp_path / "a.db").touch()
        with pytest.raises(StorageError, match=said):
            open_database(place)
    with pytest.raises(StorageError, match="there is no database"):
        open_database(str(tmp_path / "none.db"), create=False)


def test_a_backup_is_a_database_of_its_own(tmp_path: Path) -> None:
    store = store_on(tmp_path / "saucer.db")
    store.add_table(row(), [])
    store.database.close()
    copy = back_up(tmp_path / "saucer.db", "0001")
    assert copy.name.startswith("saucer.db.0001-")
    again = store_on(copy)
    assert again.find("code1") == row()
    again.database.close()


def test_a_number_is_claimed_once_even_if_its_table_is_deleted(tmp_path: Path) -> None:
    store = store_on(tmp_path / "saucer.db")
    number = store.claim_number()
    store.add_table(row(number), [])
    store.delete(number)
    after_a_kill = Store(store.database, store.writer)
    assert after_a_kill.claim_number() == number + 1
    store.database.close()


def test_a_database_with_a_damaged_page_says_so(tmp_path: Path) -> None:
    path = tmp_path / "saucer.db"
    store = store_on(path)
    for number in range(1, 200):
        store.add_table(row(number), [])
    store.database.close()
    content = bytearray(path.read_bytes())
    content[-8192:-4096] = b"\xaa" * 4096
    path.write_bytes(content)
    with pytest.raises(StorageError, match="is damaged"):
        open_database(str(path))


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a migration that a newer Saucer brings."""
    folder = tmp_path / "migrations"
    shutil.copytree(upgrade.MIGRATIONS, folder)
    monkeypatch.setattr(upgrade, "MIGRATIONS", folder)
    monkeypatch.setattr(upgrade, "HEAD", NEXT)
    monkeypatch.setattr(database, "HEAD", NEXT)
    return folder / "versions" / "more.py"


HEAD = upgrade.HEAD
NEXT = "next"
MIGRATION = f"""
from alembic import op
import sqlalchemy as sa
revision = "{NEXT}"
down_revision = "{HEAD}"
def upgrade() -> None:
    op.create_table("more", sa.Column("name", sa.Text))
"""


def test_an_older_database_is_migrated_and_a_copy_kept(tmp_path: Path, newer: Path) -> None:
    newer.write_text(MIGRATION)
    with pytest.MonkeyPatch.context() as older:
        older.setattr(database, "HEAD", HEAD)
        store = store_on_first(tmp_path / "saucer.db", older)
        store.add_table(row(), [])
        store.database.close()
    again = store_on(tmp_path / "saucer.db")
    assert again.find("code1") == row()
    assert again.database.connection.exec_driver_sql("SELECT count(*) FROM more").scalar() == 0
    again.database.close()
    (copy,) = tmp_path.glob(f"saucer.db.{HEAD}-*.backup")
    with sqlite3.connect(copy) as kept:
        assert kept.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)
        assert kept.execute("SELECT code FROM tables").fetchone() == ("code1",)
    kept.close()


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, newer: Path) -> None:
    newer.write_text(MIGRATION + "    raise RuntimeError('no')\n")
    with pytest.MonkeyPatch.context() as older:
        older.setattr(database, "HEAD", HEAD)
        store_on_first(tmp_path / "saucer.db", older).database.close()
    with pytest.raises(RuntimeError, match="no"):
        open_database(str(tmp_path / "saucer.db"))
    with sqlite3.connect(tmp_path / "saucer.db") as left:
        assert left.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)
        assert not left.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall()
    left.close()
    assert list(tmp_path.glob(f"saucer.db.{HEAD}-*.backup"))


def store_on_first(path: Path, older: pytest.MonkeyPatch) -> Store:
    """A database as the Saucer before left it."""
    older.setattr(upgrade, "MIGRATIONS", Path(upgrade.__file__).parent / "migrations")
    return store_on(path)
