"""The chat of a table in memory: latest lines, mutes and budgets."""

from collections import deque
from collections.abc import Collection, Iterable
from heapq import merge
from time import time

from saucer.engine.types import Seat
from saucer.server.protocol.values import Line
from saucer.server.tables.audience.chat_budgets import ChatBudgets
from saucer.storage import LineRow
from saucer.storage.chats import Mute, Muted

LINES_SHOWN = 100
SPECTATORS_PART = 4
"""One line of this number may be a spectator's; theirs never take the place of players' lines."""
MOST_MUTES = 200
"""How many mutes a table keeps; then the oldest of those who have no seat go."""
AROUND = 5
"""How many lines before a flagged one, and after it, are stored with it."""


class Chat:
    """What was said at one table."""

    def __init__(self, last: int, most: int, per_minute: float) -> None:
        self.last = last
        """The number of the latest line, whether it is kept or not."""
        self.most = most
        self.budgets = ChatBudgets(per_minute)
        self.players: deque[LineRow] = deque()
        self.spectators: deque[LineRow] = deque()
        self.mutes: dict[Mute, None] = {}
        """A browser and whom it has muted, the oldest first."""

    def load(self, lines: Iterable[LineRow], mutes: Iterable[Mute]) -> None:
        """Take over what is stored. Lines over the limit go when the next one comes."""
        for line in lines:
            self.kind_of(line).append(line)
        self.mutes = dict.fromkeys(mutes)

    # Lines

    def kind_of(self, line: LineRow) -> deque[LineRow]:
        return self.spectators if line.seat is None else self.players

    def add(self, seat: Seat | None, name: str, text: str, holder: str | None) -> tuple[LineRow, list[int]]:
        """Add a line. Return it and the numbers of the lines that are dropped for it."""
        self.last += 1
        line = LineRow(self.last, seat, name, text, time(), holder)
        self.kind_of(line).append(line)
        return line, [*self.cut(spectators=False), *self.cut(spectators=True)]

    def cut(self, *, spectators: bool) -> list[int]:
        """Drop the oldest lines of players or spectators that are over their share; their numbers."""
        lines = self.spectators if spectators else self.players
        return [lines.popleft().line for _ in range(len(lines) - share(self.most, spectators=spectators))]

    def lines(self) -> list[LineRow]:
        return list(merge(self.players, self.spectators, key=lambda line: line.line))

    def latest(self, holder: str | None) -> tuple[Line, ...]:
        """The latest lines, without those of people that this browser has muted."""
        shown = [line for line in self.lines() if not self.is_muted(holder, line)]
        return tuple(line_info(line) for line in in_shares(shown, LINES_SHOWN))

    def around(self, number: int) -> tuple[LineRow, ...]:
        """Return a line and those around it, or nothing if it is not kept."""
        lines = self.lines()
        at = next((at for at, line in enumerate(lines) if line.line == number), None)
        return () if at is None else tuple(lines[max(0, at - AROUND) : at + AROUND + 1])

    # Mutes

    def mute(self, mute: Mute, players: Collection[str]) -> list[Mute]:
        """Mute someone for a browser. Return the mutes dropped for it, none of them of `players`."""
        self.mutes[mute] = None
        excess = len(self.mutes) - MOST_MUTES
        gone = [old for old in self.mutes if old[0] not in players and old != mute][: max(0, excess)]
        for old in gone:
            del self.mutes[old]
        return gone

    def unmute(self, mute: Mute) -> None:
        self.mutes.pop(mute, None)

    def muted_by(self, holder: str | None) -> list[Muted]:
        return [muted for browser, muted in self.mutes if browser == holder]

    def is_muted(self, holder: str | None, line: LineRow) -> bool:
        """Whether a browser has muted the author of a line; its own lines it always sees."""
        if holder is None or holder == line.holder:
            return False
        return (holder, None if line.seat is None else line.holder) in self.mutes


def share(most: int, *, spectators: bool) -> int:
    """How many of `most` lines are for spectators, or for players."""
    return most // SPECTATORS_PART if spectators else most - most // SPECTATORS_PART


def in_shares(lines: list[LineRow], most: int) -> list[LineRow]:
    """The latest of some lines, those of players and of spectators within their shares."""
    left = {spectators: share(most, spectators=spectators) for spectators in (False, True)}
    found: list[LineRow] = []
    for line in reversed(lines):
        if left[line.seat is None] > 0:
            left[line.seat is None] -= 1
            found.append(line)
    return found[::-1]


def line_info(line: LineRow) -> Line:
    return Line(line.line, line.seat, line.name, line.text, line.said)
