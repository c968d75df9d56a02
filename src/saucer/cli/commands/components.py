"""`saucer components`: prints the component data of a game, or checks a file with other ones."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from saucer.cli.arguments import GameName, component_format, load_components

CheckedFile = Annotated[
    Path | None, typer.Option("--check", help="Check this file instead of printing ours.")
]


def components(game: GameName, check: CheckedFile = None) -> None:
    """Print what is in the box of a game as TOML, to be copied and changed; or check such a file."""
    if check is None:
        sys.stdout.write(component_format(game).standard_text())
        return
    load_components(game, check)
    typer.echo(f"ok: {check} can be played with: saucer play {game} --components {check}")
