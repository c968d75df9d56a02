"""The words all games share: seats, refusals, outcomes, timers, and what every move and event is made of."""

from dataclasses import dataclass
from typing import Any, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0."""

Viewer = Seat | None
"""Who looks: a seat, or None for a spectator."""

Facts = dict[str, str | int]
"""What a sentence needs to be put into words."""


class Message:
    """What moves, events and views have in common: frozen dataclasses that copy and pickle by their fields."""

    def __reduce__(self) -> tuple[Any, ...]:
        cls = type(self)
        return cls, tuple([getattr(self, name) for name in field_names(cls)])


def field_names(cls: type) -> tuple[str, ...]:
    return tuple(getattr(cls, "__dataclass_fields__", ()))


@dataclass(frozen=True)
class Refusal(Message):
    """Why something may not be done: the rule, the id of a sentence, and what that sentence needs."""

    rule: str
    reason: str
    facts: Facts


@dataclass(frozen=True)
class Outcome(Message):
    """How a match ended. Several winners share the win."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str

    def share(self, seat: Seat) -> float:
        """The part of the win that belongs to `seat`, from 0 to 1."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True)
class Timer(Message):
    """A running clock: its name, its length in seconds, and the step that started it."""

    name: str
    seconds: float
    since: int


@dataclass(frozen=True)
class TimeUp(Message):
    """The clock's own move, played by no seat, when a timer runs out."""

    timer: str


@dataclass(frozen=True)
class TakeBack(Message):
    """A seat takes its latest step back."""
