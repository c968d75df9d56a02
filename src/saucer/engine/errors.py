"""Exceptions for mistakes that a caller can correct. Messages say what was expected and what came instead."""

from collections.abc import Callable
from typing import Any

from saucer.engine.types import Refusal

RefusalFormatter = Callable[[Refusal, str], str]
"""(refusal, language) -> a sentence that says why a move is refused."""

LANGUAGES = ("en", "fr")


class SaucerError(Exception):
    """Base class of all errors that a user of Saucer can correct.

    The message is in English. `key` and `facts` let a program format the same sentence in another language.
    """

    def __init__(self, message: str = "", key: str = "", **facts: Any) -> None:
        super().__init__(message)
        self.key = key
        self.facts = facts
        self.reasons: dict[str, str] = {}
        """The reason in every language, where a rule of the game refuses something."""


class UnknownGame(SaucerError):
    """No game has this id."""


class BadGame(SaucerError):
    """A game that cannot be registered."""


class BadOptions(SaucerError):
    """Options that do not exist, or cannot be combined."""


class RefusedOptions(BadOptions):
    """Options that the rules do not combine, with the rule and the reason in every language."""

    def __init__(self, refusal: Refusal, format_refusal: RefusalFormatter) -> None:
        reasons = {language: format_refusal(refusal, language) for language in LANGUAGES}
        super().__init__(f"{refusal.rule}: {reasons['en']}", "refused", rule=refusal.rule)
        self.reasons = reasons


class BadComponents(SaucerError):
    """Component data that are malformed or inconsistent."""


class BadMessage(SaucerError):
    """JSON that does not decode to the move, view or record it should be."""


class BadRecord(SaucerError):
    """A file that is not a record, or a record that cannot be replayed."""


class RecordDiffers(SaucerError):
    """A record whose replay does not match what it contains."""

    def __init__(self, step: int, problem: str, key: str = "record-step") -> None:
        super().__init__(f"step {step}: {problem}", key, step=step, problem=problem)
        self.step = step


class IllegalMove(SaucerError):
    """A move that the rules refuse, with the rule and the reason in every language."""

    def __init__(self, move: Any, refusal: Refusal, format_refusal: RefusalFormatter) -> None:
        reasons = {language: format_refusal(refusal, language) for language in LANGUAGES}
        super().__init__(f"{refusal.rule}: {reasons['en']}", "refused", rule=refusal.rule)
        self.move = move
        self.refusal = refusal
        self.rule = refusal.rule
        self.reasons = reasons

    @property
    def reason(self) -> str:
        return self.reasons["en"]


def format_plainly(refusal: Refusal, _language: str) -> str:
    """Return a refusal as its id and facts, for programs without texts."""
    return f"{refusal.reason} {refusal.facts}" if refusal.facts else refusal.reason
