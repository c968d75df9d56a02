"""Arguments that several commands share, and how they are read."""

import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Protocol, cast

import typer

from saucer.bots import BOTS
from saucer.engine.errors import BadComponents, BadOptions
from saucer.engine.files import read_at_most
from saucer.engine.options import COMPONENTS, option_fields, spell
from saucer.games import GAMES, game_called

LARGEST_FILE = 4 * 1024 * 1024


class ComponentsModule(Protocol):
    """What the `components` module of every game offers."""

    def load_components(self, text: str, source: str) -> Any: ...

    def standard_text(self) -> str: ...


def complete_game(incomplete: str) -> list[str]:
    return [game.id for game in GAMES if game.id.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """Completes the last bot of a list."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in BOTS if name.startswith(last)]


def complete_option(context: typer.Context, incomplete: str) -> list[str]:
    """`name=value` for every option of the game on the command line."""
    games = [game for game in GAMES if game.id == context.params.get("game")] or list(GAMES)
    pairs = [
        f"{option.name}={spell(choice)}"
        for game in games
        for option in option_fields(game.options)
        for choice in option.choices
    ]
    return [pair for pair in pairs if pair.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(help="The game, such as strangers.", autocompletion=complete_game)]
Seats = Annotated[int, typer.Option("--seats", help="The number of seats.")]
BotNames = Annotated[
    str, typer.Option("--bots", help="Bots, with commas between them.", autocompletion=complete_bots)
]
Iterations = Annotated[
    int | None, typer.Option("--iterations", help="Iterations of each decision of ismcts.", min=1)
]
Think = Annotated[
    float | None, typer.Option("--think", help="Seconds for each decision of ismcts, instead of iterations.")
]
Pairs = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        help="An option of the game, as name=value; see saucer games.",
        autocompletion=complete_option,
    ),
]
ComponentsFile = Annotated[
    Path | None, typer.Option("--components", help="Play with the component data in this TOML file.")
]
Workers = Annotated[
    int | None, typer.Option("--workers", help="Processes to play in (as many as cores by default).", min=1)
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Language = Annotated[str | None, typer.Option("--language", help="en or fr (that of the system by default).")]


def all_cores() -> int:
    return os.cpu_count() or 1


def read_bots(names: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in names.split(",") if name.strip())


def read_options(game: str, pairs: Sequence[str] | None, components: Path | None) -> dict[str, Any]:
    """The options given as name=value, and the components in a file."""
    options: dict[str, Any] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOptions(f"an option is written name=value, not {pair!r}")
        if name in options:
            raise BadOptions(f"option {name} is given twice")
        if name == COMPONENTS:
            raise BadOptions("components come from a file: --components FILE")
        options[name] = value
    if components is not None:
        options[COMPONENTS] = load_components(game, components)
    return options


def components_module(game: str) -> ComponentsModule:
    return cast("ComponentsModule", import_module(f"saucer.games.{game_called(game).id}.components"))


def load_components(game: str, path: Path) -> Any:
    """The checked component data in a file."""
    try:
        return components_module(game).load_components(read_text(path), str(path))
    except RecursionError:
        raise BadComponents(f"{path}: lists within lists, too deep to be component data") from None


def read_text(path: Path) -> str:
    try:
        content = read_at_most(path, LARGEST_FILE)
    except OSError as error:
        raise BadComponents(f"cannot read {path}: {error.strerror}") from None
    if content is None:
        raise BadComponents(f"{path} is too large for component data")
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise BadComponents(f"{path} is not text in UTF-8") from None
