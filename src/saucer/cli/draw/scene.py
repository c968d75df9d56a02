"""What a drawing is given, and what it must offer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from saucer.texts import Texts
from saucer.texts.words import Words


@dataclass(frozen=True)
class Scene:
    """A view to be drawn for one seat, and the numbers of the choices that stand on the board."""

    view: Any
    texts: Texts
    words: Words
    width: int
    players: tuple[str, ...]
    """What sits in each seat: the name of a bot, or nothing for the person."""
    tall: bool = True
    """Whether there is room for more than what is needed."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """Spots of the board and the numbers of the choices that lead there."""

    def seat_name(self, seat: int) -> str:
        return self.texts.seat(seat)


@dataclass(frozen=True)
class Drawing:
    """How a game is drawn: the table, the meaning of its signs, the final score, and notes to choices."""

    table: Callable[[Scene], RenderableType]
    legend: Callable[[Scene], RenderableType]
    score: Callable[[Scene], RenderableType]
    note: Callable[[Scene, Any], str]
    """What a move does, in a few words, where its name does not say so."""
    sign: Callable[[int], Text]
    """The sign of a seat."""
    quiet_events: tuple[type, ...] = ()
    """Events that go without saying while a person plays."""
    shorthand: Callable[[Any, str], list[Any] | None] | None = None
    """Reads a short command, typed by the seat of a view, as moves to make one after another; None for no command.

    A game with shorthand does not list its choices where they are many.
    """
    real_time: bool = False
    """Whether everybody plays at once, against the clock: then bots move while the person types."""
