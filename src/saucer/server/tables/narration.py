"""Moves, events, questions and outcomes in words, cached because the same ones are sent to many and often."""

from functools import lru_cache
from typing import Any

from saucer.engine.types import Outcome
from saucer.server.language import server_words
from saucer.server.protocol.values import Choice, Ending, News
from saucer.texts import texts

REMEMBERED = 20_000

Names = tuple[str, ...]


@lru_cache(REMEMBERED)
def choice(game: str, language: str, move: Any, viewer: int | None, names: Names) -> Choice:
    """A move and what to write on its button."""
    return Choice(move, texts(game, language).move(move, viewer, names))


@lru_cache(REMEMBERED)
def news(game: str, language: str, event: Any, viewer: int | None, names: Names) -> News:
    """An event, as the viewer may know it, and its sentence."""
    return News(event, texts(game, language).event(event, viewer, names))


@lru_cache(REMEMBERED)
def question(
    game: str, language: str, decision: Any, seat: int | None, viewer: int | None, names: Names
) -> str:
    """What `seat` has to do now, as told to the viewer."""
    return texts(game, language).decide(decision, seat, viewer, names)


def took_back(language: str, seat: int, viewer: int | None, names: Names) -> News:
    whose = "you" if seat == viewer else "other"
    return News({"kind": "take_back"}, server_words(language).say("took-back", whose=whose, seat=names[seat]))


def ending(game: str, language: str, outcome: Outcome, viewer: int | None, names: Names) -> Ending:
    text = texts(game, language).outcome(outcome, viewer, names)
    return Ending(outcome.scores, outcome.winners, outcome.reason, text)
