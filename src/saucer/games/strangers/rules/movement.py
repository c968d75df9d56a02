"""Small pure questions about a state: what can move, where to, and what a card could do."""

from saucer.games.strangers.ground import (
    BMX,
    CITY_BUS,
    COPY,
    EXTRA_ACTIONS,
    FENCE,
    HOUSE,
    LIBRARY,
    MANSION,
    MOVE,
    MOVE_MANY,
    PARK,
    POOL,
    RALLY,
    REMOVE_ALIEN,
    SCHOOL_BUS,
    SCIENCE,
    SEND_OUT,
    TO_HOUSE,
    TO_POOL,
    TO_RALLY,
    Route,
)
from saucer.games.strangers.scoring import same_side
from saucer.games.strangers.state import NOBODY, State, Variant


def deck_counts(variant: Variant) -> list[int]:
    """How many cards of each kind are in play. (R1.2, R8.7, R8.8)"""
    counts = variant.box.counts[:]
    for card, effect in enumerate(variant.box.effects):
        if variant.solo and effect == COPY:
            counts[card] = 0
        if variant.architect and (card == variant.box.saucer or effect == SCIENCE):
            counts[card] = 0
    return counts


def kids_in(state: State, seat: int, kind: int) -> int:
    """How many Kids of a seat are in places of this kind."""
    count = 0
    slots = state.slots
    for slot in state.ground.kind_slots[kind]:
        if slots[slot] == seat:
            count += 1
    return count


def way_limit(state: State, seat: int) -> int:
    """How many Kids a seat may have on the way before it releases another. (R2.3)"""
    return 1 + kids_in(state, seat, PARK)


def hand_limit(state: State, seat: int) -> int:
    """How many cards a seat draws up to. (R2.8)"""
    return state.variant.base_hand + kids_in(state, seat, LIBRARY)


def may_release(state: State, seat: int) -> bool:
    return state.supply[seat] > 0 and len(state.way[seat]) < way_limit(state, seat)


def anyone_on_board(state: State) -> bool:
    for kids in state.way:
        if kids:
            return True
    for owner in state.slots:
        if owner != NOBODY:
            return True
    return False


def anyone_on_the_way(state: State) -> bool:
    for kids in state.way:
        if kids:
            return True
    return False


def all_home(state: State, seat: int) -> bool:
    return state.supply[seat] == 0 and not state.way[seat]


def distinct(spots: list[int]) -> list[int]:
    """A sorted list without its repetitions."""
    kept: list[int] = []
    for spot in spots:
        if not kept or kept[-1] != spot:
            kept.append(spot)
    return kept


def on_foot(effect: int) -> bool:
    return effect == MOVE or effect == MOVE_MANY or effect == FENCE or effect == BMX


def route_table(state: State, card: int, space: int) -> list[Route]:
    """Every route this card offers from a space, blocked or not."""
    ground = state.ground
    tables = ground.jumps if state.box.effects[card] == FENCE else ground.routes
    return tables[state.box.numbers[card]][space]


def open_routes(state: State, card: int, kid: int) -> list[int]:
    """The routes of `route_table` that a Kid of the seat to move can take: no Alien, no return, no full place. (R3)"""
    space = state.way[state.turn][kid]
    rides = state.box.effects[card] == BMX
    blocked = state.trails[kid] if rides else state.trails[kid] | state.aliens
    spaces = state.ground.spaces
    found: list[int] = []
    for number, route in enumerate(route_table(state, card, space)):
        if route.spaces & blocked:
            continue
        end = route.end
        if end >= spaces:
            if state.free[end - spaces] == 0:
                continue
        elif rides and (state.aliens >> end) & 1:
            continue
        found.append(number)
    return found


def stops_for(state: State, effect: int) -> list[int]:
    return state.ground.school_stops if effect == SCHOOL_BUS else state.ground.city_stops


def free_houses(state: State) -> list[int]:
    spaces = state.ground.spaces
    return [node for node in state.ground.houses if state.free[node - spaces] > 0]


def destinations(state: State, card: int, kid: int) -> list[int]:
    """The nodes a Kid of the seat to move can be brought to by this card, in rising order."""
    return distinct(sorted(ways_to_go(state, card, kid)))


def ways_to_go(state: State, card: int, kid: int) -> list[int]:
    """The same in any order, a node once for each way that leads there."""
    effect = state.box.effects[card]
    if effect == SCHOOL_BUS or effect == CITY_BUS:
        return bus_destinations(state, effect, state.way[state.turn][kid])
    if effect == TO_HOUSE:
        return free_houses(state)
    table = route_table(state, card, state.way[state.turn][kid])
    return [table[number].end for number in open_routes(state, card, kid)]


def bus_destinations(state: State, effect: int, space: int) -> list[int]:
    stops = stops_for(state, effect)
    if space not in stops:
        return []
    return [stop for stop in stops if stop != space and not (state.aliens >> stop) & 1]


def can_move(state: State, card: int, kid: int) -> bool:
    effect = state.box.effects[card]
    if on_foot(effect):
        return len(open_routes(state, card, kid)) > 0
    return len(destinations(state, card, kid)) > 0


def movable_spaces(state: State, card: int) -> list[int]:
    """The spaces from which the seat to move can move a Kid with this card, each once."""
    kids = state.way[state.turn]
    found: list[int] = []
    for kid, space in enumerate(kids):
        if found and found[-1] == space:
            continue
        if not state.moved[kid] and can_move(state, card, kid):
            found.append(space)
    return found


def destinations_from(state: State, card: int, space: int) -> list[int]:
    """The nodes that some Kid of the seat to move on this space can be brought to."""
    ends: list[int] = []
    several = False
    for kid, at in enumerate(state.way[state.turn]):
        if at == space and not state.moved[kid]:
            several = len(ends) > 0
            ends = ends + destinations(state, card, kid) if several else destinations(state, card, kid)
    return distinct(sorted(ends)) if several else ends


def mover_to(state: State, card: int, space: int, node: int) -> int:
    """The first Kid on this space that can be brought to `node`."""
    for kid, at in enumerate(state.way[state.turn]):
        if at == space and not state.moved[kid] and node in destinations(state, card, kid):
            return kid
    raise AssertionError("no Kid there can reach that node")


def kid_that_leaves(state: State, seat: int, space: int) -> int:
    """Which of a seat's alike Kids on a space leaves it: one that has moved this turn, if there is one. (R9.32)"""
    found = NOBODY
    for kid, at in enumerate(state.way[seat]):
        if at == space and (found == NOBODY or (seat == state.turn and state.trails[kid])):
            found = kid
    assert found != NOBODY, "no Kid stands there"
    return found


def best_free_slot(state: State, place: int) -> int:
    """The slot an entering Kid takes: the best one free. (R4.2)"""
    for slot in state.ground.place_slots[place]:
        if state.slots[slot] == NOBODY:
            return slot
    raise AssertionError("the place is full")


def open_place(state: State, kind: int) -> int:
    """The first place of a kind with a free slot, or NOBODY."""
    for place, place_kind in enumerate(state.ground.place_kind):
        if place_kind == kind and state.free[place] > 0:
            return place
    return NOBODY


def guest_kind(effect: int) -> int:
    """The kind of place a party card leads to."""
    return RALLY if effect == TO_RALLY else POOL


def is_residence(kind: int) -> bool:
    return kind == HOUSE or kind == MANSION


def residents(state: State) -> list[int]:
    """The taken slots of Houses and Mansions."""
    kinds = state.ground.slot_kind
    return [slot for slot, owner in enumerate(state.slots) if owner != NOBODY and is_residence(kinds[slot])]


def opponents_with_cards(state: State) -> list[int]:
    return [
        seat for seat in range(state.seats) if state.hands[seat] and not same_side(state, seat, state.turn)
    ]


def has_effect(state: State, card: int) -> bool:
    """Whether anything can come of this card, played now by the seat to move. (R2.5)"""
    effect = state.box.effects[card]
    if on_foot(effect) or effect == SCHOOL_BUS or effect == CITY_BUS or effect == TO_HOUSE:
        for kid in range(len(state.way[state.turn])):
            if can_move(state, card, kid):
                return True
        return False
    if effect == TO_RALLY or effect == TO_POOL:
        return anyone_on_the_way(state) and open_place(state, guest_kind(effect)) != NOBODY
    if effect == SCIENCE:
        return kids_in(state, state.turn, LIBRARY) > 0
    if effect == SEND_OUT:
        return len(residents(state)) > 0
    if effect == REMOVE_ALIEN:
        return state.aliens != 0
    if effect == COPY:
        return len(opponents_with_cards(state)) > 0
    assert effect == EXTRA_ACTIONS
    return True


def copyable_cards(state: State) -> list[int]:
    """The cards of the hand looked at that may be copied: those that work, or all when none does. (R6.14, R9.17)"""
    cards = distinct(state.hands[state.owner])
    working = [card for card in cards if state.box.effects[card] != COPY and has_effect(state, card)]
    return working if working else cards
