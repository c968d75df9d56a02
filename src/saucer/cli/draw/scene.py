"""Scenes, which are drawn, and drawings, which say how a game is drawn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from saucer.texts import Texts
from saucer.texts.phrases import Phrases


@dataclass(frozen=True)
class Scene:
    """A view to be drawn for one seat, and the numbers of the choices to print on the board."""

    view: Any
    texts: Texts
    phrases: Phrases
    """The command line's own phrases."""
    width: int
    players: tuple[str, ...]
    """The name of the bot in each seat, empty for the person."""
    tall: bool = True
    """Whether the screen is tall enough for more than the essentials."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """Spots of the board and the numbers of the choices that lead there."""

    def seat_name(self, seat: int) -> str:
        return self.texts.seat(seat)


def no_ticker(_scene: Scene) -> str:
    return ""


def no_picture(_scene: Scene, _event: Any) -> RenderableType | None:
    return None


@dataclass(frozen=True)
class Drawing:
    """How a game is drawn: the board, the meaning of its signs, the final score, and notes on choices."""

    board: Callable[[Scene], RenderableType]
    legend: Callable[[Scene], RenderableType]
    score: Callable[[Scene], RenderableType]
    note: Callable[[Scene, Any], str]
    """What a move does, in short, where its label does not say so; else empty."""
    sign: Callable[[int], Text]
    """The sign of a seat."""
    quiet_events: tuple[type, ...] = ()
    """Events that are not mentioned, because they are obvious."""
    drawn_events: tuple[type, ...] = ()
    """Events that only replays mention: while a person plays, the drawing shows what they are about."""
    shorthand: Callable[[Any, str], list[Any] | None] | None = None
    """(view, typed line) -> the moves that a short command stands for, or None if it is not a command.

    A game with a shorthand does not list its choices when there are many.
    """
    ticker: Callable[[Scene], str] = no_ticker
    """What changes while the person types, in a few words, where everyone plays at the same time."""
    picture: Callable[[Scene, Any], RenderableType | None] = no_picture
    """What an event shows, for replays; None where its sentence says it all."""
    real_time: bool = False
    """Whether everyone plays at the same time, against the clock: then bots move while the person types."""
