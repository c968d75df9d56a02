"""The events: what happened in a step. A card a viewer may not know is None."""

from typing import Literal

from saucer.engine.types import Message, Seat
from saucer.games.strangers.components import CardId, Spot

EndReason = Literal["last-alien", "all-home", "contact", "stall"]
Taker = Literal["alien", "saucer"]


class RoundStarted(Message, frozen=True):
    """A board is laid out and hands are dealt."""

    round: int
    board: str
    first: Seat


class HandDealt(Message, frozen=True):
    """A hand at the start of a round; only its number of cards where it is hidden."""

    seat: Seat
    count: int
    cards: tuple[CardId, ...] | None


class TurnStarted(Message, frozen=True):
    seat: Seat


class KidReleased(Message, frozen=True):
    seat: Seat


class CardPlayed(Message, frozen=True):
    """A card is played. `works` is False if it does nothing."""

    seat: Seat
    card: CardId
    works: bool


class KidFled(Message, frozen=True):
    seat: Seat
    at: Spot


class CardDiscarded(Message, frozen=True):
    seat: Seat
    card: CardId


class KidMoved(Message, frozen=True):
    """A Kid went from the first spot of the path to the last: on foot, by bus, by car, or as a card says."""

    owner: Seat
    path: tuple[Spot, ...]


class KidHome(Message, frozen=True):
    """A Kid took a slot of a Safe place."""

    owner: Seat
    slot: Spot


class CardDrawn(Message, frozen=True):
    seat: Seat
    card: CardId | None


class SightingDrawn(Message, frozen=True):
    """An Alien or Saucer card was drawn and must be resolved at once."""

    seat: Seat
    card: CardId


class AlienPlaced(Message, frozen=True):
    seat: Seat
    at: Spot


class AlienRemoved(Message, frozen=True):
    seat: Seat
    at: Spot


class KidNamed(Message, frozen=True):
    """The drawer of a Saucer card named this Kid."""

    seat: Seat
    owner: Seat
    at: Spot


class CoinFlipped(Message, frozen=True):
    seat: Seat
    saucer: bool


class KidTaken(Message, frozen=True):
    """A Kid goes back to its owner's supply."""

    owner: Seat
    at: Spot
    by: Taker


class HandSeen(Message, frozen=True):
    seat: Seat
    owner: Seat
    cards: tuple[CardId, ...] | None


class CardCopied(Message, frozen=True):
    seat: Seat
    owner: Seat
    card: CardId
    works: bool


class ActionsGained(Message, frozen=True):
    seat: Seat
    actions: int


class ContactTried(Message, frozen=True):
    """Science Club: how many saucer faces came up, and whether that was enough."""

    seat: Seat
    saucers: int
    contact: bool


class DeckShuffled(Message, frozen=True):
    """The discards became the new draw pile."""

    cards: int


class CardLaid(Message, frozen=True):
    """Architect: a card takes the next place of the hand or of the deck."""

    seat: Seat
    card: CardId


class BoardChosen(Message, frozen=True):
    seat: Seat
    board: str


class PlaceScored(Message, frozen=True):
    """What the Kids of one seat in a Safe place count at the end of a round."""

    owner: Seat
    place: Spot
    kids: int
    points: int


class ContactScored(Message, frozen=True):
    """Alone: what contact counts."""

    owner: Seat
    points: int


class RoundEnded(Message, frozen=True):
    reason: EndReason
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


PublicEvent = (
    RoundStarted
    | TurnStarted
    | KidReleased
    | CardPlayed
    | KidFled
    | CardDiscarded
    | KidMoved
    | KidHome
    | SightingDrawn
    | AlienPlaced
    | AlienRemoved
    | KidNamed
    | CoinFlipped
    | KidTaken
    | CardCopied
    | ActionsGained
    | ContactTried
    | DeckShuffled
    | CardLaid
    | BoardChosen
    | PlaceScored
    | ContactScored
    | RoundEnded
)
"""The events that everyone may know."""

Event = PublicEvent | CardDrawn | HandSeen | HandDealt

EVENTS: tuple[type, ...] = (
    RoundStarted,
    HandDealt,
    TurnStarted,
    KidReleased,
    CardPlayed,
    KidFled,
    CardDiscarded,
    KidMoved,
    KidHome,
    CardDrawn,
    SightingDrawn,
    AlienPlaced,
    AlienRemoved,
    KidNamed,
    CoinFlipped,
    KidTaken,
    HandSeen,
    CardCopied,
    ActionsGained,
    ContactTried,
    DeckShuffled,
    CardLaid,
    BoardChosen,
    PlaceScored,
    ContactScored,
    RoundEnded,
)
