"""Text that people send: made safe to show to others, and short enough for a sentence."""

import unicodedata
from typing import Any

LONGEST_FACT = 200
LONGEST_WORD = 100
LARGEST_NUMBER = 1_000_000_000
"""How long a text and how large a number within a move may be; real moves have short ids and small numbers."""
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
    """Return a text cut short enough to be quoted in a sentence."""
    cut = text if len(text) <= most else text[: most - 1] + "…"
    return "".join("\ufffd" if is_odd(sign) else sign for sign in cut)


def is_oversized(data: dict[str, Any]) -> bool:
    """Whether a text or a number in a JSON object is larger than those of moves are, however deep inside."""
    waiting: list[Any] = [data]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            if len(part) > LONGEST_WORD:
                return True
        elif isinstance(part, int | float):
            if not -LARGEST_NUMBER <= part <= LARGEST_NUMBER:
                return True
        elif isinstance(part, dict):
            waiting += part
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return False
