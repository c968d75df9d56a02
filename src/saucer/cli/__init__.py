"""The command line: `saucer play`, `saucer simulate` and so on, one module per command."""

from typing import Annotated, ClassVar

import typer

from saucer.cli.command_group import CommandGroup, Sources
from saucer.engine.build import is_compiled

__all__ = ["app", "main"]

COMMANDS: Sources = {
    "play": ("play:play", "saucer play strangers --terminal --seats 3 --bots greedy,ismcts"),
    "serve": ("serve:serve", "saucer serve --host 0.0.0.0 --port 8051 --database saucer.db"),
    "games": ("games:games", "saucer games --json"),
    "simulate": (
        "simulate:simulate",
        "saucer simulate strangers --seats 4 --matches 500 --results run.jsonl",
    ),
    "arena": ("arena:arena", "saucer arena strangers --seats 2 --bots greedy,my_bots:Careful --matches 300"),
    "replay": ("replay:replay", "saucer replay match-00001.json --verify"),
    "components": ("components:components", "saucer components strangers > my-strangers.toml"),
    "solve": ("solve:solve", "saucer solve panic 1 5 16 --json"),
    "bench": ("bench:bench", "saucer bench --json"),
    "new-game": ("new_game:new_game", "saucer new-game chase --directory games/chase"),
    "tables": ("flags:tables", "saucer tables list --json"),
    "daily": ("daily:daily", "saucer daily list --day 2026-11-16"),
}
"""In the order of the help: the function in `saucer.cli.commands`, and an example."""


class Commands(CommandGroup):
    """The commands of `saucer`."""

    sources: ClassVar[Sources] = {
        name: (f"saucer.cli.commands.{place}", example) for name, (place, example) in COMMANDS.items()
    }


app = typer.Typer(name="saucer", cls=Commands, rich_markup_mode="rich", pretty_exceptions_enable=False)


def print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"saucer {installed_version()} ({'compiled' if is_compiled() else 'pure Python'})")
        raise typer.Exit


def installed_version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - only the version needs it

    try:
        return version("saucer")
    except PackageNotFoundError:
        return "from its sources"


@app.callback(
    invoke_without_command=True, epilog="Example: saucer play strangers --terminal --bots greedy,ismcts"
)
def start(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version and the build.", callback=print_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Alien-invasion board games for people and programs. Without a command, play."""
    if context.invoked_subcommand is None:
        from saucer.cli.commands.play import play  # noqa: PLC0415 - takes time that other commands need not wait

        play()


def main() -> None:
    """What the `saucer` command runs."""
    app(prog_name="saucer")
