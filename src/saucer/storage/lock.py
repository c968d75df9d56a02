"""The lock that keeps two servers from writing to the same database, also by different paths.

A file beside the database names the process that holds it. Where the system can lock a part of a file for one opening
of it, the database file itself is locked as well, far behind the bytes that SQLite locks: links to the file lead to
the same lock.
"""

import os
import struct
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


if sys.platform == "linux":
    FAR = 2**40

    def try_lock_inode(file: IO[bytes]) -> bool:
        """Lock one byte of a file for this opening of it; closing it ends the lock."""
        wanted = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, FAR, 1, 0)
        try:
            fcntl.fcntl(file, fcntl.F_OFD_SETLK, wanted)
        except OSError:
            return False
        return True
else:

    def try_lock_inode(file: IO[bytes]) -> bool:
        """Such locks are known on Linux only."""
        return True


class Lock:
    """Held by one process at a time; given up by the system when that process dies."""

    def __init__(self, database: Path) -> None:
        self.database = database
        beside = Path(os.path.realpath(database))
        self.path = beside.with_name(f"{beside.name}.lock")
        self.file: IO[str] | None = None
        self.inode: IO[bytes] | None = None

    def acquire(self) -> bool:
        """Take the lock and return whether that worked. A read-only folder needs no lock."""
        try:
            file = self.path.open("a+", encoding="utf-8")
        except OSError:
            return True
        if not try_lock(file):
            file.close()
            return False
        self.file = file
        if not self.acquire_inode():
            self.release()
            return False
        file.seek(0)
        file.truncate()
        file.write(str(os.getpid()))
        file.flush()
        return True

    def acquire_inode(self) -> bool:
        """Lock the database file itself, created if missing, and return whether that worked."""
        try:
            inode = self.database.open("ab")
        except OSError:
            return True
        if not try_lock_inode(inode):
            inode.close()
            return False
        self.inode = inode
        return True

    def holder(self) -> str:
        """Return the process that holds the lock, as written in the lock file."""
        try:
            return self.path.read_text(encoding="utf-8").strip() or "unknown"
        except OSError:
            return "unknown"

    def release(self) -> None:
        """Give it up, once SQLite has closed the file: closing it here ends SQLite's own locks too."""
        for file in (self.inode, self.file):
            if file is not None:
                file.close()
        self.inode = self.file = None
