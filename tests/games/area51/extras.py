"""What the contract is tried on besides the options: boxes in which rare things happen often."""

from typing import Any

from tests.games.area51.boxes import cramped, few_cards

EXTRAS: list[dict[str, Any]] = [
    {"components": few_cards()},
    {"components": cramped(), "stall_guard": True},
]
