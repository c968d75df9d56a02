"""The view of a seat or a spectator: what may be seen, and nothing else (R9)."""

from typing import assert_never

from saucer.engine.types import Seat, Viewer
from saucer.games.area51.components import CardId
from saucer.games.area51.encoding import (
    EVERY_REGION,
    EVERY_VEHICLE,
    Card,
    Hangar,
    MemoryItem,
    Owner,
    PileCard,
    Region,
    Space,
    Vehicle,
    age_played,
    card_of,
    card_placed,
    cards_in,
    hangar_chosen,
    hangar_region,
    is_face_up,
    kinds_in,
    seat_that_hid,
    stored_cards,
    without_kind,
)
from saucer.games.area51.events import (
    BonusScored,
    BunkerBuilt,
    BunkerUpgraded,
    CardDrawn,
    CardLoaded,
    CardsKept,
    CardsPlayed,
    CardTaken,
    ClearingStarted,
    DeckShuffled,
    DisplayFilled,
    DisplayRefreshed,
    Event,
    HandDealt,
    LastRoundStarted,
    MatchEnded,
    MatchStarted,
    Passed,
    PileLifted,
    PointsCounted,
    TurnStarted,
    VehicleHired,
    VehicleMoved,
)
from saucer.games.area51.phases import TABLE
from saucer.games.area51.rules.bunkers import bunkers_in, free_space
from saucer.games.area51.rules.end import bonus_points, highest_bunkers
from saucer.games.area51.rules.hangars import hangars_in
from saucer.games.area51.rules.knowledge import UNSEEN, age_of, is_pooled, kind_of_item
from saucer.games.area51.rules.loading import carrier
from saucer.games.area51.rules.prospects import (
    Prospect,
    build_price,
    known_pile,
    prospect,
    send_price,
    takers,
    unseen_kinds,
    upgrade_price,
)
from saucer.games.area51.rules.two_players import owners_of, seat_scores
from saucer.games.area51.state import (
    ACTION,
    BUNKER,
    CAP,
    DOWN_CARD,
    DOWN_HANGAR,
    LEVEL,
    LOAD,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLANS,
    ROUTE,
    STAGES,
    TAKE,
    UP_HANGAR,
    VEHICLE,
    State,
)
from saucer.games.area51.tables import card_names
from saucer.games.area51.view import (
    BunkerView,
    CardLandings,
    ColourView,
    Decision,
    HangarView,
    HiddenCard,
    Landing,
    PlacedCard,
    RegionView,
    RememberedCard,
    SeatView,
    VehicleView,
    View,
)

THINKING = Decision(TABLE.rows[ACTION].name)
"""All that others see while a seat plans its action."""


def see(state: State, viewer: Viewer) -> View:
    """What `viewer` may know of this state."""
    bonuses = [0] * state.variant.owners if state.result else bonus_points(state)
    totals = seat_scores(state, [points + bonuses[owner] for owner, points in enumerate(state.scores)])
    scores = seat_scores(state, state.scores)
    unseen = None if viewer is None else unseen_kinds(state, viewer)
    return View(
        viewer=viewer,
        options=state.variant.options,
        stage=STAGES[state.stage],
        turn=state.turn,
        turns=state.turns,
        trigger=None if state.trigger == NOBODY else Seat(state.trigger),
        left=state.left,
        passes=state.passes,
        decision=see_decision(state, viewer),
        seats=tuple(
            [
                see_seat(state, viewer, seat, scores[seat], totals[seat], bonuses)
                for seat in range(state.seats)
            ]
        ),
        regions=tuple([see_region(state, viewer, region, unseen) for region in EVERY_REGION]),
        vehicles=tuple([see_vehicle(state, vehicle) for vehicle in EVERY_VEHICLE]),
        towers=tuple(state.supply),
        display=card_names(state.tables, state.display),
        deck=state.deck_left,
        discards=card_names(state.tables, cards_in(state.discards)),
        pool=card_names(state.tables, cards_in(state.pool)),
        pool_deck=state.pool_deck,
        outcome=state.result,
    )


def see_seat(state: State, viewer: Viewer, seat: int, score: int, total: int, bonuses: list[int]) -> SeatView:
    """Return what the viewer may see of a seat: the hand only if it is the viewer's. (R9.1)"""
    return SeatView(
        card_names(state.tables, cards_in(state.hands[seat])) if viewer == seat else None,
        state.sizes[seat],
        score,
        total,
        tuple([see_colour(state, owner, bonuses[owner]) for owner in owners_of(state, seat)]),
        tuple([see_item(state, item) for item in state.memory[seat]]),
        state.ages[seat],
        state.fed[seat],
    )


def see_colour(state: State, owner: Owner, bonus: int) -> ColourView:
    return ColourView(state.variant.caps[owner], state.scores[owner], bonus, state.caps[owner])


def see_item(state: State, item: MemoryItem) -> RememberedCard:
    kind = kind_of_item(item)
    return RememberedCard(
        None if kind == UNSEEN else state.tables.card_ids[kind], age_of(item), is_pooled(item)
    )


def see_region(state: State, viewer: Viewer, region: Region, unseen: list[int] | None) -> RegionView:
    tables = state.tables
    free = state.built[region] < state.spaces[region]
    best = highest_bunkers(state, region)
    return RegionView(
        tables.regions[region],
        state.spaces[region],
        state.markers[region],
        tables.spaces[free_space(state, region)] if free else None,
        build_price(state, region),
        tuple([see_hangar(state, viewer, hangar, unseen) for hangar in hangars_in(state, region)]),
        tuple([see_bunker(state, region, space, best) for space in bunkers_in(state, region)[::-1]]),
    )


def see_bunker(state: State, region: Region, space: Space, best: list[Space]) -> BunkerView:
    tables = state.tables
    owner = state.owners[space]
    return BunkerView(
        tables.spaces[space],
        tables.colours[state.towers[space]],
        state.levels[space],
        state.variant.caps[owner],
        state.variant.seat_of[owner],
        tables.bonuses[best.index(space)] if space in best else 0,
        upgrade_price(state, region, space),
    )


def see_hangar(state: State, viewer: Viewer, hangar: Hangar, unseen: list[int] | None) -> HangarView:
    """Face-up cards, and the face-down ones, known only to the seat that played them. (R9.1, R10.16)"""
    shown: list[Card] = []
    hidden: list[PileCard] = []
    for item in state.piles[hangar]:
        if is_face_up(item):
            shown.append(card_of(item))
        else:
            hidden.append(item if seat_that_hid(item) == viewer else without_kind(item))
    shown.sort()
    hidden.sort()
    known = sorted({*shown, *[card_of(item) for item in hidden if seat_that_hid(item) == viewer]})
    hopes = Prospect(0, 0)
    if viewer is not None and unseen is not None and state.piles[hangar]:
        hopes = prospect(state, viewer, hangar, known_pile(state, viewer, hangar), unseen)
    return HangarView(
        state.tables.hangars[hangar],
        card_names(state.tables, shown),
        tuple([see_hidden(state, viewer, item) for item in hidden]),
        see_loads(state, hangar_region(hangar), known, None),
        hopes.least,
        hopes.most,
    )


def see_loads(
    state: State, region: Region, kinds: list[Card], queue: list[Space] | None
) -> tuple[CardLandings, ...]:
    """Where cards of a pile may be stored; once it is lifted, only in the bunkers still in the queue."""
    return tuple(
        [
            CardLandings(state.tables.card_ids[card], see_landings(state, region, card, queue))
            for card in kinds
        ]
    )


def see_landings(state: State, region: Region, card: Card, queue: list[Space] | None) -> tuple[Landing, ...]:
    found: list[Landing] = []
    for space in takers(state, region, card):
        if queue is None or space in queue:
            vehicle = carrier(state, region, space)
            by = None if vehicle is None else state.tables.vehicles[vehicle]
            found.append(Landing(state.tables.spaces[space], by))
    return tuple(found)


def see_hidden(state: State, viewer: Viewer, item: PileCard) -> HiddenCard:
    seat = seat_that_hid(item)
    return HiddenCard(
        seat, age_played(item), state.tables.card_ids[card_of(item)] if seat == viewer else None
    )


def see_vehicle(state: State, vehicle: Vehicle) -> VehicleView:
    route = state.routes[vehicle]
    return VehicleView(
        state.tables.vehicles[vehicle],
        None if route == NOWHERE else state.tables.routes[route],
        state.numbers[vehicle],
        send_price(state, vehicle),
    )


# The decision


def see_decision(state: State, viewer: Viewer) -> Decision:
    """What the seat to move has to decide; its plan is its own secret. (R9.2)"""
    if state.plan != NOTHING:
        return see_plan(state) if viewer == state.turn else THINKING
    if state.phase == TAKE:
        return see_collecting(state)
    if state.phase == LOAD:
        return see_loading(state)
    return Decision(TABLE.rows[state.phase].name)


def see_collecting(state: State) -> Decision:
    last = state.tables.card_ids[state.last_taken] if state.last_taken else None
    return Decision(TABLE.rows[TAKE].name, taken=state.taken, refreshed=state.refreshed, last=last)


def see_loading(state: State) -> Decision:
    tables = state.tables
    queue = tuple([tables.spaces[space] for space in state.queue[state.at :]])
    return Decision(
        TABLE.rows[LOAD].name,
        region=tables.regions[state.region],
        bunker=queue[0],
        held=card_names(state.tables, cards_in(state.held)),
        queue=queue,
        loads=see_loads(state, state.region, kinds_in(state.held), state.queue[state.at :]),
        limit=state.limit,
    )


def see_plan(state: State) -> Decision:
    tables, phase = state.tables, state.phase
    placed = [
        PlacedCard(tables.card_ids[card_placed(choice)], tables.hangars[hangar_chosen(choice)])
        for choice in state.hidden
    ]
    routed = state.plan == VEHICLE and phase != ROUTE
    capped = state.plan == BUNKER and phase != CAP
    return Decision(
        TABLE.rows[phase].name,
        plan=PLANS[state.plan],
        region=None if state.plan == VEHICLE and not routed else tables.regions[state.region],
        tower=tables.colours[state.colour],
        bunker=tables.spaces[state.target] if state.plan in (BUNKER, LEVEL) else None,
        vehicle=tables.vehicles[state.target] if state.plan == VEHICLE else None,
        cap=state.variant.caps[state.owner] if capped else None,
        route=tables.routes[state.route] if routed else None,
        needed=state.needed,
        payable=see_payable(state),
        card=card_in_hand(state),
        shown=see_shown(state) if phase in (DOWN_CARD, DOWN_HANGAR) else None,
        hidden=tuple(placed),
    )


def see_payable(state: State) -> tuple[CardId, ...]:
    """The kinds of the hand that can lie face up. (R4.5)"""
    hand = state.hands[state.turn]
    return card_names(state.tables, [card for card in stored_cards(state.colour, 4) if hand[card]])


def card_in_hand(state: State) -> CardId | None:
    """The card chosen and not yet given a hangar."""
    if state.phase == UP_HANGAR:
        return state.tables.card_ids[state.shown]
    return state.tables.card_ids[state.card] if state.phase == DOWN_HANGAR else None


def see_shown(state: State) -> PlacedCard:
    return PlacedCard(state.tables.card_ids[state.shown], state.tables.hangars[state.shown_in])


# Events


def see_event(state: State, event: Event, viewer: Viewer) -> Event:
    """The event as `viewer` may know it."""
    if isinstance(event, CardDrawn):
        return event if viewer == event.seat else state.tables.unseen_drawn[event.seat]
    if isinstance(event, HandDealt):
        return event if viewer == event.seat else HandDealt(event.seat, event.count, None)
    if isinstance(event, CardsPlayed):
        if viewer == event.seat and not state.variant.options.by_memory:  # R9.6
            return event
        return CardsPlayed(event.seat, event.card, event.hangar, event.hidden, None)
    if isinstance(
        event,
        MatchStarted | TurnStarted | DisplayRefreshed | CardTaken | DisplayFilled | DeckShuffled | BunkerBuilt
        | BunkerUpgraded | VehicleHired | VehicleMoved | PileLifted | CardLoaded | CardsKept | Passed
        | LastRoundStarted | ClearingStarted | BonusScored | PointsCounted | MatchEnded,
    ):  # fmt: skip
        return event
    assert_never(event)
