"""Talk: why players decided as they did, as codes that texts have phrases for. It stands above the rules of a game."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from saucer.engine.types import Seat


class Reason(NamedTuple):
    """Why a seat decided as it did."""

    seat: Seat
    code: str
    """The end of two text ids: `why-<code>` is a part of a sentence, `say-<code>` what a bot says."""


Find = Callable[[Any, Any, Any], Reason | None]
"""(state before the step, state after it, event) -> the reason for what happened, or None."""


def nothing_said(_state: Any) -> int:
    return 0


class Talk:
    """What can be said about the decisions of a match. All of it follows from what every viewer can see.

    The narrator asks for the reasons of bots, never for those of people: theirs are their own.
    """

    def __init__(
        self,
        codes: tuple[str, ...],
        reasons: Mapping[type, Find],
        count: Callable[[Any], int] = nothing_said,
    ) -> None:
        self.codes = codes
        """The code of every reason there is."""
        self.reasons = reasons
        """The classes of events that can have a reason, each with the function that finds it."""
        self.count = count
        """How much has been said by now: a number that grows while players talk. Phrases take turns by it."""

    def why(self, before: Any, after: Any, event: Any) -> Reason | None:
        """Why an event of the step between two states came about; None where nothing can be said."""
        find = self.reasons.get(type(event))
        return None if find is None else find(before, after, event)


SILENT: Final = Talk((), {})
"""The talk of a game that gives no reasons."""
