"""The codes of all reasons. Texts have two phrases for each: `why-<code>` and `say-<code>`."""

from typing import Final, Literal, get_args

from saucer.engine.talk import Reason
from saucer.engine.types import Seat

Why = Literal[
    "to-win", "to-gather-votes", "to-outbid", "to-counter", "to-be-chosen", "to-be-spared", "to-help",
    "to-ask-a-favour", "for-the-offer", "as-promised", "for-the-promise", "for-a-better-offer", "for-itself", "can-win",
    "no-trust", "too-little", "rather-this", "unasked", "to-be-trusted", "as-a-last-word", "too-late-to-matter",
    "too-dear", "for-the-gain", "to-get-more", "to-compare", "to-consider", "bound",
]  # fmt: skip

CODES: Final[tuple[str, ...]] = get_args(Why)


def reason(seat: Seat, why: Why | None) -> Reason | None:
    """The reason of a seat, where there is one."""
    return None if why is None else Reason(seat, why)
