"""Drawings of games as text, made from views alone. A game without one is shown as a plain list."""

from saucer.cli.draw import area51, eti, panic, plain, strangers
from saucer.cli.draw.scene import Drawing, Scene

__all__ = ["Drawing", "Scene", "drawing_of"]

DRAWINGS: dict[str, Drawing] = {
    "area51": area51.DRAWING,
    "eti": eti.DRAWING,
    "panic": panic.DRAWING,
    "strangers": strangers.DRAWING,
}


def drawing_of(game: str) -> Drawing:
    return DRAWINGS.get(game, plain.DRAWING)
