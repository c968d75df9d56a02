"""The rule that each card follows, for clients that link a card to the rules page."""

from typing import Final

from saucer.games.strangers.rules.cards import ROWS

PIECE_RULES: Final[dict[str, dict[str, str]]] = {
    "card": {card: rule for row in ROWS for card, rule in row.rules.items()}
}
"""Rule by id of a standard card. Cards of other component files have none."""
