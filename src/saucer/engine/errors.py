"""The mistakes a caller can make, one exception each; every message says what was expected and what came."""

from collections.abc import Callable
from typing import Any

from saucer.engine.types import Refusal

Speaker = Callable[[Refusal, str], str]
"""Puts a refusal into words: (refusal, language) -> a sentence."""

LANGUAGES = ("en", "fr")


class SaucerError(Exception):
    """Something a user of Saucer can put right."""


class UnknownGame(SaucerError):
    """No game has this id."""


class BadGame(SaucerError):
    """A game that cannot be registered."""


class BadOptions(SaucerError):
    """Options that do not exist, or do not go together."""


class BadComponents(SaucerError):
    """Component data that do not add up."""


class BadMessage(SaucerError):
    """JSON that is not the move, view or record it should be."""


class BadRecord(SaucerError):
    """A file that is not a record of a match."""


class RecordDiffers(SaucerError):
    """A record that does not replay to what it says."""

    def __init__(self, step: int, problem: str) -> None:
        super().__init__(f"step {step}: {problem}")
        self.step = step


class IllegalMove(SaucerError):
    """A move that the rules refuse, with the rule and the reason in every language."""

    def __init__(self, move: Any, refusal: Refusal, speak: Speaker) -> None:
        self.move = move
        self.refusal = refusal
        self.rule = refusal.rule
        self.reasons = {language: speak(refusal, language) for language in LANGUAGES}
        super().__init__(f"{self.rule}: {self.reason}")

    @property
    def reason(self) -> str:
        return self.reasons["en"]


def speak_plainly(refusal: Refusal, _language: str) -> str:
    """What a refusal sounds like where no texts are at hand."""
    return f"{refusal.reason} {refusal.facts}" if refusal.facts else refusal.reason
