"""Why a deal was offered, taken, kept or broken (R5): a short code, found by what all can see.

Texts have a phrase for every code, `why-<code>`. A decision that needs no reason has none.
"""

from typing import Final

from saucer.engine.types import Seat
from saucer.games.eti.events import Why
from saucer.games.eti.numbers import only, seats_in
from saucer.games.eti.rules.events.voting_power import voters, votes_of
from saucer.games.eti.state import Offer, State

HARMS: Final = ("ban", "halve-bank")
"""The effects that nobody wants."""
LAST_TURNS: Final = 2
DEAR: Final = 50
"""From this number of points on an offer is dear; one with a project is always."""


def why_offered(state: State, offer: Offer) -> Why:
    """What a giver can hope for: to be spared, to outbid another, to win with these votes, or to be chosen."""
    if state.box.incident_effect[state.incident] in HARMS:
        return "to-be-spared" if offer.wish != offer.giver else "to-be-chosen"
    if offer.wish != offer.giver:
        return "to-help"
    for other in state.offers:
        if other.to == offer.to and other.wish != offer.wish:
            return "to-outbid"
    if not offer.voting:
        return "to-be-chosen"
    return "to-win" if would_win(state, offer) else "to-gather-votes"


def would_win(state: State, offer: Offer) -> bool:
    """Whether the votes of giver and receiver together are the most, if all others vote for themselves."""
    able = voters(state)
    both = votes_of(state, offer.to)
    if able & only(offer.giver):
        both += votes_of(state, offer.giver)
    for seat in seats_in(able & ~only(offer.giver) & ~only(offer.to)):
        if votes_of(state, seat) > both:
            return False
    return True


def was_offered(state: State, seat: Seat, company: Seat, *, voting: bool) -> bool:
    """Whether anybody offers a seat something for deciding for a company."""
    for offer in state.offers:
        if offer.to == seat and offer.wish == company and offer.voting == voting:
            return True
    return False


def why_voted(state: State, seat: Seat, company: Seat) -> Why | None:
    """Why a vote went to another company."""
    if company == seat:
        return None
    if was_offered(state, seat, company, voting=True):
        return "for-the-offer"
    first = seat * state.seats
    return "as-promised" if company in state.promises[first : first + state.seats] else None


def why_chosen(state: State, company: Seat) -> Why | None:
    """Why the president chose a company."""
    president = state.president
    if company == president:
        return None
    if was_offered(state, president, company, voting=False):
        return "for-the-offer"
    harm = state.box.incident_effect[state.incident] in HARMS
    favour = state.promises[company * state.seats + president] == president
    return "for-the-promise" if favour and not harm else None


def why_tested(state: State, seat: Seat, vote: Seat, *, kept: bool) -> Why | None:
    """Why a promise was kept or broken: for an offer, or for the own company."""
    if was_offered(state, seat, vote, voting=True):
        return "for-the-offer" if kept else "for-a-better-offer"
    return None if kept or vote != seat else "for-itself"


def why_settled(state: State, offer: Offer, *, kept: bool) -> Why:
    """Why an offer was honoured or broken: others will remember it, or there is no time left to."""
    late = state.revealed and state.countdown <= LAST_TURNS
    if kept:
        return "as-a-last-word" if late else "to-be-trusted"
    if late:
        return "too-late-to-matter"
    return "too-dear" if offer.points >= DEAR or offer.projects else "for-the-gain"
