"""Errors as sentences in the language of the command line. Errors carry their English sentences themselves."""

from functools import cache
from typing import Any

from typer.exceptions import TyperException

from saucer.engine.errors import LANGUAGES, SaucerError
from saucer.texts.phrases import Phrases

TRANSLATED = tuple(language for language in LANGUAGES if language != "en")


@cache
def error_phrases(language: str) -> Phrases:
    """The phrases in `texts/errors.<language>.ftl`, by the keys of errors."""
    return Phrases("saucer.cli", language, f"errors.{language}")


def error_sentence(error: SaucerError | TyperException, language: str) -> str:
    """What is wrong, in one sentence; in English where there is no other."""
    if isinstance(error, SaucerError):
        english, key, facts = (
            str(error),
            error.key,
            {**error.facts, "reason": error.reasons.get(language, "")},
        )
    else:
        english, key, facts = error.format_message(), *usage_problem(error)
    if language not in TRANSLATED or not error_phrases(language).has(key):
        return english
    return error_phrases(language).format(key, **{name: str(fact) for name, fact in facts.items()})


def usage_problem(error: TyperException) -> tuple[str, dict[str, Any]]:
    """The key and the facts of a command line that cannot be read: the name of the option or the argument."""
    parameter = getattr(error, "param", None)
    names = [getattr(error, "option_name", None), *getattr(parameter, "opts", ())]
    found = [name for name in names if name]
    return f"usage-{type(error).__name__}", {"name": found[0] if found else ""}
