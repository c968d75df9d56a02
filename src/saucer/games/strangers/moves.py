"""The moves: orders a seat can give, each a small choice."""

from dataclasses import dataclass
from typing import Literal

from saucer.engine.words import Message, Seat
from saucer.games.strangers.components import CardId, Spot

Half = Literal["alien", "saucer"]
Side = Literal["A", "B"]


@dataclass(frozen=True)
class Release(Message):
    """Put a Kid of one's supply on School."""


@dataclass(frozen=True)
class PlayCard(Message):
    """Play a card of one's hand."""

    card: CardId


@dataclass(frozen=True)
class Flee(Message):
    """Take one's own Kid off the road, back into the supply."""

    at: Spot


@dataclass(frozen=True)
class Discard(Message):
    """Discard a card for free, before one's action."""

    card: CardId


@dataclass(frozen=True)
class ChooseKid(Message):
    """Choose the Kid a card or a saucer acts on."""

    owner: Seat
    at: Spot


@dataclass(frozen=True)
class MoveTo(Message):
    """Bring the chosen Kid to a space or into a place."""

    to: Spot


@dataclass(frozen=True)
class TakeRoute(Message):
    """Choose between routes that lead to the same spot, where that still matters this turn."""

    through: Spot


@dataclass(frozen=True)
class Stop(Message):
    """Leave it at the Kids moved so far."""


@dataclass(frozen=True)
class PlaceAlien(Message):
    """Put an Alien of the reserve on a head."""

    at: Spot


@dataclass(frozen=True)
class RemoveAlien(Message):
    """Take an Alien off the board."""

    at: Spot


@dataclass(frozen=True)
class LookAt(Message):
    """Look at an opponent's hand."""

    owner: Seat


@dataclass(frozen=True)
class CopyCard(Message):
    """Apply the effect of a card seen in an opponent's hand."""

    card: CardId


@dataclass(frozen=True)
class ResolveFirst(Message):
    """In a total invasion: choose which half of the card comes first."""

    half: Half


@dataclass(frozen=True)
class ChooseBoard(Message):
    """Choose the side of the board for the last round."""

    board: Side


@dataclass(frozen=True)
class LayCard(Message):
    """Architect: choose the next card of the hand or of the deck."""

    card: CardId


@dataclass(frozen=True)
class LayTheRest(Message):
    """Architect: leave the rest of the deck in the order of the card list."""


Move = (
    Release | PlayCard | Flee | Discard | ChooseKid | MoveTo | TakeRoute | Stop | PlaceAlien | RemoveAlien
    | LookAt | CopyCard | ResolveFirst | ChooseBoard | LayCard | LayTheRest
)  # fmt: skip

MOVES: tuple[type, ...] = (
    Release, PlayCard, Flee, Discard, ChooseKid, MoveTo, TakeRoute, Stop, PlaceAlien, RemoveAlien,
    LookAt, CopyCard, ResolveFirst, ChooseBoard, LayCard, LayTheRest,
)  # fmt: skip
