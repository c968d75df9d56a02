"""R5 Bargaining: offers and promises, which bind nobody."""

from typing import Final

from saucer.engine.bits import has, only, without
from saucer.engine.cache import Cache
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Facts, Refusal, Seat, Timer, TimeUp, Viewer
from saucer.games.eti.components import MOST_SEATS
from saucer.games.eti.events import (
    BargainingEnded,
    BargainingOpened,
    CameBack,
    Event,
    OfferProposed,
    OffersWeighed,
    OfferWithdrawn,
    VotePromised,
)
from saucer.games.eti.moves import (
    ComeBack,
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
from saucer.games.eti.numbers import NOBODY, incidents_in, projects_in, seats_in
from saucer.games.eti.phase_numbers import ASK_PRESIDENT, BARGAIN, OPEN_VOTES
from saucer.games.eti.ready_moves import COINS, MOST_OFFERS, ONLY_COME_BACK, ONLY_READY, PROPOSE, READY
from saucer.games.eti.rules.ledger import WITHDRAWN, note_offer, note_promise, settle_deal
from saucer.games.eti.rules.refusals import refuse
from saucer.games.eti.rules.seats import SEAT_SETS, SEATS_IN, ask_all, companies
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import Offer, State, offer_with, replaced
from saucer.games.eti.tables import Tables

NO_MOVES: Final[list[Move]] = []
MOST_OPENINGS: Final = 1024
BARGAIN_TIMER: Final = "bargain"
OPENINGS: Final[list[Cache[int, list[Move]]]] = [Cache(MOST_OPENINGS) for _ in range(MOST_SEATS)]
"""For each seat the ways to open a bargain, by who decides, who can be chosen and who can be promised to."""


# The phase "bargain" (R5.1)


def open_bargaining(
    state: State, deciders: int, candidates: int, events: Sink[Event], *, voting: bool
) -> None:
    """Let every company bargain over a decision. (R5.1)"""
    if state.talks == 0:
        state.offers = []
        state.opened = [0] * state.seats
    state.drafts = [None] * state.seats
    state.talks += 1
    state.weighed = None
    state.deciders = deciders
    state.candidates = candidates
    state.routine = OPEN_VOTES if voting else ASK_PRESIDENT
    ask_all(state, BARGAIN, companies(state))
    events.append(BargainingOpened(tuple(seats_in(deciders)), tuple(seats_in(candidates))))


def clock(state: State) -> list[Timer]:
    """Return the timer of a bargaining, if the options have one. (R5.1)"""
    if state.phase != BARGAIN or state.variant.timer == 0:
        return []
    return [Timer(BARGAIN_TIMER, float(state.variant.timer), 2 * state.turn + state.talks)]


def bargaining_moves(state: State, seat: Seat) -> list[Move]:
    """Return the moves of a bargaining: continue a draft, open an offer, promise, withdraw, be ready. (R5.2 to R5.6)"""
    draft = state.drafts[seat]
    if draft is not None:
        return draft_moves(state, seat, draft)
    if state.opened[seat] < MOST_OFFERS:
        found = openings(state.tables, seat, state.deciders, state.candidates, companies(state))[:]
    else:
        found = ONLY_READY[:]
    for offer in state.offers:
        if offer.giver == seat and is_open(state, offer):
            found.append(state.tables.moves.withdraw[offer.number])
    return found


def openings(tables: Tables, seat: Seat, deciders: int, candidates: int, parties: int) -> list[Move]:
    """Return the moves to be ready, open an offer or promise (R5.2, R5.6), cached by who takes which part."""
    known = OPENINGS[seat]
    key = (deciders * SEAT_SETS + candidates) * SEAT_SETS + parties
    ready_made = known.get(key)
    if ready_made is not None:
        return ready_made
    found: list[Move] = [READY]
    for to in SEATS_IN[without(deciders, seat)]:
        for wish in SEATS_IN[candidates]:
            found.append(tables.moves.open_offer[to][wish])
    for to in SEATS_IN[without(parties, seat)]:
        for choice in SEATS_IN[parties]:
            found.append(tables.moves.promise_vote[to][choice])
    return known.put(key, found)


def is_open(state: State, offer: Offer) -> bool:
    """Whether an offer is about a decision still to come: not about a vote already cast. (R5.5)"""
    return not offer.voting or state.talks == 1


def draft_moves(state: State, seat: Seat, draft: Offer) -> list[Move]:
    """What can still be added to the offer being made; propose it, or give it up. (R5.3, R5.5)"""
    tables = state.tables
    found: list[Move] = []
    if draft.points or draft.projects or draft.incidents:
        found.append(PROPOSE)
    found.append(tables.moves.withdraw[draft.number])
    rest = state.bank[seat] - draft.points
    for index in range(len(COINS)):
        if COINS[index] > rest:
            break
        found.append(tables.moves.offer_points[index])
    for project in projects_in(vault_of(state, seat) & ~draft.projects):
        found.append(tables.moves.offer_project[project])
    for incident in incidents_in(state.held[seat] & ~draft.incidents):
        found.append(tables.moves.offer_held[incident])
    return found


# Offers (R5.2 to R5.5)


def open_offer(state: State, seat: Seat, move: OpenOffer, _events: Sink[Event], _rng: Chance) -> None:
    """Begin an offer, unseen by the others. (R5.2)"""
    count_opened(state, seat)
    voting = state.routine == OPEN_VOTES
    replace_draft(state, seat, Offer(seat, move.to, move.wish, state.opened[seat], voting=voting))


def count_opened(state: State, seat: Seat) -> None:
    opened = state.opened[:]
    opened[seat] += 1
    state.opened = opened


def replace_draft(state: State, seat: Seat, draft: Offer | None) -> None:
    drafts = state.drafts[:]
    drafts[seat] = draft
    state.drafts = drafts


def draft_of(state: State, seat: Seat) -> Offer:
    draft = state.drafts[seat]
    assert draft is not None
    return draft


def offer_points(state: State, seat: Seat, move: OfferPoints, _events: Sink[Event], _rng: Chance) -> None:
    replace_draft(state, seat, offer_with(draft_of(state, seat), move.points, 0, 0))


def offer_project(state: State, seat: Seat, move: OfferProject, _events: Sink[Event], _rng: Chance) -> None:
    project = state.tables.project_of[move.project]
    replace_draft(state, seat, offer_with(draft_of(state, seat), 0, only(project), 0))


def offer_held(state: State, seat: Seat, move: OfferHeld, _events: Sink[Event], _rng: Chance) -> None:
    incident = state.tables.incident_of[move.event]
    replace_draft(state, seat, offer_with(draft_of(state, seat), 0, 0, only(incident)))


def propose(state: State, seat: Seat, _move: Propose, events: Sink[Event], _rng: Chance) -> None:
    """Put the offer on the table; the seat it is made to is asked again if it was ready. (R5.1, R5.5)"""
    draft = draft_of(state, seat)
    replace_draft(state, seat, None)
    state.offers = [*state.offers, draft]
    state.awaited |= only(draft.to)
    note_offer(state, draft)
    events.append(offer_proposed(state, draft))


def offer_proposed(state: State, offer: Offer) -> OfferProposed:
    tables = state.tables
    return OfferProposed(
        offer.giver,
        offer.number,
        offer.to,
        offer.wish,
        offer.points,
        tuple([tables.project_ids[project] for project in projects_in(offer.projects)])
        if offer.projects
        else (),
        tuple([tables.incident_ids[incident] for incident in incidents_in(offer.incidents)])
        if offer.incidents
        else (),
    )


def withdraw(state: State, seat: Seat, move: Withdraw, events: Sink[Event], _rng: Chance) -> None:
    """Give up the offer being made, which nobody sees, or take one off the table. (R5.5)"""
    if state.drafts[seat] is not None:
        replace_draft(state, seat, None)
        return
    number = move.offer
    for offer in state.offers:
        if offer.giver == seat and offer.number == number:
            settle_deal(state, seat, offer.to, number, WITHDRAWN)
    state.offers = [offer for offer in state.offers if offer.giver != seat or offer.number != number]
    events.append(OfferWithdrawn(seat, number))


# Promises (R5.6) and the end of bargaining


def promise_vote(state: State, seat: Seat, move: PromiseVote, events: Sink[Event], _rng: Chance) -> None:
    """Promise somebody whom the next vote goes to, and ask it again if it was ready. (R5.1, R5.6)"""
    count_opened(state, seat)
    state.awaited |= only(move.to)
    note_promise(state, seat, move.to, move.choice)
    state.promises = replaced(state.promises, seat * state.seats + move.to, move.choice)
    events.append(VotePromised(seat, move.to, move.choice))


def be_ready(state: State, seat: Seat, _move: Ready, events: Sink[Event], _rng: Chance) -> None:
    """Note that a seat is ready, and end the bargaining once all are. (R5.1)"""
    state.awaited = without(state.awaited, seat)
    if leaves_offer_open(state, seat):
        offers = sum([1 for offer in state.offers if offer.to == seat])
        agreed = has_agreed(state, seat)
        events.append(OffersWeighed(seat, state.tables.incident_ids[state.incident], offers, agreed))
    if state.awaited == 0:
        end_bargaining(state, events, on_time=False)


def leaves_offer_open(state: State, seat: Seat) -> bool:
    """Whether a seat has not answered its newest offer: by agreeing, by a bid of its own, or for a promised vote."""
    if not state.offers:
        return False
    if state.routine != OPEN_VOTES:
        return any(offer.to == seat and not offer.voting for offer in state.offers)
    newest = newest_bid_for(state, seat)
    if newest is None or has_bid_for(state, seat, newest.giver):
        return False
    promised = state.promises[newest.giver * state.seats + seat] != NOBODY
    return not promised and not has_promised(state, newest)


def newest_bid_for(state: State, seat: Seat) -> Offer | None:
    """The newest offer for a seat's vote."""
    for offer in reversed(state.offers):
        if offer.to == seat and offer.voting:
            return offer
    return None


def has_bid_for(state: State, giver: Seat, to: Seat) -> bool:
    """Whether a seat offers another something for its vote."""
    for offer in state.offers:
        if offer.giver == giver and offer.to == to and offer.voting:
            return True
    return False


def has_agreed(state: State, seat: Seat) -> bool:
    """Whether a seat has promised the vote at hand for any offer."""
    if state.routine != OPEN_VOTES:
        return False
    for offer in state.offers:
        if offer.to == seat and offer.voting and has_promised(state, offer):
            return True
    return False


def has_promised(state: State, offer: Offer) -> bool:
    """Whether the vote that an offer asks for is promised to its giver."""
    return state.promises[offer.to * state.seats + offer.giver] == offer.wish


def moves_of_the_ready(state: State, seat: Seat) -> list[Move]:
    """Return the move by which a ready company comes back to the bargaining. (R5.1)"""
    if state.phase != BARGAIN or state.variant.ready_is_final or not has(companies(state), seat):
        return NO_MOVES
    return ONLY_COME_BACK


def come_back(state: State, seat: Seat, _move: ComeBack, events: Sink[Event], _rng: Chance) -> None:
    """Take back that one is ready. (R5.1)"""
    state.awaited |= only(seat)
    events.append(CameBack(seat))


def end_on_time(state: State, _seat: Viewer, _move: TimeUp, events: Sink[Event], _rng: Chance) -> None:
    """End the bargaining because its timer rang. (R5.1)"""
    end_bargaining(state, events, on_time=True)


def end_bargaining(state: State, events: Sink[Event], *, on_time: bool) -> None:
    """End the bargaining and go on to the decision. (R5.1)"""
    state.awaited = 0
    state.drafts = [None] * state.seats
    events.append(BargainingEnded(on_time))


# Refusals


def refuse_bargain(state: State, seat: Seat, move: Move) -> Refusal:
    draft = state.drafts[seat]
    if draft is not None:
        return refuse_draft(state, seat, draft, move)
    if isinstance(move, OpenOffer | PromiseVote):
        return refuse_opening(state, seat, move)
    if isinstance(move, Withdraw):
        return refuse("R5.5", "no-such-offer", {"offer": move.offer})
    if isinstance(move, ComeBack):
        return refuse("R5.1", "not-ready-yet")
    return refuse("R5.5", "open-an-offer-first")


def refuse_opening(state: State, seat: Seat, move: OpenOffer | PromiseVote) -> Refusal:
    if state.opened[seat] >= MOST_OFFERS:
        return refuse("R5.4", "three-at-most")
    if move.to == seat:
        return refuse("R5.6" if isinstance(move, PromiseVote) else "R5.2", "not-to-yourself")
    if isinstance(move, PromiseVote):
        return refuse("R5.10", "not-with-the-alien")
    if not has(state.deciders, move.to):
        return refuse("R5.2", "decides-nothing", {"seat": move.to})
    return refuse("R5.2", "cannot-be-chosen", {"seat": move.wish})


def refuse_draft(state: State, seat: Seat, draft: Offer, move: Move) -> Refusal:
    if isinstance(move, OfferPoints):
        facts: Facts = {"points": move.points, "bank": state.bank[seat], "drafted": draft.points}
        return refuse("R5.3", "not-that-much-in-bank", facts)
    if isinstance(move, OfferProject):
        return refuse("R5.3", "not-yours-to-offer", {"project": move.project})
    if isinstance(move, OfferHeld):
        return refuse("R5.3", "not-held-by-you", {"event": move.event})
    if isinstance(move, Propose):
        return refuse("R5.5", "offer-is-empty")
    if isinstance(move, Withdraw):
        return refuse("R5.5", "no-such-offer", {"offer": move.offer})
    return refuse("R5.5", "finish-your-offer", {"offer": draft.number})
