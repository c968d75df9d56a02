"""A record from a file, as replays need it."""

import msgspec

from saucer.engine.chance import commitment
from saucer.engine.options import options_from_plain, piece_of
from saucer.games import game_called
from saucer.server.protocol.replay import Replay
from saucer.server.protocol.values import Fair, Sitting
from saucer.server.replays.checking import CheckedRecord
from saucer.server.replays.steps import Description, Eyes
from saucer.server.replays.worker import FinishedMatch
from saucer.server.tables.match.narration import ending
from saucer.texts import texts
from saucer.texts.narrator import NO_SPEAKERS, Narrator


class FinishedRecord:
    """A record that was checked, through someone's eyes in one language. A record does not say who played."""

    def __init__(self, record: CheckedRecord, eyes: Eyes, language: str) -> None:
        self.record = record
        self.number = record.match.number
        self.total = record.total
        self.game = game_called(record.match.game)
        self.options = msgspec.json.decode(record.match.options)
        options = options_from_plain(self.game.options, self.options)
        names = texts(self.game.id, language).seat_names(options, record.match.seats)
        self.description = Description(eyes, language, names, NO_SPEAKERS)

    def match(self) -> FinishedMatch:
        return self.record.match

    def head(self) -> Replay:
        """All but the steps."""
        eyes, language, names, _ = self.description
        return Replay(
            game=self.game.id,
            title=texts(self.game.id, language).format("title"),
            options=self.options,
            seats=self.seats(),
            fair=self.fair(),
            outcome=ending(Narrator(self.game, language, eyes.viewer, names), self.record.outcome),
            total=self.total,
            steps=(),
        )

    def seats(self) -> tuple[Sitting, ...]:
        return tuple(
            Sitting(seat, "person", "", name, present=True, piece=piece_of(self.options, seat))
            for seat, name in enumerate(self.description.names)
        )

    def fair(self) -> Fair:
        """Where the shuffles come from: what a server published, or nothing where a program chose the seed."""
        draw, seed = self.record.draw, str(self.record.match.seed)
        if draw is None:
            return Fair(commitment(seed), seed=seed)
        return Fair(draw.commitment, draw.secret, draw.parts, seed)
