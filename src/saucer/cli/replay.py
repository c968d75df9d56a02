"""`saucer replay`: tells a recorded match again, or checks every step of it."""

from pathlib import Path
from typing import Annotated

import typer

import saucer
from saucer.cli.arguments import Language
from saucer.cli.draw import drawing_of
from saucer.cli.output import stdout_console
from saucer.cli.speech import Storyteller, read_language
from saucer.engine.errors import BadOptions, BadRecord, RecordDiffers, SaucerError
from saucer.engine.match import Match
from saucer.engine.record import Record
from saucer.engine.replay import replay as play_again
from saucer.games import game_called
from saucer.texts import speaker

RecordFile = Annotated[Path, typer.Argument(help="A record, as written by saucer simulate --record.")]
Verify = Annotated[
    bool, typer.Option("--verify", help="Check every step and the seed's commitment; say no more.")
]
OneSeat = Annotated[int | None, typer.Option("--seat", help="Tell only what this seat saw, counted from 0.")]


def replay(file: RecordFile, verify: Verify = False, seat: OneSeat = None, language: Language = None) -> None:
    """Tell a recorded match in sentences, with everything open, or check it step by step."""
    record = saucer.load_record(file)
    if verify:
        check(record)
        typer.echo(f"ok: {len(record.steps)} steps")
        return
    tell(record, seat, read_language(language))


def check(record: Record) -> Match:
    """Play a record again. Whatever it holds that cannot be played makes it differ."""
    game = game_called(record.game)
    try:
        return play_again(record, game, speaker(game.id))
    except (RecordDiffers, BadRecord):
        raise
    except SaucerError as error:
        raise RecordDiffers(0, str(error)) from None


def tell(record: Record, seat: int | None, language: str) -> None:
    """Print a match step by step while it is played again."""
    game = game_called(record.game)
    if seat is not None and not 0 <= seat < record.seats:
        raise BadOptions(f"there is no seat {seat}; the seats are 0 to {record.seats - 1}")
    console = stdout_console()
    story = Storyteller(game, language, seat)
    quiet = drawing_of(game.id).quiet_events

    def watch(match: Match, number: int) -> None:
        told = " ".join(story.step(match.steps[number - 1], quiet))
        if told:
            console.print(f"{number:4}  {told}", markup=False, soft_wrap=True)

    play_again(record, game, speaker(game.id), watch)
    if record.outcome is not None:
        console.print(f"      {story.outcome(record.outcome)}", style="bold", markup=False, soft_wrap=True)
