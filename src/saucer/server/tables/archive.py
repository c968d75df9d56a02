"""Stored matches, played again from their steps: for replays, logs and records."""

from msgspec.structs import replace

from saucer.engine.chance import commitment
from saucer.engine.errors import BadRecord
from saucer.engine.match import Match
from saucer.engine.options import options_from_plain
from saucer.engine.record import SeedDraw
from saucer.engine.replay import play_steps
from saucer.games import game_called
from saucer.storage import Store, TableRow

MOST_KEPT = 8


class Archive:
    """Whole matches, of which those asked for most recently are kept."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: dict[int, Match] = {}

    def whole(self, row: TableRow, match: Match) -> Match:
        """A match with all its steps; where `match` has dropped some, played again."""
        if not match.dropped:
            return match
        known = self.kept.pop(row.number, None)
        if known is None or known.count != match.count:
            known = replay_table(self.store, row)
        self.kept[row.number] = known
        if len(self.kept) > MOST_KEPT:
            del self.kept[next(iter(self.kept))]
        return known


def export_table(store: Store, row: TableRow) -> str:
    """The record of a table, with where its seed came from. Raises BadRecord."""
    match = replay_table(store, row)
    if row.status != "over":
        raise BadRecord(f"the match at {row.code} is not over, and its record would show what is hidden")
    return record_text(match, row)


def replay_table(store: Store, row: TableRow) -> Match:
    """The match of a table, played again. Raises BadRecord."""
    game = game_called(row.game)
    if row.seed is None:
        raise BadRecord(f"the match at {row.code} has not begun")
    rules = game.by_rules(row.rules_version)
    if rules is None:
        raise BadRecord(
            f"the match at {row.code} was played with version {row.rules_version} of the rules of {game.id}; "
            f"this Saucer plays version {game.rules_version}"
        )
    seats = len(store.seats(row.number))
    match = Match(rules, options_from_plain(rules.options, row.options), seats, row.seed)
    return play_steps(match, store.steps(row.number))


def record_text(match: Match, row: TableRow) -> str:
    draw = SeedDraw(commitment(row.secret), row.secret, row.parts)
    return replace(match.record(), draw=draw).to_json()
