"""The command line's own words, and matches told in sentences."""

import os
from collections.abc import Sequence
from functools import cache
from typing import Any

from saucer.engine.errors import LANGUAGES, BadOptions
from saucer.engine.game import AnyGame
from saucer.engine.match import Step
from saucer.engine.types import Outcome, Seat, TakeBack
from saucer.texts import texts
from saucer.texts.words import Words


@cache
def words(language: str) -> Words:
    return Words("saucer.cli", language)


def read_language(asked: str | None) -> str:
    """The language asked for, else that of the environment where it is one of ours, else English."""
    if asked is None:
        spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        return next((language for language in LANGUAGES if spoken.startswith(language)), LANGUAGES[0])
    if asked not in LANGUAGES:
        raise BadOptions(f"there is no language {asked!r}; the languages are {' and '.join(LANGUAGES)}")
    return asked


Paragraph = tuple[int | None, str]
"""Whose doing it was, and what is told of it."""


class Storyteller:
    """Tells a match to one viewer: a seat, or None for whoever may see everything once it is over."""

    def __init__(self, game: AnyGame, language: str, viewer: int | None, names: Sequence[str] = ()) -> None:
        self.game = game
        self.viewer = None if viewer is None else Seat(viewer)
        self.names = names
        self.texts = texts(game.id, language)
        self.words = words(language)

    def step(self, step: Step, quiet: tuple[type, ...] = ()) -> list[str]:
        """The sentences of one step, told as this viewer may know it."""
        if isinstance(step.move, TakeBack) and step.seat is not None:
            whose = "you" if step.seat == self.viewer else "other"
            return [self.words.say("took-back", whose=whose, seat=self.texts.seat(step.seat, self.names))]
        return [self.sentence(self.see(step, event)) for event in step.events if not isinstance(event, quiet)]

    def paragraphs(self, steps: Sequence[Step], quiet: tuple[type, ...] = ()) -> list[Paragraph]:
        """Steps told seat by seat, without the events that go without saying."""
        told: list[Paragraph] = []
        for step in steps:
            text = " ".join(self.step(step, quiet))
            if told and told[-1][0] == step.seat:
                told[-1] = (step.seat, f"{told[-1][1]} {text}".strip())
            else:
                told.append((step.seat, text))
        return [paragraph for paragraph in told if paragraph[1]]

    def see(self, step: Step, event: Any) -> Any:
        return event if self.viewer is None else self.game.see_event(step.state, event, self.viewer)

    def sentence(self, event: Any) -> str:
        return self.texts.event(event, self.viewer, self.names)

    def outcome(self, outcome: Outcome) -> str:
        return self.texts.outcome(outcome, self.viewer, self.names)
