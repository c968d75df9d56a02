"""Questions the rules ask about a state; none of them changes it."""

from saucer.games.area51.box import COLOUR_COUNT, HANGARS, KINDS, REGION_COUNT, VEHICLES
from saucer.games.area51.state import NOBODY, NOWHERE, State


def colour_count(hand: list[int], colour: int) -> int:
    """How many cards of a colour are in a hand given by kinds."""
    first = 4 * colour
    return hand[first] + hand[first + 1] + hand[first + 2] + hand[first + 3]


def colour_counts(hand: list[int]) -> list[int]:
    return [colour_count(hand, colour) for colour in range(COLOUR_COUNT)]


def card_total(cards: list[int]) -> int:
    total = 0
    for count in cards:
        total += count
    return total


def kinds_in(cards: list[int]) -> list[int]:
    """The kinds of which there is at least one card."""
    found: list[int] = []
    for card in range(KINDS):
        if cards[card]:
            found.append(card)
    return found


def cards_in(cards: list[int]) -> list[int]:
    """Cards counted by kind, as a list of cards."""
    found: list[int] = []
    for card in range(KINDS):
        count = cards[card]
        if count == 1:
            found.append(card)
        elif count:
            found += [card] * count
    return found


def can_draw(state: State) -> bool:
    """Whether a card can come from the deck, reshuffled if need be. (R3.5)"""
    return state.deck_left > 0 or card_total(state.discards) > 0


def can_collect(state: State) -> bool:
    return len(state.display) > 0 or can_draw(state)


def free_space(state: State, region: int) -> int:
    """The space the next bunker of a region goes on: the highest number that is empty. (R4.4)"""
    return 8 * region + state.spaces[region] - state.built[region] - 1


def has_cap(state: State, seat: int) -> bool:
    if not state.variant.paired:
        return state.caps[seat] > 0
    return state.caps[2 * seat] > 0 or state.caps[2 * seat + 1] > 0


def may_build_in(state: State, region: int) -> bool:
    """Whether there is a security marker and an empty space. (R4.3)"""
    return state.markers[region] > 0 and state.built[region] < state.spaces[region]


def is_own(state: State, space: int, seat: int) -> bool:
    owner = state.owners[space]
    return owner != NOBODY and state.variant.seat_of[owner] == seat


def own_bunkers(state: State, seat: int) -> list[int]:
    """The spaces of a seat's bunkers, in rising order."""
    owners = state.owners
    seat_of = state.variant.seat_of
    found: list[int] = []
    for region in range(REGION_COUNT):
        top = 8 * region + state.spaces[region]
        for space in range(top - state.built[region], top):
            if seat_of[owners[space]] == seat:
                found.append(space)
    return found


def may_upgrade(state: State, space: int, counts: list[int], size: int) -> bool:
    """Whether a hand can pay for one more level: a card of the colour, and as many as that level. (R4.6)"""
    return (
        state.markers[space >> 3] > 0 and size >= state.levels[space] + 2 and counts[state.towers[space]] > 0
    )


def may_send(state: State, vehicle: int, counts: list[int], size: int) -> bool:
    """Whether a hand can pay for the vehicle's next number. (R5.1, R5.4)"""
    number = state.numbers[vehicle]
    return number < state.box.highest_number and size >= number + 2 and counts[vehicle & 3] > 0


def filled_hangars(state: State) -> list[int]:
    return [hangar for hangar in range(HANGARS) if state.piles[hangar]]


def no_pile_left(state: State) -> bool:
    for pile in state.piles:
        if pile:
            return False
    return True


def reach(state: State, region: int, colour: int) -> int:
    """The set of regions where a pile's cards of a colour can be stored: here, or one ride away. (R6.4)"""
    regions = 1 << region
    for mode in range(2):
        route = state.routes[4 * mode + colour]
        if route != NOWHERE and state.box.route_from[route] == region:
            regions |= 1 << state.box.route_to[route]
    return regions


def carrier(state: State, region: int, space: int) -> int:
    """The vehicle that brings a card from a region to a bunker elsewhere; NOWHERE when none is needed."""
    there = space >> 3
    if there == region:
        return NOWHERE
    for vehicle in range(state.towers[space], VEHICLES, COLOUR_COUNT):
        route = state.routes[vehicle]
        if route != NOWHERE and state.box.route_from[route] == region and state.box.route_to[route] == there:
            return vehicle
    return NOWHERE


def empty_regions(state: State) -> int:
    """How many regions have no security marker left."""
    return (state.markers[0] == 0) + (state.markers[1] == 0) + (state.markers[2] == 0)
