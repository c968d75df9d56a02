"""What the contract is tried on: a spread of options, matches being long, and another box."""

from typing import Any

from saucer.games.eti.components import load_components, standard_text


def small_box() -> Any:
    """Few ports, strong staffing and a little bank: everything overflows."""
    text = standard_text().replace('name = "standard"', 'name = "small"')
    text = text.replace("ports = 14", "ports = 5").replace("bank_limit = 390", "bank_limit = 120")
    return load_components(
        text.replace("staffing = [3, 4, 5, 5, 6, 6, 7]", "staffing = [4, 5, 6, 7, 8, 9, 10]")
    )


EXTRAS: list[dict[str, Any]] = [
    {"length": "short", "components": small_box()},
    {"length": "short", "pieces": (5, 0, 3, 1)},
]

MOST_CASES = 16
