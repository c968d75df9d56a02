"""The rule that each kind of card follows, for clients that link a card to the rules page."""

from typing import Final

from saucer.games.eti.rules.endgame_cards import ENDGAME_CARDS

BY_RANK: Final = "R4.9"
BY_CHOICE: Final = "R4.11"

INCIDENT_RULES: Final[dict[str, str]] = {
    "highest": BY_RANK,
    "lowest-level": BY_RANK,
    "most-levels": BY_RANK,
    "president": BY_CHOICE,
    "other": BY_CHOICE,
    "vote": BY_CHOICE,
    "held": "R4.12",
}
"""By who decides on the event."""

HUMAN_RULES: Final[dict[str, str]] = {effect: card.rule for effect, card in ENDGAME_CARDS.items()}
"""By the effect of the card."""

PIECE_RULES: Final[dict[str, str | dict[str, str]]] = {
    "project": "R8.4",
    "incident": INCIDENT_RULES,
    "research": {"number": "R7.6", "multiplier": "R7.6", "threat": "R7.5"},
    "human": HUMAN_RULES,
    "alien": "R11.7",
}
