"""The language of the command line, and its own phrases in that language."""

import os
from collections.abc import Sequence
from itertools import pairwise

from saucer.engine.errors import LANGUAGES, BadOptions
from saucer.texts.phrases import Phrases, phrases


def cli_phrases(language: str) -> Phrases:
    return phrases("saucer.cli", language)


def asked_language(args: Sequence[str]) -> str:
    """The language that a command line asks for, else that of the environment, even where the line is wrong."""
    words = [word for arg in args for word in arg.split("=", 1)]
    asked = [after for before, after in pairwise(words) if before == "--language" and after in LANGUAGES]
    return read_language(asked[0] if asked else None)


def read_language(asked: str | None) -> str:
    """The language asked for, else that of the environment if there are texts in it, else English."""
    if asked is None:
        locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        return next((language for language in LANGUAGES if locale.startswith(language)), LANGUAGES[0])
    if asked not in LANGUAGES:
        message = f"there is no language {asked!r}; the languages are {' and '.join(LANGUAGES)}"
        raise BadOptions(message, "no-language", language=asked)
    return asked
