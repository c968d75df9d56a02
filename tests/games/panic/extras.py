"""How the contract is tried: builders mostly follow their plans, so that towns are finished and claimed."""

from typing import Any

from tests.games.panic.boxes import short_deck

EXTRAS: list[dict[str, Any]] = [
    {"components": short_deck(), "facing": True},
    {"components": short_deck(), "stars": False},
]

MOST_CASES = 9
RINGS_ONE_IN = 30
ADVISED_IN_TEN = 8
