"""Brings a database up to this version of Saucer, keeping a copy of what it was."""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

HEAD = "0009"
"""The latest migration in `migrations/versions`."""
MIGRATIONS = Path(__file__).parent / "migrations"


class OtherDatabase(Exception):
    """A database of another version that may not be migrated."""


def revision_of(connection: Connection) -> str | None:
    """The migration a database stands at; None for an empty one."""
    found = connection.exec_driver_sql(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'alembic_version'"
    ).fetchall()
    if not found:
        return None
    row = connection.exec_driver_sql("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def upgrade(engine: Engine, path: Path, revision: str | None, *, allowed: bool) -> None:
    """Run the migrations that are missing, where that is allowed."""
    from alembic import command  # noqa: PLC0415 - needed once in the life of a database
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if revision is not None and revision not in known:
        raise OtherDatabase(
            f"the database {path} was written by a newer Saucer (its version is {revision}, this one knows {HEAD}); "
            "install that one, or name another database with --database"
        )
    if not allowed:
        raise OtherDatabase(
            f"the database {path} is of an older Saucer; start a server on it once to bring it up to date"
        )
    if revision is not None:
        back_up(path, revision)
    with engine.begin() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def back_up(path: Path, revision: str) -> Path:
    """A copy of the database beside it, named after its version and the day."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    copy = path.with_name(f"{path.name}.{revision}-{stamp}.backup")
    source, target = sqlite3.connect(path), sqlite3.connect(copy)
    try:
        source.backup(target)
    except sqlite3.Error as error:
        raise OperationalError("backup", None, error) from error
    finally:
        source.close()
        target.close()
    return copy
