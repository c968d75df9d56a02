"""Why promises and offers are kept or broken (R5.6 to R5.8)."""

from typing import Final

from saucer.engine.talk import Reason
from saucer.games.eti.events import OfferBroken, OfferHonoured, PromiseTested
from saucer.games.eti.state import State
from saucer.games.eti.talk.codes import reason
from saucer.games.eti.talk.offers import is_dear, was_offered

LAST_TURNS: Final = 2


def why_tested(before: State, after: State, event: PromiseTested) -> Reason | None:
    """Why a promise was broken: for an offer, or for the own company. The vote has said why one was kept."""
    if event.kept:
        return None
    vote = after.votes[event.seat]
    if was_offered(before, event.seat, vote, voting=True):
        return reason(event.seat, "for-a-better-offer")
    return reason(event.seat, "for-itself" if vote == event.seat else None)


def why_honoured(before: State, _after: State, event: OfferHonoured) -> Reason | None:
    """Others will remember it; or there is no time left to."""
    return reason(event.seat, "as-a-last-word" if is_late(before) else "to-be-trusted")


def why_broken(before: State, _after: State, event: OfferBroken) -> Reason | None:
    """Why a giver keeps what it offered, where it still has it."""
    if not event.able:
        return None
    if is_late(before):
        return reason(event.seat, "too-late-to-matter")
    return reason(event.seat, "too-dear" if is_dear(before.offers[before.pending[0]]) else "for-the-gain")


def is_late(state: State) -> bool:
    """Whether a word kept or broken now can hardly be remembered before the invasion."""
    return state.revealed and state.countdown <= LAST_TURNS
