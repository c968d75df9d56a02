"""Seeing: what a viewer may know of a state, built up from what may be seen."""

from typing import Final, assert_never

from saucer.engine.types import Seat, Viewer
from saucer.games.eti.box import PUBLIC, SECRET
from saucer.games.eti.components import (
    FIELDS,
    LEVELS,
    MOST_SEATS,
    THREATS,
    CardId,
    IncidentId,
    ProjectId,
    RoleId,
)
from saucer.games.eti.events import CardsSeen, CardsTaken, Event, OpenEvent
from saucer.games.eti.questions import (
    analysis,
    creativity,
    everyone,
    kinds_of,
    members,
    must_reveal,
    project_defence,
    project_fame,
    staffing,
    threats_allowed,
    threats_of,
    total_levels,
    vault_of,
)
from saucer.games.eti.rules_submit import agenda_name, method_name
from saucer.games.eti.stages import (
    ARRANGE,
    BARGAIN,
    CHOICE,
    CONTRACT_MOVE,
    INTEL,
    LEVEL,
    MASH,
    REVIEWING,
    SETTLE,
    STAGES,
    STEPS,
    THREAT,
    TIES,
    UPGRADES,
    VAULT,
    VISION_VAULT,
    VOTES,
    WINDOW,
)
from saucer.games.eti.state import KIND_BITS, KIND_MASK, NOBODY, Offer, State
from saucer.games.eti.views import Decision, MarkView, OfferView, PortView, SeatView, TakenView, View

SEAT_TUPLES: Final[list[tuple[Seat, ...]]] = [
    tuple([Seat(seat) for seat in range(MOST_SEATS) if (seats >> seat) & 1])
    for seats in range(1 << MOST_SEATS)
]
NO_TOKENS: Final[tuple[int, ...]] = (0, 0, 0, 0)
COUNTED: Final[tuple[int, ...]] = (REVIEWING, INTEL, MASH)


def see(state: State, viewer: Viewer) -> View:
    """What `viewer` may know of this state."""
    box = state.box
    own = NOBODY if viewer is None else int(viewer)
    return View(
        viewer=viewer,
        options=state.variant.options,
        decision=see_decision(state),
        step=STEPS[state.step],
        waiting=SEAT_TUPLES[state.awaited],
        turn=Seat(state.president if state.actor == NOBODY else state.actor),
        alone=state.actor != NOBODY,
        turn_number=state.turn,
        president=Seat(state.president),
        claimed=state.claimed,
        threshold=state.variant.threshold,
        forced=state.variant.forced,
        alien=Seat(state.alien) if state.revealed else None,
        alien_card=see_alien_card(state, own),
        countdown=state.countdown,
        invading=state.invading,
        seats=tuple([see_seat(state, own, seat) for seat in range(state.seats)]),
        centre=project_names(state, state.centre),
        stock=see_stock(state),
        shown=project_or_none(state, state.shown),
        marks=see_marks(state),
        deck=sum(state.deck),
        discards=see_discards(state, own),
        event=None if state.event == NOBODY else box.event_ids[state.event],
        events_left=state.event_deck.bit_count(),
        event_discards=event_names(state, state.event_discards),
        attached=event_names(state, state.attached),
        target=seat_or_none(state.target),
        candidates=SEAT_TUPLES[state.candidates],
        deciders=SEAT_TUPLES[state.deciders],
        talks=state.talks,
        offers=tuple([see_offer(state, offer) for offer in state.offers]),
        draft=see_draft(state, own),
        opened=0 if own == NOBODY else state.opened[own],
        chosen=0 if own == NOBODY else state.choice[own],
        order=see_order(state, own),
        swaps=state.swaps[own] if own != NOBODY and state.stage == ARRANGE else 0,
        drilled=own != NOBODY and (state.drills >> own) & 1 == 1,
        queue=tuple(state.queue),
        claimers=SEAT_TUPLES[state.claimers],
        movers=SEAT_TUPLES[state.movers],
        left=state.left,
        shaken=state.shaken,
        taken=see_taken(state),
        mashed=SEAT_TUPLES[state.mashed],
        fame_moved=project_names(state, state.fame_moved),
        lost=project_names(state, state.lost),
        outcome=state.result,
    )


def see_decision(state: State) -> Decision:
    """The choice at hand, told as far as it matters."""
    stage = state.stage
    in_event = state.event != NOBODY and LEVEL <= stage <= SETTLE
    return Decision(
        phase=STAGES[stage],
        event=state.box.event_ids[state.event] if in_event else None,
        project=project_or_none(state, project_at_stake(state)),
        to=Seat(state.offers[state.queue[0]].to) if stage == SETTLE else None,
        left=state.left if stage in COUNTED else 0,
        drop=stage == THREAT and threats_of(state, state.actor) > threats_allowed(state, state.actor),
        forced=stage == WINDOW and must_reveal(state),
    )


def project_at_stake(state: State) -> int:
    stage = state.stage
    if stage == VAULT:
        return state.winners[state.actor]
    if stage == TIES:
        return state.queue[0]
    return state.shown if stage in (BARGAIN, CHOICE, VOTES, CONTRACT_MOVE, VISION_VAULT) else NOBODY


# Names for numbers


def seat_or_none(seat: int) -> Seat | None:
    return None if seat == NOBODY else Seat(seat)


def project_or_none(state: State, project: int) -> ProjectId | None:
    return None if project == NOBODY else state.box.project_ids[project]


def project_names(state: State, projects: int) -> tuple[ProjectId, ...]:
    if projects == 0:
        return ()
    return tuple([state.box.project_ids[project] for project in members(projects)])


def event_names(state: State, events: int) -> tuple[IncidentId, ...]:
    if events == 0:
        return ()
    return tuple([state.box.event_ids[event] for event in members(events)])


# What is hidden from whom


def see_alien_card(state: State, own: int) -> RoleId | None:
    """Chosen by name it is known to all; drawn by chance, to the alien until it reveals. (R1.6)"""
    known = state.variant.open_alien or state.revealed or own == state.alien
    return state.box.role_ids[state.roles[state.alien]] if known else None


def see_role(state: State, own: int, seat: int) -> RoleId | None:
    if own == seat or (state.role_shown >> seat) & 1:
        return state.box.role_ids[state.roles[seat]]
    return None


def knows(state: State, own: int, card: int) -> bool:
    """Whether the viewer knows a card: a spectator knows what everyone does."""
    knowers = card >> KIND_BITS
    return knowers == everyone(state) if own == NOBODY else (knowers >> own) & 1 == 1


def see_port(state: State, own: int, card: int) -> PortView:
    known = knows(state, own, card)
    return PortView(state.box.card_ids[card & KIND_MASK] if known else None, SEAT_TUPLES[card >> KIND_BITS])


def see_discards(state: State, own: int) -> tuple[CardId | None, ...]:
    known = sorted([card & KIND_MASK for card in state.discards if knows(state, own, card)])
    cards: list[CardId | None] = [state.box.card_ids[kind] for kind in known]
    cards += [None] * (len(state.discards) - len(cards))
    return tuple(cards)


def see_attack(state: State, seat: int) -> tuple[CardId | None, ...]:
    """Attack cards that lie open, and how many do not. (R10.6)"""
    if not state.attack[seat]:
        return ()
    ids = state.box.card_ids
    return tuple([ids[card & KIND_MASK] if card >> KIND_BITS else None for card in state.attack[seat]])


def see_taken(state: State) -> TakenView | None:
    if state.taken == NOBODY:
        return None
    lies_open = state.taken >> KIND_BITS != 0
    return TakenView(Seat(state.source), state.box.card_ids[state.taken & KIND_MASK] if lies_open else None)


def see_draft(state: State, own: int) -> OfferView | None:
    if own == NOBODY:
        return None
    draft = state.drafts[own]
    return None if draft is None else see_offer(state, draft)


def see_order(state: State, own: int) -> tuple[CardId, ...]:
    if own == NOBODY or state.stage != ARRANGE:
        return ()
    return tuple([state.box.card_ids[kind] for kind in kinds_of(state.orders[own])])


# What everyone sees


def see_stock(state: State) -> tuple[int, ...]:
    return tuple([(state.piles & state.box.level_sets[level]).bit_count() for level in range(1, LEVELS + 1)])


def see_marks(state: State) -> tuple[MarkView, ...]:
    if state.attached == 0:
        return ()
    return tuple(
        [
            MarkView(state.box.project_ids[project], state.fame_marks[project], state.defence_marks[project])
            for project in range(state.box.projects)
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
        event_names(state, offer.events),
    )


def see_seat(state: State, own: int, seat: int) -> SeatView:
    hidden = state.stage == UPGRADES and own != seat
    projects = members(vault_of(state, seat))
    return SeatView(
        role=see_role(state, own, seat),
        role_shown=(state.role_shown >> seat) & 1 == 1,
        tokens=NO_TOKENS if hidden else tuple(state.tokens[4 * seat : 4 * seat + 4]),
        permanent=NO_TOKENS if hidden else tuple(state.permanent[4 * seat : 4 * seat + 4]),
        values=see_values(state, seat, hidden=hidden),
        immunities=() if hidden else tuple([THREATS[threat] for threat in members(state.immune[seat])]),
        bank=state.bank[seat],
        ports=tuple([see_port(state, own, card) for card in state.ports[seat]]),
        secret=project_names(state, state.vaults[2 * seat + SECRET]),
        public=project_names(state, state.vaults[2 * seat + PUBLIC]),
        held=event_names(state, state.held[seat]),
        study=project_or_none(state, state.study[seat]),
        left_field=None if state.left_field[seat] == NOBODY else FIELDS[state.left_field[seat]],
        agenda=agenda_name(state.agendas[seat]),
        method=method_name(state.methods[seat]),
        queue=see_queue(state, seat),
        result=None if state.results[seat] == NOBODY else state.results[seat],
        claims=project_or_none(state, state.winners[seat]),
        banned=(state.banned >> seat) & 1 == 1,
        vote=seat_or_none(state.votes[seat]),
        bloc=(state.blocs >> seat) & 1 == 1,
        promises=see_promises(state, seat),
        kept=state.kept[seat],
        broken=state.broken[seat],
        levels=total_levels(state.box, vault_of(state, seat)),
        defence=sum([project_defence(state, seat, project) for project in projects]),
        fame=sum([project_fame(state, seat, project) for project in projects]),
        attack=see_attack(state, seat),
        shelter=state.shelter[seat],
        survives=(state.survivors >> seat) & 1 == 1,
        final_fame=state.fames[seat],
    )


def see_queue(state: State, seat: int) -> tuple[CardId, ...]:
    if not state.queues[seat]:
        return ()
    return tuple([state.box.card_ids[kind] for kind in state.queues[seat]])


def see_promises(state: State, seat: int) -> tuple[Seat | None, ...]:
    first = seat * state.seats
    return tuple([seat_or_none(choice) for choice in state.promises[first : first + state.seats]])


def see_values(state: State, seat: int, *, hidden: bool) -> tuple[int, ...]:
    if hidden:
        return NO_TOKENS
    return (
        staffing(state, seat), creativity(state, seat), threats_allowed(state, seat), analysis(state, seat),
    )  # fmt: skip


# News


def see_event(state: State, event: Event, viewer: Viewer) -> Event:
    """The event as `viewer` may know it."""
    if isinstance(event, CardsTaken):
        return (
            event
            if viewer == event.seat
            else CardsTaken(event.seat, (None,) * len(event.cards), event.overflow)
        )
    if isinstance(event, CardsSeen):
        return event if viewer == event.seat else CardsSeen(event.seat, event.owner, None)
    if isinstance(event, OpenEvent):
        return event
    assert_never(event)
