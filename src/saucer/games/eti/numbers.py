"""Projects, incidents, cards and roles as distinct numbers; sets of them, and cards with who knows them, as integers.

Everything is numbered in the order of the components, roles aliens first. A *set* of seats, projects, incidents or
threats is an integer with one bit for each member; see `engine/bits.py`.
"""

from typing import Final, NewType, cast

from saucer.engine.bits import has, members
from saucer.engine.types import Seat

Project = NewType("Project", int)
Incident = NewType("Incident", int)
"""An event card; named apart from the events that report what happened."""
Card = NewType("Card", int)
"""A kind of research card."""
Role = NewType("Role", int)
"""An endgame card."""
Port = NewType("Port", int)
"""A data port, counted from 0."""
KnownCard = NewType("KnownCard", int)
"""A research card together with the set of seats that know it."""

NOBODY: Final = Seat(-1)
NO_PROJECT: Final = Project(-1)
NO_INCIDENT: Final = Incident(-1)
NO_CARD: Final = Card(-1)
NO_KNOWN_CARD: Final = KnownCard(-1)

CARD_MASK: Final = 15
KNOWERS: Final = 16
"""A known card is the card plus this times the set of seats that know it."""
UNKNOWN: Final = Card(15)
"""Stands for a card whose kind is not known; there are fewer kinds than that."""


# Sets


def seats_in(items: int) -> list[Seat]:
    return cast("list[Seat]", members(items))


def projects_in(items: int) -> list[Project]:
    return cast("list[Project]", members(items))


def incidents_in(items: int) -> list[Incident]:
    return cast("list[Incident]", members(items))


# Research cards and who knows them


def known_card(card: Card, knowers: int) -> KnownCard:
    """A research card together with the set of seats that know it."""
    return KnownCard(card + KNOWERS * knowers)


def card_of(known: KnownCard) -> Card:
    return Card(known & CARD_MASK)


def cards_of(row: list[KnownCard]) -> list[Card]:
    return [card_of(known) for known in row]


def knowers_of(known: KnownCard) -> int:
    """The set of seats that know a card."""
    return known // KNOWERS


def is_known_to(known: KnownCard, seat: Seat) -> bool:
    return has(known // KNOWERS, seat)


def lies_open(known: KnownCard) -> bool:
    """Whether anybody knows an attack card: those are known to everyone or to nobody."""
    return known // KNOWERS != 0


def shown_to(known: KnownCard, seats: int) -> KnownCard:
    """The same card, known to a set of seats as well."""
    return KnownCard(known | KNOWERS * seats)
