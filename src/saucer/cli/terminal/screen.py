"""The screen: prints the board, what happened, the choices and the rules for the person at the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from saucer.cli.draw import Drawing, Scene
from saucer.cli.draw.flow import flow
from saucer.texts.narrator import Paragraph
from saucer.texts.pages import chapters, find_page, look_up

MOST_NEWS = 8
MOST_ROWS = 12
"""More choices than this are printed in columns."""
TALL = 34
WIDEST = 110
BETWEEN = " · "
SPOT_FIELDS = ("at", "to", "through")


class Screen:
    """Prints for one person, with the drawing of one game."""

    def __init__(self, console: Console, drawing: Drawing) -> None:
        self.console = console
        self.drawing = drawing

    @property
    def tall(self) -> bool:
        return self.console.height >= TALL or not self.console.is_terminal

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style), width=self.width)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def board(self, scene: Scene, title: str) -> None:
        self.console.print(Rule(Text(title, "bold"), align="left", style="dim"), width=self.width)
        self.console.print(self.drawing.board(scene), width=self.width)

    def legend(self, scene: Scene) -> None:
        self.console.print(self.drawing.legend(scene), width=self.width)

    def score(self, scene: Scene) -> None:
        self.console.print(self.drawing.score(scene), width=self.width)

    def news(self, scene: Scene, paragraphs: Sequence[Paragraph]) -> None:
        """Print the latest paragraphs, and how many there are before them."""
        if not paragraphs:
            return
        self.print(scene.phrases.format("news"), "bold")
        hidden = len(paragraphs) - MOST_NEWS
        if hidden > 0:
            self.print(f"  {scene.phrases.format('earlier', count=hidden)}", "dim")
        grid = Table.grid(padding=(0, 1, 0, 0))
        for seat, sentences in paragraphs[-MOST_NEWS:]:
            grid.add_row(Text(" ") if seat is None else self.drawing.sign(seat), sentences)
        self.console.print(Padding(grid, (0, 0, 1, 1)), width=self.width)

    def log(self, scene: Scene, lines: Sequence[str]) -> None:
        for line in lines or (scene.phrases.format("log-empty"),):
            self.print(line)

    def choices(self, question: str, labels: Sequence[str], notes: Sequence[str]) -> None:
        self.print(f"\n{question}", "bold")
        numbered = [
            Text.assemble((f"{nth:>3} ", "bold cyan"), label) for nth, label in enumerate(labels, start=1)
        ]
        if len(labels) > MOST_ROWS:
            numbered = [side_by_side(label, note) for label, note in zip(numbered, notes, strict=True)]
        if len(labels) > MOST_ROWS or not any(notes):
            self.console.print(Columns(numbered, padding=(0, 2), column_first=True), width=self.width)
            return
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for label, note in zip(numbered, notes, strict=True):
            grid.add_row(label, note)
        self.console.print(grid, width=self.width)

    def keys(self, keys: str) -> None:
        """Print the letters that can be typed, each beside what it does."""
        pieces = [Text(key, "dim") for key in keys.split(BETWEEN)]
        self.console.print(flow(pieces, self.width, BETWEEN), width=self.width)

    def rules(self, scene: Scene, game: str, sought: str) -> None:
        """Print the chapters of the rules page, or what was looked for in it."""
        page = find_page(game, scene.phrases.language)
        if page is None:
            self.print(scene.phrases.format("rules-missing"))
        elif not sought:
            self.print(scene.phrases.format("rules-contents"), "bold")
            for heading in chapters(page):
                self.print(f"  {heading}")
            self.print(scene.phrases.format("rules-how"), "dim")
        elif found := look_up(page, sought):
            self.console.print(Markdown(found), width=min(self.width, 96))
        else:
            self.print(scene.phrases.format("rules-none", sought=sought))


def side_by_side(label: Text, note: str) -> Text:
    return Text.assemble(label, (f"  {note}", "dim")) if note else label


def marks_of(moves: Sequence[Any]) -> dict[str, str]:
    """The spots of the board that the moves lead to, each with the number of its choice."""
    marks: dict[str, str] = {}
    if sum(not any(hasattr(move, field) for field in SPOT_FIELDS) for move in moves) > 1:
        return marks
    for number, move in enumerate(moves, start=1):
        for field in SPOT_FIELDS:
            spot = getattr(move, field, None)
            if isinstance(spot, str):
                place = spot.partition(".")[0]
                first = marks.get(place, str(number)).rstrip("+")
                marks[place] = str(number) if place not in marks else f"{first}+"
    return marks
