"""Drawings of games as text, made from views alone. A game without one is shown as a plain list."""

from importlib import import_module

from saucer.cli.draw import plain
from saucer.cli.draw.scene import Drawing, Scene
from saucer.engine.errors import BadGame
from saucer.games import game_called

__all__ = ["Drawing", "Scene", "drawing_of"]


def drawing_of(game_id: str) -> Drawing:
    """The drawing that the game names, imported now."""
    place = game_called(game_id).extras.drawing
    if not place:
        return plain.DRAWING
    module, _, name = place.partition(":")
    try:
        drawing = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadGame(f"the drawing {place} of the game {game_id!r} cannot be loaded: {error}") from None
    if not isinstance(drawing, Drawing):
        raise BadGame(f"the drawing {place} of the game {game_id!r} is not a saucer.cli.draw.Drawing")
    return drawing
