"""Builds from a view the state it shows, with nothing drawn at random yet."""

from typing import Final

from saucer.engine.bits import only
from saucer.engine.types import Seat
from saucer.games.eti.components import FIELDS, THREATS, CardId, IncidentId, ProjectId
from saucer.games.eti.help_view import DealView
from saucer.games.eti.numbers import (
    NO_INCIDENT,
    NO_PROJECT,
    NOBODY,
    UNKNOWN,
    Card,
    Incident,
    KnownCard,
    Project,
    known_card,
)
from saucer.games.eti.phases import TABLE
from saucer.games.eti.rules.ledger import FATES
from saucer.games.eti.rules.seats import all_seats, everyone
from saucer.games.eti.rules.setup import blank_state
from saucer.games.eti.state import (
    NO_FIELD,
    NO_RESULT,
    CountedVote,
    Deal,
    Offer,
    State,
    Variant,
    offer_with,
)
from saucer.games.eti.tables import AGENDAS, METHODS, PUBLIC, SECRET
from saucer.games.eti.turn_order import ROUTINES
from saucer.games.eti.view import OfferView, SeatView, View

ROUTINE_NUMBERS: Final = {routine.name: number for number, routine in enumerate(ROUTINES)}


def sketch(view: View) -> State:
    """Return a state with all that a view shows, and UNKNOWN for cards it does not name."""
    state = blank_state(Variant(view.options, len(view.seats)), len(view.seats))
    set_course(state, view)
    set_table(state, view)
    for seat, seen in zip(all_seats(state), view.seats, strict=True):
        set_company(state, seat, seen)
        set_turn(state, seat, seen)
    set_bargaining(state, view)
    set_history(state, view)
    set_piles(state)
    set_cards(state, view)
    return state


def seat_or_nobody(seat: Seat | None) -> Seat:
    return NOBODY if seat is None else seat


def seat_set(seats: tuple[int, ...]) -> int:
    found = 0
    for seat in seats:
        found |= only(seat)
    return found


def project_set(state: State, names: tuple[ProjectId, ...]) -> int:
    found = 0
    for name in names:
        found |= only(state.tables.project_of[name])
    return found


def incident_set(state: State, names: tuple[IncidentId, ...]) -> int:
    found = 0
    for name in names:
        found |= only(state.tables.incident_of[name])
    return found


def project_named(state: State, name: ProjectId | None) -> Project:
    return NO_PROJECT if name is None else state.tables.project_of[name]


def incident_named(state: State, name: IncidentId | None) -> Incident:
    return NO_INCIDENT if name is None else state.tables.incident_of[name]


# What everyone sees


def set_course(state: State, view: View) -> None:
    state.phase = TABLE.numbers[view.decision.phase]
    state.routine = ROUTINE_NUMBERS[view.step]
    state.awaited = seat_set(view.waiting)
    state.actor = view.turn if view.alone else NOBODY
    state.turn = view.turn_number
    state.president = Seat(0) if view.president is None else view.president
    state.claimed = view.claimed
    state.revealed = view.alien is not None
    state.countdown = view.countdown
    state.invading = view.invading
    state.target = seat_or_nobody(view.target)
    state.candidates = seat_set(view.candidates)
    state.deciders = seat_set(view.deciders)
    state.talks = view.talks
    state.pending = list(view.queue)
    state.claimers = seat_set(view.claimers)
    state.movers = seat_set(view.movers)
    state.left = view.left
    state.shaken = view.shaken
    state.mashed = seat_set(view.mashed)
    state.result = view.outcome


def set_table(state: State, view: View) -> None:
    tables = state.tables
    state.centre = project_set(state, view.centre)
    state.shown = project_named(state, view.shown)
    state.incident = incident_named(state, view.event)
    state.incident_discards = incident_set(state, view.event_discards)
    state.attached = incident_set(state, view.attached)
    state.fame_moved = project_set(state, view.fame_moved)
    state.lost = project_set(state, view.lost)
    for mark in view.marks:
        state.fame_marks[tables.project_of[mark.project]] = mark.fame
        state.defence_marks[tables.project_of[mark.project]] = mark.defence


def set_company(state: State, seat: Seat, seen: SeatView) -> None:
    for ability in range(4):
        state.tokens[4 * seat + ability] = seen.tokens[ability]
        state.permanent[4 * seat + ability] = seen.permanent[ability]
    for threat in seen.immunities:
        state.immune[seat] |= only(THREATS.index(threat))
    state.bank[seat] = seen.bank
    state.vaults[2 * seat + SECRET] = project_set(state, seen.secret)
    state.vaults[2 * seat + PUBLIC] = project_set(state, seen.public)
    state.held[seat] = incident_set(state, seen.held)
    state.study[seat] = project_named(state, seen.study)
    state.left_field[seat] = NO_FIELD if seen.left_field is None else FIELDS.index(seen.left_field)
    state.kept[seat] = seen.kept
    state.broken[seat] = seen.broken
    state.shelter[seat] = seen.shelter
    state.fames[seat] = seen.final_fame
    if seen.role_shown:
        state.role_shown |= only(seat)
    if seen.survives:
        state.survivors |= only(seat)


def set_turn(state: State, seat: Seat, seen: SeatView) -> None:
    state.agendas[seat] = 0 if seen.agenda is None else AGENDAS.index(seen.agenda)
    state.methods[seat] = 0 if seen.method is None else METHODS.index(seen.method)
    state.results[seat] = NO_RESULT if seen.result is None else seen.result
    state.queues[seat] = [state.tables.card_of[card] for card in seen.queue]
    for card, count in zip(seen.queue, seen.counts, strict=True):
        if count.immune:
            state.spared[seat] |= only(THREATS.index(card))
    state.winners[seat] = project_named(state, seen.claims)
    state.votes[seat] = seat_or_nobody(seen.vote)
    if seen.banned:
        state.banned |= only(seat)
    if seen.bloc:
        state.blocs |= only(seat)
    for to, choice in enumerate(seen.promises):
        state.promises[seat * state.seats + to] = seat_or_nobody(choice)


def set_bargaining(state: State, view: View) -> None:
    """The offers on the table, and of those being made only the viewer's own."""
    for seen in view.offers:
        state.offers.append(offer_of(state, seen))
        state.opened[seen.seat] += 1
    if view.viewer is not None:
        state.opened[view.viewer] = view.opened
        if view.draft is not None:
            state.drafts[view.viewer] = offer_of(state, view.draft)


def offer_of(state: State, seen: OfferView) -> Offer:
    offer = Offer(seen.seat, seen.to, seen.wish, seen.number, voting=seen.voting)
    return offer_with(offer, seen.points, project_set(state, seen.projects), incident_set(state, seen.events))


def set_history(state: State, view: View) -> None:
    """The words and votes on record, where the view shows them. (R12.8)"""
    if view.memory is None:
        return
    state.deals = [deal_of(state, seen) for seen in view.memory.deals]
    state.counted_votes = [
        CountedVote(
            counted.turn,
            incident_named(state, counted.event),
            [seat_or_nobody(choice) for choice in counted.choices],
            list(counted.votes),
        )
        for counted in view.memory.votes
    ]


def deal_of(state: State, seen: DealView) -> Deal:
    offer = Offer(seen.seat, seen.to, seen.wish, seen.number, voting=seen.voting)
    goods = offer_with(
        offer, seen.points, project_set(state, seen.projects), incident_set(state, seen.events)
    )
    return Deal(seen.turn, incident_named(state, seen.event), goods, FATES.index(seen.fate))


def set_piles(state: State) -> None:
    """Put the projects that are nowhere else into the piles."""
    elsewhere = state.centre
    for projects in state.vaults:
        elsewhere |= projects
    for project in [*state.winners, state.shown]:
        if project != NO_PROJECT:
            elsewhere |= only(project)
    state.piles &= ~elsewhere
    state.incident_deck &= ~(state.incident_discards | state.attached)
    for held in state.held:
        state.incident_deck &= ~held


def set_cards(state: State, view: View) -> None:
    """Place known cards, taken out of the deck, and UNKNOWN ones where the view names none."""
    knower = everyone(state) if view.viewer is None else only(view.viewer)
    for seat, seen in enumerate(view.seats):
        state.ports[seat] = [
            known_card(take_known(state, port.card), seat_set(port.seen_by)) for port in seen.ports
        ]
        state.attack[seat] = [attack_card(state, card) for card in seen.attack]
    state.discards = [
        known_card(take_known(state, card), 0 if card is None else knower) for card in view.discards
    ]
    if view.taken is not None:
        state.source = view.taken.source
        state.taken = attack_card(state, view.taken.card)


def take_known(state: State, card: CardId | None) -> Card:
    """Return the kind of a card and take it out of the deck, or UNKNOWN if the viewer cannot name it."""
    if card is None:
        return UNKNOWN
    kind = state.tables.card_of[card]
    state.deck[kind] -= 1
    return kind


def attack_card(state: State, card: CardId | None) -> KnownCard:
    return known_card(take_known(state, card), 0 if card is None else everyone(state))
