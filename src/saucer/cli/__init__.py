"""The command line: `saucer play`, `saucer simulate` and so on, one module per command."""

from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer

from saucer.cli.command_group import CommandGroup
from saucer.cli.commands.arena import arena
from saucer.cli.commands.bench import bench
from saucer.cli.commands.components import components
from saucer.cli.commands.daily import daily
from saucer.cli.commands.flags import flags
from saucer.cli.commands.games import games
from saucer.cli.commands.new_game import new_game
from saucer.cli.commands.play import play
from saucer.cli.commands.replay import replay
from saucer.cli.commands.serve import serve
from saucer.cli.commands.simulate import simulate
from saucer.cli.commands.solve import solve
from saucer.cli.commands.tables import tables
from saucer.engine.build import is_compiled

__all__ = ["app", "main"]

app = typer.Typer(name="saucer", cls=CommandGroup, rich_markup_mode="rich", pretty_exceptions_enable=False)


def print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"saucer {installed_version()} ({'compiled' if is_compiled() else 'pure Python'})")
        raise typer.Exit


def installed_version() -> str:
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
        play()


app.command(epilog="Example: saucer play strangers --terminal --seats 3 --bots greedy,ismcts")(play)
app.command(epilog="Example: saucer serve --host 0.0.0.0 --port 8051 --database saucer.db")(serve)
tables.command(epilog="Example: saucer tables flags --remove 3")(flags)
app.add_typer(tables, name="tables")
app.add_typer(daily, name="daily")
app.command(epilog="Example: saucer games --json")(games)
app.command(epilog="Example: saucer simulate strangers --seats 4 --matches 500 --seed 1 --bots random")(
    simulate
)
app.command(epilog="Example: saucer arena strangers --seats 2 --bots random,greedy,ismcts --matches 300")(
    arena
)
app.command(epilog="Example: saucer replay match-00001.json --verify")(replay)
app.command(epilog="Example: saucer components strangers > my-strangers.toml")(components)
app.command(epilog="Example: saucer solve panic 1 5 16 --json")(solve)
app.command(epilog="Example: saucer bench --json")(bench)
app.command("new-game", epilog="Example: saucer new-game chase --directory games/chase")(new_game)


def main() -> None:
    """What the `saucer` command runs."""
    app(prog_name="saucer")
