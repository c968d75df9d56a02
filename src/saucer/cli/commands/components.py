"""`saucer components`: prints the component data of a game, checks, updates or compares files with other ones."""

import sys
from pathlib import Path
from shlex import quote
from typing import Annotated, Any

import msgspec
import typer

from saucer.cli.arguments import (
    AsJson,
    GameName,
    Language,
    checked_components,
    component_format,
    load_components,
    read_text,
)
from saucer.cli.language import cli_phrases, read_language
from saucer.cli.output import print_json
from saucer.engine.components.files import Difference, differences, update_text
from saucer.engine.components.shape import show
from saucer.engine.errors import BadComponents, BadOptions
from saucer.texts.phrases import Phrases

STANDARD = "standard"
"""The word that stands for our own components where a file is asked for."""

CheckedFile = Annotated[
    Path | None, typer.Option("--check", help="Check this file instead of printing ours.")
]
UpdatedFile = Annotated[
    Path | None, typer.Option("--update", help="Bring this file of an older format up to date.")
]
TwoFiles = Annotated[
    tuple[str, str] | None,
    typer.Option("--diff", help="Print what differs between two files; standard stands for ours."),
]


def components(
    game: GameName,
    check: CheckedFile = None,
    update: UpdatedFile = None,
    diff: TwoFiles = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Print what is in the box of a game as TOML, to be copied and changed; or check, update or compare such files."""
    phrases = cli_phrases(read_language(language))
    if sum(asked is not None for asked in (check, update, diff)) > 1:
        raise BadOptions("ask one thing: --check, --update or --diff", "components-one")
    if as_json and diff is None:
        raise BadOptions("--json goes with --diff", "components-json")
    if check is not None:
        load_components(game, check)
        print_command(game, check, phrases, "components-fine")
    elif update is not None:
        update_file(game, update, phrases)
    elif diff is not None:
        print_differences(game, diff, phrases, as_json=as_json)
    else:
        sys.stdout.write(component_format(game).standard_text())


def print_command(game: str, file: Path, phrases: Phrases, news: str, **facts: str | int) -> None:
    """Say what is true of a file, and with which command it can be played, on a line of its own."""
    typer.echo(phrases.format(news, file=str(file), **facts))
    typer.echo(f"saucer play {game} --terminal --components {quote(str(file))}")


# Updating


def update_file(game: str, file: Path, phrases: Phrases) -> None:
    """Write the file in the current format, if it is a good one then; the earlier text is kept beside it."""
    format_ = component_format(game)
    text = read_text(file)
    updated = update_text(text, str(file), format_.formats)
    checked_components(game, updated, str(file))
    if updated == text:
        print_command(game, file, phrases, "components-current", format=format_.formats.current)
        return
    kept = file.with_name(f"{file.name}.old")
    write_file(kept, text)
    write_file(file, updated)
    print_command(game, file, phrases, "components-updated", format=format_.formats.current, kept=str(kept))


def write_file(file: Path, text: str) -> None:
    """Write a whole file or, where that fails, nothing."""
    new = file.with_name(f"{file.name}.new")
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(file)
    except OSError as error:
        new.unlink(missing_ok=True)
        message = f"cannot write {file}: {error.strerror}"
        raise BadComponents(message, "cannot-write", file=str(file), problem=error.strerror) from None


# Comparing


def print_differences(game: str, files: tuple[str, str], phrases: Phrases, *, as_json: bool) -> None:
    first, second = (plain_components(game, file) for file in files)
    found = differences(first, second)
    if as_json:
        print_json({"game": game, "first": files[0], "second": files[1], "differences": found})
        return
    if not found:
        typer.echo(phrases.format("components-same"))
    for difference in found:
        typer.echo(difference_line(difference, phrases))


def plain_components(game: str, file: str) -> Any:
    """The components of a file as plain data, defaults included."""
    if file == STANDARD:
        components = checked_components(game, component_format(game).standard_text(), file)
    else:
        components = load_components(game, Path(file))
    return msgspec.json.decode(msgspec.json.encode(components))


def difference_line(difference: Difference, phrases: Phrases) -> str:
    nothing = phrases.format("components-nothing")
    first, second = (
        nothing if value is None else shown(value) for value in (difference.first, difference.second)
    )
    return phrases.format("components-differ", where=difference.where, first=first, second=second)


def shown(value: Any) -> str:
    """A value of a file; short lists whole."""
    if isinstance(value, list) and not any(isinstance(part, dict | list) for part in value):
        return f"[{', '.join(show(part) for part in value)}]"
    return show(value)
