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
    Ready,
    Vote,
    Withdraw,
)
from saucer.games.eti.questions import members
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
    gains = [choice_gain(state, seat, move) for move in moves]
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


def choice_gain(state: State, seat: int, move: Any) -> float:
    stage = state.stage
    if isinstance(move, PlayHeld):
        return 0.3 * event_worth(state) - 12.0
    if not isinstance(move, ChooseCompany | Vote):
        return 0.0
    company = move.company
    if stage == TIES:
        return 100.0 if company == seat else -0.2 * points_in_hand(state, company)
    if stage == RIVAL:
        return float(min(30, state.bank[company])) + 2.0 * len(state.ports[company])
    worth = event_worth(state)
    gain = worth if company == seat else -worth * rivalry(state, seat, company)
    gain += paid_for(state, seat, company, voting=stage == VOTES)
    if stage == VOTES:
        gain += promised(state, seat, company)
    return gain


def rivalry(state: State, seat: int, company: int) -> float:
    """How much a rival's gain hurts: more from leaders and from suspects. The alien minds leaders most."""
    strength = points_in_hand(state, company) / 200.0 + state.vaults[2 * company].bit_count() * 0.05
    suspects = suspicions(state, seat)
    return RIVAL_COST * (0.5 + strength) + SUSPECT_COST * suspects[company] * 0.3


def promised(state: State, seat: int, company: int) -> float:
    points = 0.0
    for to in range(state.seats):
        choice = state.promises[seat * state.seats + to]
        if choice != NOBODY:
            points += WORD_WORTH if choice == company else -WORD_WORTH / 2.0
    return points


# Bargaining


def bargain_weights(state: State, seat: int, moves: list[Any]) -> list[float]:
    """Offer or promise once, if the event is worth it; then be ready."""
    draft = state.drafts[seat]
    if draft is not None:
        return [draft_weight(state, seat, draft, move) for move in moves]
    weights = [1.0 if isinstance(move, Ready) else 0.0 for move in moves]
    worth = event_worth(state)
    if state.opened[seat] or abs(worth) < LEAST_TO_BARGAIN:
        return weights
    opening = best_opening(state, seat, worth)
    if opening is not None:
        for index in range(len(moves)):
            if moves[index] == opening:
                weights[index] = OPENING_WEIGHT if isinstance(opening, OpenOffer) else PROMISE_WEIGHT
    return weights


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
        projects = (state.vaults[2 * other] | state.vaults[2 * other + 1]).bit_count()
        if projects > most:
            best, most = other, projects
    return best


def fair_offer(state: State, seat: int) -> int:
    """What to offer, in tens: part of what it is worth, and not the whole bank."""
    points = min(OFFER_SHARE * abs(event_worth(state)), 0.6 * state.bank[seat] + 10.0)
    return max(COINS[0], int(points) // 10 * 10)


def draft_weight(state: State, seat: int, draft: Offer, move: Any) -> float:
    missing = fair_offer(state, seat) - draft.points
    if isinstance(move, OfferPoints):
        return 4.0 if move.points <= missing and move.points == largest_coin(missing) else 0.0
    if isinstance(move, Propose):
        return 4.0 if missing <= 0 else 0.1
    return 0.02 if isinstance(move, Withdraw) else 0.0


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
