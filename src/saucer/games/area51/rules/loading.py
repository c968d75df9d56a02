"""Picking up a pile and loading it (R6).

Bunkers are asked about colour by colour, the highest level first. What a bunker is given, or that it stays
empty, is then final, so that every way to load a pile is reached by exactly one sequence of choices. A choice
is allowed when it still leads to a loading in which no card is left that some empty bunker could take.
"""

from saucer.engine.bits import has, only, with_
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Facts, Refusal, Seat, Viewer
from saucer.games.area51.encoding import (
    COLOUR_COUNT,
    EVERY_COLOUR,
    EVERY_HANGAR,
    EVERY_REGION,
    EVERY_VEHICLE,
    NO_CARDS,
    Card,
    Colour,
    Region,
    Space,
    Vehicle,
    age_played,
    card_colour,
    card_of,
    card_value,
    cards_in,
    colour_count,
    hangar_place,
    hangar_region,
    is_face_up,
    seat_that_hid,
    space_region,
    stored_cards,
)
from saucer.games.area51.events import CardLoaded, CardsKept, Event, PileLifted
from saucer.games.area51.moves import LeaveEmpty, Load, Move, PickUp
from saucer.games.area51.rules.bunkers import bunkers_in
from saucer.games.area51.rules.end import end_turn, space_of_rank
from saucer.games.area51.rules.knowledge import gain_seen, show_card
from saucer.games.area51.rules.refusals import refuse
from saucer.games.area51.state import LOAD, NOWHERE, State, added, with_row
from saucer.games.area51.tables import card_names

# Which pile


def add_pick_ups(state: State, found: list[Move]) -> None:
    """Every hangar with cards in it. (R6.1, R10.29)"""
    piles, moves = state.piles, state.tables.pick_up
    for hangar in EVERY_HANGAR:
        if piles[hangar]:
            found.append(moves[hangar])


def refuse_pick_up(state: State, _seat: Seat, move: PickUp) -> Refusal:
    facts: Facts = {"hangar": move.hangar}
    hangar = state.tables.hangar_of.get(move.hangar)
    if hangar is None or hangar_place(hangar) >= state.hangars[hangar_region(hangar)]:
        return refuse("R1.2", "no-such-hangar", facts)
    return refuse("R6.1", "hangar-is-empty", facts)


def pick_up(state: State, _seat: Viewer, move: PickUp, events: Sink[Event], rng: Chance) -> None:
    """Lift a whole pile and show it, the face-down cards too. (R6.1)"""
    rng.reveal()
    state.passes = 0
    hangar = state.tables.hangar_of[move.hangar]
    held = NO_CARDS[:]
    for item in sorted(state.piles[hangar]):
        held[card_of(item)] += 1
        if not is_face_up(item):
            show_card(state, seat_that_hid(item), card_of(item), age_played(item))
    state.piles = with_row(state.piles, hangar, [])
    state.held = held
    state.region = hangar_region(hangar)
    state.queue = loading_queue(state, state.region, held)
    state.at = state.limit = 0
    events.append(PileLifted(state.turn, move.hangar, card_names(state.tables, cards_in(held))))
    load_on(state, events)


# Which bunkers


def loading_queue(state: State, region: Region, held: list[int]) -> list[Space]:
    """The bunkers within reach that match a colour of the pile, in the order they are asked about. (R6.6)"""
    queue: list[Space] = []
    for colour in EVERY_COLOUR:
        if colour_count(held, colour):
            queue += bunkers_by_level(state, reach(state, region, colour), colour)
    return queue


def reach(state: State, region: Region, colour: Colour) -> int:
    """The set of regions where a pile's cards of a colour can be stored: here, or one ride away. (R6.4, R10.6)"""
    regions = only(region)
    for mode in range(2):
        route = state.routes[COLOUR_COUNT * mode + colour]
        if route != NOWHERE and state.tables.route_from[route] == region:
            regions = with_(regions, state.tables.route_to[route])
    return regions


def bunkers_by_level(state: State, regions: int, colour: Colour) -> list[Space]:
    """Bunkers of a colour in a set of regions, the highest level first."""
    ranks: list[int] = []
    for region in EVERY_REGION:
        if has(regions, region):
            for space in bunkers_in(state, region):
                if state.towers[space] == colour:
                    ranks.append(loading_rank(space, state.levels[space]))
    ranks.sort()
    return [space_of_rank(rank) for rank in ranks]


def loading_rank(space: Space, level: int) -> int:
    """Ranks bunkers for loading: the highest level first, on a tie the lower number."""
    return space - 32 * level


def carrier(state: State, region: Region, space: Space) -> Vehicle | None:
    """The vehicle that brings a card from a region to a bunker elsewhere, if one is needed. (R6.4, R10.34)"""
    there = space_region(space)
    if there == region:
        return None
    for vehicle in EVERY_VEHICLE[state.towers[space] :: COLOUR_COUNT]:
        route = state.routes[vehicle]
        if (
            route != NOWHERE
            and state.tables.route_from[route] == region
            and state.tables.route_to[route] == there
        ):
            return vehicle
    return None


# What the next bunker takes


def legal_loads(state: State, _seat: Seat) -> list[Move]:
    """Return the legal moves for the bunker being asked about: load a card, or leave it empty. (R6.6)"""
    space = state.queue[state.at]
    found: list[Move] = [state.tables.load[card][space] for card in loads(state)]
    if may_leave(state):
        found.append(state.tables.leave_empty[space])
    return found


def loads(state: State) -> list[Card]:
    """The cards that may be loaded into the bunker being asked about. (R6.3, R6.6)"""
    space = state.queue[state.at]
    held = state.held
    found: list[Card] = []
    for card in stored_cards(state.towers[space], state.levels[space]):
        if held[card] and (state.limit == 0 or can_finish(state, state.limit, card)):
            found.append(card)
    return found


def may_leave(state: State) -> bool:
    """Whether the bunker being asked about may stay empty: all it could take must go elsewhere. (R6.6)"""
    return can_finish(state, limit_if_left(state), None)


def limit_if_left(state: State) -> int:
    return state.limit or min(4, state.levels[state.queue[state.at]])


def can_finish(state: State, limit: int, loaded: Card | None) -> bool:
    """Whether the bunkers still to come can take every card of the colour up to this value.

    For each value there must be as many bunkers of that level or more as there are such cards of that value
    or more.
    """
    colour = state.towers[state.queue[state.at]]
    kinds = stored_cards(colour, 4)
    cards = 0
    for value in range(limit, 0, -1):
        card = kinds[value - 1]
        cards += state.held[card]
        if card == loaded:
            cards -= 1
        if cards and cards > bunkers_to_come(state, colour, value):
            return False
    return True


def bunkers_to_come(state: State, colour: Colour, level: int) -> int:
    """How many bunkers of this colour and of this level or more are asked about after the present one."""
    count = 0
    for index in range(state.at + 1, len(state.queue)):
        space = state.queue[index]
        if state.towers[space] != colour or state.levels[space] < level:
            break
        count += 1
    return count


def refuse_load(state: State, _seat: Seat, move: Load) -> Refusal:
    space = state.queue[state.at]
    asked = state.tables.spaces[space]
    card = state.tables.card_of.get(move.card)
    facts: Facts = {"card": move.card, "bunker": asked}
    if card is None or state.held[card] == 0:
        return refuse("R6.1", "not-in-pile", facts)
    if move.bunker != asked:
        return refuse("R6.6", "another-bunker-first", {"bunker": asked})
    if card_colour(card) != state.towers[space]:
        return refuse("R6.3", "other-colour", facts)
    if card_value(card) > state.levels[space]:
        return refuse("R6.3", "level-too-low", facts)
    return refuse("R6.6", "others-must-load", facts)


def refuse_leaving(state: State, _seat: Seat, move: LeaveEmpty) -> Refusal:
    asked = state.tables.spaces[state.queue[state.at]]
    if move.bunker != asked:
        return refuse("R6.6", "another-bunker-first", {"bunker": asked})
    return refuse("R6.6", "must-load", {"bunker": asked})


def load(state: State, _seat: Viewer, move: Load, events: Sink[Event], _rng: Chance) -> None:
    store(state, state.tables.card_of[move.card], events)
    next_bunker(state)
    load_on(state, events)


def leave_empty(state: State, _seat: Viewer, _move: LeaveEmpty, events: Sink[Event], _rng: Chance) -> None:
    state.limit = limit_if_left(state)
    next_bunker(state)
    load_on(state, events)


# Loading


def load_on(state: State, events: Sink[Event]) -> None:
    """Continue loading until there is a choice to make. (R6.6)"""
    while state.at < len(state.queue):
        if not takes_nothing(state):
            cards = loads(state)
            leave = may_leave(state)
            if len(cards) > 1 or (leave and cards):
                state.phase = LOAD
                return
            if cards:
                store(state, cards[0], events)
            else:
                state.limit = limit_if_left(state)
        next_bunker(state)
    keep_the_rest(state, events)
    end_turn(state, events)


def takes_nothing(state: State) -> bool:
    """Whether no card of the pile fits the bunker being asked about. (R6.3)"""
    space = state.queue[state.at]
    for card in stored_cards(state.towers[space], state.levels[space]):
        if state.held[card]:
            return False
    return True


def next_bunker(state: State) -> None:
    """Go on to the next bunker; each takes one card at most. (R6.5)"""
    before = state.towers[state.queue[state.at]]
    state.at += 1
    if state.at < len(state.queue) and state.towers[state.queue[state.at]] != before:
        state.limit = 0


def store(state: State, card: Card, events: Sink[Event]) -> None:
    """Store a card; the owner of the bunker scores its value. (R6.7, R6.8)"""
    space, tables, variant = state.queue[state.at], state.tables, state.variant
    owner = state.owners[space]
    points = card_value(card)
    state.held = added(state.held, card, -1)
    state.discards = added(state.discards, card, 1)
    state.scores = added(state.scores, owner, points)
    vehicle = carrier(state, state.region, space)
    events.append(
        CardLoaded(
            state.turn,
            tables.card_ids[card],
            tables.spaces[space],
            variant.caps[owner],
            variant.seat_of[owner],
            points,
            None if vehicle is None else tables.vehicles[vehicle],
        )
    )


def keep_the_rest(state: State, events: Sink[Event]) -> None:
    """Take the cards that could not be loaded into the hand. (R6.8, R10.18)"""
    kept = cards_in(state.held)
    if kept:
        gain_seen(state, kept)
        events.append(CardsKept(state.turn, card_names(state.tables, kept)))
