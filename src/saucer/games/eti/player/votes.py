"""Advice on choices and votes: what the decision brings, what is paid for it, and promises to be kept."""

from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.moves import ChooseCompany, PlayHeld
from saucer.games.eti.numbers import NOBODY, projects_in, size_of
from saucer.games.eti.player.research import points_in_hand
from saucer.games.eti.player.reveal import suspicions
from saucer.games.eti.player.weights import by_gain
from saucer.games.eti.rules.events.effects import incident_worth
from saucer.games.eti.rules.events.project_cards import PROJECT_POINTS
from saucer.games.eti.state import Offer, State

HELD_POINTS: Final = 25.0
WORD_WORTH: Final = 18.0
"""What it is worth to keep a promise."""
RIVAL_COST: Final = 0.35
SUSPECT_COST: Final = 0.8


# What others pay


def trust(state: State, seat: Seat) -> float:
    """How far a seat's word can be relied on, by what it has kept and broken."""
    return (state.kept[seat] + 2.0) / (state.kept[seat] + state.broken[seat] + 3.0)


def offer_worth(state: State, offer: Offer) -> float:
    points = float(offer.points)
    for project in projects_in(offer.projects):
        points += PROJECT_POINTS * state.box.difficulty[project]
    return points + HELD_POINTS * offer.incidents.bit_count()


def paid_for(state: State, seat: Seat, company: Seat, *, voting: bool) -> float:
    """What a seat can hope to be paid for deciding for a company."""
    points = 0.0
    for offer in state.offers:
        if offer.to == seat and offer.wish == company and offer.voting == voting:
            points += offer_worth(state, offer) * trust(state, offer.giver)
    return points


# Choices and votes


def choice_weights(state: State, seat: Seat, moves: list[ChooseCompany], _rng: Chance) -> list[float]:
    """The president's choice of a company."""
    worth = incident_worth(state)
    suspects = suspicions(state, seat)
    gains: list[float] = []
    for move in moves:
        gain = company_gain(state, seat, move.company, worth, suspects)
        gains.append(gain + paid_for(state, seat, move.company, voting=False))
    return by_gain(gains)


def vote_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """A vote for a company, or Voting Bloc before it."""
    worth = incident_worth(state)
    suspects = suspicions(state, seat)
    gains: list[float] = []
    for move in moves:
        if type(move) is PlayHeld:
            gains.append(0.3 * worth - 12.0)
            continue
        gain = company_gain(state, seat, move.company, worth, suspects)
        gain += paid_for(state, seat, move.company, voting=True)
        gains.append(gain + promised(state, seat, move.company))
    return by_gain(gains)


def company_gain(state: State, seat: Seat, company: Seat, worth: float, suspects: list[float]) -> float:
    """What a seat gains when the incident falls to a company: its worth, or the harm of a rival's gain."""
    return worth if company == seat else -worth * rivalry(state, company, suspects[company])


def rivalry(state: State, company: Seat, suspicion: float) -> float:
    """How much a rival's gain hurts: more from leaders and from suspects. The alien minds leaders most."""
    strength = points_in_hand(state, company) / 200.0 + size_of(state.vaults[2 * company]) * 0.05
    return RIVAL_COST * (0.5 + strength) + SUSPECT_COST * suspicion * 0.3


def promised(state: State, seat: Seat, company: Seat) -> float:
    points = 0.0
    first = seat * state.seats
    for index in range(first, first + state.seats):
        choice = state.promises[index]
        if choice != NOBODY:
            points += WORD_WORTH if choice == company else -WORD_WORTH / 2.0
    return points


def tie_weights(state: State, seat: Seat, moves: list[ChooseCompany], _rng: Chance) -> list[float]:
    """Between equal submissions the own one, else the weakest company."""
    gains: list[float] = []
    for move in moves:
        own = move.company == seat
        gains.append(100.0 if own else -0.2 * points_in_hand(state, move.company))
    return by_gain(gains)
