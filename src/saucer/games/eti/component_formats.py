"""Earlier formats of component files, and how each becomes the next one."""

from typing import Any

ALIENS_BY_SEATS = {
    "short": ["raiding-party", "harvest-squadron", "extinction-armada", "extinction-armada"],
    "standard": ["raiding-party", "harvest-squadron", "extinction-armada", "extinction-armada"],
    "epic": ["raiding-party", "conquest-legion", "extinction-armada", "extinction-armada"],
}
"""Suited alien cards for files whose format has no entry by length and number of seats."""

SEAT_COUNTS = (3, 4, 5, 6)
FIRST_FORMAT = 1
SECOND_FORMAT = 2
THIRD_FORMAT = 3


def guess_format(content: dict[str, Any]) -> int:
    """Guess the format of a file without one: format 1 has tables of cards, format 2 lists seats on alien cards."""
    if "roles" in content or any(
        isinstance(content.get(deck), dict) for deck in ("projects", "events", "research")
    ):
        return FIRST_FORMAT
    aliens = content.get("aliens")
    if isinstance(aliens, list) and any(isinstance(card, dict) and "suits" in card for card in aliens):
        return SECOND_FORMAT
    return THIRD_FORMAT


def unfold_decks(content: dict[str, Any]) -> dict[str, Any]:
    """From format 1 to 2: lists of cards at the top of the file."""
    flat = {
        name: value
        for name, value in content.items()
        if name not in ("research", "projects", "events", "roles")
    }
    research, roles = content["research"], content["roles"]
    return {
        **flat,
        "research_deck": research["deck"],
        "research": research["cards"],
        "projects": content["projects"]["cards"],
        "events": content["events"]["cards"],
        "humans": roles["humans"],
        "aliens": roles["aliens"],
    }


def name_suited(content: dict[str, Any]) -> dict[str, Any]:
    """From format 2 to 3: list suited cards by length and number of seats."""
    aliens = [{name: value for name, value in card.items() if name != "suits"} for card in content["aliens"]]
    return {**content, "aliens": aliens, "suited": suited_by_seats(content["aliens"])}


def suited_by_seats(aliens: list[dict[str, Any]]) -> dict[str, list[str]]:
    """Return the suited cards of format 2 by number of seats, or the usual ones if any number is missing."""
    found = [
        next((card["id"] for card in aliens if seats in card.get("suits", [])), "") for seats in SEAT_COUNTS
    ]
    return dict.fromkeys(ALIENS_BY_SEATS, found) if all(found) else ALIENS_BY_SEATS
