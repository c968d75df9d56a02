"""Playing cards into hangars for bunkers and vehicles (R4, R5)."""

from saucer.engine.chance import Chance
from saucer.engine.types import Seat, TimeUp
from saucer.games.area51.events import (
    BunkerBuilt,
    BunkerUpgraded,
    CardsPlayed,
    Event,
    VehicleHired,
    VehicleMoved,
)
from saucer.games.area51.moves import Move, PlayFaceUp, PutInto, SetNumber, SetRoute, UseCap
from saucer.games.area51.questions import free_space
from saucer.games.area51.rows import added, replaced, with_row
from saucer.games.area51.rules_cards import show_card
from saucer.games.area51.rules_turn import end_turn
from saucer.games.area51.state import (
    BUNKER,
    CAP,
    DOWN_CARD,
    LEVEL,
    NOWHERE,
    NUMBER,
    ROUTE,
    UP_CARD,
    UP_HANGAR,
    VEHICLE,
    State,
)


def plan_bunker(state: State, region: int, colour: int) -> None:
    state.plan = BUNKER
    state.region = region
    state.colour = colour
    state.target = free_space(state, region)
    state.needed = 1  # R4.1
    state.owner = state.turn
    state.rest = state.hands[state.turn]
    state.phase = UP_CARD
    if state.variant.paired:
        choose_only_cap(state)


def choose_only_cap(state: State) -> None:
    """With two players: ask which colour builds, unless only one has caps left. (R8.2)"""
    first = 2 * state.turn
    if state.caps[first] and state.caps[first + 1]:
        state.phase = CAP
    else:
        state.owner = first if state.caps[first] else first + 1


def plan_level(state: State, space: int) -> None:
    state.plan = LEVEL
    state.region = space >> 3
    state.colour = state.towers[space]
    state.target = space
    state.needed = state.levels[space] + 1  # R4.6
    state.rest = state.hands[state.turn]
    state.phase = UP_CARD


def plan_vehicle(state: State, vehicle: int) -> None:
    state.plan = VEHICLE
    state.colour = vehicle & 3
    state.target = vehicle
    state.rest = state.hands[state.turn]
    state.phase = ROUTE


def prepare(state: State, move: Move | TimeUp) -> None:
    """The choices between an action and its face-down cards."""
    if isinstance(move, PlayFaceUp):
        state.shown = state.box.card_of[move.card]
        state.rest = added(state.rest, state.shown, -1)
        state.phase = UP_HANGAR
    elif isinstance(move, PutInto):
        state.shown_in = state.box.hangar_of[move.hangar]
        state.phase = DOWN_CARD
    elif isinstance(move, SetRoute):
        state.route = state.box.route_of[move.route]
        state.region = state.box.route_from[state.route]
        state.phase = NUMBER
    elif isinstance(move, SetNumber):
        state.needed = move.number
        state.phase = UP_CARD
    else:
        assert isinstance(move, UseCap)
        state.owner = state.variant.caps.index(move.cap)
        state.phase = UP_CARD


def hide(state: State, hangar: int, news: list[Event], rng: Chance) -> None:
    """Give the chosen card its hangar; after the last one, carry out what was planned."""
    state.last = 16 * state.card + hangar
    state.hidden = [*state.hidden, state.last]
    state.rest = added(state.rest, state.card, -1)
    if len(state.hidden) < state.needed:
        state.phase = DOWN_CARD
    else:
        play_cards(state, news, rng)
        carry_out(state, news)
        end_turn(state, news)


def play_cards(state: State, news: list[Event], rng: Chance) -> None:
    """All chosen cards go into their hangars at once, so that their order tells nothing. (R4.2, R4.7)"""
    seat = state.turn
    rng.reveal()
    state.hands = with_row(state.hands, seat, state.rest)
    state.sizes = added(state.sizes, seat, -1 - state.needed)
    age = state.ages[seat]
    show_card(state, seat, state.shown, age)
    piles = state.piles[:]
    piles[state.shown_in] = piles[state.shown_in] + [state.shown + 16]
    for choice in state.hidden:
        hangar = choice & 15
        piles[hangar] = piles[hangar] + [(choice >> 4) + 32 * (seat + 8 * age)]
    state.piles = piles
    if not state.fed[seat]:
        fed = state.fed[:]
        fed[seat] = True
        state.fed = fed
    news.append(cards_played(state))


def cards_played(state: State) -> CardsPlayed:
    box = state.box
    placed = sorted([256 * (choice & 15) + (choice >> 4) for choice in state.hidden])
    return CardsPlayed(
        Seat(state.turn),
        box.card_ids[state.shown],
        box.hangars[state.shown_in],
        tuple([box.hangars[place >> 8] for place in placed]),
        tuple([box.card_ids[place & 255] for place in placed]),
    )


def carry_out(state: State, news: list[Event]) -> None:
    if state.plan == BUNKER:
        build_bunker(state, news)
    elif state.plan == LEVEL:
        add_level(state, news)
    else:
        assert state.plan == VEHICLE
        send_vehicle(state, news)


def build_bunker(state: State, news: list[Event]) -> None:
    """A tower, a security marker and a cap on the highest empty space. (R4.4)"""
    space, box = state.target, state.box
    state.owners = replaced(state.owners, space, state.owner)
    state.towers = replaced(state.towers, space, state.colour)
    state.levels = replaced(state.levels, space, 1)
    state.built = added(state.built, state.region, 1)
    state.markers = added(state.markers, state.region, -1)
    state.supply = added(state.supply, state.colour, -1)
    state.caps = added(state.caps, state.owner, -1)
    cap = state.variant.caps[state.owner]
    news.append(BunkerBuilt(Seat(state.turn), box.spaces[space], box.colours[state.colour], cap))


def add_level(state: State, news: list[Event]) -> None:
    space = state.target
    state.levels = added(state.levels, space, 1)
    state.markers = added(state.markers, state.region, -1)
    news.append(BunkerUpgraded(Seat(state.turn), state.box.spaces[space], state.levels[space]))


def send_vehicle(state: State, news: list[Event]) -> None:
    """Put a vehicle on its route with the number paid for. (R5.3 to R5.6)"""
    vehicle, box, seat = state.target, state.box, Seat(state.turn)
    before, route = state.routes[vehicle], state.route
    state.routes = replaced(state.routes, vehicle, route)
    state.numbers = replaced(state.numbers, vehicle, state.needed)
    name = box.vehicles[vehicle]
    if before == NOWHERE:
        news.append(VehicleHired(seat, name, box.routes[route], state.needed))
    else:
        news.append(VehicleMoved(seat, name, box.routes[before], box.routes[route], state.needed))
