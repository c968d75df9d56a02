"""Don't Talk to Strangers in the terminal: the board as a map, and the panels around it."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saucer.cli.draw.scene import Drawing, Scene
from saucer.cli.draw.strangers.board import draw_board
from saucer.cli.draw.strangers.panels import (
    card_effect,
    hand_line,
    key_line,
    piles_line,
    places_table,
    score_table,
    side_panel,
    signs_table,
)
from saucer.cli.draw.strangers.signs import KIDS, SEAT_STYLES, WIDE, board_of, pitch_of
from saucer.games.strangers.events import TurnStarted

__all__ = ["DRAWING"]


def board(scene: Scene) -> RenderableType:
    """The board, with the seats and the piles beside it."""
    board = board_of(scene.view)
    across = pitch_of(scene.width) * board.columns + 3
    grid = Table.grid(padding=(0, 2, 0, 0), expand=False)
    grid.add_column(width=across)
    grid.add_column(width=max(22, min(scene.width, WIDE + 10) - across - 2))
    grid.add_row(draw_board(scene), side_panel(scene))
    return Group(grid, piles_line(scene), hand_line(scene), *([key_line(scene)] if scene.tall else []))


def legend(scene: Scene) -> RenderableType:
    return Group(signs_table(scene), places_table(scene))


def note(scene: Scene, move: Any) -> str:
    """What a card does."""
    card = getattr(move, "card", None)
    return "" if card is None else card_effect(scene, card)


def sign(seat: int) -> Text:
    return Text(KIDS[seat], SEAT_STYLES[seat])


DRAWING = Drawing(
    board=board, legend=legend, score=score_table, note=note, sign=sign, quiet_events=(TurnStarted,)
)
