"""Advice on choices, votes and bargains: interest first, then trust, and a word to be kept."""

from math import exp
from typing import Any, Final

from saucer.games.eti.box import (
    ABILITY,
    BAN,
    BANK,
    CARDS,
    COINS,
    CONTRACT,
    HALVE_BANK,
    INSPECT,
    PATENT,
    UPGRADE,
)
from saucer.games.eti.heuristics import suspicions
from saucer.games.eti.legal import READY
from saucer.games.eti.moves import (
    BreakOffer,
    ChooseCompany,
    ChooseProject,
    HonourOffer,
    OfferPoints,
    OpenOffer,
    PlayHeld,
    PromiseVote,
    Propose,
    Withdraw,
)
from saucer.games.eti.questions import members, size_of, vault_of
from saucer.games.eti.stages import BARGAIN, GIVE, MARKING, RIVAL, SETTLE, TIES, TO_VOTES, VOTES
from saucer.games.eti.state import NOBODY, Offer, State
from saucer.games.eti.work import points_in_hand, turns_left

HEAT: Final = 0.06
"""How much more likely a choice is for each point it is worth."""
PROJECT_POINTS: Final = 1.1
HELD_POINTS: Final = 25.0
WORD_WORTH: Final = 18.0
"""What it is worth to keep a promise."""
OFFER_SHARE: Final = 0.45
"""The part of an event's worth that a company offers for it."""
LEAST_TO_BARGAIN: Final = 30.0
OPENING_WEIGHT: Final = 3.0
PROMISE_WEIGHT: Final = 0.8
RIVAL_COST: Final = 0.35
SUSPECT_COST: Final = 0.8


def deal_weights(state: State, seat: int, moves: list[Any]) -> list[float]:
    stage = state.stage
    if stage == BARGAIN:
        return bargain_weights(state, seat, moves)
    if stage == SETTLE:
        return settle_weights(state, seat, moves)
    if stage == GIVE or stage == MARKING:
        return [project_weight(state, move) for move in moves]
    if stage == TIES or stage == RIVAL:
        gains = [rival_gain(state, seat, move) for move in moves]
    else:
        gains = choice_gains(state, seat, moves)
    best = max(gains)
    return [exp(max(-8.0, HEAT * (gain - best) * 2.0)) for gain in gains]


# What an event is worth


def event_worth(state: State) -> float:
    """What the event brings to the company it falls to, in points of research; below 0 for a harm."""
    box = state.box
    effect = box.event_effect[state.event]
    number = box.event_number[state.event]
    if effect == BANK:
        return float(number)
    if effect == CARDS:
        return 14.0 * number
    if effect == PATENT:
        return PROJECT_POINTS * box.difficulty[state.shown]
    if effect == UPGRADE or effect == ABILITY:
        return 12.0 * min(6.0, turns_left(state))
    if effect == BAN:
        return -35.0
    if effect == HALVE_BANK:
        return -30.0
    if effect == CONTRACT:
        return 15.0 + 14.0 * number
    return 35.0 + (number if effect == INSPECT else 0)


def trust(state: State, seat: int) -> float:
    """How far a seat's word can be relied on, by what it has kept and broken."""
    return (state.kept[seat] + 2.0) / (state.kept[seat] + state.broken[seat] + 3.0)


def offer_worth(state: State, offer: Offer) -> float:
    points = float(offer.points)
    for project in members(offer.projects):
        points += PROJECT_POINTS * state.box.difficulty[project]
    return points + HELD_POINTS * offer.events.bit_count()


def paid_for(state: State, seat: int, company: int, *, voting: bool) -> float:
    """What a seat can hope to be paid for deciding for a company."""
    points = 0.0
    for offer in state.offers:
        if offer.to == seat and offer.wish == company and offer.voting == voting:
            points += offer_worth(state, offer) * trust(state, offer.giver)
    return points


# Choices and votes


def rival_gain(state: State, seat: int, move: Any) -> float:
    """Between equal submissions one's own, else the weakest; of the rivals to inspect the richest."""
    assert isinstance(move, ChooseCompany)
    company = move.company
    if state.stage == TIES:
        return 100.0 if company == seat else -0.2 * points_in_hand(state, company)
    return float(min(30, state.bank[company])) + 2.0 * len(state.ports[company])


def choice_gains(state: State, seat: int, moves: list[Any]) -> list[float]:
    """What deciding for each company brings: its worth or the harm, what is paid, and a word kept."""
    voting = state.stage == VOTES
    worth = event_worth(state)
    suspects = suspicions(state, seat)
    gains: list[float] = []
    for move in moves:
        if type(move) is PlayHeld:
            gains.append(0.3 * worth - 12.0)
            continue
        company: int = move.company
        gain = worth if company == seat else -worth * rivalry(state, company, suspects[company])
        gain += paid_for(state, seat, company, voting=voting)
        if voting:
            gain += promised(state, seat, company)
        gains.append(gain)
    return gains


def rivalry(state: State, company: int, suspicion: float) -> float:
    """How much a rival's gain hurts: more from leaders and from suspects. The alien minds leaders most."""
    strength = points_in_hand(state, company) / 200.0 + size_of(state.vaults[2 * company]) * 0.05
    return RIVAL_COST * (0.5 + strength) + SUSPECT_COST * suspicion * 0.3


def promised(state: State, seat: int, company: int) -> float:
    points = 0.0
    first = seat * state.seats
    for index in range(first, first + state.seats):
        choice = state.promises[index]
        if choice != NOBODY:
            points += WORD_WORTH if choice == company else -WORD_WORTH / 2.0
    return points


# Bargaining


def bargain_weights(state: State, seat: int, moves: list[Any]) -> list[float]:
    """Offer or promise once, if the event is worth it; then be ready."""
    draft = state.drafts[seat]
    if draft is not None:
        missing = fair_offer(state, seat) - draft.points
        return [draft_weight(missing, move) for move in moves]
    weights = [0.0] * len(moves)
    put_weight(weights, moves, READY, 1.0)
    if state.opened[seat]:
        return weights
    worth = event_worth(state)
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


def best_opening(state: State, seat: int, worth: float) -> OpenOffer | PromiseVote | None:
    """An offer to whoever decides most, for oneself; against a harm, for the richest rival.

    With nothing to pay, the one who decides is promised a vote.
    """
    voting = state.step == TO_VOTES
    to = best_decider(state, seat)
    if to == NOBODY or ((state.deciders >> seat) & 1 and not voting):
        return None
    if state.bank[seat] >= COINS[0]:
        return state.box.open_offer[to][seat if worth > 0 else richest_rival(state, seat)]
    if worth > 0 and not voting:
        return state.box.promise_vote[to][to]
    return None


def richest_rival(state: State, seat: int) -> int:
    best = NOBODY
    for other in members(state.candidates & ~(1 << seat)):
        if best == NOBODY or points_in_hand(state, other) > points_in_hand(state, best):
            best = other
    return best


def best_decider(state: State, seat: int) -> int:
    """The president where one decides alone; else the voter with the most projects."""
    best = NOBODY
    most = -1
    for other in members(state.deciders & ~(1 << seat)):
        projects = size_of(vault_of(state, other))
        if projects > most:
            best, most = other, projects
    return best


def fair_offer(state: State, seat: int) -> int:
    """What to offer, in tens: part of what it is worth, and not the whole bank."""
    points = min(OFFER_SHARE * abs(event_worth(state)), 0.6 * state.bank[seat] + 10.0)
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


# Keeping one's word


def settle_weights(state: State, seat: int, moves: list[Any]) -> list[float]:
    """A word is worth keeping while there is time to profit from it; the alien keeps it while it hides."""
    offer = state.offers[state.queue[0]]
    cost = offer_worth(state, offer)
    late = 1.0 / (1.0 + turns_left(state))
    temptation = cost / 60.0 + 2.5 * late
    if seat == state.alien and state.claimed >= state.variant.threshold:
        temptation += 2.0
    return [
        2.5
        if isinstance(move, HonourOffer)
        else min(3.0, 0.4 * temptation)
        if isinstance(move, BreakOffer)
        else 0.1
        for move in moves
    ]


def project_weight(state: State, move: Any) -> float:
    """Give away what is worth least; mark what is most likely to last."""
    if not isinstance(move, ChooseProject):
        return 0.1
    box = state.box
    project = box.project_of[move.project]
    worth = box.defence[project] + box.fame[project] + 10 * len(box.upgrades[project])
    if state.stage == GIVE:
        return exp(-worth / 12.0)
    return exp((box.fame[project] - 0.5 * box.defence[project]) / 15.0)
