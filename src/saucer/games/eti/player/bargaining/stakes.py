"""The stakes of an event card: what it brings to each company, and what is paid for it.

Everything is judged by what all can see, except that a seat has suspicions of its own.
"""

from typing import Final

from saucer.engine.bits import without
from saucer.engine.types import Seat
from saucer.games.eti.numbers import NOBODY, projects_in
from saucer.games.eti.player.reveal import shares_of_suspicion, suspicion_weights
from saucer.games.eti.rules.events.effects import incident_worth
from saucer.games.eti.rules.events.project_cards import PROJECT_POINTS
from saucer.games.eti.rules.seats import SEATS_IN, all_seats
from saucer.games.eti.state import Offer, State

HELD_POINTS: Final = 25.0
CARD_STRENGTH: Final = 14.0
RIVAL_COST: Final = 0.2
SUSPECT_COST: Final = 0.3
"""Share of a rival's gain that counts as a loss, and of a suspect's."""
FAVOUR_WORTH: Final = 12.0
"""What a promise of a vote is worth to the one who decides now."""
TRUSTED: Final = 0.8
"""Trust in a company that has neither kept nor broken anything yet."""
BELIEVED: Final = 0.5
"""Least trust with which a promise is believed."""


# What words and goods are worth


def trust(state: State, seat: Seat) -> float:
    """Return how far a seat can be trusted, from what it has kept and broken."""
    return (state.kept[seat] + 2.0) / (state.kept[seat] + 2.0 * state.broken[seat] + 2.5)


def offer_worth(state: State, offer: Offer) -> float:
    points = float(offer.points) + HELD_POINTS * offer.incidents.bit_count()
    if offer.projects:
        for project in projects_in(offer.projects):
            points += PROJECT_POINTS * state.tables.difficulty[project]
    return points


def paid_for(state: State, seat: Seat, company: Seat, *, voting: bool) -> float:
    """Return the expected payment to a seat for deciding for a company."""
    points = 0.0
    for offer in state.offers:
        if offer.to == seat and offer.wish == company and offer.voting == voting:
            points += offer_worth(state, offer) * trust(state, offer.giver)
    return points


def best_offer(state: State, seat: Seat) -> Offer | None:
    """Return the offer for a seat's vote with the highest expected payment."""
    best: Offer | None = None
    most = 0.0
    for offer in state.offers:
        if offer.to == seat and offer.voting:
            worth = offer_worth(state, offer) * trust(state, offer.giver)
            if worth > most:
                best, most = offer, worth
    return best


def vote_promised(state: State, seat: Seat) -> Seat:
    """The company a seat has promised its vote to, or NOBODY; the first where it has promised several."""
    first = seat * state.seats
    for index in range(first, first + state.seats):
        if state.promises[index] != NOBODY:
            return state.promises[index]
    return NOBODY


# What the event brings


class Prize:
    """What the event of the turn brings to everyone, as all can see it, and how far everyone is trusted.

    None of this changes between the first offer and the end of the vote.
    """

    def __init__(self, state: State) -> None:
        self.worths = [0.0] * state.seats
        self.costs = [0.0] * state.seats
        for company in SEATS_IN[state.candidates]:
            self.worths[company] = incident_worth(state, company)
            strength = (state.bank[company] + CARD_STRENGTH * len(state.ports[company])) / 200.0
            self.costs[company] = RIVAL_COST * (0.5 + strength)
        self.trusts = [trust(state, seat) for seat in all_seats(state)]
        self.suspects: list[float] = []
        """How suspicious everyone looks, once somebody asks."""


def prize_of(state: State) -> Prize:
    """Return the prize of the event, worked out once in one bargaining and its decision: every seat is asked."""
    known = state.weighed
    if isinstance(known, Prize):
        return known
    prize = Prize(state)
    state.weighed = prize
    return prize


class Stakes:
    """What the event of the turn brings to everyone, as one seat sees it; with suspicions once it calls `suspect`."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        prize = prize_of(state)
        self.prize = prize
        self.worths = prize.worths
        self.costs = prize.costs
        self.trusts = prize.trusts
        self.suspects: list[float] = []

    def suspect(self) -> None:
        """Include the seat's own suspicions from now on."""
        prize = self.prize
        if not prize.suspects:
            prize.suspects = suspicion_weights(self.state)
        self.suspects = shares_of_suspicion(self.state, self.seat, prize.suspects)

    def gain(self, seat: Seat, company: Seat) -> float:
        """What a seat gains when the event falls to a company: its worth, or a part of a rival's as a loss."""
        if seat == company:
            return self.worths[company]
        doubt = self.suspects[company] if seat == self.seat and self.suspects else 0.0
        return -self.worths[company] * (self.costs[company] + SUSPECT_COST * doubt)

    def gain_of_choice(self, president: Seat, company: Seat) -> float:
        """What the president gains by choosing a company, with what is paid and promised for it."""
        state = self.state
        favour = 0.0
        if state.promises[company * state.seats + president] == president:
            favour = FAVOUR_WORTH * self.trusts[company]
        if self.worths[company] < 0.0:
            favour = -favour
        gain = self.gain(president, company) + favour
        return gain + paid_for(state, president, company, voting=False) if state.offers else gain

    def likely_choice(self, president: Seat) -> Seat:
        best = NOBODY
        most = 0.0
        for company in SEATS_IN[self.state.candidates]:
            gain = self.gain_of_choice(president, company)
            if best == NOBODY or gain > most:
                best, most = company, gain
        return best


def others(state: State, seat: Seat, seats: int) -> list[Seat]:
    """The seats of a set without one."""
    return SEATS_IN[without(seats, seat)]
