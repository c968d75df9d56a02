"""Nim in the terminal: the heap as a row of stones."""

from dataclasses import replace

from rich.console import RenderableType
from rich.text import Text

from saucer.cli.draw import Scene
from saucer.cli.draw.plain import DRAWING as PLAIN

STONE = "● "


def board(scene: Scene) -> RenderableType:
    left = scene.view.left
    return Text.assemble((STONE * left, "bold"), str(left))


DRAWING = replace(PLAIN, board=board, legend=board)
