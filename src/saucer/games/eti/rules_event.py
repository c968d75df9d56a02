"""The event of a turn: drawn, decided by the president or by vote, and carried out (R4)."""

from saucer.engine.chance import Chance
from saucer.engine.words import Seat
from saucer.games.eti.box import (
    ABILITY,
    BAN,
    BANK,
    BY_HIGHEST,
    BY_LOWEST_LEVEL,
    BY_MOST_LEVELS,
    BY_OTHER,
    BY_VOTE,
    CARDS,
    CONTRACT,
    DEFENCE_MARK,
    FAME_MARK,
    GIFT,
    HALVE_BANK,
    HELD,
    INSPECT,
    PATENT,
    PUBLIC,
    REORDER,
    REVIEW,
    SWEEP,
    UPGRADE,
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
    PortDiscarded,
    ProjectMarked,
    ProjectTurnedUp,
    QueuePutInOrder,
    ResearchBanned,
    ThreatsDiscarded,
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
from saucer.games.eti.rules_cards import (
    add_to_bank,
    bank_cards,
    discard_port,
    look_at_ports,
    take_cards,
    tell_banked,
)
from saucer.games.eti.rules_company import (
    add_permanent_token,
    ask_all,
    ask_one,
    claim_into,
    give_project,
    place_marker,
)
from saucer.games.eti.stages import (
    CHOICE,
    CONTRACT_MOVE,
    GIVE,
    LEVEL,
    MARKING,
    ORDERING,
    PROFESSOR,
    REVIEWING,
    RIVAL,
    TO_AGENDAS,
    TO_CARDS,
    TO_CHOICE,
    TO_CHOOSE,
    TO_DEALS,
    TO_EFFECT,
    TO_TALLY,
    VOTES,
)
from saucer.games.eti.state import KIND_MASK, NOBODY, State, replaced

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


# What it brings (R4.9 to R4.11)


def carry_out(state: State, news: list[Event], rng: Chance) -> None:
    """The effect of the event on the company it falls to; some ask that company for more."""
    box = state.box
    effect = box.event_effect[state.event]
    number = box.event_number[state.event]
    target = state.target
    state.step = TO_DEALS
    if effect == CARDS:
        take_cards(state, target, number, news, rng)
    elif effect == BANK:
        add_to_bank(state, target, number, news)
    elif effect == HALVE_BANK:
        add_to_bank(state, target, state.bank[target] // 20 * 10 - state.bank[target], news)
    elif effect == PATENT:
        claim_into(state, target, state.shown, PUBLIC, news)
        state.shown = NOBODY
    elif effect == ABILITY:
        for _ in range(number):
            add_permanent_token(state, target, box.event_ability[state.event], news)
    elif effect == BAN:
        state.banned |= 1 << target
        news.append(ResearchBanned(Seat(target)))
    else:
        ask_for_more(state, effect, news, rng)


def ask_for_more(state: State, effect: int, news: list[Event], rng: Chance) -> None:
    target = state.target
    state.left = state.box.event_number[state.event]
    if effect == GIFT:
        ask_one(state, GIVE, state.president)
    elif effect == UPGRADE:
        ask_one(state, PROFESSOR, target)
    elif effect == CONTRACT:
        state.step = TO_CARDS
        ask_one(state, CONTRACT_MOVE, target)
    elif effect == FAME_MARK or effect == DEFENCE_MARK:
        ask_for_mark(state, news)
    elif effect == INSPECT:
        ask_one(state, RIVAL, target)
    else:
        study_queue(state, effect, news, rng)


def ask_for_mark(state: State, news: list[Event]) -> None:
    if vault_of(state, state.target):
        ask_one(state, MARKING, state.target)
    else:
        add_to_bank(state, state.target, state.box.event_otherwise[state.event], news)


def study_queue(state: State, effect: int, news: list[Event], rng: Chance) -> None:
    """Look at all own cards, to sweep, review or reorder them."""
    target = state.target
    if effect == SWEEP:
        sweep(state, target, news)
    look_at_ports(state, target, target, news, rng)
    cards = len(state.ports[target])
    if effect == REVIEW and cards and state.left:
        ask_one(state, REVIEWING, target)
    elif effect == REORDER and cards > 1:
        state.left = 0
        ask_one(state, ORDERING, target)


def sweep(state: State, seat: int, news: list[Event]) -> None:
    """Every threat goes; the others see only how many there were. (R4.10)"""
    swept = 0
    for port in range(len(state.ports[seat]) - 1, -1, -1):
        if state.box.table.threats[state.ports[seat][port] & KIND_MASK] >= 0:
            discard_port(state, seat, port, 1 << seat)
            swept += 1
    news.append(ThreatsDiscarded(Seat(seat), swept))


def review_port(state: State, port: int, news: list[Event]) -> None:
    """Discard one card of the queue; the others see only which port it was. (R4.10)"""
    seat = state.actor
    discard_port(state, seat, port, 0)
    news.append(PortDiscarded(Seat(seat), port + 1))
    state.left -= 1
    if state.left == 0 or not state.ports[seat]:
        state.awaited = 0


def order_card(state: State, kind: int, news: list[Event]) -> None:
    """Bring the first card of a kind forward to the next port. (R4.10)"""
    ports = state.ports[state.actor][:]
    place = state.left
    port = place
    while ports[port] & KIND_MASK != kind:
        port += 1
    ports.insert(place, ports.pop(port))
    state.ports[state.actor] = ports
    state.left += 1
    if state.left >= len(ports) - 1:
        end_ordering(state, news)


def end_ordering(state: State, news: list[Event]) -> None:
    state.awaited = 0
    news.append(QueuePutInOrder(Seat(state.actor)))


def upgrade_freely(state: State, ability: int, news: list[Event]) -> None:
    add_permanent_token(state, state.actor, ability, news)
    state.left -= 1
    if state.left <= 0:
        state.awaited = 0


def hand_down(state: State, project: int, news: list[Event]) -> None:
    give_project(state, state.president, state.target, project, news)
    state.awaited = 0


def mark_project(state: State, project: int, news: list[Event]) -> None:
    """The event stays under a project and adds to its fame or its defence. (R4.11)"""
    box = state.box
    points = box.event_number[state.event]
    fame = box.event_effect[state.event] == FAME_MARK
    marks = (state.fame_marks if fame else state.defence_marks)[:]
    marks[project] += points
    if fame:
        state.fame_marks = marks
    else:
        state.defence_marks = marks
    state.event_discards &= ~(1 << state.event)
    state.attached |= 1 << state.event
    state.awaited = 0
    news.append(
        ProjectMarked(
            box.project_ids[project], box.event_ids[state.event], points if fame else 0, 0 if fame else points
        )
    )


def inspect(state: State, rival: int, news: list[Event], rng: Chance) -> None:
    """Look at a rival's cards and take points of its bank. (R4.11)"""
    seat = state.actor
    look_at_ports(state, seat, rival, news, rng)
    points = min(state.box.event_number[state.event], state.bank[rival])
    add_to_bank(state, rival, -points, news)
    add_to_bank(state, seat, points, news)
    state.awaited = 0


def follow_contract(state: State, news: list[Event]) -> None:
    """Move to the new project at once: ten for each card, and the whole bank stays. (R4.11)"""
    seat = state.actor
    cards = len(state.ports[seat])
    bank_cards(state, seat)
    tell_banked(state, seat, cards, news)
    place_marker(state, seat, state.shown, news, cut=False)
    state.awaited = 0


def contract_cards(state: State, news: list[Event], rng: Chance) -> None:
    state.step = TO_DEALS
    if state.left:
        take_cards(state, state.target, state.left, news, rng)
