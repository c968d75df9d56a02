"""The rule that the cards follow, for clients that link a card to the rules page."""

from typing import Final

PIECE_RULES: Final[dict[str, str]] = {"card": "R6.3"}
