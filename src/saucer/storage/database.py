"""Opens the database: migrates it, with a backup first, or says in one sentence why it cannot be used."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError
from sqlalchemy.pool import NullPool

from saucer.engine.errors import SaucerError
from saucer.storage.lock import Lock
from saucer.storage.upgrade import HEAD, OtherDatabase, revision_of, upgrade

BUSY_SECONDS = 2.0
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=NORMAL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA wal_autocheckpoint=0",
)


class StorageError(SaucerError):
    """A database that cannot be read or written, and why."""


class Database:
    """An open SQLite database: one connection for the server, and the lock that keeps a second server out."""

    def __init__(self, path: Path, engine: Engine, lock: Lock | None) -> None:
        self.path = path
        self.engine = engine
        self.lock = lock
        self.connection: Connection = engine.connect()

    def checkpoint(self) -> None:
        """Move what the log has gathered into the database file; writers are not held up by it."""
        raw = sqlite3.connect(self.path, timeout=BUSY_SECONDS)
        try:
            raw.execute("PRAGMA synchronous=NORMAL")
            raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error:
            pass
        finally:
            raw.close()

    def close(self) -> None:
        self.connection.close()
        self.engine.dispose()
        self.checkpoint()
        if self.lock is not None:
            self.lock.release()


def open_database(place: str, *, exclusive: bool = True, create: bool = True) -> Database:
    """The database at a path or `sqlite:///` address, brought up to date. Raises StorageError.

    `exclusive` is for a process that will write: a second one is refused.
    """
    path = path_of(place)
    if not create and not path.is_file():
        raise StorageError(f"there is no database at {path}")
    prepare_folder(path)
    lock = Lock(path) if exclusive else None
    if lock is not None and not lock.acquire():
        raise StorageError(
            f"the database {path} is in use by another Saucer server (process {lock.holder()})"
        )
    try:
        return Database(path, prepare(path, write=exclusive), lock)
    except BaseException:
        if lock is not None:
            lock.release()
        raise


def prepare(path: Path, *, write: bool) -> Engine:
    """An engine on a database that is known to work and to be of this version."""
    engine = connect(path)
    try:
        with engine.connect() as connection:
            revision = revision_of(connection)
            if write:
                check_sound(connection)
                check_writable(connection)
        if revision != HEAD:
            upgrade(engine, path, revision, allowed=write)
    except OtherDatabase as error:
        engine.dispose()
        raise StorageError(str(error)) from None
    except DBAPIError as error:
        engine.dispose()
        raise StorageError(explain(path, error)) from None
    return engine


def check_sound(connection: Connection) -> None:
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise DatabaseError("quick_check", None, sqlite3.DatabaseError(f"malformed: {found}"))


def check_writable(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA user_version=1")
    connection.commit()


def path_of(place: str) -> Path:
    if "://" not in place:
        return Path(place).expanduser()
    try:
        url = make_url(place)
    except ArgumentError:
        raise StorageError(f"{place!r} is not the address of a database") from None
    if url.get_backend_name() != "sqlite" or not url.database:
        raise StorageError(f"a database is a file or an address such as sqlite:///saucer.db, not {place!r}")
    return Path(url.database).expanduser()


def prepare_folder(path: Path) -> None:
    if path.is_dir():
        raise StorageError(f"{path} is a folder, not a database file")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"cannot make the folder {path.parent}: {error.strerror}") from None


def connect(path: Path) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=NullPool,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def tune(raw: Any, _record: Any) -> None:
        for pragma in PRAGMAS:
            raw.execute(pragma)

    return engine


REASONS = (
    ("locked", "is locked by another program; close that program, then try again"),
    ("readonly", "is read-only; give Saucer the right to write to the file and its folder"),
    ("unable to open", "cannot be opened; look at the rights of the file and its folder"),
    ("not a database", "is not a database; move the file away, or name another with --database"),
    ("malformed", "is damaged; put a backup in its place, or name another with --database"),
    ("disk is full", "cannot be written: the disk is full"),
    ("disk i/o", "cannot be read or written: the disk reports an error"),
)


def explain(path: Path, error: DBAPIError) -> str:
    """One sentence for what SQLite complained about."""
    said = str(error.orig).lower()
    for words, sentence in REASONS:
        if words in said:
            return f"the database {path} {sentence}"
    return f"the database {path} cannot be used: {error.orig}"
