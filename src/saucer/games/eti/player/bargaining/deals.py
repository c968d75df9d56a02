"""Advice on bargaining: what to offer to whom, what to promise, and which offers and promises to keep."""

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
    PromiseVote,
    Propose,
    Withdraw,
)
from saucer.games.eti.numbers import NO_PROJECT, NOBODY, Project, projects_in
from saucer.games.eti.phase_numbers import OPEN_VOTES
from saucer.games.eti.player.bargaining.ballot import Ballot, ballot_in
from saucer.games.eti.player.bargaining.stakes import (
    BELIEVED,
    FAVOUR_WORTH,
    HELD_POINTS,
    Stakes,
    offer_worth,
    others,
    trust,
    vote_promised,
)
from saucer.games.eti.player.bargaining.votes import best_offer_for_vote
from saucer.games.eti.player.research import turns_left, turns_to_reveal
from saucer.games.eti.ready_moves import COINS, MOST_OFFERS, READY
from saucer.games.eti.rules.events.project_cards import PROJECT_POINTS
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import Offer, State

OFFER_SHARE: Final = 0.8
"""Largest share of its gain that a company pays."""
MARGIN: Final = 6.0
"""What the other side must gain to agree."""
LEAST_PRICE: Final = 10.0
LEAST_FOR_PROJECT: Final = 60.0
"""Least stake for which a company offers a project."""
OPENING_WEIGHT: Final = 1.3
"""Weight of a useful offer or promise, compared with being ready."""
HONOUR_WEIGHT: Final = 2.5
MEMORY_WORTH: Final = 14.0
"""Worth of a kept promise or offer for each turn left."""
LONGEST_MEMORY: Final = 6.0
TEMPERS: Final = 0.7
"""Spread of the random part in the decision to break a promise or an offer."""


class Bid:
    """An offer worth making: to whom, for which company, and at least how much."""

    def __init__(self, to: Seat, wish: Seat, price: float, gain: float) -> None:
        self.to = to
        self.wish = wish
        self.price = max(LEAST_PRICE, price)
        self.gain = gain

    def profit(self) -> float:
        return OFFER_SHARE * self.gain - self.price


# Openings


def bargain_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """Weigh bargaining moves: continue a draft, promise for an offer, make an offer that pays, or be ready."""
    draft = state.drafts[seat]
    if draft is not None:
        return draft_weights(state, seat, draft, moves)
    weights = [0.0] * len(moves)
    put_weight(weights, moves, READY, 1.0)
    if state.opened[seat] < MOST_OFFERS:
        opening = best_opening(state, seat)
        if opening is not None:
            put_weight(weights, moves, opening, OPENING_WEIGHT)
    return weights


def put_weight(weights: list[float], moves: list[Any], move: Any, weight: float) -> None:
    """Give a move its weight. The legal moves are ready-made, so that it is often found without comparing."""
    for index in range(len(moves)):
        if moves[index] is move:
            weights[index] = weight
            return
    if move in moves:
        weights[moves.index(move)] = weight


def best_opening(state: State, seat: Seat) -> OpenOffer | PromiseVote | None:
    """Return the best offer to open or promise to make, or None if nothing can be gained."""
    if state.routine == OPEN_VOTES:
        return opening_for_vote(state, seat)
    return None if seat == state.president else opening_for_choice(state, seat)


def opening_for_vote(state: State, seat: Seat) -> OpenOffer | PromiseVote | None:
    """Take an offer for the own vote, or bid for the vote of another where that pays more."""
    stakes = Stakes(state, seat)
    means = has_means(state, seat, stakes.worths[seat])
    if not means and not state.offers:
        return None
    ballot = ballot_in(stakes)
    bid = bid_for_vote(ballot, seat) if means else None
    if bid is not None and not can_pay(state, seat, bid):
        bid = None
    answer = acceptance(ballot, state, seat)
    if answer is not None and (bid is None or offer_worth(state, answer) >= bid.profit()):
        return state.tables.moves.promise_vote[answer.giver][answer.wish]
    if bid is None or has_made_bid(state, seat, bid):
        return None
    return state.tables.moves.open_offer[bid.to][bid.wish]


def opening_for_choice(state: State, seat: Seat) -> OpenOffer | PromiseVote | None:
    """Offer the president something for the choice, or promise a vote if that is enough."""
    bid = bid_for_choice(Stakes(state, seat), seat)
    if bid is None or has_made_bid(state, seat, bid):
        return None
    if can_pay(state, seat, bid):
        return state.tables.moves.open_offer[bid.to][bid.wish]
    if may_promise(state, seat, bid):
        return state.tables.moves.promise_vote[bid.to][bid.to]
    return None


def has_means(state: State, seat: Seat, worth: float) -> bool:
    """Whether a seat may have something to pay with, found at once."""
    return state.bank[seat] >= COINS[0] or state.held[seat] != 0 or worth >= LEAST_FOR_PROJECT


def acceptance(ballot: Ballot, state: State, seat: Seat) -> Offer | None:
    """Return an unanswered offer for the own vote that is worth taking, or None."""
    if not state.offers or not has(state.deciders, seat):
        return None
    offer = best_offer_for_vote(ballot, state, seat)
    if offer is None or ballot.stakes.trusts[offer.giver] < BELIEVED:
        return None
    return offer if state.promises[seat * state.seats + offer.giver] == NOBODY else None


def has_made_bid(state: State, seat: Seat, bid: Bid) -> bool:
    """Whether the seat has made this offer already: to raise it would be to pay twice."""
    for offer in state.offers:
        if offer.giver == seat and offer.to == bid.to and offer.wish == bid.wish:
            return True
    return False


def may_promise(state: State, seat: Seat, bid: Bid) -> bool:
    """Whether a promise of the next vote is enough, and none has been made."""
    enough = bid.price <= FAVOUR_WORTH * trust(state, seat)
    return enough and state.promises[seat * state.seats + bid.to] == NOBODY and vault_of(state, seat) != 0


# Whom to offer how much


def bid_for_choice(stakes: Stakes, seat: Seat) -> Bid | None:
    """Return the offer to the president that pays best: to be chosen, or not to be chosen for a harm."""
    state = stakes.state
    president = state.president
    likely = stakes.likely_choice(president)
    now = stakes.gain_of_choice(president, likely)
    best: Bid | None = None
    for wish in others(state, likely, state.candidates):
        gain = stakes.gain(seat, wish) - stakes.gain(seat, likely)
        if gain > LEAST_PRICE:
            best = better(best, Bid(president, wish, price_of_choice(stakes, seat, wish, now), gain))
    return best


def price_of_choice(stakes: Stakes, seat: Seat, wish: Seat, now: float) -> float:
    """What the president must be offered to choose a company, with what it gains by its likely choice now."""
    return (now - stakes.gain_of_choice(stakes.state.president, wish) + MARGIN) / stakes.trusts[seat]


def bid_for_vote(ballot: Ballot, seat: Seat) -> Bid | None:
    """Return the best vote to buy, assuming that the seat votes for itself unless it has promised otherwise."""
    stays = ballot.votes[seat] == 0 or ballot.choices[seat] == seat
    if stays or vote_promised(ballot.stakes.state, seat) != NOBODY:
        return votes_to_buy(ballot, seat)
    before = ballot.change(seat, seat)
    bid = votes_to_buy(ballot, seat)
    ballot.change(seat, before)
    return bid


def votes_to_buy(ballot: Ballot, seat: Seat) -> Bid | None:
    """Return a bid for a vote that makes the own company win, or for the first of two that do together."""
    stakes = ballot.stakes
    winner = ballot.winner()
    gain = stakes.gain(seat, seat) - stakes.gain(seat, winner)
    if winner == seat or OFFER_SHARE * gain < LEAST_PRICE:
        return None
    sellers = [voter for voter in ballot.voters if voter != seat and ballot.choices[voter] != seat]
    best: Bid | None = None
    for voter in sellers:
        if ballot.winner_if(voter, seat) == seat:
            best = better(best, Bid(voter, seat, price_of(ballot, seat, voter, winner), gain))
    if best is not None or OFFER_SHARE * gain <= 2.0 * LEAST_PRICE:
        return best
    for voter in sellers:
        price = max(LEAST_PRICE, price_of(ballot, seat, voter, winner))
        if price + LEAST_PRICE < OFFER_SHARE * gain:
            best = better(best, pair_with(ballot, seat, voter, price, winner, gain))
    return best


def price_of(ballot: Ballot, seat: Seat, voter: Seat, winner: Seat) -> float:
    """What a voter must be offered for its vote."""
    return (ballot.reserve(voter, seat, winner) + MARGIN) / ballot.stakes.trusts[seat]


def pair_with(ballot: Ballot, seat: Seat, voter: Seat, price: float, winner: Seat, gain: float) -> Bid | None:
    """The offer to a voter whose vote wins together with one more."""
    before = ballot.change(voter, seat)
    best: Bid | None = None
    for second in ballot.voters:
        if second not in (seat, voter) and ballot.choices[second] != seat:
            more = max(LEAST_PRICE, price_of(ballot, seat, second, winner))
            if price + more < OFFER_SHARE * gain and ballot.winner_if(second, seat) == seat:
                best = better(best, Bid(voter, seat, price, gain - more))
    ballot.change(voter, before)
    return best


def better(best: Bid | None, bid: Bid | None) -> Bid | None:
    """The bid with the greater profit; none that brings no profit."""
    if bid is None or bid.profit() < 0.0:
        return best
    return bid if best is None or bid.profit() > best.profit() else best


# What to pay with


def goods_price(price: float) -> int:
    """A price in tens, rounded up."""
    return int((price + 9.0) // 10) * 10


def spare_project(state: State, seat: Seat, price: float, most: float) -> Project:
    """The least project that is worth the price and not more than `most`; NO_PROJECT when there is none."""
    best = NO_PROJECT
    for project in projects_in(vault_of(state, seat)):
        worth = PROJECT_POINTS * state.tables.difficulty[project]
        if price <= worth <= most and (
            best == NO_PROJECT or state.tables.difficulty[project] < state.tables.difficulty[best]
        ):
            best = project
    return best


def purse(state: State, seat: Seat) -> float:
    """What points and held events are worth in an offer."""
    return float(state.bank[seat]) + HELD_POINTS * state.held[seat].bit_count()


def can_pay(state: State, seat: Seat, bid: Bid) -> bool:
    """Whether points, held events or a project make up the price."""
    if purse(state, seat) >= goods_price(bid.price):
        return True
    return spare_project(state, seat, bid.price, OFFER_SHARE * bid.gain) != NO_PROJECT


def draft_weights(state: State, seat: Seat, draft: Offer, moves: list[Any]) -> list[float]:
    """Go on offering until the price is met: points first, then held events, then a project."""
    bid = bid_of_draft(state, seat, draft)
    missing = goods_price(bid.price) - offer_worth(state, draft) if bid is not None else 0.0
    coin = largest_coin(min(missing, float(state.bank[seat] - draft.points)))
    rest = state.bank[seat] - draft.points + HELD_POINTS * (state.held[seat] & ~draft.incidents).bit_count()
    project = NO_PROJECT
    if bid is not None and rest < missing:
        project = spare_project(state, seat, missing, OFFER_SHARE * bid.gain)
    name = "" if project == NO_PROJECT else state.tables.project_ids[project]
    return [draft_weight(move, missing, coin, name) for move in moves]


def bid_of_draft(state: State, seat: Seat, draft: Offer) -> Bid | None:
    """Return the bid that the draft of an offer should become."""
    stakes = Stakes(state, seat)
    if draft.voting:
        ballot = ballot_in(stakes)
        winner = ballot.winner()
        gain = stakes.gain(seat, draft.wish) - stakes.gain(seat, winner)
        return Bid(draft.to, draft.wish, price_of(ballot, seat, draft.to, winner), gain)
    return bid_for_choice(stakes, seat)


def draft_weight(move: Any, missing: float, coin: int, project: str) -> float:
    if missing <= 0.0:
        return 4.0 if type(move) is Propose else 0.01 if type(move) is Withdraw else 0.0
    if project:
        return 4.0 if type(move) is OfferProject and move.project == project else 0.0
    if type(move) is OfferPoints:
        return 4.0 if move.points == coin else 0.0
    if type(move) is OfferHeld:
        return 2.0
    if type(move) is Propose:
        return 0.1
    return 0.02 if type(move) is Withdraw else 0.0


def largest_coin(points: float) -> int:
    best = 0
    for coin in COINS:
        if coin <= points:
            best = coin
    return best


# Keeping an offer


def settle_weights(state: State, seat: Seat, moves: list[Any], rng: Chance) -> list[float]:
    """Weigh honouring an offer: better the more turns are left, worse the dearer it is."""
    offer = state.offers[state.pending[0]]
    turns = turns_to_reveal(state) if seat == state.alien else turns_left(state)
    memory = LEAST_PRICE + MEMORY_WORTH * min(LONGEST_MEMORY, turns)
    temptation = offer_worth(state, offer) / memory * (1.0 - TEMPERS / 2.0 + TEMPERS * rng.fraction())
    return [
        HONOUR_WEIGHT if isinstance(move, HonourOffer) else HONOUR_WEIGHT * min(3.0, temptation)
        for move in moves
    ]
