"""The server's own sentences, and the language to send them in."""

import re
from functools import cache

from saucer.texts.phrases import Phrases, phrases

LANGUAGES = ("en", "fr")


def server_phrases(language: str) -> Phrases:
    return phrases("saucer.server", language)


def choose_language(asked: str | None, accepted: str = "") -> str:
    """The language asked for if we have it, else the first that the browser accepts and we have, else English."""
    for wish in (asked or "", *(part.split(";")[0].strip() for part in accepted.split(","))):
        if wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return "en"


def guest_name(number: int, language: str) -> str:
    """What a person is called who gave no name."""
    return server_phrases(language).format("guest", number=number)


@cache
def guest_pattern() -> re.Pattern[str]:
    """Matches the names of guests in all languages, and finds their number."""
    names = [re.escape(guest_name(0, language)).replace("0", r"(\d{1,3})") for language in LANGUAGES]
    return re.compile("|".join(names))


def person_name(name: str, language: str) -> str:
    """The name of a person as somebody reads it: that of a guest is in the reader's language."""
    found = guest_pattern().fullmatch(name)
    if found is None:
        return name
    return guest_name(int(next(number for number in found.groups() if number is not None)), language)
