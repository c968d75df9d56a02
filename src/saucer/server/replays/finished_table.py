"""A table whose match is over, as replays need it."""

import msgspec

from saucer.server.guard.refusals import Refused
from saucer.server.protocol.replay import Replay
from saucer.server.replays.steps import Description, Eyes
from saucer.server.replays.worker import FinishedMatch
from saucer.server.tables.background import in_pieces
from saucer.server.tables.fairness import fair_of
from saucer.server.tables.match.narration import ending
from saucer.server.tables.table import Table
from saucer.texts import texts
from saucer.texts.narrator import Narrator


class FinishedTable:
    """A table whose match is over and in memory, through someone's eyes in one language."""

    def __init__(self, table: Table, eyes: Eyes, language: str) -> None:
        assert table.live_match is not None, "a match that is over has been loaded"
        self.table = table
        self.number = table.row.number
        self.ended = table.live_match.match
        self.total = self.ended.count
        self.description = Description(eyes, language, table.names(language), table.seating.speakers())

    def match(self) -> FinishedMatch:
        """The match as a worker is given it, with its steps from the database; for a thread. Raises Refused."""
        row, steps = self.table.row, self.table.store.stream_steps(self.table.row.number)
        assert row.seed is not None, "a match that is over has a seed"
        plain = [(step.seat, msgspec.Raw(step.move.encode()), step.time) for step in in_pieces(steps)]
        if len(plain) < self.total:
            raise Refused("table/unknown")
        return FinishedMatch(
            number=row.number,
            game=row.game,
            rules_version=row.rules_version,
            options=msgspec.json.encode(row.options),
            seats=self.ended.seats,
            seed=row.seed,
            steps=msgspec.json.encode(plain),
        )

    def head(self) -> Replay:
        """All but the steps. It is the same for everyone at any time, so who is there now is left out."""
        table, (eyes, language, names, _) = self.table, self.description
        outcome = self.ended.outcome
        assert outcome is not None, "a match that is over has an outcome"
        seats = table.seating.sittings(language)
        return Replay(
            game=table.row.game,
            title=texts(table.row.game, language).format("title"),
            options=table.row.options,
            seats=tuple(msgspec.structs.replace(seat, present=True, absent_for=None) for seat in seats),
            fair=fair_of(table.row),
            outcome=ending(Narrator(self.ended.game, language, eyes.viewer, names), outcome),
            total=self.total,
            steps=(),
        )
