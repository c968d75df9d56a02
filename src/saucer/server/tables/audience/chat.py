"""The chat of a table: its lines, and who has muted whom."""

from time import time

from saucer.engine.types import Seat
from saucer.server.protocol.values import Line
from saucer.storage import LineRow

LINES_SHOWN = 100


class Chat:
    """What was said at one table."""

    def __init__(self, lines: list[LineRow], mutes: set[tuple[str, int]]) -> None:
        self.lines = lines
        self.mutes = mutes
        """Pairs of a browser and the seat it has muted."""

    def add(self, seat: Seat | None, name: str, text: str) -> LineRow:
        line = LineRow(len(self.lines) + 1, seat, name, text, time())
        self.lines.append(line)
        return line

    def mute(self, holder: str, seat: int, *, muted: bool) -> None:
        if muted:
            self.mutes.add((holder, seat))
        else:
            self.mutes.discard((holder, seat))

    def muted_by(self, holder: str | None) -> tuple[int, ...]:
        return tuple(sorted(seat for browser, seat in self.mutes if browser == holder))

    def is_muted(self, holder: str | None, line: LineRow) -> bool:
        return (holder, line.seat) in self.mutes

    def latest(self, holder: str | None) -> tuple[Line, ...]:
        """The latest lines, without those of players that this browser has muted."""
        shown = [line for line in self.lines if not self.is_muted(holder, line)]
        return tuple(line_info(line) for line in shown[-LINES_SHOWN:])


def line_info(line: LineRow) -> Line:
    return Line(line.line, line.seat, line.name, line.text, line.said)
