"""Advice on bargaining: whom to offer how much, and whether to keep a promise or an offer."""

from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.moves import HonourOffer, OfferPoints, OpenOffer, PromiseVote, Propose, Withdraw
from saucer.games.eti.numbers import NOBODY, has, only, seats_in, size_of
from saucer.games.eti.phase_numbers import OPEN_VOTES
from saucer.games.eti.player.research import points_in_hand, turns_left
from saucer.games.eti.player.votes import offer_worth
from saucer.games.eti.ready_moves import COINS, READY
from saucer.games.eti.rules.events.effects import incident_worth
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State

OFFER_SHARE: Final = 0.45
"""The part of an incident's worth that a company offers for it."""
LEAST_TO_BARGAIN: Final = 30.0
OPENING_WEIGHT: Final = 3.0
PROMISE_WEIGHT: Final = 0.8


# Bargaining


def bargain_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """Offer or promise once, if the incident is worth it; then be ready."""
    draft = state.drafts[seat]
    if draft is not None:
        missing = fair_offer(state, seat) - draft.points
        return [draft_weight(missing, move) for move in moves]
    weights = [0.0] * len(moves)
    put_weight(weights, moves, READY, 1.0)
    if state.opened[seat]:
        return weights
    worth = incident_worth(state)
    if abs(worth) < LEAST_TO_BARGAIN:
        return weights
    opening = best_opening(state, seat, worth)
    if opening is not None:
        weight = OPENING_WEIGHT if type(opening) is OpenOffer else PROMISE_WEIGHT
        put_weight(weights, moves, opening, weight)
    return weights


def put_weight(weights: list[float], moves: list[Any], move: Any, weight: float) -> None:
    """Give a move its weight. The legal moves are ready-made, so that it is often found without comparing."""
    for index in range(len(moves)):
        if moves[index] is move:
            weights[index] = weight
            return
    if move in moves:
        weights[moves.index(move)] = weight


def best_opening(state: State, seat: Seat, worth: float) -> OpenOffer | PromiseVote | None:
    """An offer to the one who decides most, to be chosen; against a harm, to have the richest rival chosen.

    With nothing to pay, the one who decides is promised a vote.
    """
    voting = state.routine == OPEN_VOTES
    to = best_decider(state, seat)
    if to == NOBODY or (has(state.deciders, seat) and not voting):
        return None
    if state.bank[seat] >= COINS[0]:
        return state.box.moves.open_offer[to][seat if worth > 0 else richest_rival(state, seat)]
    if worth > 0 and not voting:
        return state.box.moves.promise_vote[to][to]
    return None


def richest_rival(state: State, seat: Seat) -> Seat:
    best = NOBODY
    for other in seats_in(state.candidates & ~only(seat)):
        if best == NOBODY or points_in_hand(state, other) > points_in_hand(state, best):
            best = other
    return best


def best_decider(state: State, seat: Seat) -> Seat:
    """The president where one decides alone; else the voter with the most projects."""
    best = NOBODY
    most = -1
    for other in seats_in(state.deciders & ~only(seat)):
        projects = size_of(vault_of(state, other))
        if projects > most:
            best, most = other, projects
    return best


def fair_offer(state: State, seat: Seat) -> int:
    """What to offer, in tens: part of what it is worth, and not the whole bank."""
    points = min(OFFER_SHARE * abs(incident_worth(state)), 0.6 * state.bank[seat] + 10.0)
    return max(COINS[0], int(points) // 10 * 10)


def draft_weight(missing: int, move: Any) -> float:
    """Go on offering until nothing is missing, the largest part first."""
    if type(move) is OfferPoints:
        return 4.0 if move.points <= missing and move.points == largest_coin(missing) else 0.0
    if type(move) is Propose:
        return 4.0 if missing <= 0 else 0.1
    return 0.02 if type(move) is Withdraw else 0.0


def largest_coin(points: int) -> int:
    best = 0
    for coin in COINS:
        if coin <= points:
            best = coin
    return best


# Keeping an offer


def settle_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """An offer is worth keeping while there is time to profit from it; the alien keeps it while it hides."""
    offer = state.offers[state.queue[0]]
    temptation = offer_worth(state, offer) / 60.0 + 2.5 * (1.0 / (1.0 + turns_left(state)))
    if seat == state.alien and state.claimed >= state.variant.threshold:
        temptation += 2.0
    return [2.5 if isinstance(move, HonourOffer) else min(3.0, 0.4 * temptation) for move in moves]
