"""The server's own sentences, and the language to send them in."""

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
