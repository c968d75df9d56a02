"""The server's own words, in each language."""

from functools import cache

from saucer.texts.phrases import Phrases


@cache
def words(language: str) -> Phrases:
    return Phrases("saucer.server", language)


def spoken(asked: str | None, accepted: str = "") -> str:
    """The language asked for where it is one of ours, else the first of a browser's own that is, else English."""
    for wish in (asked or "", *(part.split(";")[0].strip() for part in accepted.split(","))):
        if wish[:2].lower() in ("en", "fr"):
            return wish[:2].lower()
    return "en"
