"""Bunkers: where they stand, creating and upgrading them (R4). How the cards for it are played is in hangars.py."""

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Facts, Refusal, Seat, Viewer
from saucer.games.area51.encoding import (
    BUNKERS,
    EVERY_COLOUR,
    EVERY_REGION,
    Colour,
    Region,
    Space,
    colour_count,
    space_region,
)
from saucer.games.area51.events import BunkerBuilt, BunkerUpgraded, Event
from saucer.games.area51.moves import Build, Move, Upgrade
from saucer.games.area51.rules.refusals import refuse
from saucer.games.area51.rules.two_players import choose_owner, has_cap
from saucer.games.area51.state import BUNKER, LEVEL, NOBODY, UP_CARD, State, added, replaced

# Where bunkers stand


def bunkers_in(state: State, region: Region) -> list[Space]:
    """The spaces of a region with a bunker on them, in rising order."""
    return BUNKERS[region][state.spaces[region]][state.built[region]]


def free_space(state: State, region: Region) -> Space:
    """The space the next bunker of a region goes on: the highest number that is empty. (R4.4, R10.30)"""
    return Space(8 * region + state.spaces[region] - state.built[region] - 1)


def own_bunkers(state: State, seat: int) -> list[Space]:
    """The spaces of a seat's bunkers, in rising order."""
    owners = state.owners
    seat_of = state.variant.seat_of
    found: list[Space] = []
    for region in EVERY_REGION:
        for space in bunkers_in(state, region):
            if seat_of[owners[space]] == seat:
                found.append(space)
    return found


# Creating a bunker


def add_builds(state: State, counts: list[int], found: list[Move]) -> None:
    """Every region and colour for which a hand with these counts of colours can pay. (R4.1, R4.3, R4.5)"""
    if not has_cap(state, state.turn):
        return
    supply = state.supply
    for region in EVERY_REGION:
        if has_room(state, region):
            build = state.tables.build[region]
            for colour in EVERY_COLOUR:
                if counts[colour] and supply[colour]:
                    found.append(build[colour])


def has_room(state: State, region: Region) -> bool:
    """Whether there is a security marker and an empty space. (R4.3)"""
    return state.markers[region] > 0 and state.built[region] < state.spaces[region]


def refuse_build(state: State, seat: Seat, move: Build) -> Refusal:
    region, colour = state.tables.region_of[move.region], state.tables.colour_of[move.tower]
    facts: Facts = {"region": move.region, "tower": move.tower}
    if state.markers[region] == 0:
        return refuse("R4.3", "no-marker", facts)
    if not has_room(state, region):
        return refuse("R4.3", "no-space", facts)
    if state.supply[colour] == 0:
        return refuse("R4.3", "no-tower", facts)
    if not has_cap(state, seat):
        return refuse("R4.3", "no-cap")
    return refuse_price(state, seat, colour, 2, "R4.1")


def refuse_price(state: State, seat: Seat, colour: Colour, cards: int, rule: str) -> Refusal:
    """Refuse a price: no card to play face up (R4.5), or too few cards by the rule of the price."""
    if colour_count(state.hands[seat], colour) == 0:
        return refuse("R4.5", "no-card-of-colour", {"tower": state.tables.colours[colour]})
    return refuse(rule, "too-few-cards", {"cards": cards, "hand": state.sizes[seat]})


def plan_bunker(state: State, _seat: Viewer, move: Build, _events: Sink[Event], _rng: Chance) -> None:
    """Begin to create a bunker; one card is to be played face down. (R4.1)"""
    state.passes = 0
    state.plan = BUNKER
    state.region = state.tables.region_of[move.region]
    state.colour = state.tables.colour_of[move.tower]
    state.target = free_space(state, state.region)
    state.needed = 1
    state.rest = state.hands[state.turn]
    choose_owner(state)


def build_bunker(state: State, events: Sink[Event]) -> None:
    """Put a tower, a security marker and a cap on the highest empty space. (R4.4)"""
    space, tables = Space(state.target), state.tables
    state.owners = replaced(state.owners, space, state.owner)
    state.towers = replaced(state.towers, space, state.colour)
    state.levels = replaced(state.levels, space, 1)
    state.built = added(state.built, state.region, 1)
    state.markers = added(state.markers, state.region, -1)
    state.supply = added(state.supply, state.colour, -1)
    state.caps = added(state.caps, state.owner, -1)
    cap = state.variant.caps[state.owner]
    events.append(BunkerBuilt(state.turn, tables.spaces[space], tables.colours[state.colour], cap))


# Upgrading a bunker


def add_upgrades(state: State, counts: list[int], size: int, found: list[Move]) -> None:
    """Own bunkers for which a hand can pay: a card of the colour, and as many as the new level. (R4.6, R10.4)"""
    for space in own_bunkers(state, state.turn):
        if (
            state.markers[space_region(space)] > 0
            and size >= state.levels[space] + 2
            and counts[state.towers[space]] > 0
        ):
            found.append(state.tables.upgrade[space])


def refuse_upgrade(state: State, seat: Seat, move: Upgrade) -> Refusal:
    space = state.tables.space_of.get(move.bunker)
    facts: Facts = {"bunker": move.bunker}
    if space is None or state.owners[space] == NOBODY:
        return refuse("R4.6", "no-bunker-there", facts)
    if state.variant.seat_of[state.owners[space]] != seat:
        return refuse("R4.6", "not-your-bunker", facts)
    region = space_region(space)
    if state.markers[region] == 0:
        return refuse("R4.6", "no-marker", {"region": state.tables.regions[region]})
    return refuse_price(state, seat, state.towers[space], state.levels[space] + 2, "R4.6")


def plan_level(state: State, _seat: Viewer, move: Upgrade, _events: Sink[Event], _rng: Chance) -> None:
    """Begin to add a level; as many cards as that level are to be played face down. (R4.6, R10.2)"""
    space = state.tables.space_of[move.bunker]
    state.passes = 0
    state.plan = LEVEL
    state.region = space_region(space)
    state.colour = state.towers[space]
    state.target = space
    state.needed = state.levels[space] + 1
    state.rest = state.hands[state.turn]
    state.phase = UP_CARD


def add_level(state: State, events: Sink[Event]) -> None:
    """One more security marker under a bunker. (R4.6, R10.3)"""
    space = Space(state.target)
    state.levels = added(state.levels, space, 1)
    state.markers = added(state.markers, state.region, -1)
    events.append(BunkerUpgraded(state.turn, state.tables.spaces[space], state.levels[space]))
