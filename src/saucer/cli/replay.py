"""`saucer replay`: prints a recorded match as sentences, or checks every step of it."""

from pathlib import Path
from typing import Annotated

import typer

import saucer
from saucer.cli.arguments import Language, no_seat
from saucer.cli.draw import drawing_of
from saucer.cli.language import read_language
from saucer.cli.output import stdout_console
from saucer.engine.errors import BadRecord, RecordDiffers, SaucerError
from saucer.engine.match import Match
from saucer.engine.record import Record
from saucer.engine.replay import replay as play_again
from saucer.engine.types import Seat
from saucer.games import game_called
from saucer.texts import refusal_formatter
from saucer.texts.narrator import Narrator, Sentence

RecordFile = Annotated[Path, typer.Argument(help="A record, as written by saucer simulate --record.")]
Verify = Annotated[bool, typer.Option("--verify", help="Only check every step and the seed's commitment.")]
OneSeat = Annotated[int | None, typer.Option("--seat", help="Print only what this seat saw, counted from 0.")]


def replay(file: RecordFile, verify: Verify = False, seat: OneSeat = None, language: Language = None) -> None:
    """Print a recorded match in sentences, with everything revealed, or check it step by step."""
    record = saucer.load_record(file)
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
    console = stdout_console()
    viewer = None if seat is None else Seat(seat)
    narrator = Narrator(game, language, viewer, reveal=seat is None)
    quiet = drawing_of(game.id).quiet_events

    def print_line(number: int, sentences: list[Sentence]) -> None:
        text = " ".join(sentence.text for sentence in sentences)
        if text:
            console.print(f"{number:4}  {text}", markup=False, soft_wrap=True)

    def print_step(match: Match) -> None:
        step = match.steps[-1]
        if step.number == 1:
            print_line(0, narrator.opening(match.first_state))
        print_line(step.number, narrator.step(step, quiet))

    play_again(record, game, refusal_formatter(game.id), print_step)
    if record.outcome is not None:
        console.print(f"      {narrator.outcome(record.outcome)}", style="bold", markup=False, soft_wrap=True)
