"""How the contract is tried: builders mostly follow their plans, so that towns are finished and claimed."""

from typing import Any

from saucer.testing import RandomPlay
from tests.games.panic.boxes import short_deck

EXTRAS: list[dict[str, Any]] = [
    {"components": short_deck(), "facing": True},
    {"components": short_deck(), "stars": False},
]

MOST_CASES = 9
PLAY = RandomPlay(timer_one_in=30, advised_in_ten=8)
