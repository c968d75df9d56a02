"""Arguments that several commands share, and how they are read."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from saucer.bots import BOTS
from saucer.engine.errors import BadComponents, BadOptions
from saucer.engine.files import read_at_most
from saucer.engine.game_parts import ComponentFormat
from saucer.engine.options import COMPONENTS, option_fields, spell
from saucer.games import all_games, find_game, game_called

LARGEST_FILE = 4 * 1024 * 1024


def complete_game(incomplete: str) -> list[str]:
    return [game.id for game in all_games() if game.id.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """Completes the last bot of a list."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in BOTS if name.startswith(last)]


def complete_option(context: typer.Context, incomplete: str) -> list[str]:
    """`name=value` for every option of the game on the command line."""
    chosen = find_game(str(context.params.get("game")))
    games = all_games() if chosen is None else (chosen,)
    pairs = [
        f"{option.name}={spell(choice)}"
        for game in games
        for option in option_fields(game.options)
        for choice in option.choices
    ]
    return [pair for pair in pairs if pair.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(help="The game, such as strangers.", autocompletion=complete_game)]
SomeSeats = Annotated[
    int | None,
    typer.Option("--seats", help="The number of seats (by default the fewest that hold the bots)."),
]
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
Limit = Annotated[
    float,
    typer.Option("--limit", help="Seconds that a bot from outside, module:Class, has for each decision."),
]
RecordDir = Annotated[
    Path | None, typer.Option("--record", help="Write a JSON record of every match into this directory.")
]
ResultsFile = Annotated[
    Path | None, typer.Option("--results", help="Write a line of JSON to this file as each match ends.")
]
Resume = Annotated[
    bool, typer.Option("--resume", help="Take the matches in the --results file as played, and go on.")
]
Workers = Annotated[
    int | None, typer.Option("--workers", help="Processes to play in (as many as cores by default).", min=1)
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Language = Annotated[str | None, typer.Option("--language", help="en or fr (that of the system by default).")]


def no_seat(seat: int, seats: int) -> BadOptions:
    """The error for a seat, counted from 0, that is not at the table."""
    message = f"there is no seat {seat}; the seats are 0 to {seats - 1}"
    return BadOptions(message, "no-seat", seat=seat, last=seats - 1)


def fewest_seats(game: str, bots: Sequence[str]) -> int:
    """The fewest seats that the game has and that hold these bots; the most, where they are too many."""
    counts = game_called(game).seat_counts
    return next((seats for seats in counts if seats >= len(bots)), counts[-1])


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
            message = f"an option is written name=value, not {pair!r}"
            raise BadOptions(message, "option-pair", came=pair)
        if name in options:
            raise BadOptions(f"option {name} is given twice", "option-twice", option=name)
        if name == COMPONENTS:
            raise BadOptions("components come from a file: --components FILE", "components-file")
        options[name] = value
    if components is not None:
        options[COMPONENTS] = load_components(game, components)
    return options


def component_format(game: str) -> ComponentFormat:
    found = game_called(game).components
    if found is None:
        raise BadOptions(f"the game {game} has no component files", "no-components", game=game)
    return found


def load_components(game: str, path: Path) -> Any:
    """The checked component data in a file."""
    return checked_components(game, read_text(path), str(path))


def checked_components(game: str, text: str, source: str) -> Any:
    """The component data in a text, by the name of its source."""
    try:
        return component_format(game).load(text, source)
    except RecursionError:
        message = f"{source}: lists within lists, too deep to be component data"
        raise BadComponents(message, "too-deep", file=source) from None


def read_text(path: Path) -> str:
    try:
        content = read_at_most(path, LARGEST_FILE)
    except OSError as error:
        message = f"cannot read {path}: {error.strerror}"
        raise BadComponents(message, "cannot-read", file=str(path), problem=error.strerror) from None
    if content is None:
        raise BadComponents(f"{path} is too large for component data", "too-large", file=str(path))
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise BadComponents(f"{path} is not text in UTF-8", "not-text", file=str(path)) from None
