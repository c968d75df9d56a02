"""Why votes and the president's choice go to a company (R4.5, R4.8)."""

from saucer.engine.talk import Reason
from saucer.engine.types import Seat
from saucer.games.eti.events import CompanyChosen, VoteCast
from saucer.games.eti.phase_numbers import CHOICE
from saucer.games.eti.rules.events.effects import effect_of
from saucer.games.eti.state import State
from saucer.games.eti.talk.codes import Why, reason
from saucer.games.eti.talk.declining import why_declined
from saucer.games.eti.talk.offers import are_doubted, is_dear, was_offered


def why_voted(before: State, _after: State, event: VoteCast) -> Reason | None:
    """Why a vote went to another company, or stayed at home although something was offered for it."""
    return reason(event.seat, why_vote_for(before, event.seat, event.company))


def why_vote_for(state: State, seat: Seat, company: Seat) -> Why | None:
    if was_offered(state, seat, company, voting=True):
        return "for-the-offer"
    first = seat * state.seats
    if company in state.promises[first : first + state.seats]:
        return None if company == seat else "as-promised"
    return why_declined(state, seat) if company == seat else "rather-this"


def why_chosen(before: State, _after: State, event: CompanyChosen) -> Reason | None:
    """Why the president chose a company; None where a vote or the card itself did."""
    if before.phase != CHOICE:
        return None
    return reason(before.president, why_choice_of(before, event.company))


def why_choice_of(state: State, company: Seat) -> Why:
    president = state.president
    if was_offered(state, president, company, voting=False):
        return "for-the-offer"
    if state.promises[company * state.seats + president] == president and not effect_of(state).is_harm:
        return "for-the-promise"
    offers = [offer for offer in state.offers if not offer.voting]
    if offers and are_doubted(state, offers):
        return "no-trust"
    if offers and not any(is_dear(offer) for offer in offers):
        return "too-little"
    return "for-itself" if company == president else "unasked"
