"""Opens the database: migrates it, with a backup first, or says in one sentence why it cannot be used."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import groupby
from operator import itemgetter
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
INCREMENTAL = 2
LARGEST_LOG = 4 * 1024 * 1024
"""Size of the file of the write-ahead log when it starts over."""
LARGEST_CHECKED = 16 * 1024 * 1024
"""A larger file is not read through before the server starts."""
PAGE_SIZE = 1024
"""Page size of the database. A step writes one or two whole pages to the log, so small pages keep it short."""
PRAGMAS = (
    f"PRAGMA page_size={PAGE_SIZE}",
    "PRAGMA auto_vacuum=INCREMENTAL",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=NORMAL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA wal_autocheckpoint=0",
    f"PRAGMA journal_size_limit={LARGEST_LOG}",
)
REWRITE = (
    "PRAGMA journal_mode=DELETE",
    f"PRAGMA page_size={PAGE_SIZE}",
    "PRAGMA auto_vacuum=INCREMENTAL",
    "VACUUM",
    "PRAGMA journal_mode=WAL",
)


class StorageError(SaucerError):
    """A database that cannot be read or written, and why. `concerns_all` unless only certain rows did not fit."""

    def __init__(self, message: str, *, concerns_all: bool = True) -> None:
        super().__init__(message)
        self.concerns_all = concerns_all


class Busy(StorageError):
    """Another program has locked the database; it may be worth trying again soon."""


class Database:
    """An open SQLite database: one connection for the server, and the lock that keeps a second server out.

    No call waits for other programs.
    """

    def __init__(self, path: Path, engine: Engine, lock: Lock | None) -> None:
        self.path = path
        self.engine = engine
        self.lock = lock
        self.patience = BUSY_SECONDS
        """How long rows wait at most for other programs that have locked the database."""
        self.connection: Connection = engine.connect()
        self.connection.exec_driver_sql("PRAGMA busy_timeout=0")
        self.page_size = int(self.connection.exec_driver_sql("PRAGMA page_size").scalar() or PAGE_SIZE)
        self.connection.rollback()
        self.raw: Any = self.connection.connection.driver_connection

    def write(self, rows: Sequence[tuple[str, tuple[Any, ...]]]) -> None:
        """Carry out statements in one transaction. Raises Busy or StorageError, and then nothing was written."""
        try:
            for statement, group in groupby(rows, key=itemgetter(0)):
                self.raw.executemany(statement, [row for _, row in group])
            self.raw.commit()
        except sqlite3.Error as error:
            self.raw.rollback()
            raise storage_error(self.path, error) from None

    def stream(self, question: str, values: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
        """The rows of an answer one by one, over a connection of their own, for any thread. Raises StorageError."""
        try:
            with closing(sqlite3.connect(self.path, timeout=BUSY_SECONDS)) as raw:
                yield from raw.execute(question, values)
        except sqlite3.Error as error:
            raise storage_error(self.path, error) from None

    def checkpoint(self) -> bool:
        """Copy the log into the database file. Return whether that worked. Writers need not wait for it."""
        raw = sqlite3.connect(self.path, timeout=BUSY_SECONDS)
        try:
            raw.execute("PRAGMA synchronous=NORMAL")
            raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error:
            return False
        finally:
            raw.close()
        return True

    def free_pages(self) -> int:
        """How many pages of the file are unused."""
        return int(self.raw.execute("PRAGMA freelist_count").fetchone()[0])

    def shrink(self, pages: int) -> None:
        """Give up to `pages` unused pages back to the file system; the file is cut at the next checkpoint.

        `execute` would stop after the first page, for which SQLite returns a row without columns.
        """
        try:
            self.raw.executescript(f"PRAGMA incremental_vacuum({pages})")
        except sqlite3.Error as error:
            raise storage_error(self.path, error) from None

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
            if write and path.stat().st_size <= LARGEST_CHECKED:
                check_sound(connection)
            if write:
                check_writable(connection)
        if revision != HEAD:
            upgrade(engine, path, revision, allowed=write)
            rewrite(engine)
    except OtherDatabase as error:
        engine.dispose()
        raise StorageError(str(error)) from None
    except DBAPIError as error:
        engine.dispose()
        raise StorageError(explain(path, error)) from None
    return engine


def rewrite(engine: Engine) -> None:
    """Rewrite a database of an older Saucer with small pages, and so that unused ones can be given back."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if connection.exec_driver_sql("PRAGMA auto_vacuum").scalar() != INCREMENTAL:
            for statement in REWRITE:
                connection.exec_driver_sql(statement)


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
    """Return one sentence for an error of SQLite."""
    return sentence_for(path, error.orig)


def sentence_for(path: Path, error: BaseException | None) -> str:
    said = str(error).lower()
    for words, sentence in REASONS:
        if words in said:
            return f"the database {path} {sentence}"
    return f"the database {path} cannot be used: {error}"


def storage_error(path: Path, error: sqlite3.Error) -> StorageError:
    """What is raised for an error of SQLite."""
    sentence = sentence_for(path, error)
    if "locked" in str(error):
        return Busy(sentence)
    return StorageError(sentence, concerns_all=not isinstance(error, sqlite3.IntegrityError))
