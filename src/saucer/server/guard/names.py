"""Checks nicknames: whether they are visible, and whether they look like another one."""

import unicodedata
from functools import lru_cache

from confusable_homoglyphs.utils import load

from saucer.server.guard.plain_text import JOINERS, is_odd

NOT_IN_NAMES = "<>&" + JOINERS
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159")
"""Letters, marks and symbols without a shape; spaces and control characters have categories of their own."""
SELECTORS = frozenset(
    (*"\u180b\u180c\u180d\u180f", *map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xE0100, 0xE01F0)))
)
"""Signs that choose among shapes of the sign before them, such as the colour of an emoji."""


def is_shown(name: str) -> bool:
    """Whether every sign of a name can be seen: none is odd or blank, and no mark is without a letter to stand on."""
    if any(is_odd(sign) or sign in NOT_IN_NAMES or sign in BLANKS for sign in name):
        return False
    return not unicodedata.category(name[0]).startswith("M")


def are_alike(one: str, other: str) -> bool:
    """Whether two names look the same to people."""
    return skeleton(one) == skeleton(other)


def skeleton(name: str) -> str:
    """Return a name with every sign replaced by its Unicode prototype, so that look-alikes become equal."""
    known = prototypes()
    signs = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    shown = "".join(known.get(sign, sign) for sign in signs if sign not in SELECTORS)
    return unicodedata.normalize("NFD", shown)


@lru_cache(1)
def prototypes() -> dict[str, str]:
    """The sign or signs that stand for each sign with look-alikes.

    The library lists look-alikes in both directions. Of a group, all lead to the sign that looks like several, or that
    is written with several.
    """
    near = {
        plain(sign): [plain(other["c"]) for other in others]
        for sign, others in load("confusables.json").items()
    }

    def rank(sign: str) -> tuple[int, int, str]:
        return len(sign), len(near[sign]), sign

    return {sign: max(sign, *others, key=rank) for sign, others in near.items() if len(sign) == 1}


def plain(sign: str) -> str:
    """A sign of the library's list, without the marks around those that are written from right to left."""
    return sign.replace("\u200e", "")
