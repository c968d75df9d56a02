"""The view: everything one viewer may know, as it is sent to bots and browsers."""

from saucer.engine.types import Data, Outcome, Seat
from saucer.games.strangers.components import CardId, Spot
from saucer.games.strangers.options import Options


class KidView(Data, frozen=True):
    """A Kid on the way. `crossed` is filled only for Kids of the seat whose turn it is."""

    at: Spot
    crossed: tuple[Spot, ...] = ()
    moved: bool = False


class SlotView(Data, frozen=True):
    """A slot of a Safe place: its owner, and the points it counts now."""

    slot: Spot
    owner: Seat | None
    value: int


class SeatView(Data, frozen=True):
    """What everyone sees of a seat, and of its hand what the viewer knows: the rest of the cards is None."""

    hand: tuple[CardId | None, ...]
    hand_limit: int
    supply: int
    way: tuple[KidView, ...]
    way_limit: int
    score: int
    wins: int
    points: int


class Decision(Data, frozen=True):
    """The present decision of the seat to move, and what it has chosen for it so far."""

    phase: str
    card: CardId | None = None
    kid: Spot | None = None
    owner: Seat | None = None
    done: int = 0
    extra: int = 0
    fled: bool = False
    discarded: bool = False
    to_draw: int = 0
    halves: int = 0
    routes: tuple[tuple[Spot, ...], ...] = ()


class View(Data, frozen=True):
    """Everything one viewer may know of a match."""

    viewer: Seat | None
    options: Options
    board: str
    round: int
    first: Seat
    turn: Seat
    decision: Decision
    seats: tuple[SeatView, ...]
    slots: tuple[SlotView, ...]
    aliens: tuple[Spot, ...]
    reserve: int
    deck: tuple[CardId | None, ...]
    """The draw pile from the top; unknown cards are None."""
    discards: tuple[CardId, ...]
    flights: int
    contacts: int
    outcome: Outcome | None
    early_discard: bool = False
    """Whether the free discard is allowed only before an action, as in version 2 of the rules."""
