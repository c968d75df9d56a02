"""The events: what happened. A card that a viewer may not know is None."""

from typing import Literal

from saucer.engine.types import Message, Seat
from saucer.games.area51.components import (
    Cap,
    CardId,
    ColourId,
    HangarId,
    RegionId,
    RouteId,
    SpaceId,
    VehicleId,
)

EndReason = Literal["markers", "stall"]
WinReason = Literal["points", "hand", "shared"]


class MatchStarted(Message, frozen=True):
    """The set-up: who goes first, which regions show their large side, and the display."""

    first: Seat
    large: tuple[RegionId, ...]
    display: tuple[CardId, ...]


class HandDealt(Message, frozen=True):
    """A hand at the start; only its number of cards where it is hidden."""

    seat: Seat
    count: int
    cards: tuple[CardId, ...] | None


class TurnStarted(Message, frozen=True):
    seat: Seat


class DisplayRefreshed(Message, frozen=True):
    """A hand card and the whole display were discarded."""

    seat: Seat
    card: CardId
    discarded: tuple[CardId, ...]


class CardTaken(Message, frozen=True):
    """A card went from the display to a hand."""

    seat: Seat
    card: CardId


class CardDrawn(Message, frozen=True):
    """A card went from the deck to a hand, unseen by the others."""

    seat: Seat
    card: CardId | None


class DisplayFilled(Message, frozen=True):
    """These cards were turned up, and the whole display now."""

    cards: tuple[CardId, ...]
    display: tuple[CardId, ...]


class DeckShuffled(Message, frozen=True):
    """The discards became the new deck."""

    cards: int


class CardsPlayed(Message, frozen=True):
    """A turn's cards went into hangars: one face up, the others face down.

    `hidden` names the hangar of each face-down card, from left to right; `cards` are those cards in the same
    order, known only to the seat that played them.
    """

    seat: Seat
    card: CardId
    hangar: HangarId
    hidden: tuple[HangarId, ...]
    cards: tuple[CardId, ...] | None


class BunkerBuilt(Message, frozen=True):
    seat: Seat
    bunker: SpaceId
    tower: ColourId
    cap: Cap


class BunkerUpgraded(Message, frozen=True):
    seat: Seat
    bunker: SpaceId
    level: int


class VehicleHired(Message, frozen=True):
    seat: Seat
    vehicle: VehicleId
    route: RouteId
    number: int


class VehicleMoved(Message, frozen=True):
    """A vehicle on the board took a new route, or stayed where it was, and shows a higher number."""

    seat: Seat
    vehicle: VehicleId
    before: RouteId
    route: RouteId
    number: int


class PileLifted(Message, frozen=True):
    """A pile was picked up and shown to all."""

    seat: Seat
    hangar: HangarId
    cards: tuple[CardId, ...]


class CardLoaded(Message, frozen=True):
    """An artifact was stored: in its own region, or in another `by` a vehicle. The bunker's owner scores."""

    seat: Seat
    card: CardId
    bunker: SpaceId
    cap: Cap
    owner: Seat
    points: int
    by: VehicleId | None


class CardsKept(Message, frozen=True):
    """Artifacts that could not be stored joined a hand."""

    seat: Seat
    cards: tuple[CardId, ...]


class Passed(Message, frozen=True):
    seat: Seat


class LastRoundStarted(Message, frozen=True):
    """Everyone has one more turn, this seat last."""

    seat: Seat
    cause: EndReason


class ClearingStarted(Message, frozen=True):
    """From now on piles are picked up until none is left."""


class BonusScored(Message, frozen=True):
    """One of the highest bunkers of a region earned its owner points."""

    region: RegionId
    bunker: SpaceId
    cap: Cap
    owner: Seat
    points: int


class PointsCounted(Message, frozen=True):
    """How the points of one colour of caps come about: for artifacts stored, and for the highest bunkers."""

    owner: Seat
    cap: Cap
    stored: int
    bonus: int
    points: int


class MatchEnded(Message, frozen=True):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: WinReason


Event = (
    MatchStarted | HandDealt | TurnStarted | DisplayRefreshed | CardTaken | CardDrawn | DisplayFilled
    | DeckShuffled | CardsPlayed | BunkerBuilt | BunkerUpgraded | VehicleHired | VehicleMoved
    | PileLifted | CardLoaded | CardsKept | Passed | LastRoundStarted | ClearingStarted | BonusScored
    | PointsCounted | MatchEnded
)  # fmt: skip

EVENTS: tuple[type, ...] = (
    MatchStarted, HandDealt, TurnStarted, DisplayRefreshed, CardTaken, CardDrawn, DisplayFilled,
    DeckShuffled, CardsPlayed, BunkerBuilt, BunkerUpgraded, VehicleHired, VehicleMoved,
    PileLifted, CardLoaded, CardsKept, Passed, LastRoundStarted, ClearingStarted, BonusScored,
    PointsCounted, MatchEnded,
)  # fmt: skip
