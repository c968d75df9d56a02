"""Where handlers report what happened."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

E = TypeVar("E")


class Sink(Generic[E]):
    """Takes the events of a step in their order. Handlers only add to it."""

    def __init__(self) -> None:
        self.events: list[Any] = []

    def append(self, event: E) -> None:
        self.events.append(event)

    def extend(self, events: Iterable[E]) -> None:
        for event in events:
            self.append(event)
