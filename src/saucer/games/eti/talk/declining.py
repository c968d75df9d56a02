"""Why a company agrees to none of the offers made to it (R5.1, R5.5)."""

from saucer.engine.talk import Reason
from saucer.engine.types import Seat
from saucer.games.eti.events import OffersWeighed
from saucer.games.eti.numbers import seats_in
from saucer.games.eti.phase_numbers import OPEN_VOTES
from saucer.games.eti.rules.bargaining import newest_bid_for
from saucer.games.eti.rules.events.voting_power import voters, votes_of
from saucer.games.eti.state import Offer, State
from saucer.games.eti.talk.codes import Why, reason
from saucer.games.eti.talk.offers import are_doubted, is_dear


def why_weighed(before: State, _after: State, event: OffersWeighed) -> Reason | None:
    """Why a seat is ready without having agreed to an offer."""
    if before.routine == OPEN_VOTES:
        return reason(event.seat, "bound" if event.agreed else why_unsold(before, event.seat))
    return reason(event.seat, why_undecided(before, event.seat))


def why_unsold(state: State, seat: Seat) -> Why | None:
    """Why a voter does not agree to the newest offer."""
    why = why_declined(state, seat)
    newest = newest_bid_for(state, seat)
    too_early = why == "too-little" and newest is not None and is_dear(newest)
    return "to-consider" if too_early else why


def why_declined(state: State, seat: Seat) -> Why | None:
    """Why a voter took none of the offers for its vote: it can win, or they were doubtful or small."""
    offers = [offer for offer in state.offers if offer.voting and offer.to == seat]
    if not offers:
        return None
    able = voters(state)
    if votes_of(state, seat) >= max([votes_of(state, other) for other in seats_in(able)]):
        return "can-win"
    return "no-trust" if are_doubted(state, offers) else "too-little"


def why_undecided(state: State, seat: Seat) -> Why:
    """What the president who chooses says to offers: nothing of the choice, only what all can see of the offers."""
    offers: list[Offer] = [offer for offer in state.offers if offer.to == seat and not offer.voting]
    if are_doubted(state, offers):
        return "no-trust"
    for offer in offers:
        if offer.wish != offers[0].wish:
            return "to-compare"
    return "to-consider" if any(is_dear(offer) for offer in offers) else "to-get-more"
