"""Why a company offers something or promises its vote (R5.2, R5.6)."""

from saucer.engine.bits import only
from saucer.engine.talk import Reason
from saucer.games.eti.events import OfferProposed, VotePromised
from saucer.games.eti.numbers import seats_in
from saucer.games.eti.phase_numbers import ASK_PRESIDENT, OPEN_VOTES
from saucer.games.eti.rules.bargaining import has_bid_for
from saucer.games.eti.rules.events.effects import effect_of
from saucer.games.eti.rules.events.voting_power import voters, votes_of
from saucer.games.eti.state import State
from saucer.games.eti.talk.codes import Why, reason
from saucer.games.eti.talk.offers import is_offered_by


def why_offered(before: State, _after: State, event: OfferProposed) -> Reason | None:
    """What the giver can hope for."""
    if effect_of(before).is_harm:
        return reason(event.seat, "to-be-spared" if event.wish != event.seat else "to-be-chosen")
    return reason(event.seat, hope(before, event))


def hope(state: State, event: OfferProposed) -> Why:
    """What the giver of an offer about a benefit hopes for: to outbid another, to win a vote, or to be chosen."""
    voting = state.routine == OPEN_VOTES
    if event.wish != event.seat:
        return "to-help"
    if voting and has_bid_for(state, event.to, event.seat):
        return "to-counter"
    for other in state.offers:
        if other.to == event.to and other.wish != event.wish:
            return "to-outbid"
    if not voting:
        return "to-be-chosen"
    return "to-win" if would_win(state, event) else "to-gather-votes"


def would_win(state: State, event: OfferProposed) -> bool:
    """Whether the votes of giver and receiver together are the most, if all others vote for themselves."""
    able = voters(state)
    both = votes_of(state, event.to)
    if able & only(event.seat):
        both += votes_of(state, event.seat)
    for seat in seats_in(able & ~only(event.seat) & ~only(event.to)):
        if votes_of(state, seat) > both:
            return False
    return True


def why_promised(before: State, _after: State, event: VotePromised) -> Reason | None:
    """What a promise answers: an offer for this very vote; or, to the president who chooses, what it asks for."""
    if is_offered_by(before, event.to, event.seat, event.choice):
        return reason(event.seat, "for-the-offer")
    chooses = before.routine == ASK_PRESIDENT and event.to == before.president
    return reason(event.seat, "to-ask-a-favour" if chooses and event.choice == event.to else None)
