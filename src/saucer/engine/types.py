"""Types all games share: seats, refusals, outcomes, timers, and the base classes of moves and events.

Modules that only define such data stay interpreted in the compiled build: msgspec makes them as fast, and needs the
annotations that a compiler would erase.
"""

import re
from typing import NewType

from msgspec import Struct

Seat = NewType("Seat", int)
"""A place at the table, counted from 0."""

Viewer = Seat | None
"""Who looks: a seat, or None for a spectator."""

Facts = dict[str, str | int]
"""What a sentence needs to be put into words."""


def kind_of(name: str) -> str:
    """The stable name of a move or an event: `TakeCard` is `take_card`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Data(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Plain frozen values: they cannot form a circle, so that the collector need not look at them."""


class Message(Data, frozen=True, tag_field="kind", tag=kind_of):
    """A move or an event: frozen values with a kind, `{"kind": "take_card", …}` in JSON."""


class Refusal(Data, frozen=True):
    """Why something may not be done: the rule, the id of a sentence, and what that sentence needs."""

    rule: str
    reason: str
    facts: Facts


class Outcome(Data, frozen=True, omit_defaults=True):
    """How a match ended. Several winners share the win.

    `sides` tells what each seat played for, such as "human" or "alien", in games where that differs.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    sides: tuple[str, ...] = ()

    def share(self, seat: Seat) -> float:
        """The part of the win that belongs to `seat`, from 0 to 1."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


class Timer(Data, frozen=True):
    """A running clock: its name, its length in seconds, and the step that started it."""

    name: str
    seconds: float
    since: int


class TimeUp(Message, frozen=True):
    """The clock's own move, played by no seat, when a timer runs out."""

    timer: str


class TakeBack(Message, frozen=True):
    """A seat takes its latest step back."""
