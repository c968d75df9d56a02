"""The event of a turn: drawn, and decided by the president or by vote (R4)."""

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.box import (
    BY_HIGHEST,
    BY_LOWEST_LEVEL,
    BY_MOST_LEVELS,
    BY_OTHER,
    BY_VOTE,
    CONTRACT,
    GIFT,
    HELD,
    PATENT,
)
from saucer.games.eti.events import (
    ChoiceMade,
    CompanyChosen,
    Event,
    EventDrawn,
    EventFizzled,
    EventsShuffled,
    HeldGained,
    HeldPlayed,
    ProjectTurnedUp,
    VoteCast,
    VotesCounted,
)
from saucer.games.eti.questions import (
    clockwise,
    companies,
    has_public_project,
    members,
    space,
    stocked_levels,
    top_level,
    total_levels,
    vault_of,
    voters,
    votes_of,
)
from saucer.games.eti.rules_bargain import open_bargaining, test_promises
from saucer.games.eti.rules_company import (
    ask_all,
    ask_one,
)
from saucer.games.eti.stages import (
    CHOICE,
    LEVEL,
    TO_AGENDAS,
    TO_CHOICE,
    TO_CHOOSE,
    TO_EFFECT,
    TO_TALLY,
    VOTES,
)
from saucer.games.eti.state import NOBODY, State, replaced

# Drawing (R4.1, R4.2)


def begin_event(state: State, news: list[Event], rng: Chance) -> None:
    """Draw an event for a president who has a project. (R4.1)"""
    state.step = TO_AGENDAS
    if vault_of(state, state.president) == 0:
        return
    if state.event_deck == 0:
        shuffle_events(state, news)
        if state.event_deck == 0:
            return
    deck = members(state.event_deck)
    event = deck[rng.below(len(deck))]
    president = Seat(state.president)
    news.append(EventDrawn(president, state.box.event_ids[event]))
    state.event_deck &= ~(1 << event)
    if state.box.event_by[event] == HELD:
        state.held = replaced(state.held, president, state.held[president] | (1 << event))
        news.append(HeldGained(president, state.box.event_ids[event], None))
        return
    state.event = event
    state.event_discards |= 1 << event
    prepare_event(state, news, rng)


def shuffle_events(state: State, news: list[Event]) -> None:
    """The event discards become the new deck. (R9.6)"""
    if state.event_discards:
        state.event_deck = state.event_discards
        state.event_discards = 0
        news.append(EventsShuffled())


def prepare_event(state: State, news: list[Event], rng: Chance) -> None:
    """Name a level where a project is at stake; find out whether the event can do anything. (R4.4)"""
    effect = state.box.event_effect[state.event]
    state.step = TO_CHOOSE
    if effect == GIFT and not has_public_project(state, state.president):
        fizzle(state, news)
    elif effect == PATENT or effect == CONTRACT:
        levels = stocked_levels(state, top_level(state, state.president))
        if not levels:
            fizzle(state, news)
        elif len(levels) == 1:
            show_project(state, levels[0], news, rng)
        else:
            ask_one(state, LEVEL, state.president)


def fizzle(state: State, news: list[Event]) -> None:
    news.append(EventFizzled(state.box.event_ids[state.event]))
    state.step = TO_AGENDAS


def show_project(state: State, level: int, news: list[Event], rng: Chance) -> None:
    """Turn up the project at stake, for all to see before they bargain. (R4.4)"""
    state.shown = draw_project(state, level, state.president, news, rng)
    if state.box.event_effect[state.event] == CONTRACT:
        state.centre |= 1 << state.shown
    state.awaited = 0


def draw_project(state: State, level: int, seat: int, news: list[Event], rng: Chance) -> int:
    pile = members(state.piles & state.box.level_sets[level])
    project = pile[rng.below(len(pile))]
    state.piles &= ~(1 << project)
    news.append(ProjectTurnedUp(Seat(seat), state.box.project_ids[project]))
    return project


# Who gets it (R4.2 to R4.8)


def find_company(state: State, news: list[Event]) -> None:
    """The company the event names by itself; else bargaining, and a choice or a vote."""
    by = state.box.event_by[state.event]
    candidates = candidates_by(state, by)
    if by == BY_VOTE:
        open_bargaining(state, voters(state), candidates, news, voting=True)
    elif candidates & (candidates - 1):
        open_bargaining(state, 1 << state.president, candidates, news, voting=False)
    else:
        fall_to(state, members(candidates)[0], news)


def candidates_by(state: State, by: int) -> int:
    able = companies(state)
    if by == BY_HIGHEST or by == BY_MOST_LEVELS or by == BY_LOWEST_LEVEL:
        return leaders(state, by, members(able))
    return able & ~(1 << state.president) if by == BY_OTHER else able


def leaders(state: State, by: int, seats: list[int]) -> int:
    """Whoever has the highest ability, the most levels, or the lowest top level; several where they are level."""
    best = -1000
    found = 0
    for seat in seats:
        rank = rank_by(state, by, seat)
        if rank > best:
            best = rank
            found = 0
        if rank == best:
            found |= 1 << seat
    return found


def rank_by(state: State, by: int, seat: int) -> int:
    if by == BY_HIGHEST:
        return space(state, seat, state.box.event_ability[state.event])
    if by == BY_MOST_LEVELS:
        return total_levels(state.box, vault_of(state, seat))
    return -top_level(state, seat)


def fall_to(state: State, company: int, news: list[Event]) -> None:
    state.target = company
    state.awaited = 0
    state.step = TO_EFFECT
    news.append(CompanyChosen(Seat(company), state.box.event_ids[state.event]))


def ask_president(state: State) -> None:
    ask_one(state, CHOICE, state.president)


# Votes (R4.5 to R4.8)


def open_votes(state: State) -> None:
    """The voters in turn from the president, or all at once where votes are hidden. (R4.5, R12.4)"""
    state.votes = [NOBODY] * state.seats
    state.blocs = 0
    state.step = TO_TALLY
    if state.variant.hidden_vote:
        ask_all(state, VOTES, voters(state))
        return
    state.queue = clockwise(state, state.president, voters(state))
    ask_one(state, VOTES, state.queue[0])


def cast_vote(state: State, seat: int, company: int, news: list[Event], rng: Chance) -> None:
    """Cast all votes for a company; hidden votes show when all are in. (R4.5, R12.4)"""
    if not state.variant.hidden_vote:
        note_vote(state, seat, company, news)
        state.queue.pop(0)
        state.awaited = 0
        if state.queue:
            ask_one(state, VOTES, state.queue[0])
        return
    state.choice[seat] = company + 1
    state.awaited &= ~(1 << seat)
    if state.awaited:
        news.append(ChoiceMade(Seat(seat)))
        return
    rng.reveal()
    for voter in clockwise(state, state.president, voters(state)):
        note_vote(state, voter, state.choice[voter] - 1, news)


def note_vote(state: State, seat: int, company: int, news: list[Event]) -> None:
    votes = state.votes[:]
    votes[seat] = company
    state.votes = votes
    news.append(VoteCast(Seat(seat), Seat(company), votes_of(state, seat)))


def play_bloc(state: State, seat: int, event: int, news: list[Event]) -> None:
    """Voting Bloc: one's votes count double. (R4.12)"""
    spend_held(state, seat, event, news)
    state.blocs |= 1 << seat


def spend_held(state: State, seat: int, event: int, news: list[Event]) -> None:
    state.held = replaced(state.held, seat, state.held[seat] & ~(1 << event))
    state.event_discards |= 1 << event
    news.append(HeldPlayed(Seat(seat), state.box.event_ids[event]))


def count_votes(state: State, news: list[Event]) -> None:
    """The company with the most votes; the president chooses between equals. (R4.8)"""
    test_promises(state, news)
    totals = [0] * state.seats
    for seat in range(state.seats):
        if state.votes[seat] != NOBODY:
            totals[state.votes[seat]] += votes_of(state, seat)
    most = max(totals)
    found = 0
    for seat in range(state.seats):
        if totals[seat] == most:
            found |= 1 << seat
    news.append(VotesCounted(tuple(totals), tuple([Seat(seat) for seat in members(found)])))
    if found & (found - 1):
        open_bargaining(state, 1 << state.president, found, news, voting=False)
        state.step = TO_CHOICE
    else:
        fall_to(state, members(found)[0], news)
