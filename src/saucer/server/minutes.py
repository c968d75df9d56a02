"""How long a match takes, in a sentence."""

from saucer.engine.game import AnyGame
from saucer.lab.lengths import measured_lengths
from saucer.server.language import server_phrases
from saucer.texts import texts


def match_minutes(game: AnyGame, language: str) -> str:
    """How long a match takes: as it was measured, or else as the game says."""
    measured = measured_lengths().get(game.id)
    if measured is None:
        return texts(game.id, language).format("minutes")
    bots, table = measured.against_bots, measured.full_table
    return server_phrases(language).format("minutes", bots=bots, table=table)
