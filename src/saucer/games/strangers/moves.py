"""The moves: the choices a seat can make, each a small one."""

from typing import Literal, get_args

from saucer.engine.types import Message, Seat
from saucer.games.strangers.components import CardId, Spot

Half = Literal["alien", "saucer"]
Side = Literal["A", "B"]


class Release(Message, frozen=True):
    """Put a Kid of your supply on School."""


class PlayCard(Message, frozen=True):
    """Play a card of your hand."""

    card: CardId


class Flee(Message, frozen=True):
    """Take a Kid of your own off the road, back into the supply."""

    at: Spot


class Discard(Message, frozen=True):
    """Discard a card for free, at any time of your turn."""

    card: CardId


class EndTurn(Message, frozen=True):
    """Discard nothing after your action: refill and pass the turn."""


class ChooseKid(Message, frozen=True):
    """Choose the Kid a card or a saucer acts on."""

    owner: Seat
    at: Spot


class MoveTo(Message, frozen=True):
    """Bring the chosen Kid to a space or into a place."""

    to: Spot


class TakeRoute(Message, frozen=True):
    """Choose between routes that lead to the same spot, where that still matters this turn."""

    through: Spot


class Stop(Message, frozen=True):
    """Leave it at the Kids moved so far."""


class PlaceAlien(Message, frozen=True):
    """Put an Alien of the reserve on a head."""

    at: Spot


class RemoveAlien(Message, frozen=True):
    """Take an Alien off the board."""

    at: Spot


class LookAt(Message, frozen=True):
    """Look at another player's hand."""

    owner: Seat


class CopyCard(Message, frozen=True):
    """Apply the effect of a card of the hand looked at."""

    card: CardId


class ResolveFirst(Message, frozen=True):
    """In a total invasion: choose which half of the card comes first."""

    half: Half


class StartRound(Message, frozen=True):
    """Best of three: clear the table and deal the next round."""


class ChooseBoard(Message, frozen=True):
    """Choose the side of the board for the last round."""

    board: Side


class LayCard(Message, frozen=True):
    """Architect: choose the next card of the hand or of the deck."""

    card: CardId


class LayTheRest(Message, frozen=True):
    """Architect: leave the rest of the deck in the order of the card list."""


Move = (
    Release
    | PlayCard
    | Flee
    | Discard
    | EndTurn
    | ChooseKid
    | MoveTo
    | TakeRoute
    | Stop
    | PlaceAlien
    | RemoveAlien
    | LookAt
    | CopyCard
    | ResolveFirst
    | StartRound
    | ChooseBoard
    | LayCard
    | LayTheRest
)

MOVES: tuple[type, ...] = get_args(Move)
