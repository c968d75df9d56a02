"""The language of the command line, and its own phrases in that language."""

import os

from saucer.engine.errors import LANGUAGES, BadOptions
from saucer.texts.phrases import Phrases, phrases


def cli_phrases(language: str) -> Phrases:
    return phrases("saucer.cli", language)


def read_language(asked: str | None) -> str:
    """The language asked for, else that of the environment if there are texts in it, else English."""
    if asked is None:
        locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        return next((language for language in LANGUAGES if locale.startswith(language)), LANGUAGES[0])
    if asked not in LANGUAGES:
        raise BadOptions(f"there is no language {asked!r}; the languages are {' and '.join(LANGUAGES)}")
    return asked
