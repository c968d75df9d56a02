"""Cards, places and vehicles as numbers, each with a type of its own.

Cards of which only the kind matters are counted: a list of sixteen counts, one per kind.
"""

from typing import Final, NewType

from saucer.engine.types import Seat

Card = NewType("Card", int)
"""A kind of artifact: `4 * colour + value - 1`."""
Colour = NewType("Colour", int)
"""A colour of artifacts, towers and vehicles: blue, brown, orange, green."""
Region = NewType("Region", int)
Hangar = NewType("Hangar", int)
"""`3 * region + place`."""
Space = NewType("Space", int)
"""A building space, and the bunker on it: `8 * region + number - 1`."""
Vehicle = NewType("Vehicle", int)
"""`4 * mode + colour`."""
Route = NewType("Route", int)
Owner = NewType("Owner", int)
"""A colour of tower caps: the seat itself, or with two players one of a seat's two."""

PileCard = NewType("PileCard", int)
"""A card in a hangar: `card + 16` face up, `card + 32 * (seat + 8 * age)` face down."""
Placement = NewType("Placement", int)
"""A card and the hangar chosen for it: `16 * card + hangar`. In this order face-down cards are chosen. (R4.7)"""
MemoryItem = NewType("MemoryItem", int)
"""What everyone knows of a hidden card; see `rules/knowledge.py`."""

KINDS: Final = 16
REGION_COUNT: Final = 3
COLOUR_COUNT: Final = 4
SPACES: Final = 24
HANGARS: Final = 9
VEHICLES: Final = 8
ROUTE_COUNT: Final = 6
MOST_SEATS: Final = 6  # R10.26
SPACES_PER_REGION: Final = 8
HANGARS_PER_REGION: Final = 3
NO_CARDS: Final = [0] * KINDS

EVERY_CARD: Final = [Card(card) for card in range(KINDS)]
EVERY_COLOUR: Final = [Colour(colour) for colour in range(COLOUR_COUNT)]
EVERY_REGION: Final = [Region(region) for region in range(REGION_COUNT)]
EVERY_HANGAR: Final = [Hangar(hangar) for hangar in range(HANGARS)]
EVERY_SPACE: Final = [Space(space) for space in range(SPACES)]
EVERY_VEHICLE: Final = [Vehicle(vehicle) for vehicle in range(VEHICLES)]
EVERY_ROUTE: Final = [Route(route) for route in range(ROUTE_COUNT)]

STORED: Final = [[EVERY_CARD[4 * colour : 4 * colour + level] for level in range(5)] for colour in range(4)]
"""For each colour and level up to 4 the cards that such a bunker stores, from low to high. (R4.8)"""
BUNKERS: Final = [
    [
        [EVERY_SPACE[8 * region + spaces - built : 8 * region + spaces] for built in range(spaces + 1)]
        for spaces in range(SPACES_PER_REGION + 1)
    ]
    for region in range(REGION_COUNT)
]
"""For each region, its number of spaces and of bunkers: where these stand, in rising order. (R4.4)"""
HANGARS_OF: Final = [
    [EVERY_HANGAR[3 * region : 3 * region + count] for count in range(HANGARS_PER_REGION + 1)]
    for region in range(REGION_COUNT)
]
"""For each region and its number of hangars: these, from left to right."""


# Cards and places


def card_colour(card: Card) -> Colour:
    return Colour(card // 4)


def card_value(card: Card) -> int:
    return (card & 3) + 1


def stored_cards(colour: Colour, level: int) -> list[Card]:
    """The cards that a bunker stores: of its colour, with a value up to its level. (R4.8, R10.4)"""
    return STORED[colour][min(4, level)]


def space_region(space: Space) -> Region:
    return Region(space // 8)


def hangar_region(hangar: Hangar) -> Region:
    return Region(hangar // HANGARS_PER_REGION)


def hangar_place(hangar: Hangar) -> int:
    """The place of a hangar in its region, from left to right."""
    return hangar % HANGARS_PER_REGION


def vehicle_colour(vehicle: Vehicle) -> Colour:
    return Colour(vehicle & 3)


# Cards counted by kind


def colour_count(cards: list[int], colour: Colour) -> int:
    """How many of the counted cards have a colour."""
    first = 4 * colour
    return cards[first] + cards[first + 1] + cards[first + 2] + cards[first + 3]


def colour_counts(cards: list[int]) -> list[int]:
    return [colour_count(cards, colour) for colour in EVERY_COLOUR]


def card_total(cards: list[int]) -> int:
    total = 0
    for count in cards:
        total += count
    return total


def kinds_in(cards: list[int]) -> list[Card]:
    """The kinds of which there is at least one card."""
    found: list[Card] = []
    for card in EVERY_CARD:
        if cards[card]:
            found.append(card)
    return found


def cards_in(cards: list[int]) -> list[Card]:
    """Counted cards as a list of cards."""
    found: list[Card] = []
    for card in EVERY_CARD:
        count = cards[card]
        if count == 1:
            found.append(card)
        elif count:
            found += [card] * count
    return found


# Cards in hangars


def face_up(card: Card) -> PileCard:
    return PileCard(card + 16)


def face_down(card: Card, seat: int, age: int) -> PileCard:
    """Return a pile card that a seat played face down at this age of the seat."""
    return PileCard(card + 32 * (seat + 8 * age))


def is_face_up(item: PileCard) -> bool:
    return item & 16 != 0


def card_of(item: PileCard) -> Card:
    return Card(item & 15)


def age_played(item: PileCard) -> int:
    return item // 256


def was_hidden_by(item: PileCard, seat: int) -> bool:
    """Whether a seat played this card face down."""
    return item & 16 == 0 and item // 32 & 7 == seat


def seat_that_hid(item: PileCard) -> Seat:
    return Seat(item // 32 & 7)


def without_kind(item: PileCard) -> PileCard:
    """Return a face-down card with its kind removed, as others see it."""
    return PileCard(item & ~15)


def with_kind(item: PileCard, card: Card) -> PileCard:
    """A face-down card without kind, given one."""
    return PileCard(item + card)


def placement(card: Card, hangar: Hangar) -> Placement:
    return Placement(16 * card + hangar)


def card_placed(choice: Placement) -> Card:
    return Card(choice // 16)


def hangar_chosen(choice: Placement) -> Hangar:
    return Hangar(choice & 15)
