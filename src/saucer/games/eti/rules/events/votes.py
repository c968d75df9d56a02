"""Votes on an event card: how they are cast, and who wins (R4.5 to R4.8)."""

from saucer.engine.bits import only, several
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.events import Event, VoteCast, VotesCounted
from saucer.games.eti.moves import Move, PlayHeld, Vote
from saucer.games.eti.numbers import NOBODY, seats_in
from saucer.games.eti.phase_numbers import ASK_PRESIDENT, COUNT_VOTES, VOTES
from saucer.games.eti.rules.bargaining import open_bargaining
from saucer.games.eti.rules.deals import test_promises
from saucer.games.eti.rules.events.held_cards import bloc_moves
from saucer.games.eti.rules.events.incident import fall_to, refuse_held
from saucer.games.eti.rules.events.voting_power import voters, votes_of
from saucer.games.eti.rules.ledger import note_vote_count
from saucer.games.eti.rules.refusals import refuse_company
from saucer.games.eti.rules.seats import (
    SEATS_IN,
    all_seats,
    ask_all,
    ask_one,
    clockwise,
    line_up,
    next_in_line,
    note_choice,
)
from saucer.games.eti.state import State, replaced

# Voting (R4.5): the phase "votes"


def open_votes(state: State, _events: Sink[Event], _rng: Chance) -> None:
    """Ask the voters in turn from the president, or all at once if votes are hidden. (R4.5, R12.4)"""
    state.votes = [NOBODY] * state.seats
    state.blocs = 0
    state.routine = COUNT_VOTES
    if state.variant.hidden_vote:
        ask_all(state, VOTES, voters(state))
        return
    line_up(state, voters(state))
    ask_one(state, VOTES, next_in_line(state))


def voting_moves(state: State, seat: Seat) -> list[Move]:
    """Vote for any company, your own too, or double your votes first. (R4.5, R4.12)"""
    found: list[Move] = []
    for company in SEATS_IN[state.candidates]:
        found.append(state.tables.moves.vote[company])
    if state.held[seat]:
        found += bloc_moves(state, seat)
    return found


def cast_vote(state: State, seat: Seat, move: Vote, events: Sink[Event], rng: Chance) -> None:
    """Cast all votes for a company; hidden votes show when all are in. (R4.5, R12.4)"""
    if not state.variant.hidden_vote:
        note_vote(state, seat, move.company, events)
        state.pending.pop(0)
        state.awaited = 0
        if state.pending:
            ask_one(state, VOTES, next_in_line(state))
        return
    if not note_choice(state, seat, move.company + 1, events):
        return
    rng.reveal()
    for voter in clockwise(state, state.president, voters(state)):
        note_vote(state, voter, Seat(state.choice[voter] - 1), events)


def note_vote(state: State, seat: Seat, company: Seat, events: Sink[Event]) -> None:
    state.votes = replaced(state.votes, seat, company)
    events.append(VoteCast(seat, company, votes_of(state, seat)))


def refuse_vote(state: State, seat: Seat, move: Vote | PlayHeld) -> Refusal:
    if isinstance(move, PlayHeld):
        return refuse_held(state, seat, move)
    return refuse_company(state, "R4.5", move.company)


# Counting (R4.6 to R4.8)


def count_votes(state: State, events: Sink[Event], _rng: Chance) -> None:
    """The company with the most votes; the president chooses between equals. (R4.8)"""
    note_vote_count(state)
    test_promises(state, events)
    totals = [0] * state.seats
    for seat in all_seats(state):
        if state.votes[seat] != NOBODY:
            totals[state.votes[seat]] += votes_of(state, seat)
    most = max(totals)
    found = 0
    for seat in all_seats(state):
        if totals[seat] == most:
            found |= only(seat)
    events.append(VotesCounted(tuple(totals), tuple(seats_in(found))))
    if several(found):
        open_bargaining(state, only(state.president), found, events, voting=False)
        state.routine = ASK_PRESIDENT
    else:
        fall_to(state, seats_in(found)[0], events)
