"""The events: news of what happened. A card a viewer may not know is None."""

from dataclasses import dataclass
from typing import Literal

from saucer.engine.words import Message, Seat
from saucer.games.strangers.components import CardId, Spot

EndReason = Literal["last-alien", "all-home", "contact", "stall"]
Taker = Literal["alien", "saucer"]


@dataclass(frozen=True)
class RoundStarted(Message):
    """A board is laid out and hands are dealt."""

    round: int
    board: str
    first: Seat


@dataclass(frozen=True)
class TurnStarted(Message):
    seat: Seat


@dataclass(frozen=True)
class KidReleased(Message):
    seat: Seat


@dataclass(frozen=True)
class CardPlayed(Message):
    """A card is played; without effect when nothing can come of it."""

    seat: Seat
    card: CardId
    works: bool


@dataclass(frozen=True)
class KidFled(Message):
    seat: Seat
    at: Spot


@dataclass(frozen=True)
class CardDiscarded(Message):
    seat: Seat
    card: CardId


@dataclass(frozen=True)
class KidMoved(Message):
    """A Kid went from the first spot of the path to the last: on foot, by bus, by car, or as a card says."""

    owner: Seat
    path: tuple[Spot, ...]


@dataclass(frozen=True)
class KidHome(Message):
    """A Kid took a slot of a Safe place."""

    owner: Seat
    slot: Spot


@dataclass(frozen=True)
class CardDrawn(Message):
    seat: Seat
    card: CardId | None


@dataclass(frozen=True)
class SightingDrawn(Message):
    """An Alien or Saucer card was drawn and must be resolved at once."""

    seat: Seat
    card: CardId


@dataclass(frozen=True)
class AlienPlaced(Message):
    seat: Seat
    at: Spot


@dataclass(frozen=True)
class AlienRemoved(Message):
    seat: Seat
    at: Spot


@dataclass(frozen=True)
class KidNamed(Message):
    """A saucer hovers over this Kid."""

    seat: Seat
    owner: Seat
    at: Spot


@dataclass(frozen=True)
class CoinFlipped(Message):
    seat: Seat
    saucer: bool


@dataclass(frozen=True)
class KidTaken(Message):
    """A Kid goes back to its owner's supply."""

    owner: Seat
    at: Spot
    by: Taker


@dataclass(frozen=True)
class HandSeen(Message):
    seat: Seat
    owner: Seat
    cards: tuple[CardId, ...] | None


@dataclass(frozen=True)
class CardCopied(Message):
    seat: Seat
    owner: Seat
    card: CardId
    works: bool


@dataclass(frozen=True)
class ActionsGained(Message):
    seat: Seat
    actions: int


@dataclass(frozen=True)
class ContactTried(Message):
    """Science Club: how many saucer faces came up, and whether that was enough."""

    seat: Seat
    saucers: int
    contact: bool


@dataclass(frozen=True)
class DeckShuffled(Message):
    """The discards became the new draw pile."""

    cards: int


@dataclass(frozen=True)
class CardLaid(Message):
    """Architect: a card takes the next place of the hand or of the deck."""

    seat: Seat
    card: CardId


@dataclass(frozen=True)
class BoardChosen(Message):
    seat: Seat
    board: str


@dataclass(frozen=True)
class RoundEnded(Message):
    reason: EndReason
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


Event = (
    RoundStarted | TurnStarted | KidReleased | CardPlayed | KidFled | CardDiscarded | KidMoved | KidHome
    | CardDrawn | SightingDrawn | AlienPlaced | AlienRemoved | KidNamed | CoinFlipped | KidTaken | HandSeen
    | CardCopied | ActionsGained | ContactTried | DeckShuffled | CardLaid | BoardChosen | RoundEnded
)  # fmt: skip

EVENTS: tuple[type, ...] = (
    RoundStarted, TurnStarted, KidReleased, CardPlayed, KidFled, CardDiscarded, KidMoved, KidHome,
    CardDrawn, SightingDrawn, AlienPlaced, AlienRemoved, KidNamed, CoinFlipped, KidTaken, HandSeen,
    CardCopied, ActionsGained, ContactTried, DeckShuffled, CardLaid, BoardChosen, RoundEnded,
)  # fmt: skip
