"""Writes records to files, each completely or not at all."""

import os
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from saucer.engine.errors import SaucerError
from saucer.engine.record import Record

ENDING_SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class CannotWrite(SaucerError):
    """A file or a directory that cannot be written."""


def write_record(record: Record, path: Path) -> None:
    """Write a record to a temporary file and then rename it, so that nobody ever reads half of one."""
    if not path.name:
        raise CannotWrite(f"cannot write {path}: it is a directory")
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        write_whole(temporary, path, record.to_json())
    except OSError as error:
        message = f"cannot write {path}: {error.strerror}"
        raise CannotWrite(message, "cannot-write", file=str(path), problem=error.strerror) from None


def write_whole(temporary: Path, path: Path, text: str) -> None:
    """Write a file under a temporary name and rename it. Whatever interrupts this, the temporary one is removed."""
    with signals_held():
        try:
            temporary.write_text(text, encoding="utf-8")
            temporary.replace(path)
        except BaseException:
            remove_quietly(temporary)
            raise


@contextmanager
def signals_held() -> Iterator[None]:
    """Let the signals that end a program wait, where the system can do that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING_SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def remove_temporary(directory: Path, process: int) -> None:
    """Remove what a process that was killed left half-written."""
    for path in directory.glob(f".*.{process}"):
        remove_quietly(path)


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
