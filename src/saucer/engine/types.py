"""Types all games share: seats, refusals, outcomes, timers, and the base classes of moves and events.

Modules that only define such data stay interpreted in the compiled build: msgspec makes them as fast, and needs the
annotations that a compiler would erase.
"""

import re
from typing import Any, NewType

from msgspec import Struct

Seat = NewType("Seat", int)
"""A place in a match, counted from 0."""

Viewer = Seat | None
"""The seat that looks at a match, or None for a spectator."""

Facts = dict[str, str | int | tuple[str, ...]]
"""The values that a sentence is filled in with."""


def kind_of(name: str) -> str:
    """The stable name of a move or an event: `TakeCard` is `take_card`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Data(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base class of plain frozen values. They cannot form cycles, so the garbage collector ignores them."""


class Message(Data, frozen=True, tag_field="kind", tag=kind_of):
    """A move or an event: frozen values with a kind, `{"kind": "take_card", …}` in JSON."""


class Refusal(Data, frozen=True):
    """Why a move is refused, or would do nothing: the rule, the id of a sentence, and the facts to fill it in with."""

    rule: str
    reason: str
    facts: Facts


class Outcome(Data, frozen=True, omit_defaults=True):
    """How a match ended. Several winners share the win.

    `sides` says what each seat played for, such as "human" or "alien", in games where that differs.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    sides: tuple[str, ...] = ()

    def share(self, seat: Seat) -> float:
        """The share of the win of `seat`, from 0 to 1."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


class Timer(Data, frozen=True):
    """A timer of the game: its name, its length in seconds, and a number that changes when it is restarted."""

    name: str
    seconds: float
    since: int


class DefaultMove(Data, frozen=True):
    """The default of a decision that needs no thought.

    With `masked`, every seat that is asked has one, and the answers of all are kept and played together, in the order
    of the seats, so that it does not show who had a choice.
    """

    move: Any
    masked: bool = False


class TimeUp(Message, frozen=True):
    """The move of the clock, made by no seat, when a timer rings."""

    timer: str


class TakeBack(Message, frozen=True):
    """A seat takes its latest step back."""
