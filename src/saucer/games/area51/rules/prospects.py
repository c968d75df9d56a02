"""What things cost, and what a pile could bring to a seat by what it knows (R4.6, R5.4, R6)."""

from itertools import combinations
from typing import NamedTuple

from saucer.engine.types import Seat
from saucer.games.area51.encoding import (
    COLOUR_COUNT,
    EVERY_COLOUR,
    Card,
    Colour,
    Hangar,
    Region,
    Space,
    Vehicle,
    card_colour,
    card_of,
    hangar_region,
    is_face_up,
    stored_cards,
    was_hidden_by,
)
from saucer.games.area51.rules.bunkers import has_room
from saucer.games.area51.rules.loading import bunkers_by_level, reach
from saucer.games.area51.state import State

BUNKER_PRICE = 2
"""One card face up and one face down. (R4.1)"""


class Prospect(NamedTuple):
    """The least and the most points that lifting a pile can bring to the bunkers of a seat."""

    least: int
    most: int


# Prices, in cards: one face up, the others face down. 0 where it cannot be bought.


def build_price(state: State, region: Region) -> int:
    return BUNKER_PRICE if has_room(state, region) else 0


def upgrade_price(state: State, region: Region, space: Space) -> int:
    return state.levels[space] + 2 if state.markers[region] else 0  # R4.6


def send_price(state: State, vehicle: Vehicle) -> int:
    """The fewest cards that send a vehicle: its next number face down, and one face up. (R5.4)"""
    number = state.numbers[vehicle]
    return number + 2 if number < state.tables.highest_number else 0


# Piles


def takers(state: State, region: Region, card: Card) -> list[Space]:
    """The bunkers that may take a card of a pile in this region, the highest level first. (R6.3, R6.4)"""
    colour = card_colour(card)
    within = bunkers_by_level(state, reach(state, region, colour), colour)
    return [space for space in within if card in stored_cards(colour, state.levels[space])]


def unseen_kinds(state: State, seat: Seat) -> list[int]:
    """How many cards of each kind a seat has not before its eyes: they may lie in any pile."""
    left = state.tables.counts[:]
    for counts in (state.hands[seat], state.discards, state.held):
        for card, count in enumerate(counts):
            left[card] -= count
    for card in state.display:
        left[card] -= 1
    for pile in state.piles:
        for item in pile:
            if is_face_up(item) or was_hidden_by(item, seat):
                left[card_of(item)] -= 1
    return left


class KnownPile(NamedTuple):
    """What a seat knows of a pile: how many cards of each kind, and how many it does not know."""

    known: list[int]
    unknown: int


def known_pile(state: State, seat: Seat, hangar: Hangar) -> KnownPile:
    known = [0] * len(state.tables.counts)
    unknown = 0
    for item in state.piles[hangar]:
        if is_face_up(item) or was_hidden_by(item, seat):
            known[card_of(item)] += 1
        else:
            unknown += 1
    return KnownPile(known, unknown)


def prospect(state: State, owner: Seat, hangar: Hangar, pile: KnownPile, unseen: list[int]) -> Prospect:
    """What a pile can bring to a seat if it is loaded as well as can be for that seat.

    The least is for the worst unknown cards, the most for the best. `pile` and `unseen` are what the viewer knows,
    no matter who owns the bunkers.
    """
    known, unknown = pile
    best = [0] * (unknown + 1)
    for colour in EVERY_COLOUR:
        levels = own_levels(state, owner, hangar_region(hangar), colour)
        if levels:
            first = COLOUR_COUNT * colour
            gains = gains_by_unknown(levels, known[first : first + 4], unseen[first : first + 4], unknown)
            best = combined(best, gains)
    return Prospect(best[0], max(best))


def own_levels(state: State, seat: Seat, region: Region, colour: Colour) -> list[int]:
    """The levels, up to 4, of a seat's bunkers that a pile of this region can reach with a colour."""
    spaces = bunkers_by_level(state, reach(state, region, colour), colour)
    seat_of = state.variant.seat_of
    return [min(4, state.levels[space]) for space in spaces if seat_of[state.owners[space]] == seat]


def gains_by_unknown(levels: list[int], known: list[int], unseen: list[int], unknown: int) -> list[int]:
    """For each number of unknown cards used, the most points of one colour."""
    gains: list[int] = []
    for used in range(min(unknown, len(levels)) + 1):
        options = [
            sum(highest(unseen, levels[at]) for at in chosen)
            + stored_points([level for at, level in enumerate(levels) if at not in chosen], known)
            for chosen in combinations(range(len(levels)), used)
        ]
        gains.append(max(options))
    return gains


def highest(kinds: list[int], level: int) -> int:
    """The highest value up to a level of which there is a card."""
    return max([value for value in range(1, level + 1) if kinds[value - 1] > 0], default=0)


def stored_points(levels: list[int], cards: list[int]) -> int:
    """The most points for cards of one colour, counted by value, in bunkers of these levels. (R6.3, R6.5)

    High cards first: a bunker that takes a card could take any lower one as well.
    """
    points = used = 0
    for value in range(4, 0, -1):
        room = sum(level >= value for level in levels) - used
        stored = min(cards[value - 1], room)
        used += stored
        points += stored * value
    return points


def combined(best: list[int], gains: list[int]) -> list[int]:
    """The most points for each number of unknown cards, with those of one more colour."""
    return [
        max(best[total - used] + gain for used, gain in enumerate(gains[: total + 1]))
        for total in range(len(best))
    ]
