"""Three by three tiles in text: a town with its cells named, or the tray of tiles in the hand."""

from collections.abc import Sequence

from rich.text import Text

from saucer.cli.draw.panic.tile import HEIGHT, WIDTH, draw_tile
from saucer.games.panic.components import Components
from saucer.games.panic.town.town import Laid

SIDE = 3
EDGE_STYLE = "dim"
WRONG = "✗"
WRONG_STYLE = "bold red"
MARGIN = 2

Tiles = Sequence[Laid | None]


def grid_lines(
    components: Components,
    tiles: Tiles,
    signs: dict[str, str],
    wrong: Sequence[tuple[int, int]] = (),
    *,
    names: bool,
) -> list[Text]:
    """The lines of a grid. With `names`, columns a to c and rows 1 to 3 are named around it."""
    lines: list[Text] = []
    if names:
        lines.append(Text(" " * MARGIN + "".join(f"{column:^{WIDTH + 1}}" for column in "abc"), "bold"))
    for row in range(SIDE):
        lines.append(border_line(tiles, row, wrong, names=names))
        lines += row_lines(components, tiles, row, signs, wrong, names=names)
    lines.append(border_line(tiles, SIDE, wrong, names=names))
    return lines


def border_line(tiles: Tiles, row: int, wrong: Sequence[tuple[int, int]], *, names: bool) -> Text:
    """The line above a row, with the name of each tile below it."""
    line = Text(" " * MARGIN if names else "")
    for column in range(SIDE):
        cell = row * SIDE + column
        laid = tiles[cell] if row < SIDE else None
        line.append("+", EDGE_STYLE)
        name = f"{laid.tile}{laid.side}" if laid is not None else ""
        line.append(name, "bold")
        dots = list("┄" * (WIDTH - len(name)))
        broken = (cell - SIDE, cell) in wrong
        if broken:
            dots[WIDTH // 2 - len(name)] = WRONG
        for dot in dots:
            line.append(dot, WRONG_STYLE if dot == WRONG else EDGE_STYLE)
    return line.append("+", EDGE_STYLE)


def row_lines(
    components: Components,
    tiles: Tiles,
    row: int,
    signs: dict[str, str],
    wrong: Sequence[tuple[int, int]],
    *,
    names: bool,
) -> list[Text]:
    lines: list[Text] = []
    here = tiles[row * SIDE : row * SIDE + SIDE]
    drawings = [None if laid is None else draw_tile(components, laid, signs) for laid in here]
    for height in range(HEIGHT):
        middle = height == HEIGHT // 2
        line = Text(f"{row + 1} " if names and middle else " " * MARGIN if names else "", "bold")
        for column, drawing in enumerate(drawings):
            cell = row * SIDE + column
            broken = middle and (cell - 1, cell) in wrong
            line.append(WRONG if broken else "┆", WRONG_STYLE if broken else EDGE_STYLE)
            line.append_text(Text(" " * WIDTH) if drawing is None else drawing.line(height))
        lines.append(line.append("┆", EDGE_STYLE))
    return lines


def side_by_side(one: list[Text], other: list[Text], gap: str = "   ") -> Text:
    """Two blocks of lines beside each other."""
    width = max(len(line) for line in one)
    rows: list[Text] = []
    for nth in range(max(len(one), len(other))):
        left = one[nth].copy() if nth < len(one) else Text()
        left.pad_right(width - len(left))
        if nth < len(other):
            left.append(gap).append_text(other[nth])
        rows.append(left)
    return Text("\n").join(rows)
