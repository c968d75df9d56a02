"""What can be said of the offers on the table: to whom, how dear, and by givers of what name."""

from typing import Final

from saucer.engine.types import Seat
from saucer.games.eti.state import Offer, State

DEAR: Final = 50
"""From this number of points on an offer is dear; one with a project is always."""


def is_offered_by(state: State, giver: Seat, seat: Seat, company: Seat) -> bool:
    """Whether one seat offers another something for voting for a company."""
    for offer in state.offers:
        if offer.giver == giver and offer.to == seat and offer.wish == company and offer.voting:
            return True
    return False


def was_offered(state: State, seat: Seat, company: Seat, *, voting: bool) -> bool:
    """Whether anybody offers a seat something for deciding for a company."""
    for offer in state.offers:
        if offer.to == seat and offer.wish == company and offer.voting == voting:
            return True
    return False


def is_dear(offer: Offer) -> bool:
    return offer.points >= DEAR or offer.projects != 0


def are_doubted(state: State, offers: list[Offer]) -> bool:
    """Whether each giver of these offers has broken its word more often than kept it."""
    for offer in offers:
        if state.broken[offer.giver] <= state.kept[offer.giver]:
            return False
    return True
