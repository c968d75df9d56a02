"""The server's own sentences, and the language to send them in."""

from functools import cache

from saucer.texts.words import Words


@cache
def server_words(language: str) -> Words:
    return Words("saucer.server", language)


def choose_language(asked: str | None, accepted: str = "") -> str:
    """The language asked for if we have it, else the first that the browser accepts and we have, else English."""
    for wish in (asked or "", *(part.split(";")[0].strip() for part in accepted.split(","))):
        if wish[:2].lower() in ("en", "fr"):
            return wish[:2].lower()
    return "en"
