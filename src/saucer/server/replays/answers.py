"""Answers about finished matches: made in worker processes piece by piece, compressed, and kept for others who ask."""

import asyncio
import gzip
from typing import NamedTuple, Protocol
from weakref import WeakValueDictionary

import msgspec

from saucer.server.bots.decision import Account
from saucer.server.bots.worker_pool import WorkerPool
from saucer.server.guard.cpu_time import CALLER
from saucer.server.protocol.replay import Replay
from saucer.server.replays.kept_answers import KeptAnswers
from saucer.server.replays.steps import Description
from saucer.server.replays.worker import FinishedMatch, ReplayTask, replay_piece
from saucer.server.tables.background import Background

PART = 50
"""How many steps an answer with changes has: its first step has whole views, so it can be read by itself."""
MOST_MATCHES = 16
PIECE = 17
"""How many steps a worker describes before others have a turn: some 30 milliseconds."""


class Asked(NamedTuple):
    """What is asked for: the number of a match, how it is described, and its steps from `first` to before `end`."""

    match: int
    description: Description
    first: int
    end: int
    is_changes: bool

    @property
    def whole_until(self) -> int:
        """The step before which all have whole views: of an answer with changes, the first alone has them."""
        return self.first + 1 if self.is_changes else self.end

    def pieces(self) -> list[tuple[int, int]]:
        """The steps cut into pieces, each as its first step and the one after its last."""
        return [(start, min(start + PIECE, self.end)) for start in range(self.first, self.end, PIECE)]


class Source(Protocol):
    """A finished match: one of a table, or a record from a file."""

    @property
    def number(self) -> int: ...

    def match(self) -> FinishedMatch: ...

    def head(self) -> Replay: ...


class Replays:
    """The answers of a server. Everyone who asks for the same is given the same one, which is made once."""

    def __init__(self, pool: WorkerPool, background: Background) -> None:
        self.pool = pool
        self.background = background
        self.kept = KeptAnswers()
        self.matches: dict[int, FinishedMatch] = {}
        self.locks: WeakValueDictionary[Asked, asyncio.Lock] = WeakValueDictionary()
        """For each answer that is being made, a lock; others who ask for it wait behind it."""

    async def packed(self, asked: Asked, source: Source, browser: str) -> bytes:
        """The answer as compressed JSON. The first who asks for it pays. Raises Refused where they cannot."""
        async with self.locks.setdefault(asked, asyncio.Lock()):
            known = self.kept.find(asked)
            if known is None:
                match = await self.match_of(source)
                steps = [await self.piece(asked, match, piece, browser) for piece in asked.pieces()]
                head = source.head()
                known = await self.background.run(lambda: pack(head, steps))
                self.kept.keep(asked, known)
        return known

    async def match_of(self, source: Source) -> FinishedMatch:
        """The match for the workers, remembered because its parts are asked for one after the other."""
        match = self.matches.pop(source.number, None)
        if match is None:
            match = await self.background.run(source.match)
        self.matches[source.number] = match
        if len(self.matches) > MOST_MATCHES:
            del self.matches[next(iter(self.matches))]
        return match

    async def piece(self, asked: Asked, match: FinishedMatch, piece: tuple[int, int], browser: str) -> bytes:
        """Some steps as JSON, made after all that people wait for in their matches."""
        caller = CALLER.get()
        account = Account(group="" if caller is None else caller.group, browser=browser)
        task = ReplayTask(match, asked.description, *piece, asked.whole_until, account)
        while True:
            if caller is not None:
                caller.require_budget()
            made = await self.pool.run(replay_piece, task)
            if caller is not None:
                caller.pay(made.seconds)
            if made.steps is not None:
                return made.steps

    async def unpacked(self, packed: bytes) -> bytes:
        """An answer for a client that does not read compressed ones."""
        return await self.background.run(lambda: gzip.decompress(packed))


def pack(head: Replay, steps: list[bytes]) -> bytes:
    """The compressed JSON of a head with steps that are JSON already."""
    start = msgspec.json.encode(head).removesuffix(b"]}")
    return gzip.compress(start + b",".join(steps) + b"]}", mtime=0)
