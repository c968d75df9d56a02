"""Writes records to files, each completely or not at all."""

import os
import tempfile
from pathlib import Path

from saucer.engine.errors import SaucerError
from saucer.engine.record import Record


class CannotWrite(SaucerError):
    """A file or a directory that cannot be written."""


def write_record(record: Record, path: Path) -> None:
    """Write a record to a temporary file and then rename it, so that nobody ever reads half of one."""
    if not path.name:
        raise CannotWrite(f"cannot write {path}: it is a directory")
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        temporary.write_text(record.to_json(), encoding="utf-8")
        temporary.replace(path)
    except OSError as error:
        remove_quietly(temporary)
        message = f"cannot write {path}: {error.strerror}"
        raise CannotWrite(message, "cannot-write", file=str(path), problem=error.strerror) from None


def remove_quietly(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return


def prepare_directory(directory: Path) -> None:
    """Create a directory if necessary, and check that files can be written there."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            pass
    except OSError as error:
        raise CannotWrite(f"cannot write records in {directory}: {error.strerror}") from None
