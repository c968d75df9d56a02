"""The default drawing, for games without their own: the view as a list of names and values."""

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from saucer.cli.draw.scene import Drawing, Scene


def board(scene: Scene) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    facts: dict[str, Any] = msgspec.to_builtins(scene.view)
    for name, value in facts.items():
        if value not in (None, [], {}, ""):
            grid.add_row(name.replace("_", " "), in_short(value))
    return grid


def in_short(value: Any) -> str:
    """Any plain value on one line."""
    if isinstance(value, dict):
        return ", ".join(
            f"{name} {in_short(part)}" for name, part in value.items() if part not in (None, [], {})
        )
    if isinstance(value, list):
        return "; ".join(in_short(part) for part in value)
    return "?" if value is None else str(value)


def score(scene: Scene) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    outcome = getattr(scene.view, "outcome", None)
    for seat, points in enumerate(outcome.scores if outcome is not None else ()):
        grid.add_row(scene.seat_name(seat), str(points))
    return grid


def no_note(_scene: Scene, _move: Any) -> str:
    return ""


def sign(seat: int) -> Text:
    return Text(str(seat), "bold")


DRAWING = Drawing(board=board, legend=board, score=score, note=no_note, sign=sign)
