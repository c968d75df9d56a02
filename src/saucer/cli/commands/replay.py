"""`saucer replay`: prints a recorded match as sentences, or checks every step of it."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding

import saucer
from saucer.cli.arguments import Language, no_seat
from saucer.cli.commands.serve import replay_in_browser
from saucer.cli.draw import Scene, drawing_of
from saucer.cli.draw.scene import no_picture
from saucer.cli.language import cli_phrases, read_language
from saucer.cli.output import stdout_console
from saucer.engine.errors import BadOptions, BadRecord, RecordDiffers, SaucerError
from saucer.engine.game import AnyGame
from saucer.engine.match import Match
from saucer.engine.options import options_from_plain
from saucer.engine.record import Record
from saucer.engine.replay import replay as play_again
from saucer.engine.types import Outcome, Seat
from saucer.games import game_called
from saucer.texts import refusal_formatter, texts
from saucer.texts.narrator import Narrator, Sentence

RecordFile = Annotated[Path, typer.Argument(help="A record, as written by saucer simulate --record.")]
Verify = Annotated[bool, typer.Option("--verify", help="Only check every step and the seed's commitment.")]
InBrowser = Annotated[bool, typer.Option("--browser", help="Check it, and watch it in the browser.")]
OneSeat = Annotated[int | None, typer.Option("--seat", help="Print only what this seat saw, counted from 0.")]

MOST_IN_A_LINE = 4
"""More sentences than this about one step stand in lines of their own."""


def replay(
    file: RecordFile,
    verify: Verify = False,
    seat: OneSeat = None,
    browser: InBrowser = False,
    language: Language = None,
) -> None:
    """Print a recorded match in sentences, with everything revealed, check it step by step, or watch it."""
    record = saucer.load_record(file)
    if browser:
        if verify or seat is not None:
            raise BadOptions(
                "in the browser all is chosen on the page: leave out --verify and --seat", "browser-only"
            )
        check(record)
        replay_in_browser(record.to_json().encode(), read_language(language))
        return
    if verify:
        check(record)
        typer.echo(f"ok: {len(record.steps)} steps")
        return
    print_match(record, seat, read_language(language))


def check(record: Record) -> Match:
    """Play a record again. Raises RecordDiffers for anything in it that cannot be played."""
    game = game_called(record.game)
    try:
        return play_again(record, game, refusal_formatter(game.id))
    except (RecordDiffers, BadRecord):
        raise
    except SaucerError as error:
        raise RecordDiffers(0, str(error)) from None


def print_match(record: Record, seat: int | None, language: str) -> None:
    """Print a match step by step while it is played again."""
    game = game_called(record.game)
    if seat is not None and not 0 <= seat < record.seats:
        raise no_seat(seat, record.seats)
    names = texts(game.id, language).seat_names(
        options_from_plain(game.options, record.options), record.seats
    )
    printer = ReplayPrinter(stdout_console(), game, seat, language, names)
    play_again(record, game, refusal_formatter(game.id), printer.print_step)
    if record.outcome is not None:
        printer.print_outcome(record.outcome)


class ReplayPrinter:
    """Prints what one seat saw of a match, or, for None, everything."""

    def __init__(
        self, console: Console, game: AnyGame, seat: int | None, language: str, names: tuple[str, ...]
    ) -> None:
        self.console = console
        self.viewer = None if seat is None else Seat(seat)
        self.narrator = Narrator(game, language, self.viewer, names, reveal=seat is None)
        self.drawing = drawing_of(game.id)
        self.texts, self.phrases = texts(game.id, language), cli_phrases(language)

    def print_step(self, match: Match) -> None:
        """Print the last step of a match, and before the first one how it was set up."""
        step = match.steps[-1]
        if step.number == 1:
            self.print_sentences(0, self.narrator.opening(match.first_state))
        sentences = self.narrator.step(step, self.drawing.quiet_events)
        self.print_sentences(step.number, sentences)
        if self.drawing.picture is not no_picture:
            self.print_pictures(match, [sentence.event for sentence in sentences])

    def print_sentences(self, number: int, sentences: list[Sentence]) -> None:
        """Print the sentences of a step in one line, or, where there are many, in one line each."""
        lines = [sentence.text for sentence in sentences]
        if len(lines) <= MOST_IN_A_LINE:
            lines = [" ".join(lines)] if lines else []
        for nth, line in enumerate(lines):
            margin = f"{number:4}" if nth == 0 else " " * 4
            self.console.print(f"{margin}  {line}", markup=False, soft_wrap=True)

    def print_pictures(self, match: Match, events: list[Any]) -> None:
        """Print what the events show, side by side."""
        if not events:
            return
        players = ("",) * match.seats
        scene = Scene(match.view(self.viewer), self.texts, self.phrases, self.console.width, players)
        pictures = [self.drawing.picture(scene, event) for event in events]
        shown = [picture for picture in pictures if picture is not None]
        if shown:
            self.console.print(Padding(Columns(shown, padding=(0, 3)), (0, 0, 1, 6)))

    def print_outcome(self, outcome: Outcome) -> None:
        line = f"      {self.narrator.outcome(outcome)}"
        self.console.print(line, style="bold", markup=False, soft_wrap=True)
