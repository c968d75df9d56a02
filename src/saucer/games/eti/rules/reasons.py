"""Why a deal was offered, taken, kept or broken (R5): a short code, found by what all can see.

Texts have a phrase for every code, `why-<code>`. A decision that needs no reason has none.
"""

from typing import Final

from saucer.engine.types import Seat
from saucer.games.eti.events import Why
from saucer.games.eti.numbers import NOBODY, only, seats_in
from saucer.games.eti.phase_numbers import ASK_PRESIDENT, OPEN_VOTES
from saucer.games.eti.rules.events.voting_power import voters, votes_of
from saucer.games.eti.state import Offer, State

HARMS: Final = ("ban", "halve-bank")
"""The effects that nobody wants."""
LAST_TURNS: Final = 2
DEAR: Final = 50
"""From this number of points on an offer is dear; one with a project is always."""


def why_offered(state: State, offer: Offer) -> Why:
    """What a giver can hope for: to be spared, to outbid another, to win with these votes, or to be chosen."""
    if is_harm(state):
        return "to-be-spared" if offer.wish != offer.giver else "to-be-chosen"
    if offer.wish != offer.giver:
        return "to-help"
    if offer.voting and has_offered(state, offer.to, offer.giver):
        return "to-counter"
    for other in state.offers:
        if other.to == offer.to and other.wish != offer.wish:
            return "to-outbid"
    if not offer.voting:
        return "to-be-chosen"
    return "to-win" if would_win(state, offer) else "to-gather-votes"


def is_harm(state: State) -> bool:
    return state.box.incident_effect[state.incident] in HARMS


def has_offered(state: State, giver: Seat, to: Seat) -> bool:
    """Whether a seat offers another something for its vote."""
    for offer in state.offers:
        if offer.giver == giver and offer.to == to and offer.voting:
            return True
    return False


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


def why_promised(state: State, seat: Seat, to: Seat, choice: Seat) -> Why | None:
    """What a promise answers: an offer for this very vote; or, to the president who chooses, what it asks for."""
    for offer in state.offers:
        if offer.giver == to and offer.to == seat and offer.wish == choice and offer.voting:
            return "for-the-offer"
    asks = state.routine == ASK_PRESIDENT and to == state.president and choice == to
    return "to-ask-a-favour" if asks else None


def why_unmoved(state: State, seat: Seat) -> Why | None:
    """Why a seat is ready without having agreed to any of the offers made to it; None where it has, or had none."""
    if not state.offers:
        return None
    if state.routine == OPEN_VOTES:
        return why_unsold(state, seat)
    offers = [offer for offer in state.offers if offer.to == seat and not offer.voting]
    return why_undecided(state, offers) if offers else None


def why_unsold(state: State, seat: Seat) -> Why | None:
    """Why a voter does not agree to the newest offer; None where it agrees, bids itself, or was promised a vote."""
    newest = newest_to(state, seat)
    if newest is None or has_offered(state, seat, newest.giver):
        return None
    promised = state.promises[newest.giver * state.seats + seat] != NOBODY
    if promised or state.promises[seat * state.seats + newest.giver] == newest.wish:
        return None
    if has_agreed(state, seat):
        return "bound"
    why = why_declined(state, seat)
    return "to-consider" if why == "too-little" and is_dear(newest) else why


def newest_to(state: State, seat: Seat) -> Offer | None:
    """The newest offer for a seat's vote."""
    for offer in reversed(state.offers):
        if offer.to == seat and offer.voting:
            return offer
    return None


def why_undecided(state: State, offers: list[Offer]) -> Why:
    """What the president who chooses says to offers: nothing of the choice, only what all can see of the offers."""
    if is_doubted(state, [offer.giver for offer in offers]):
        return "no-trust"
    for offer in offers:
        if offer.wish != offers[0].wish:
            return "to-compare"
    return "to-consider" if any(is_dear(offer) for offer in offers) else "to-get-more"


def is_dear(offer: Offer) -> bool:
    return offer.points >= DEAR or offer.projects != 0


def has_agreed(state: State, seat: Seat) -> bool:
    """Whether a seat has promised its vote for an offer."""
    for offer in state.offers:
        promised = state.promises[seat * state.seats + offer.giver]
        if offer.to == seat and offer.voting and promised == offer.wish:
            return True
    return False


def why_voted(state: State, seat: Seat, company: Seat) -> Why | None:
    """Why a vote went to another company, or stayed at home although something was offered for it."""
    if was_offered(state, seat, company, voting=True):
        return "for-the-offer"
    first = seat * state.seats
    if company in state.promises[first : first + state.seats]:
        return None if company == seat else "as-promised"
    return why_declined(state, seat) if company == seat else "rather-this"


def why_declined(state: State, seat: Seat) -> Why | None:
    """Why a voter took none of the offers for its vote: it can win, or they were doubtful or small."""
    givers = [offer.giver for offer in state.offers if offer.voting and offer.to == seat]
    if not givers:
        return None
    able = voters(state)
    if votes_of(state, seat) >= max([votes_of(state, other) for other in seats_in(able)]):
        return "can-win"
    return "no-trust" if is_doubted(state, givers) else "too-little"


def is_doubted(state: State, givers: list[Seat]) -> bool:
    """Whether each of these seats has broken its word more often than kept it."""
    for giver in givers:
        if state.broken[giver] <= state.kept[giver]:
            return False
    return True


def why_chosen(state: State, company: Seat) -> Why:
    """Why the president chose a company."""
    president = state.president
    if was_offered(state, president, company, voting=False):
        return "for-the-offer"
    if state.promises[company * state.seats + president] == president and not is_harm(state):
        return "for-the-promise"
    offers = [offer for offer in state.offers if not offer.voting]
    if offers and is_doubted(state, [offer.giver for offer in offers]):
        return "no-trust"
    if offers and not any(is_dear(offer) for offer in offers):
        return "too-little"
    return "for-itself" if company == president else "unasked"


def why_tested(state: State, seat: Seat, vote: Seat, *, kept: bool) -> Why | None:
    """Why a promise was broken: for an offer, or for the own company. Why one was kept the vote has said."""
    if kept:
        return None
    if was_offered(state, seat, vote, voting=True):
        return "for-a-better-offer"
    return "for-itself" if vote == seat else None


def why_settled(state: State, offer: Offer, *, kept: bool) -> Why:
    """Why an offer was honoured or broken: others will remember it, or there is no time left to."""
    late = state.revealed and state.countdown <= LAST_TURNS
    if kept:
        return "as-a-last-word" if late else "to-be-trusted"
    if late:
        return "too-late-to-matter"
    return "too-dear" if is_dear(offer) else "for-the-gain"
