"""How long matches take, as `benchmarks/lengths.py` measured it."""

from functools import cache
from importlib.resources import files

import msgspec

from saucer.engine.types import Data

FILE = files("saucer.lab") / "lengths.toml"


class MatchLengths(Data, frozen=True):
    """Median minutes of a match: one person against bots, and between people at a full table."""

    against_bots: int
    full_table: int


@cache
def measured_lengths() -> dict[str, MatchLengths]:
    """By the id of a game; a game that was not measured is missing."""
    return msgspec.toml.decode(FILE.read_bytes(), type=dict[str, MatchLengths])
