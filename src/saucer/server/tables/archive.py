"""Stored matches, played again from their steps: for replays, logs and records."""

from msgspec.structs import replace

from saucer.engine.chance import commitment
from saucer.engine.errors import BadRecord
from saucer.engine.match import Match
from saucer.engine.options import options_from_plain
from saucer.engine.record import SeedDraw
from saucer.engine.replay import play_steps, rules_gone
from saucer.games import game_called
from saucer.server.tables.background import Background, in_pieces
from saucer.storage import Store, TableRow

MOST_KEPT = 8


class Archive:
    """Whole matches, of which those asked for most recently are kept."""

    def __init__(self, store: Store, background: Background) -> None:
        self.store = store
        self.background = background
        self.kept: dict[int, Match] = {}

    async def whole(self, row: TableRow, match: Match) -> Match:
        """A match with all its steps; where `match` has dropped some, played again up to its latest."""
        if not match.dropped:
            return match
        async with self.background.reserve():
            known = self.kept.pop(row.number, None)
            if known is None or known.count != match.count:
                opened, steps = open_table(self.store, row), self.store.stream_steps(row.number)
                known = await self.background.run(lambda: play_steps(opened, in_pieces(steps)))
            self.keep(row.number, known)
        return known

    def keep(self, number: int, match: Match) -> None:
        self.kept[number] = match
        if len(self.kept) > MOST_KEPT:
            del self.kept[next(iter(self.kept))]

    async def record(self, row: TableRow, match: Match) -> str:
        """The record of a whole match that is over."""
        async with self.background.reserve():
            return await self.background.run(lambda: record_text(match, row))


def export_table(store: Store, row: TableRow) -> str:
    """The record of a table, with where its seed came from. Raises BadRecord."""
    match = play_steps(open_table(store, row), store.steps(row.number))
    if row.status != "over":
        raise BadRecord(f"the match at {row.code} is not over, and its record would show what is hidden")
    return record_text(match, row)


def open_table(store: Store, row: TableRow) -> Match:
    """The match of a table before its first step. Raises BadRecord."""
    game = game_called(row.game)
    if row.seed is None:
        raise BadRecord(f"the match at {row.code} has not begun")
    played = game.by_rules(row.rules_version)
    if played is None:
        raise rules_gone(f"the match at {row.code} was played", game, row.rules_version)
    seats = len(store.seats(row.number))
    return Match(played, options_from_plain(played.options, row.options), seats, row.seed)


def record_text(match: Match, row: TableRow) -> str:
    draw = SeedDraw(commitment(row.secret), row.secret, row.parts)
    return replace(match.record(steps=in_pieces(match.steps)), draw=draw).to_json()
