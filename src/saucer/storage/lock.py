"""A lock beside the database file, so that two servers never write to the same one."""

import os
import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def try_lock(file: IO[str]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def try_lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


class Lock:
    """Held by one process at a time; given up by the system when that process dies."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}.lock")
        self.file: IO[str] | None = None

    def acquire(self) -> bool:
        """Whether the lock is ours now. A folder that cannot be written to has no lock to be had, and needs none."""
        try:
            file = self.path.open("a+", encoding="utf-8")
        except OSError:
            return True
        if not try_lock(file):
            file.close()
            return False
        file.seek(0)
        file.truncate()
        file.write(str(os.getpid()))
        file.flush()
        self.file = file
        return True

    def holder(self) -> str:
        """The process that holds it, as it wrote itself down."""
        try:
            return self.path.read_text(encoding="utf-8").strip() or "unknown"
        except OSError:
            return "unknown"

    def release(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None
