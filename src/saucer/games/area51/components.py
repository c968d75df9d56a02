"""The components: cards, towers and regions, read from TOML and checked."""

from typing import Literal, NewType

from saucer.engine.components import Problem, read_components, standard_text_of
from saucer.engine.toml_lines import line_of_path
from saucer.engine.types import Data

CardId = NewType("CardId", str)
"""A kind of artifact: its colour and its value, such as `green-2`."""

HangarId = NewType("HangarId", str)
"""A hangar: its region and its place there from left to right, such as `Ax`."""

SpaceId = NewType("SpaceId", str)
"""A building space, and the bunker on it: its region and its number, such as `B5`."""

VehicleId = NewType("VehicleId", str)
"""A train or a truck by its colour, such as `green-train`."""

ColourId = Literal["blue", "brown", "orange", "green"]
Cap = Literal["white", "black", "pink", "purple", "yellow", "blue"]
RegionId = Literal["A", "B", "C"]
RouteId = Literal["AB", "AC", "BA", "BC", "CA", "CB"]
Provenance = Literal["rulebook", "found", "reconstructed"]

COLOURS: tuple[ColourId, ...] = ("blue", "brown", "orange", "green")
CAPS: tuple[Cap, ...] = ("white", "black", "pink", "purple", "yellow", "blue")
PAIRED_CAPS: tuple[Cap, ...] = ("pink", "purple", "black", "white")
"""With two players: the colours of the first and of the second."""
REGIONS: tuple[RegionId, ...] = ("A", "B", "C")
ROUTES: tuple[RouteId, ...] = ("AB", "AC", "BA", "BC", "CA", "CB")
MODES = ("train", "truck")
HANGAR_NAMES = "xyz"

HIGHEST_VALUE = 4
MOST_SPACES = 8
MOST_HANGARS = 3
SEAT_COUNTS = (2, 3, 4, 5, 6)
FEWEST_TOWERS = 2
MOST = {
    "deck": 250,
    "starters": 250,
    "hand": 50,
    "display": 50,
    "take": 50,
    "caps": 50,
    "markers": 500,
    "highest_number": 20,
    "stall_turns": 500,
}
"""The most that some numbers of the box can be."""


class CardKind(Data, frozen=True):
    """One kind of artifact card: how many of it are starting artifacts, and how many are not."""

    colour: ColourId
    value: int
    starters: int
    main: int
    provenance: Provenance = "reconstructed"


class Side(Data, frozen=True):
    """One side of a region board."""

    spaces: int
    markers: int
    hangars: int


class Towers(Data, frozen=True):
    """A number of towers of each colour."""

    blue: int
    brown: int
    orange: int
    green: int


class Setup(Data, frozen=True):
    """How the table is laid for a number of players."""

    seats: int
    large: int
    returned: int
    towers: Towers


class Components(Data, frozen=True):
    """Everything in the box."""

    name: str
    deck: int
    starters: int
    hand: int
    display: int
    take: int
    caps: int
    markers: int
    highest_number: int
    bonuses: tuple[int, ...]
    stall_turns: int
    towers: Towers
    cards: tuple[CardKind, ...]
    small: Side
    large: Side
    setups: tuple[Setup, ...]


class Misfit(Problem):
    """Something that does not add up, and where it stands in the file, such as `setups[2].towers`."""

    def line(self, text: str) -> int:
        return line_of_path(text, self.near)


def load_components(text: str, source: str = "components") -> Components:
    """Read and check component data. Raises BadComponents with the line and the reason."""
    return read_components(text, source, Components, check_components)


def standard_text() -> str:
    return standard_text_of("saucer.games.area51")


def card_id(card: CardKind) -> CardId:
    return CardId(f"{card.colour}-{card.value}")


def check_components(components: Components) -> None:
    """Raise Misfit at the first thing that does not add up."""
    check_numbers(components)
    check_bonuses(components.bonuses)
    check_cards(components)
    check_deck(components)
    check_side(components.small, "small")
    check_side(components.large, "large")
    if tuple(setup.seats for setup in components.setups) != SEAT_COUNTS:
        raise Misfit("expected a setup for each of 2, 3, 4, 5 and 6 seats, in this order", "setups")
    for number, setup in enumerate(components.setups):
        where = f"setups[{number}]"
        check_board(components, setup, where)
        check_towers(components, setup, f"{where}.towers")
        check_deal(components, setup, where)


def check_numbers(components: Components) -> None:
    for name, most in MOST.items():
        value: int = getattr(components, name)
        if not 1 <= value <= most:
            raise Misfit(f"{name} must be from 1 to {most}, not {value}", name)
    for colour in COLOURS:
        if not 0 <= getattr(components.towers, colour) <= 20:
            raise Misfit(f"there must be 0 to 20 {colour} towers", "towers")


def check_bonuses(bonuses: tuple[int, ...]) -> None:
    falling = list(bonuses) == sorted(bonuses, reverse=True)
    if not falling or min(bonuses, default=0) < 0 or len(bonuses) > MOST_SPACES:
        raise Misfit(f"at most {MOST_SPACES} bonuses, falling from best to worst", "bonuses")


def check_cards(components: Components) -> None:
    seen: set[CardId] = set()
    for number, card in enumerate(components.cards):
        where = f"cards[{number}]"
        if not 1 <= card.value <= HIGHEST_VALUE:
            raise Misfit(f"a card has a value from 1 to {HIGHEST_VALUE}, not {card.value}", where)
        if card.starters < 0 or card.main < 0:
            raise Misfit(f"{card_id(card)} cannot have fewer than no cards", where)
        if card_id(card) in seen:
            raise Misfit(f"the card {card_id(card)} is there twice", where)
        seen.add(card_id(card))


def check_deck(components: Components) -> None:
    starters = sum(card.starters for card in components.cards)
    total = starters + sum(card.main for card in components.cards)
    if total != components.deck:
        raise Misfit(f"the cards add up to {total}, but the deck has {components.deck} cards", "deck")
    if starters != components.starters:
        raise Misfit(
            f"{starters} cards are starting artifacts, but there should be {components.starters}", "starters"
        )


def check_side(side: Side, name: str) -> None:
    if not 1 <= side.spaces <= MOST_SPACES:
        raise Misfit(f"a region has 1 to {MOST_SPACES} building spaces, not {side.spaces}", f"{name}.spaces")
    if not 1 <= side.hangars <= MOST_HANGARS:
        raise Misfit(f"a region has 1 to {MOST_HANGARS} hangars, not {side.hangars}", f"{name}.hangars")
    if not side.spaces <= side.markers <= 500:
        raise Misfit(
            f"{side.spaces} building spaces need {side.spaces} to 500 security markers, not {side.markers}",
            f"{name}.markers",
        )


def check_board(components: Components, setup: Setup, where: str) -> None:
    if not 0 <= setup.large <= len(REGIONS):
        raise Misfit(
            f"for {setup.seats} seats: {setup.large} large regions of {len(REGIONS)}", f"{where}.large"
        )
    markers = setup.large * components.large.markers + (len(REGIONS) - setup.large) * components.small.markers
    if markers > components.markers:
        raise Misfit(
            f"for {setup.seats} seats the regions need {markers} security markers, the box has "
            f"{components.markers}",
            where,
        )


def check_towers(components: Components, setup: Setup, where: str) -> None:
    """There must be as many towers in the box, and two that can be built, or the match would never end."""
    usable = 0
    for colour in COLOURS:
        used, there = getattr(setup.towers, colour), getattr(components.towers, colour)
        if not 0 <= used <= there:
            raise Misfit(f"for {setup.seats} seats: {used} {colour} towers of {there}", where)
        if any(card.colour == colour and card.starters + card.main for card in components.cards):
            usable += used
    if usable < FEWEST_TOWERS:
        raise Misfit(
            f"for {setup.seats} seats there are cards for {usable} towers; it takes {FEWEST_TOWERS} to end a match",
            where,
        )


def check_deal(components: Components, setup: Setup, where: str) -> None:
    dealt = setup.seats * components.hand + setup.returned
    if setup.returned < 0 or dealt > components.starters:
        raise Misfit(
            f"for {setup.seats} seats {dealt} starting artifacts are dealt or returned, but there are "
            f"{components.starters}",
            f"{where}.returned",
        )
    if setup.seats * components.hand + components.display > components.deck:
        raise Misfit(f"{components.deck} cards are too few to deal {setup.seats} hands", where)


STANDARD = load_components(standard_text(), "standard.toml")
