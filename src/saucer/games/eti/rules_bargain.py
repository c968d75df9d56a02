"""Bargaining: offers and promises that bind nobody, and what becomes of them (R5)."""

from saucer.engine.types import Seat
from saucer.games.eti.events import (
    BankChanged,
    BargainingEnded,
    BargainingOpened,
    Event,
    HeldGained,
    OfferBroken,
    OfferHonoured,
    OfferProposed,
    OfferWithdrawn,
    PromiseTested,
    VotePromised,
)
from saucer.games.eti.moves import (
    Move,
    OfferHeld,
    OfferPoints,
    OfferProject,
    OpenOffer,
    PromiseVote,
    Propose,
    Ready,
    Withdraw,
)
from saucer.games.eti.questions import can_deliver, clockwise, companies, everyone, members
from saucer.games.eti.rules_cards import add_to_bank
from saucer.games.eti.rules_company import ask_all, ask_one, give_project
from saucer.games.eti.stages import BARGAIN, SETTLE, TO_AGENDAS, TO_CHOICE, TO_SETTLE, TO_VOTES
from saucer.games.eti.state import NOBODY, Offer, State, offer_with, replaced


def open_bargaining(state: State, deciders: int, candidates: int, news: list[Event], *, voting: bool) -> None:
    """Let every company bargain over a decision. (R5.1)"""
    if state.talks == 0:
        state.offers = []
        state.opened = [0] * state.seats
    state.drafts = [None] * state.seats
    state.talks += 1
    state.deciders = deciders
    state.candidates = candidates
    state.step = TO_VOTES if voting else TO_CHOICE
    ask_all(state, BARGAIN, companies(state))
    news.append(
        BargainingOpened(
            tuple([Seat(seat) for seat in members(deciders)]),
            tuple([Seat(seat) for seat in members(candidates)]),
        )
    )


def bargain(state: State, seat: int, move: Move, news: list[Event]) -> None:
    """One small step of a seat that bargains. (R5.4 to R5.6)"""
    draft = state.drafts[seat]
    if draft is not None:
        go_on_offering(state, seat, draft, move, news)
    elif type(move) is PromiseVote:
        count_opened(state, seat)
        promise(state, seat, move, news)
    elif type(move) is Ready:
        state.awaited &= ~(1 << seat)
        if state.awaited == 0:
            end_bargaining(state, news, on_time=False)
    elif type(move) is OpenOffer:
        count_opened(state, seat)
        voting = state.step == TO_VOTES
        replace_draft(state, seat, Offer(seat, move.to, move.wish, state.opened[seat], voting=voting))
    else:
        assert isinstance(move, Withdraw)
        take_off_table(state, seat, move.offer, news)


def go_on_offering(state: State, seat: int, draft: Offer, move: Move, news: list[Event]) -> None:
    """Add to the offer being made, give it up, which nobody sees, or put it on the table."""
    if type(move) is Propose:
        replace_draft(state, seat, None)
        state.offers = [*state.offers, draft]
        news.append(told_offer(state, draft))
    elif type(move) is Withdraw:
        replace_draft(state, seat, None)
    else:
        replace_draft(state, seat, with_more(state, draft, move))


def count_opened(state: State, seat: int) -> None:
    opened = state.opened[:]
    opened[seat] += 1
    state.opened = opened


def replace_draft(state: State, seat: int, draft: Offer | None) -> None:
    drafts = state.drafts[:]
    drafts[seat] = draft
    state.drafts = drafts


def with_more(state: State, draft: Offer, move: Move) -> Offer:
    if type(move) is OfferPoints:
        return offer_with(draft, move.points, 0, 0)
    if type(move) is OfferProject:
        return offer_with(draft, 0, 1 << state.box.project_of[move.project], 0)
    assert isinstance(move, OfferHeld)
    return offer_with(draft, 0, 0, 1 << state.box.event_of[move.event])


def told_offer(state: State, offer: Offer) -> OfferProposed:
    box = state.box
    return OfferProposed(
        Seat(offer.giver),
        offer.number,
        Seat(offer.to),
        Seat(offer.wish),
        offer.points,
        tuple([box.project_ids[project] for project in members(offer.projects)]) if offer.projects else (),
        tuple([box.event_ids[event] for event in members(offer.events)]) if offer.events else (),
    )


def take_off_table(state: State, seat: int, number: int, news: list[Event]) -> None:
    state.offers = [offer for offer in state.offers if offer.giver != seat or offer.number != number]
    news.append(OfferWithdrawn(Seat(seat), number))


def promise(state: State, seat: int, move: PromiseVote, news: list[Event]) -> None:
    promises = state.promises[:]
    promises[seat * state.seats + move.to] = move.choice
    state.promises = promises
    news.append(VotePromised(Seat(seat), move.to, move.choice))


def end_bargaining(state: State, news: list[Event], *, on_time: bool) -> None:
    state.awaited = 0
    state.drafts = [None] * state.seats
    news.append(BargainingEnded(on_time))


# What becomes of promises (R5.6)


def test_promises(state: State, news: list[Event]) -> None:
    """Every promise of a seat that has voted is kept or broken now."""
    seats = state.seats
    promises = state.promises[:]
    for seat in range(seats):
        vote = state.votes[seat]
        if vote == NOBODY:
            continue
        for to in range(seats):
            choice = promises[seat * seats + to]
            if choice != NOBODY:
                promises[seat * seats + to] = NOBODY
                note_word(state, seat, kept=choice == vote)
                news.append(PromiseTested(Seat(seat), Seat(to), choice == vote))
    state.promises = promises


def forget_promise(state: State, index: int) -> None:
    promises = state.promises[:]
    promises[index] = NOBODY
    state.promises = promises


def forget_promises_of(state: State, seat: int) -> None:
    """Nobody waits any longer for the word of a revealed alien, nor owes it one."""
    seats = state.seats
    for index in range(seats * seats):
        if seat in (index // seats, index % seats, state.promises[index]):
            forget_promise(state, index)


def note_word(state: State, seat: int, *, kept: bool) -> None:
    words = (state.kept if kept else state.broken)[:]
    words[seat] += 1
    if kept:
        state.kept = words
    else:
        state.broken = words


# What becomes of offers (R5.7, R5.8)


def collect_deals(state: State) -> None:
    """Line up the offers whose wish came true, by giver from the president clockwise."""
    due: list[int] = []
    for giver in clockwise(state, state.president, everyone(state)):
        for index, offer in enumerate(state.offers):
            if offer.giver == giver and came_true(state, offer):
                due.append(index)
    state.queue = due
    state.step = TO_SETTLE


def came_true(state: State, offer: Offer) -> bool:
    if offer.voting:
        return state.votes[offer.to] == offer.wish
    return state.target == offer.wish


def settle_next(state: State, news: list[Event]) -> None:
    """Ask the next giver to honour or break; who no longer has it cannot honour. (R5.8)"""
    while state.queue:
        offer = state.offers[state.queue[0]]
        if can_deliver(state, offer):
            ask_one(state, SETTLE, offer.giver)
            return
        break_offer(state, news, able=False)
    state.offers = []
    state.deciders = 0
    state.candidates = 0
    state.shown = NOBODY
    state.target = NOBODY
    state.step = TO_AGENDAS


def break_offer(state: State, news: list[Event], *, able: bool) -> None:
    offer = state.offers[state.queue.pop(0)]
    note_word(state, offer.giver, kept=False)
    news.append(OfferBroken(Seat(offer.giver), Seat(offer.to), offer.number, able))


def honour_offer(state: State, news: list[Event]) -> None:
    """Hand over what was offered. (R5.7, R5.9)"""
    offer = state.offers[state.queue.pop(0)]
    giver, to = offer.giver, offer.to
    note_word(state, giver, kept=True)
    news.append(OfferHonoured(Seat(giver), Seat(to), offer.number))
    if offer.points:
        state.bank[giver] -= offer.points
        news.append(BankChanged(Seat(giver), -offer.points, state.bank[giver]))
        add_to_bank(state, to, offer.points, news)
    for project in members(offer.projects):
        give_project(state, giver, to, project, news)
    for event in members(offer.events):
        state.held = replaced(state.held, giver, state.held[giver] & ~(1 << event))
        state.held = replaced(state.held, to, state.held[to] | (1 << event))
        news.append(HeldGained(Seat(to), state.box.event_ids[event], Seat(giver)))
