"""What the contract is tried on besides the options: boxes in which rare things happen often."""

from typing import Any

from tests.games.strangers.boxes import few_cards, rare_made_common

EXTRAS: list[dict[str, Any]] = [
    {"components": rare_made_common()},
    {"components": rare_made_common(), "board": "B", "total_invasion": True, "free_discard": True},
    {"components": rare_made_common(), "teams": "open"},
    {"components": rare_made_common(), "teams": "closed", "board": "B"},
    {"components": rare_made_common(), "best_of_three": True},
    {"components": few_cards()},
    {"components": few_cards(), "board": "B", "free_discard": True},
    {"components": few_cards(), "best_of_three": True, "free_discard": True},
]
