"""Records that people open from files: checked in worker processes, and kept in memory for a while."""

from collections.abc import Callable
from itertools import count
from time import monotonic

from saucer.server.bots.decision import Account
from saucer.server.bots.worker_pool import WorkerPool
from saucer.server.guard.cpu_time import CALLER
from saucer.server.guard.refusals import Refused
from saucer.server.guard.security import new_code
from saucer.server.replays.checking import CheckedRecord, CheckTask, check_piece

LARGEST = 4 * 1024 * 1024
"""The most bytes that a record may have: twenty times those of the longest matches we know."""
MOST_SECONDS = 30.0
"""The most CPU time that checking one may take."""
MOST_KEPT = 50
MOST_BYTES = 50 * 1024 * 1024
MOST_OF_GROUP = 5
"""How many records are kept for a group of addresses; then its oldest goes."""
KEPT_SECONDS = 2 * 3600
"""After how long a record that nobody looks at is forgotten."""


class KeptRecord:
    """A record that was opened, by whom, and when someone last looked at it."""

    def __init__(self, record: CheckedRecord, group: str, now: float) -> None:
        self.record = record
        self.group = group
        self.touched = now
        self.size = len(record.match.steps) + len(record.match.options)


class OpenedRecords:
    """The records that are open on a server, by code. The least recently used go first."""

    def __init__(self, pool: WorkerPool, clock: Callable[[], float] = monotonic) -> None:
        self.pool = pool
        self.clock = clock
        self.kept: dict[str, KeptRecord] = {}
        self.numbers = count(-1, -1)
        """Numbers of matches are positive: no match of a table is taken for a record."""
        self.busy: set[str] = set()
        """The groups of addresses for which a record is being checked."""

    async def open(self, text: bytes, browser: str) -> str:
        """Check a record and keep it. Return its code. Raises Refused."""
        caller = CALLER.get()
        group = "" if caller is None else caller.group
        if group in self.busy:
            raise Refused("record/busy")
        self.busy.add(group)
        try:
            record = await self.check(
                CheckTask(next(self.numbers), text, Account(group=group, browser=browser))
            )
        finally:
            self.busy.discard(group)
        return self.keep(record, group)

    async def check(self, task: CheckTask) -> CheckedRecord:
        """Have a record checked in pieces, after all that people wait for in their matches. Raises Refused."""
        caller, spent = CALLER.get(), 0.0
        while spent < MOST_SECONDS:
            if caller is not None:
                caller.require_budget()
            checked = await self.pool.run(check_piece, task)
            spent += checked.seconds
            if caller is not None:
                caller.pay(checked.seconds)
            if checked.problem:
                raise Refused(checked.problem, **checked.facts)
            if checked.record is not None:
                return checked.record
        raise Refused("record/slow")

    def keep(self, record: CheckedRecord, group: str) -> str:
        """Keep a record, and forget others where there are too many. Return its code."""
        now = self.clock()
        self.forget([code for code, kept in self.kept.items() if now - kept.touched > KEPT_SECONDS])
        code = new_code()
        self.kept[code] = KeptRecord(record, group, now)
        of_group = [known for known, kept in self.kept.items() if kept.group == group]
        self.forget(of_group[:-MOST_OF_GROUP])
        while len(self.kept) > MOST_KEPT or sum(kept.size for kept in self.kept.values()) > MOST_BYTES:
            self.forget([next(iter(self.kept))])
        return code

    def forget(self, codes: list[str]) -> None:
        for code in codes:
            del self.kept[code]

    def find(self, code: str) -> CheckedRecord:
        """A record that is kept. Raises Refused."""
        kept = self.kept.pop(code, None)
        now = self.clock()
        if kept is None or now - kept.touched > KEPT_SECONDS:
            raise Refused("record/unknown")
        kept.touched = now
        self.kept[code] = kept
        return kept.record
