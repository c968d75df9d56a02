"""Text that people send: made safe to show to others, and short enough for a sentence."""

import unicodedata
from typing import Any

LONGEST_FACT = 200
LONGEST_WORD = 100
"""How long a text within a move may be; those of real moves are ids of a few letters."""
JOINERS = "\u200c\u200d"
"""Signs without a shape that some scripts and most emoji need."""


def is_odd(sign: str) -> bool:
    """Whether a sign is a control character, turns the direction of writing, or is no sign at all."""
    return unicodedata.category(sign).startswith("C") and sign not in JOINERS


def clean_line(text: str) -> str:
    """A line of text without odd signs, with single spaces."""
    plain = "".join(" " if sign.isspace() else "" if is_odd(sign) else sign for sign in text)
    return " ".join(plain.split())


def shorten(text: str, most: int = LONGEST_FACT) -> str:
    """What fits into a sentence of a text that someone else wrote."""
    cut = text if len(text) <= most else text[: most - 1] + "…"
    return "".join("\ufffd" if is_odd(sign) else sign for sign in cut)


def has_long_word(data: dict[str, Any]) -> bool:
    """Whether any text in a JSON object is longer than those of moves are, however deep inside."""
    waiting: list[Any] = [data]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str) and len(part) > LONGEST_WORD:
            return True
        if isinstance(part, dict):
            waiting += part
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return False
