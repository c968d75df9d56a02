"""The rule that each objective card follows, for clients that link a card to the rules page."""

from typing import Final

from saucer.games.panic.objectives.table import ROWS

PIECE_RULES: Final[dict[str, dict[str, str]]] = {
    "card": {"4": "R9.4", **{str(row.card): row.rule for row in ROWS}}
}
"""By the number of the card. Card 4 has no row, since order tokens alone decide."""
