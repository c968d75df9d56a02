"""R5.6 to R5.9: promises and offers are kept or broken, for all to see."""

from saucer.engine.bits import with_, without
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Seat
from saucer.games.eti.events import BankChanged, Event, HeldGained, OfferBroken, OfferHonoured, PromiseTested
from saucer.games.eti.moves import BreakOffer, HonourOffer, Move
from saucer.games.eti.numbers import NO_PROJECT, NOBODY, incidents_in, projects_in
from saucer.games.eti.phase_numbers import ASK_AGENDAS, SETTLE, SETTLE_DEALS
from saucer.games.eti.ready_moves import BREAK, HONOUR
from saucer.games.eti.rules.company import add_to_bank
from saucer.games.eti.rules.ledger import (
    BROKEN,
    KEPT,
    PROMISE,
    close_offers,
    close_promises_with,
    settle_deal,
)
from saucer.games.eti.rules.seats import all_seats, ask_one, clockwise, everyone
from saucer.games.eti.rules.vaults import give_project, vault_of
from saucer.games.eti.state import Offer, State, replaced

# Promises (R5.6)


def test_promises(state: State, events: Sink[Event]) -> None:
    """Note for every promise of a seat that has voted whether it was kept. (R5.6)"""
    seats = state.seats
    promises = state.promises[:]
    for seat in all_seats(state):
        vote = state.votes[seat]
        if vote == NOBODY:
            continue
        for to in all_seats(state):
            choice = promises[seat * seats + to]
            if choice != NOBODY:
                promises[seat * seats + to] = NOBODY
                note_word(state, seat, kept=choice == vote)
                settle_deal(state, seat, to, PROMISE, KEPT if choice == vote else BROKEN)
                events.append(PromiseTested(seat, to, choice == vote))
    state.promises = promises


def forget_promises_of(state: State, seat: Seat) -> None:
    """Drop the promises by a revealed alien, to it and about it. (R13.15)"""
    seats = state.seats
    for index in range(seats * seats):
        if seat in (index // seats, index % seats, state.promises[index]):
            state.promises = replaced(state.promises, index, NOBODY)
    close_promises_with(state, seat)


def note_word(state: State, seat: Seat, *, kept: bool) -> None:
    words = (state.kept if kept else state.broken)[:]
    words[seat] += 1
    if kept:
        state.kept = words
    else:
        state.broken = words


# Offers (R5.7, R5.8): the phase "settle"


def collect_deals(state: State, _events: Sink[Event], _rng: Chance) -> None:
    """Make the offers whose wish came true pending, by giver from the president clockwise. (R5.7)"""
    due: list[int] = []
    for giver in clockwise(state, state.president, everyone(state)):
        for index, offer in enumerate(state.offers):
            if offer.giver == giver and came_true(state, offer):
                due.append(index)
    state.pending = due
    state.routine = SETTLE_DEALS


def came_true(state: State, offer: Offer) -> bool:
    if offer.voting:
        return state.votes[offer.to] == offer.wish
    return state.target == offer.wish


def can_deliver(state: State, offer: Offer) -> bool:
    """Whether a giver still has everything it offered. (R5.8)"""
    giver = offer.giver
    return (
        state.bank[giver] >= offer.points
        and vault_of(state, giver) & offer.projects == offer.projects
        and state.held[giver] & offer.incidents == offer.incidents
    )


def settle_next(state: State, events: Sink[Event], _rng: Chance) -> None:
    """Ask the next giver to honour or break. An offer that can no longer be paid is broken. (R5.8)"""
    while state.pending:
        offer = state.offers[state.pending[0]]
        if can_deliver(state, offer):
            ask_one(state, SETTLE, offer.giver)
            return
        break_offer(state, events, able=False)
    if state.offers:
        close_offers(state)
        state.offers = []
    state.deciders = 0
    state.candidates = 0
    state.shown = NO_PROJECT
    state.target = NOBODY
    state.routine = ASK_AGENDAS


def settle_moves(_state: State, _seat: Seat) -> list[Move]:
    return [HONOUR, BREAK]


def honour_offer(state: State, _seat: Seat, _move: HonourOffer, events: Sink[Event], rng: Chance) -> None:
    """Hand over all that was offered. (R5.7 to R5.9)"""
    state.awaited = 0
    offer = state.offers[state.pending.pop(0)]
    giver, to = offer.giver, offer.to
    note_word(state, giver, kept=True)
    settle_deal(state, giver, to, offer.number, KEPT)
    events.append(OfferHonoured(giver, to, offer.number))
    if offer.points:
        state.bank[giver] -= offer.points
        events.append(BankChanged(giver, -offer.points, state.bank[giver]))
        add_to_bank(state, to, offer.points, events)
    for project in projects_in(offer.projects):
        give_project(state, giver, to, project, events, rng)
    for incident in incidents_in(offer.incidents):
        state.held = replaced(state.held, giver, without(state.held[giver], incident))
        state.held = replaced(state.held, to, with_(state.held[to], incident))
        events.append(HeldGained(to, state.tables.incident_ids[incident], giver))


def keep_goods(state: State, _seat: Seat, _move: BreakOffer, events: Sink[Event], _rng: Chance) -> None:
    state.awaited = 0
    break_offer(state, events, able=True)


def break_offer(state: State, events: Sink[Event], *, able: bool) -> None:
    offer = state.offers[state.pending.pop(0)]
    note_word(state, offer.giver, kept=False)
    settle_deal(state, offer.giver, offer.to, offer.number, BROKEN)
    events.append(OfferBroken(Seat(offer.giver), Seat(offer.to), offer.number, able))
