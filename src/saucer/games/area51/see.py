"""What a seat may know, built up from what may be seen."""

from typing import assert_never

from saucer.engine.types import Seat, Viewer
from saucer.games.area51.box import REGION_COUNT, VEHICLES
from saucer.games.area51.components import CardId
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
    LastRoundStarted,
    MatchEnded,
    Passed,
    PileLifted,
    TurnStarted,
    VehicleHired,
    VehicleMoved,
)
from saucer.games.area51.memory import UNSEEN, age_of, is_pooled, kind_of_item
from saucer.games.area51.questions import cards_in, free_space
from saucer.games.area51.scoring import highest_bunkers, seat_scores
from saucer.games.area51.state import (
    ACTION,
    BUNKER,
    CAP,
    DOWN_CARD,
    DOWN_HANGAR,
    LEVEL,
    LOAD,
    NOBODY,
    NOWHERE,
    NUMBER,
    PHASES,
    PLANS,
    ROUTE,
    STAGES,
    TAKE,
    UP_CARD,
    UP_HANGAR,
    VEHICLE,
    State,
)
from saucer.games.area51.views import (
    BunkerView,
    ColourView,
    Decision,
    HangarView,
    HiddenCard,
    PlacedCard,
    RegionView,
    RememberedCard,
    SeatView,
    VehicleView,
    View,
)

THINKING = Decision(PHASES[ACTION])
"""All that others see while a seat plans its action."""


def see(state: State, viewer: Viewer) -> View:
    """What `viewer` may know of this state."""
    scores = seat_scores(state, state.scores)
    return View(
        viewer=viewer,
        options=state.variant.options,
        stage=STAGES[state.stage],
        turn=Seat(state.turn),
        turns=state.turns,
        trigger=None if state.trigger == NOBODY else Seat(state.trigger),
        left=state.left,
        passes=state.passes,
        decision=see_decision(state, viewer),
        seats=tuple([see_seat(state, viewer, seat, scores[seat]) for seat in range(state.seats)]),
        regions=tuple([see_region(state, viewer, region) for region in range(REGION_COUNT)]),
        vehicles=tuple([see_vehicle(state, vehicle) for vehicle in range(VEHICLES)]),
        towers=tuple(state.supply),
        display=names(state, state.display),
        deck=state.deck_left,
        discards=names(state, cards_in(state.discards)),
        pool=names(state, cards_in(state.pool)),
        pool_deck=state.pool_deck,
        outcome=state.result,
    )


def names(state: State, cards: list[int]) -> tuple[CardId, ...]:
    ids = state.box.card_ids
    return tuple([ids[card] for card in cards])


def see_seat(state: State, viewer: Viewer, seat: int, score: int) -> SeatView:
    """A hand is seen by its own seat alone. (R9.1)"""
    return SeatView(
        names(state, cards_in(state.hands[seat])) if viewer == seat else None,
        state.sizes[seat],
        score,
        tuple([see_colour(state, owner) for owner in owners_of(state, seat)]),
        tuple([see_item(state, item) for item in state.memory[seat]]),
        state.ages[seat],
        state.fed[seat],
    )


def owners_of(state: State, seat: int) -> list[int]:
    return [2 * seat, 2 * seat + 1] if state.variant.paired else [seat]


def see_colour(state: State, owner: int) -> ColourView:
    return ColourView(state.variant.caps[owner], state.scores[owner], state.caps[owner])


def see_item(state: State, item: int) -> RememberedCard:
    kind = kind_of_item(item)
    return RememberedCard(None if kind == UNSEEN else state.box.card_ids[kind], age_of(item), is_pooled(item))


def see_region(state: State, viewer: Viewer, region: int) -> RegionView:
    box = state.box
    free = state.built[region] < state.spaces[region]
    top = 8 * region + state.spaces[region]
    best = highest_bunkers(state, region)
    return RegionView(
        box.regions[region],
        state.spaces[region],
        state.markers[region],
        box.spaces[free_space(state, region)] if free else None,
        tuple([see_hangar(state, viewer, 3 * region + place) for place in range(state.hangars[region])]),
        tuple(
            [see_bunker(state, space, best) for space in range(top - 1, top - state.built[region] - 1, -1)]
        ),
    )


def see_bunker(state: State, space: int, best: list[int]) -> BunkerView:
    box = state.box
    owner = state.owners[space]
    return BunkerView(
        box.spaces[space],
        box.colours[state.towers[space]],
        state.levels[space],
        state.variant.caps[owner],
        Seat(state.variant.seat_of[owner]),
        box.bonuses[best.index(space)] if space in best else 0,
    )


def see_hangar(state: State, viewer: Viewer, hangar: int) -> HangarView:
    """Face-up cards, and the face-down ones, known only to the seat that played them. (R9.1)"""
    shown: list[int] = []
    hidden: list[int] = []
    for item in state.piles[hangar]:
        if item & 16:
            shown.append(item & 15)
        else:
            hidden.append(item if (item >> 5) & 7 == viewer else item & ~15)
    shown.sort()
    hidden.sort()
    return HangarView(
        state.box.hangars[hangar],
        names(state, shown),
        tuple([see_hidden(state, viewer, item) for item in hidden]),
    )


def see_hidden(state: State, viewer: Viewer, item: int) -> HiddenCard:
    seat = Seat((item >> 5) & 7)
    return HiddenCard(seat, item >> 8, state.box.card_ids[item & 15] if seat == viewer else None)


def see_vehicle(state: State, vehicle: int) -> VehicleView:
    route = state.routes[vehicle]
    return VehicleView(
        state.box.vehicles[vehicle],
        None if route == NOWHERE else state.box.routes[route],
        state.numbers[vehicle],
    )


# The choice at hand


def is_secret(phase: int) -> bool:
    """Whether the seat to move is planning what to play. (R9.2)"""
    return phase in (CAP, ROUTE, NUMBER, UP_CARD, UP_HANGAR, DOWN_CARD, DOWN_HANGAR)


def see_decision(state: State, viewer: Viewer) -> Decision:
    phase = state.phase
    if phase == TAKE:
        return see_collecting(state)
    if phase == LOAD:
        return see_loading(state)
    if not is_secret(phase):
        return Decision(PHASES[phase])
    if viewer != state.turn:
        return THINKING
    return see_plan(state)


def see_collecting(state: State) -> Decision:
    last = state.box.card_ids[state.last] if state.last else None
    return Decision(PHASES[TAKE], taken=state.taken, refreshed=state.refreshed, last=last)


def see_loading(state: State) -> Decision:
    box = state.box
    queue = tuple([box.spaces[space] for space in state.queue[state.at :]])
    return Decision(
        PHASES[LOAD],
        region=box.regions[state.region],
        bunker=queue[0],
        held=names(state, cards_in(state.held)),
        queue=queue,
        limit=state.limit,
    )


def see_plan(state: State) -> Decision:
    box, phase = state.box, state.phase
    placed = [PlacedCard(box.card_ids[choice >> 4], box.hangars[choice & 15]) for choice in state.hidden]
    routed = state.plan == VEHICLE and phase != ROUTE
    capped = state.plan == BUNKER and phase != CAP
    return Decision(
        PHASES[phase],
        plan=PLANS[state.plan],
        region=None if state.plan == VEHICLE and not routed else box.regions[state.region],
        tower=box.colours[state.colour],
        bunker=box.spaces[state.target] if state.plan in (BUNKER, LEVEL) else None,
        vehicle=box.vehicles[state.target] if state.plan == VEHICLE else None,
        cap=state.variant.caps[state.owner] if capped else None,
        route=box.routes[state.route] if routed else None,
        needed=state.needed,
        card=card_in_hand(state),
        shown=see_shown(state) if phase in (DOWN_CARD, DOWN_HANGAR) else None,
        hidden=tuple(placed),
    )


def card_in_hand(state: State) -> CardId | None:
    """The card chosen and not yet given a hangar."""
    if state.phase == UP_HANGAR:
        return state.box.card_ids[state.shown]
    return state.box.card_ids[state.card] if state.phase == DOWN_HANGAR else None


def see_shown(state: State) -> PlacedCard:
    return PlacedCard(state.box.card_ids[state.shown], state.box.hangars[state.shown_in])


# Events


def see_event(state: State, event: Event, viewer: Viewer) -> Event:
    """The event as `viewer` may know it."""
    if isinstance(event, CardDrawn):
        return event if viewer == event.seat else state.box.unseen_drawn[event.seat]
    if isinstance(event, CardsPlayed):
        if viewer == event.seat:
            return event
        return CardsPlayed(event.seat, event.card, event.hangar, event.hidden, None)
    if isinstance(
        event,
        TurnStarted | DisplayRefreshed | CardTaken | DisplayFilled | DeckShuffled | BunkerBuilt
        | BunkerUpgraded | VehicleHired | VehicleMoved | PileLifted | CardLoaded | CardsKept | Passed
        | LastRoundStarted | ClearingStarted | BonusScored | MatchEnded,
    ):  # fmt: skip
        return event
    assert_never(event)
