"""Advice on choices and votes: what the decision brings, what is paid for it, and promises to be kept."""

from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.moves import ChooseCompany, PlayHeld
from saucer.games.eti.numbers import NOBODY
from saucer.games.eti.player.bargaining.ballot import Ballot
from saucer.games.eti.player.bargaining.stakes import Stakes, paid_for, vote_promised
from saucer.games.eti.player.research import points_in_hand, rough_turns_left
from saucer.games.eti.player.weights import by_gain
from saucer.games.eti.rules.seats import SEATS_IN
from saucer.games.eti.state import Offer, State

WORD_WORTH: Final = 5.0
"""What it is worth to keep a promise, for each turn left in which others may remember it."""
LONGEST_MEMORY: Final = 5.0
OWN_VOTE: Final = 1.0
"""Small bonus for voting for oneself, which decides when a vote changes nothing."""
BEST_VOTE: Final = 3.0
"""How much more the best vote weighs, so that a search does not give votes away where hardly anything is at stake."""
BLOC_COST: Final = 15.0


# Choices and votes


def choice_weights(state: State, seat: Seat, moves: list[ChooseCompany], _rng: Chance) -> list[float]:
    """The president's choice of a company."""
    stakes = Stakes(state, seat)
    stakes.suspect()
    return by_gain([stakes.gain_of_choice(seat, move.company) for move in moves])


def vote_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """A vote for a company, by how it changes the result, or Voting Bloc before it."""
    stakes = Stakes(state, seat)
    stakes.suspect()
    ballot = Ballot(stakes)
    word = word_worth(state, seat)
    gains: list[float] = []
    for move in moves:
        if type(move) is PlayHeld:
            gains.append(gain_with_bloc(ballot, state, seat, word) - BLOC_COST)
        else:
            gains.append(gain_of_vote(ballot, state, seat, move.company, word))
    weights = by_gain(gains)
    weights[weights.index(max(weights))] *= BEST_VOTE
    return weights


def gain_of_vote(ballot: Ballot, state: State, seat: Seat, company: Seat, word: float) -> float:
    """What a vote brings: the company that wins with it, what is paid for it, and words kept or broken."""
    gain = ballot.stakes.gain(seat, ballot.winner_if(seat, company))
    if word:
        gain += promised(state, seat, company, word)
    if state.offers:
        gain += paid_for(state, seat, company, voting=True)
    return gain + OWN_VOTE if company == seat else gain


def gain_with_bloc(ballot: Ballot, state: State, seat: Seat, word: float) -> float:
    """What the best vote brings when it counts double."""
    votes = ballot.votes[seat]
    ballot.count(seat, votes * state.tables.bloc_factor)
    double = best_vote_gain(ballot, state, seat, word)
    ballot.count(seat, votes)
    return double


def best_vote_gain(ballot: Ballot, state: State, seat: Seat, word: float) -> float:
    return max([gain_of_vote(ballot, state, seat, company, word) for company in SEATS_IN[state.candidates]])


def best_offer_for_vote(ballot: Ballot, state: State, seat: Seat) -> Offer | None:
    """Return the offer for which a seat does best to vote, or None if it should vote for itself."""
    word = word_worth(state, seat)
    best: Offer | None = None
    most = gain_of_vote(ballot, state, seat, seat, word)
    for offer in state.offers:
        if offer.to == seat and offer.voting and offer.wish != seat:
            gain = gain_of_vote(ballot, state, seat, offer.wish, word)
            if gain > most:
                best, most = offer, gain
    return best


def word_worth(state: State, seat: Seat) -> float:
    """What keeping a promise is worth: the more, the longer others can remember it; 0 if the seat has made none."""
    if vote_promised(state, seat) == NOBODY:
        return 0.0
    return WORD_WORTH * min(LONGEST_MEMORY, rough_turns_left(state))


def promised(state: State, seat: Seat, company: Seat, word: float) -> float:
    points = 0.0
    first = seat * state.seats
    for index in range(first, first + state.seats):
        choice = state.promises[index]
        if choice != NOBODY:
            points += word if choice == company else -word / 2.0
    return points


def tie_weights(state: State, seat: Seat, moves: list[ChooseCompany], _rng: Chance) -> list[float]:
    """Between equal submissions the own one, else the weakest company."""
    gains: list[float] = []
    for move in moves:
        own = move.company == seat
        gains.append(100.0 if own else -0.2 * points_in_hand(state, move.company))
    return by_gain(gains)
