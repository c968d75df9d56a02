"""The expected result of a vote, and what each vote would change."""

from typing import Final

from saucer.engine.bits import has
from saucer.engine.cache import Latest
from saucer.engine.types import Seat
from saucer.games.eti.numbers import NOBODY
from saucer.games.eti.phase_numbers import BARGAIN, VOTES
from saucer.games.eti.player.bargaining.stakes import (
    BELIEVED,
    Prize,
    Stakes,
    best_offer,
    offer_worth,
    paid_for,
    vote_promised,
)
from saucer.games.eti.rules.events.voting_power import voters, votes_of
from saucer.games.eti.rules.seats import SEATS_IN, all_seats
from saucer.games.eti.state import Offer, State


class Ballot:
    """The expected votes: those cast, promised or sold; all other voters vote for themselves."""

    def __init__(self, stakes: Stakes) -> None:
        state = stakes.state
        self.stakes = stakes
        self.president = state.president
        self.seats = all_seats(state)
        self.voters = SEATS_IN[voters(state)]
        self.votes = [0] * state.seats
        self.choices = [NOBODY] * state.seats
        self.totals = [0] * state.seats
        """The votes for every company, if all vote as they likely do."""
        most = 0
        for seat in self.voters:
            votes = votes_of(state, seat)
            self.votes[seat] = votes
            most = max(most, votes)
        for seat in self.voters:
            choice = self.likely_vote(seat, can_win=self.votes[seat] == most)
            self.choices[seat] = choice
            self.totals[choice] += self.votes[seat]

    def likely_vote(self, seat: Seat, *, can_win: bool) -> Seat:
        stakes = self.stakes
        state = stakes.state
        if state.phase == VOTES and state.votes[seat] != NOBODY:
            return state.votes[seat]
        promised = vote_promised(state, seat)
        if promised != NOBODY and has(state.candidates, promised) and stakes.trusts[seat] >= BELIEVED:
            return promised
        offer = best_offer(state, seat) if state.offers else None
        if offer is None:
            return seat
        worth = offer_worth(state, offer) * stakes.trusts[offer.giver]
        return offer.wish if not can_win or worth > stakes.worths[seat] else seat

    def winner(self) -> Seat:
        """Return the winner; of equals the president, otherwise the first."""
        totals = self.totals
        president = self.president
        best = NOBODY
        most = -1
        for seat in self.seats:
            total = totals[seat]
            if total > most or (total == most and seat == president):
                best, most = seat, total
        return best

    def change(self, voter: Seat, company: Seat) -> Seat:
        """Let a voter vote for a company, and return its choice before."""
        before = self.choices[voter]
        votes = self.votes[voter]
        self.totals[before] -= votes
        self.totals[company] += votes
        self.choices[voter] = company
        return before

    def winner_if(self, voter: Seat, company: Seat) -> Seat:
        """Who wins if a voter votes for a company."""
        before = self.choices[voter]
        if before == company:
            return self.winner()
        totals = self.totals
        votes = self.votes[voter]
        president = self.president
        best = NOBODY
        most = -1
        for seat in self.seats:
            total = totals[seat]
            if seat == company:
                total += votes
            elif seat == before:
                total -= votes
            if total > most or (total == most and seat == president):
                best, most = seat, total
        return best

    def count(self, voter: Seat, votes: int) -> None:
        """Let a voter have another number of votes."""
        self.totals[self.choices[voter]] += votes - self.votes[voter]
        self.votes[voter] = votes

    def reserve(self, voter: Seat, company: Seat, winner: Seat) -> float:
        """Return what a voter loses by making a company win, compared with its expected vote."""
        stakes = self.stakes
        state = stakes.state
        loss = stakes.gain(voter, winner) - stakes.gain(voter, company)
        if state.offers:
            loss += paid_for(state, voter, self.choices[voter], voting=True)
            loss -= paid_for(state, voter, company, voting=True)
        return loss


# The vote that is bargained over


class KnownBallot:
    """A ballot and what it is valid for: until somebody offers or promises something."""

    def __init__(self, state: State, ballot: Ballot) -> None:
        self.offers: list[Offer] = state.offers
        self.promises = state.promises
        self.ballot = ballot

    def goes_on(self, state: State) -> bool:
        """Return True while the same offers and promises stand; their lists are replaced, never changed."""
        return self.offers is state.offers and self.promises is state.promises and state.phase == BARGAIN


BALLOTS: Final[Latest[Prize, KnownBallot]] = Latest()


def ballot_in(stakes: Stakes) -> Ballot:
    """Return the expected ballot, from the cache if nothing was offered or promised since."""
    known = BALLOTS.get(stakes.prize)
    if known is None or not known.goes_on(stakes.state):
        known = BALLOTS.put(stakes.prize, KnownBallot(stakes.state, Ballot(stakes)))
    return known.ballot
