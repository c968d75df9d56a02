"""The deals of searching bots: the advised one if there is one, otherwise a bluff."""

from typing import Any, Final

from saucer.engine.bits import has
from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.moves import (
    HonourOffer,
    OfferHeld,
    OfferPoints,
    OfferProject,
    OpenOffer,
    Propose,
    Withdraw,
)
from saucer.games.eti.numbers import projects_in
from saucer.games.eti.phase_numbers import OPEN_VOTES
from saucer.games.eti.player.bargaining.ballot import ballot_in
from saucer.games.eti.player.bargaining.deals import (
    bargain_weights,
    best_opening,
    bid_of_draft,
    can_pay,
    price_of,
    price_of_choice,
    purse,
    put_weight,
    settle_weights,
)
from saucer.games.eti.player.bargaining.stakes import Stakes, offer_worth, others, trust
from saucer.games.eti.ready_moves import MOST_OFFERS
from saucer.games.eti.rules.events.project_cards import PROJECT_POINTS
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import Offer, State

WORD_LEFT: Final = 0.75
"""Least trust in a company for a bluff to be tried."""
GREAT_PRIZE: Final = 40.0
"""Least gain for which a bluff is made, because it costs trust."""
DEAR: Final = 50.0
"""Worth from which an offer is broken."""
BOAST: Final = 15.0
"""Factor by which a bluff exceeds the price, in case the other side is suspicious."""
BLUFF_WEIGHT: Final = 2.0


def bluffing_weights(state: State, seat: Seat, moves: list[Any], rng: Chance) -> list[float]:
    """Weigh bargaining moves as advised, and add a bluff if there is no sincere offer to make."""
    draft = state.drafts[seat]
    if draft is not None and not is_sincere(state, seat, draft):
        return bluff_weights(state, seat, draft, moves)
    weights = bargain_weights(state, seat, moves, rng)
    if draft is None and state.opened[seat] < MOST_OFFERS and best_opening(state, seat) is None:
        bluff = best_bluff(state, seat)
        if bluff is not None:
            put_weight(weights, moves, bluff, BLUFF_WEIGHT)
    return weights


def is_sincere(state: State, seat: Seat, draft: Offer) -> bool:
    """Whether an offer being made is worth its price to the giver, who can pay it."""
    bid = bid_of_draft(state, seat, draft)
    return bid is not None and bid.profit() >= 0.0 and can_pay(state, seat, bid)


def best_bluff(state: State, seat: Seat) -> OpenOffer | None:
    """Return the offer to open that would win the event if the company offered all it has and was believed."""
    if trust(state, seat) < WORD_LEFT or has_bid(state, seat):
        return None
    stakes = Stakes(state, seat)
    if state.routine == OPEN_VOTES:
        return bluff_for_vote(stakes, seat)
    return None if seat == state.president else bluff_for_choice(stakes, seat)


def has_bid(state: State, seat: Seat) -> bool:
    """Whether a company has made an offer about this event."""
    for made in state.offers:
        if made.giver == seat:
            return True
    return False


def everything(state: State, seat: Seat) -> float:
    """Return the worth of an offer of everything a company has."""
    points = purse(state, seat)
    for project in projects_in(vault_of(state, seat)):
        points += PROJECT_POINTS * state.tables.difficulty[project]
    return points


def bluff_for_vote(stakes: Stakes, seat: Seat) -> OpenOffer | None:
    """Return an offer to the cheapest voter that can make the own company win."""
    state = stakes.state
    if not has(state.candidates, seat) or stakes.worths[seat] < GREAT_PRIZE:
        return None
    ballot = ballot_in(stakes)
    winner = ballot.winner()
    best: OpenOffer | None = None
    least = everything(state, seat)
    for voter in ballot.voters:
        if winner == seat or voter == seat or ballot.choices[voter] == seat:
            continue
        if ballot.winner_if(voter, seat) == seat:
            price = price_of(ballot, seat, voter, winner) + BOAST
            if price <= least:
                best, least = state.tables.moves.open_offer[voter][seat], price
    return best


def bluff_for_choice(stakes: Stakes, seat: Seat) -> OpenOffer | None:
    """Return an offer to the president for the choice that brings most."""
    state = stakes.state
    president = state.president
    likely = stakes.likely_choice(president)
    now = stakes.gain_of_choice(president, likely)
    most_to_give = everything(state, seat) - BOAST
    best: OpenOffer | None = None
    most = GREAT_PRIZE
    for wish in others(state, likely, state.candidates):
        gain = stakes.gain(seat, wish) - stakes.gain(seat, likely)
        if gain >= most and price_of_choice(stakes, seat, wish, now) <= most_to_give:
            best, most = state.tables.moves.open_offer[president][wish], gain
    return best


def bluff_weights(state: State, seat: Seat, draft: Offer, moves: list[Any]) -> list[float]:
    """Prefer to add large items to a bluff, projects first, until it should be enough."""
    stakes = Stakes(state, seat)
    if draft.voting:
        ballot = ballot_in(stakes)
        price = price_of(ballot, seat, draft.to, ballot.winner()) + BOAST
    else:
        now = stakes.gain_of_choice(state.president, stakes.likely_choice(state.president))
        price = price_of_choice(stakes, seat, draft.wish, now) + BOAST
    enough = offer_worth(state, draft) >= price
    return [bluff_weight(state, move, enough=enough) for move in moves]


def bluff_weight(state: State, move: Any, *, enough: bool) -> float:
    if enough:
        return 1.0 if type(move) is Propose else 0.0
    if type(move) is OfferProject:
        return 5.0 + state.tables.difficulty[state.tables.project_of[move.project]] / 1000.0
    if type(move) is OfferPoints:
        return 3.0 + move.points / 1000.0
    return 2.0 if type(move) is OfferHeld else 0.5 if type(move) is Withdraw else 0.0


def dear_settle_weights(state: State, seat: Seat, moves: list[Any], rng: Chance) -> list[float]:
    """Break offers worth DEAR or more, and settle the others as advised."""
    if offer_worth(state, state.offers[state.pending[0]]) < DEAR:
        return settle_weights(state, seat, moves, rng)
    return [0.0 if isinstance(move, HonourOffer) else 1.0 for move in moves]
