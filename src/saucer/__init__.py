"""Saucer: board games, four of its own and others from outside, for people and programs, from one rules engine."""

from pathlib import Path
from typing import Any

from saucer.bots import bot
from saucer.engine.chance import Chance, Seed
from saucer.engine.errors import BadRecord, IllegalMove, SaucerError
from saucer.engine.files import read_at_most
from saucer.engine.game import AnyGame, Game
from saucer.engine.match import Match
from saucer.engine.options import build_options
from saucer.engine.record import LARGEST_RECORD, Record, read_record
from saucer.games import all_games, game_called, register
from saucer.texts import refusal_formatter

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


def games() -> tuple[AnyGame, ...]:
    """Return every game Saucer knows.

    The package of that name is loaded above, so nothing binds it here again: `from saucer.games import eti` finds it.
    """
    return all_games()


def new_match(game: str, seats: int, seed: Seed = 0, **options: Any) -> Match:
    """A match before its first move; the options are keywords: `new_match("strangers", seats=4, board="B")`."""
    chosen = game_called(game)
    return Match(chosen, build_options(chosen.options, options), seats, seed, refusal_formatter(chosen.id))


def load_record(path: str | Path) -> Record:
    """The record in a file."""
    file = Path(path)
    try:
        text = read_at_most(file, LARGEST_RECORD)
    except OSError as error:
        message = f"cannot read {file}: {error.strerror}"
        raise BadRecord(message, "cannot-read", file=str(file), problem=error.strerror) from None
    if text is None:
        raise BadRecord(f"{file} is too large for a record", "too-large", file=str(file))
    return read_record(text)
