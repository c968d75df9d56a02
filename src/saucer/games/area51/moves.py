"""The moves: what a seat can choose, each a small decision."""

from saucer.engine.types import Message
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


class Collect(Message, frozen=True):
    """Begin to collect artifacts."""


class Refresh(Message, frozen=True):
    """Discard a card from the hand and the whole display, and turn up a new display."""

    card: CardId


class Take(Message, frozen=True):
    """Take a card from the display."""

    card: CardId


class Draw(Message, frozen=True):
    """Take the top card of the deck, unseen."""


class Build(Message, frozen=True):
    """Begin to create a bunker with a tower of this colour."""

    region: RegionId
    tower: ColourId


class UseCap(Message, frozen=True):
    """With two players: choose which of the seat's colours the new bunker belongs to."""

    cap: Cap


class Upgrade(Message, frozen=True):
    """Begin to add a level to a bunker of the seat's own."""

    bunker: SpaceId


class Send(Message, frozen=True):
    """Begin to hire, move or raise a train or a truck."""

    vehicle: VehicleId


class SetRoute(Message, frozen=True):
    """Choose where the vehicle departs and where it leads."""

    route: RouteId


class SetNumber(Message, frozen=True):
    """Choose the number the vehicle will show: as many cards are played face down."""

    number: int


class PlayFaceUp(Message, frozen=True):
    """Choose the card to play face up."""

    card: CardId


class PlayFaceDown(Message, frozen=True):
    """Choose the next card to play face down."""

    card: CardId


class PutInto(Message, frozen=True):
    """Choose the hangar for the chosen card."""

    hangar: HangarId


class PickUp(Message, frozen=True):
    """Pick up the whole pile of a hangar and load it."""

    hangar: HangarId


class Load(Message, frozen=True):
    """Load an artifact of the pile into the bunker being asked about."""

    card: CardId
    bunker: SpaceId


class LeaveEmpty(Message, frozen=True):
    """Load nothing into the bunker being asked about."""

    bunker: SpaceId


class Pass(Message, frozen=True):
    """Do nothing, where nothing at all can be done."""


Move = (
    Collect | Refresh | Take | Draw | Build | UseCap | Upgrade | Send | SetRoute | SetNumber
    | PlayFaceUp | PlayFaceDown | PutInto | PickUp | Load | LeaveEmpty | Pass
)  # fmt: skip

MOVES: tuple[type, ...] = (
    Collect, Refresh, Take, Draw, Build, UseCap, Upgrade, Send, SetRoute, SetNumber,
    PlayFaceUp, PlayFaceDown, PutInto, PickUp, Load, LeaveEmpty, Pass,
)  # fmt: skip
