"""`saucer new-game`: writes a package with a small game, to be changed into another."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Annotated

import typer

from saucer.engine.errors import BadOptions
from saucer.engine.registry import GAME_ID
from saucer.games import find_game

SUFFIX = ".template"

NewId = Annotated[
    str, typer.Argument(metavar="ID", help="The id of the game: small letters, digits and underscores.")
]
Directory = Annotated[
    Path | None,
    typer.Option("--directory", help="Where to write the package; a folder named ID unless said."),
]


def new_game(game_id: NewId, directory: Directory = None) -> None:
    """Write an installable package with a small game that passes all tests, to be changed into yours."""
    folder = Path(game_id) if directory is None else directory
    check_id(game_id)
    check_folder(folder)
    for path, text in skeleton(game_id):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    typer.echo(f"written: {folder}; to try it: cd {folder} && pip install -e . && python -m pytest")


def check_id(game_id: str) -> None:
    if not GAME_ID.fullmatch(game_id):
        raise BadOptions(
            "the id of a game begins with a small letter and has at most 32 small letters, digits and "
            f"underscores, not {game_id!r}"
        )
    if find_game(game_id) is not None:
        raise BadOptions(f"there is a game called {game_id!r} already")


def check_folder(folder: Path) -> None:
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise BadOptions(f"{folder} is there already; name an empty or a new folder with --directory")


def skeleton(game_id: str) -> Iterator[tuple[PurePosixPath, str]]:
    """The files of the package of a game, with their texts."""
    for path, template in templates(files("saucer.cli").joinpath("skeleton"), PurePosixPath()):
        yield (
            PurePosixPath(fill_in(str(path), game_id)),
            fill_in(template.read_text(encoding="utf-8"), game_id),
        )


def templates(folder: Traversable, path: PurePosixPath) -> Iterator[tuple[PurePosixPath, Traversable]]:
    """Every template below a folder, and the path of the file to be made from it."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from templates(entry, path / entry.name)
        elif entry.name.endswith(SUFFIX):
            yield path / entry.name.removesuffix(SUFFIX), entry


def fill_in(text: str, game_id: str) -> str:
    return text.replace("GAME_ID", game_id).replace("GAME_TITLE", title_of(game_id))


def title_of(game_id: str) -> str:
    """`deep_space` is Deep Space."""
    return " ".join(word.capitalize() for word in game_id.split("_") if word) or game_id
