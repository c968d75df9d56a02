"""The view of a state: what a viewer may know (R2.8, R13.1, R13.25)."""

from typing import Final, assert_never

from saucer.engine.bits import has, members
from saucer.engine.types import Seat, Viewer
from saucer.games.eti.components import (
    FIELDS,
    LEVELS,
    THREATS,
    CardId,
    RoleId,
)
from saucer.games.eti.events import CardsSeen, CardsTaken, Event, OpenEvent, RoleDealt
from saucer.games.eti.help.counting import count_queue, port_counts
from saucer.games.eti.help.danger import see_dangers, see_ending
from saucer.games.eti.help.memory import see_memory
from saucer.games.eti.help.turns_to_go import turns_to_go
from saucer.games.eti.help_view import DangerView
from saucer.games.eti.names import (
    incident_name_or_none,
    incident_names,
    project_name_or_none,
    project_names,
    seat_or_none,
)
from saucer.games.eti.numbers import (
    NO_INCIDENT,
    NO_KNOWN_CARD,
    NO_PROJECT,
    NOBODY,
    KnownCard,
    Project,
    card_of,
    cards_of,
    knowers_of,
    lies_open,
    projects_in,
)
from saucer.games.eti.phase_numbers import (
    ABOUT_SHOWN_PROJECT,
    ARRANGE,
    COUNTED,
    LEVEL,
    SETTLE,
    THREAT,
    TIES,
    UPGRADES,
    VAULT,
    WINDOW,
)
from saucer.games.eti.phases import TABLE
from saucer.games.eti.rules.agendas import agenda_name
from saucer.games.eti.rules.company import analysis, creativity, staffing, threats_allowed, threats_of
from saucer.games.eti.rules.endgame_cards import vault_totals
from saucer.games.eti.rules.events.effects import effect_of
from saucer.games.eti.rules.events.voting_power import votes_at_hand
from saucer.games.eti.rules.seats import SEAT_SETS, SEATS_IN, all_seats, everyone
from saucer.games.eti.rules.submissions import method_name
from saucer.games.eti.rules.turn import must_reveal
from saucer.games.eti.rules.vaults import total_levels, vault_of
from saucer.games.eti.state import NO_FIELD, NO_RESULT, Offer, State
from saucer.games.eti.tables import PUBLIC, SECRET
from saucer.games.eti.turn_order import ROUTINES
from saucer.games.eti.view import Decision, MarkView, OfferView, PortView, SeatView, TakenView, View

SEAT_TUPLES: Final[list[tuple[Seat, ...]]] = [tuple(SEATS_IN[seats]) for seats in range(SEAT_SETS)]
NO_TOKENS: Final[tuple[int, ...]] = (0, 0, 0, 0)


def see(state: State, viewer: Viewer) -> View:
    """What `viewer` may know of this state."""
    own = NOBODY if viewer is None else viewer
    dangers = see_dangers(state, own)
    return View(
        viewer=viewer, options=state.variant.options, decision=see_decision(state),
        step=ROUTINES[state.routine].name, waiting=SEAT_TUPLES[state.awaited],
        turn=state.president if state.actor == NOBODY else state.actor, alone=state.actor != NOBODY,
        turn_number=state.turn, president=see_president(state), claimed=state.claimed,
        threshold=state.variant.threshold, forced=state.variant.forced,
        alien=state.alien if state.revealed else None, alien_card=see_alien_card(state, own),
        countdown=state.countdown, to_go=turns_to_go(state), invading=state.invading,
        seats=tuple([see_seat(state, own, seat, dangers[seat]) for seat in all_seats(state)]),
        centre=project_names(state, state.centre), stock=see_stock(state),
        shown=project_name_or_none(state, state.shown), marks=see_marks(state), deck=sum(state.deck),
        discards=see_discards(state, own),
        event=incident_name_or_none(state, state.incident),
        events_left=state.incident_deck.bit_count(),
        event_discards=incident_names(state, state.incident_discards),
        attached=incident_names(state, state.attached), target=seat_or_none(state.target),
        candidates=SEAT_TUPLES[state.candidates], deciders=SEAT_TUPLES[state.deciders], talks=state.talks,
        offers=tuple([see_offer(state, offer) for offer in state.offers]), draft=see_draft(state, own),
        opened=0 if own == NOBODY else state.opened[own], chosen=0 if own == NOBODY else state.choice[own],
        order=see_order(state, own),
        swaps=state.swaps[own] if own != NOBODY and state.phase == ARRANGE else 0,
        drilled=own != NOBODY and has(state.drills, own), queue=tuple(state.pending),
        claimers=SEAT_TUPLES[state.claimers], movers=SEAT_TUPLES[state.movers], left=state.left,
        shaken=state.shaken, taken=see_taken(state), mashed=SEAT_TUPLES[state.mashed],
        fame_moved=project_names(state, state.fame_moved), lost=project_names(state, state.lost),
        count=count_queue(state, own), memory=see_memory(state, own), ending=see_ending(state),
        outcome=state.result,
    )  # fmt: skip


def see_president(state: State) -> Seat | None:
    """Return the president, or None while the free upgrades are placed. (R1.9)"""
    return None if state.phase == UPGRADES else state.president


def see_decision(state: State) -> Decision:
    """Return the present decision and what it is about."""
    phase = state.phase
    in_event = state.incident != NO_INCIDENT and LEVEL <= phase <= SETTLE
    return Decision(
        phase=TABLE.rows[phase].name,
        event=state.tables.incident_ids[state.incident] if in_event else None,
        harm=in_event and effect_of(state).is_harm,
        project=project_name_or_none(state, project_at_stake(state)),
        to=state.offers[state.pending[0]].to if phase == SETTLE else None,
        left=state.left if phase in COUNTED else 0,
        drop=phase == THREAT and threats_of(state, state.actor) > threats_allowed(state, state.actor),
        forced=phase == WINDOW and must_reveal(state),
    )


def project_at_stake(state: State) -> Project:
    phase = state.phase
    if phase == VAULT:
        return state.winners[state.actor]
    if phase == TIES:
        return Project(state.pending[0])
    return state.shown if phase in ABOUT_SHOWN_PROJECT else NO_PROJECT


# What is hidden from whom


def see_alien_card(state: State, own: Seat) -> RoleId | None:
    """Return the alien card: known to all if chosen by name, only to the hidden alien if drawn. (R1.6)"""
    known = state.variant.open_alien or state.revealed or own == state.alien
    return state.tables.role_ids[state.roles[state.alien]] if known else None


def see_role(state: State, own: Seat, seat: Seat) -> RoleId | None:
    if own == seat or has(state.role_shown, seat):
        return state.tables.role_ids[state.roles[seat]]
    return None


def knows(state: State, own: Seat, card: KnownCard) -> bool:
    """Whether the viewer knows a card: a spectator knows what everyone does."""
    knowers = knowers_of(card)
    return knowers == everyone(state) if own == NOBODY else has(knowers, own)


def see_port(state: State, own: Seat, card: KnownCard) -> PortView:
    known = knows(state, own, card)
    return PortView(state.tables.card_ids[card_of(card)] if known else None, SEAT_TUPLES[knowers_of(card)])


def see_discards(state: State, own: Seat) -> tuple[CardId | None, ...]:
    known = sorted([card_of(card) for card in state.discards if knows(state, own, card)])
    cards: list[CardId | None] = [state.tables.card_ids[kind] for kind in known]
    cards += [None] * (len(state.discards) - len(cards))
    return tuple(cards)


def see_attack(state: State, seat: Seat) -> tuple[CardId | None, ...]:
    """Attack cards that lie open, and how many do not. (R10.6)"""
    if not state.attack[seat]:
        return ()
    ids = state.tables.card_ids
    return tuple([ids[card_of(card)] if lies_open(card) else None for card in state.attack[seat]])


def see_taken(state: State) -> TakenView | None:
    if state.taken == NO_KNOWN_CARD:
        return None
    card = state.tables.card_ids[card_of(state.taken)] if lies_open(state.taken) else None
    return TakenView(state.source, card)


def see_draft(state: State, own: Seat) -> OfferView | None:
    if own == NOBODY:
        return None
    draft = state.drafts[own]
    return None if draft is None else see_offer(state, draft)


def see_order(state: State, own: Seat) -> tuple[CardId, ...]:
    if own == NOBODY or state.phase != ARRANGE:
        return ()
    return tuple([state.tables.card_ids[kind] for kind in cards_of(state.orders[own])])


# What everyone sees


def see_stock(state: State) -> tuple[int, ...]:
    return tuple(
        [(state.piles & state.tables.level_sets[level]).bit_count() for level in range(1, LEVELS + 1)]
    )


def see_marks(state: State) -> tuple[MarkView, ...]:
    if state.attached == 0:
        return ()
    return tuple(
        [
            MarkView(
                state.tables.project_ids[project], state.fame_marks[project], state.defence_marks[project]
            )
            for project in projects_in(state.tables.all_projects)
            if state.fame_marks[project] or state.defence_marks[project]
        ]
    )


def see_offer(state: State, offer: Offer) -> OfferView:
    return OfferView(
        Seat(offer.giver),
        offer.number,
        Seat(offer.to),
        Seat(offer.wish),
        offer.voting,
        offer.points,
        project_names(state, offer.projects),
        incident_names(state, offer.incidents),
    )


def see_seat(state: State, own: Seat, seat: Seat, danger: DangerView | None) -> SeatView:
    hidden = state.phase == UPGRADES and own != seat
    secret_defence, secret_fame = vault_totals(state, seat, SECRET)
    public_defence, public_fame = vault_totals(state, seat, PUBLIC)
    return SeatView(
        role=see_role(state, own, seat),
        role_shown=has(state.role_shown, seat),
        tokens=NO_TOKENS if hidden else tuple(state.tokens[4 * seat : 4 * seat + 4]),
        permanent=NO_TOKENS if hidden else tuple(state.permanent[4 * seat : 4 * seat + 4]),
        values=see_values(state, seat, hidden=hidden),
        immunities=() if hidden else tuple([THREATS[threat] for threat in members(state.immune[seat])]),
        bank=state.bank[seat],
        ports=tuple([see_port(state, own, card) for card in state.ports[seat]]),
        secret=project_names(state, state.vaults[2 * seat + SECRET]),
        public=project_names(state, state.vaults[2 * seat + PUBLIC]),
        held=incident_names(state, state.held[seat]),
        study=project_name_or_none(state, state.study[seat]),
        left_field=None if state.left_field[seat] == NO_FIELD else FIELDS[state.left_field[seat]],
        agenda=agenda_name(state.agendas[seat]),
        method=method_name(state.methods[seat]),
        queue=see_queue(state, seat),
        counts=port_counts(state.tables.table, state.queues[seat], state.spared[seat]),
        result=None if state.results[seat] == NO_RESULT else state.results[seat],
        claims=project_name_or_none(state, state.winners[seat]),
        banned=has(state.banned, seat),
        vote=seat_or_none(state.votes[seat]),
        bloc=has(state.blocs, seat),
        promises=see_promises(state, seat),
        kept=state.kept[seat],
        broken=state.broken[seat],
        levels=total_levels(state.tables, vault_of(state, seat)),
        votes=votes_at_hand(state, seat),
        defence=secret_defence + public_defence,
        fame=secret_fame + public_fame,
        attack=see_attack(state, seat),
        shelter=state.shelter[seat],
        survives=has(state.survivors, seat),
        final_fame=state.fames[seat],
        danger=danger,
    )


def see_queue(state: State, seat: Seat) -> tuple[CardId, ...]:
    if not state.queues[seat]:
        return ()
    return tuple([state.tables.card_ids[kind] for kind in state.queues[seat]])


def see_promises(state: State, seat: Seat) -> tuple[Seat | None, ...]:
    first = seat * state.seats
    return tuple([seat_or_none(choice) for choice in state.promises[first : first + state.seats]])


def see_values(state: State, seat: Seat, *, hidden: bool) -> tuple[int, ...]:
    if hidden:
        return NO_TOKENS
    return (
        staffing(state, seat), creativity(state, seat), threats_allowed(state, seat), analysis(state, seat),
    )  # fmt: skip


# Events


def see_event(state: State, event: Event, viewer: Viewer) -> Event:
    """The event as `viewer` may know it."""
    if isinstance(event, RoleDealt):
        return event if viewer == event.seat else RoleDealt(event.seat, None)
    if isinstance(event, CardsTaken):
        cards = event.cards if viewer == event.seat else (None,) * len(event.cards)
        return CardsTaken(event.seat, cards, event.overflow)
    if isinstance(event, CardsSeen):
        return event if viewer == event.seat else CardsSeen(event.seat, event.owner, None)
    if isinstance(event, OpenEvent):
        return event
    assert_never(event)
