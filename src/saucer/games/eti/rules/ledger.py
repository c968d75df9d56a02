"""The ledger of offers, promises and votes, for players to read. No rule depends on it. (R12.8)"""

from typing import Final

from saucer.engine.types import Seat
from saucer.games.eti.components import MOST_SEATS
from saucer.games.eti.help_view import DealFate
from saucer.games.eti.numbers import NOBODY
from saucer.games.eti.rules.events.voting_power import votes_of
from saucer.games.eti.rules.seats import all_seats
from saucer.games.eti.state import CountedVote, Deal, Offer, State

FATES: Final[list[DealFate]] = ["open", "kept", "broken", "lapsed", "withdrawn"]
OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
LAPSED: Final = 3
WITHDRAWN: Final = 4

MOST_DEALS: Final = 60
MOST_VOTES: Final = 20
"""How much is kept, to keep states and views small."""
PROMISE: Final = 0
"""The number of a promise in the ledger. Offers are numbered from 1."""


PROMISES: Final = [
    Offer(Seat(seat), Seat(to), Seat(choice), PROMISE, voting=True)
    for seat in range(MOST_SEATS)
    for to in range(MOST_SEATS)
    for choice in range(MOST_SEATS)
]
"""Every promise there can be, made once: who gives it, to whom, and whom the vote is for."""


def note_offer(state: State, offer: Offer) -> None:
    state.deals.append(Deal(state.turn, state.incident, offer, OPEN))
    if len(state.deals) > MOST_DEALS:
        state.deals.pop(0)


def note_promise(state: State, seat: Seat, to: Seat, choice: Seat) -> None:
    """Note a promise, which replaces an open one to the same company. (R5.6)"""
    if state.promises[seat * state.seats + to] != NOBODY:
        settle_deal(state, seat, to, PROMISE, LAPSED)
    note_offer(state, PROMISES[(seat * MOST_SEATS + to) * MOST_SEATS + choice])


def settle_deal(state: State, giver: Seat, to: Seat, number: int, fate: int) -> None:
    """Note what became of an open offer or promise."""
    deals = state.deals
    for index in range(len(deals) - 1, -1, -1):
        deal = deals[index]
        if deal.fate == OPEN:
            offer = deal.offer
            if offer.giver == giver and offer.to == to and offer.number == number:
                deals[index] = settled(deal, fate)
                return


def settled(deal: Deal, fate: int) -> Deal:
    return Deal(deal.turn, deal.incident, deal.offer, fate)


def close_offers(state: State) -> None:
    """Close the offers of this turn whose wish did not come true. (R5.7)"""
    deals = state.deals
    for index in range(len(deals) - 1, -1, -1):
        deal = deals[index]
        if deal.turn != state.turn:
            return
        if deal.fate == OPEN and deal.offer.number != PROMISE:
            deals[index] = settled(deal, LAPSED)


def close_promises_with(state: State, seat: Seat) -> None:
    """Close the promises by a seat, to it and about it. (R13.15)"""
    for index, deal in enumerate(state.deals):
        offer = deal.offer
        open_promise = deal.fate == OPEN and offer.number == PROMISE
        if open_promise and (seat == offer.giver or seat == offer.to or seat == offer.wish):
            state.deals[index] = settled(deal, LAPSED)


def note_vote_count(state: State) -> None:
    votes = [votes_of(state, seat) if state.votes[seat] != NOBODY else 0 for seat in all_seats(state)]
    state.counted_votes.append(CountedVote(state.turn, state.incident, state.votes, votes))
    if len(state.counted_votes) > MOST_VOTES:
        state.counted_votes.pop(0)
