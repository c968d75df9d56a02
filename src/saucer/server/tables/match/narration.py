"""Moves, news and outcomes with their sentences, as clients are sent them."""

from functools import lru_cache
from typing import Any

from saucer.engine.match import Step
from saucer.engine.types import Outcome, Refusal
from saucer.server.protocol.values import Choice, Ending, News
from saucer.texts import texts
from saucer.texts.narrator import Names, Narrator, Sentence

CACHED = 20_000


@lru_cache(CACHED)
def choice(
    game: str, language: str, move: Any, viewer: int | None, names: Names, described: Any = None
) -> Choice:
    """A move and what to write on its button, from the move as the game describes it. Cached: it is sent often."""
    return Choice(move, texts(game, language).move(described or move, viewer, names))


def news_of_opening(narrator: Narrator, state: Any) -> list[News]:
    """What a viewer is sent of the set-up."""
    return [news(sentence) for sentence in narrator.opening(state)]


def idle_choice(
    known: Choice, game: str, language: str, refusal: Refusal, viewer: int, names: Names
) -> Choice:
    """The choice of a move that would do nothing, with why."""
    return Choice(known.move, known.text, texts(game, language).no_effect(refusal, viewer, names))


def default_choice(known: Choice, after: float, *, masked: bool) -> Choice:
    """Return the choice of a default move, made after some seconds by the client, or by the server if masked."""
    return Choice(known.move, known.text, known.no_effect, after, masked)


def news_of_step(narrator: Narrator, step: Step) -> list[News]:
    """What a viewer is sent of a step."""
    return [news(sentence) for sentence in narrator.step(step)]


def news(sentence: Sentence) -> News:
    return News(sentence.event, sentence.text, sentence.said, sentence.speaker)


def ending(narrator: Narrator, outcome: Outcome) -> Ending:
    """How a match ended."""
    return Ending(outcome.scores, outcome.winners, outcome.reason, narrator.outcome(outcome))
