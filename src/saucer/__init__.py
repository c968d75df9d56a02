"""Saucer: board games, four of its own and others from outside, for people and programs, from one rules engine."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saucer.games import all_games, game_called, register

if TYPE_CHECKING:
    from saucer.bots import bot
    from saucer.engine.chance import Chance, Seed
    from saucer.engine.errors import IllegalMove, SaucerError
    from saucer.engine.game import AnyGame, Game
    from saucer.engine.match import Match
    from saucer.engine.record import Record

HOMES = {
    "Chance": "saucer.engine.chance",
    "Game": "saucer.engine.game",
    "IllegalMove": "saucer.engine.errors",
    "Match": "saucer.engine.match",
    "Record": "saucer.engine.record",
    "SaucerError": "saucer.engine.errors",
    "bot": "saucer.bots",
}
"""Where names are from that are loaded when they are first asked for, so that every command starts fast."""

__all__ = [
    "Chance",
    "Game",
    "IllegalMove",
    "Match",
    "Record",
    "SaucerError",
    "bot",
    "games",
    "load_record",
    "new_match",
    "register",
]


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = getattr(import_module(HOMES[name]), name)
    return globals()[name]


def games() -> "tuple[AnyGame, ...]":
    """Return every game Saucer knows.

    The package of that name is loaded above, so nothing binds it here again: `from saucer.games import eti` finds it.
    """
    return all_games()


def new_match(game: str, seats: int, seed: "Seed" = 0, **options: Any) -> "Match":
    """A match before its first move; the options are keywords: `new_match("strangers", seats=4, board="B")`."""
    from saucer.engine.match import Match  # noqa: PLC0415 - loaded when it is needed, as all of this module
    from saucer.engine.options import build_options  # noqa: PLC0415
    from saucer.texts import refusal_formatter  # noqa: PLC0415

    chosen = game_called(game)
    return Match(chosen, build_options(chosen.options, options), seats, seed, refusal_formatter(chosen.id))


def load_record(path: str | Path) -> "Record":
    """The record in a file."""
    from saucer.engine.errors import BadRecord  # noqa: PLC0415
    from saucer.engine.files import read_at_most  # noqa: PLC0415
    from saucer.engine.record import LARGEST_RECORD, read_record  # noqa: PLC0415

    file = Path(path)
    try:
        text = read_at_most(file, LARGEST_RECORD)
    except OSError as error:
        message = f"cannot read {file}: {error.strerror}"
        raise BadRecord(message, "cannot-read", file=str(file), problem=error.strerror) from None
    if text is None:
        raise BadRecord(f"{file} is too large for a record", "too-large", file=str(file))
    return read_record(text)
