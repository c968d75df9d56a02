"""`saucer bench`: how fast this build is. The measurements are in `benchmarks`, in the source tree."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Literal

import typer

from saucer.cli.arguments import AsJson
from saucer.engine.errors import SaucerError

SECONDS = {"games": 1.0, "server": 10.0}

Seconds = Annotated[
    float | None,
    typer.Option(
        "--seconds", help="Seconds given to each measurement: 1 to a game, 10 to a server.", min=0.01, max=600
    ),
]

What = Annotated[
    Literal["games", "server"],
    typer.Argument(help="What to measure: the games, or the server with 50 tables."),
]


def bench(what: What = "games", seconds: Seconds = None, as_json: AsJson = False) -> None:
    """Measure the speed of every game on one core, or of the server, beside their peers where those are installed."""
    root = source_tree()
    if root is None:
        raise SaucerError(
            "the benchmarks are not installed with Saucer: run this command in a checkout of its source tree"
        )
    sys.path.insert(0, str(root))
    import_module(f"benchmarks.report_{what}").report(SECONDS[what] if seconds is None else seconds, as_json)


def source_tree() -> Path | None:
    """The checkout that the current folder is in, or that this module is part of."""
    here = Path.cwd()
    for folder in (here, *here.parents, *Path(__file__).parents):
        if (folder / "benchmarks" / "report_games.py").is_file() and (folder / "src" / "saucer").is_dir():
            return folder
    return None
