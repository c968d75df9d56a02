"""The components: cards, towers and regions, read from TOML and checked."""

from typing import Literal, NewType

from saucer.engine.components.reading import (
    FileFormat,
    expect_at_most,
    expect_falling,
    expect_order,
    expect_range,
    expect_sum,
    expect_unique,
    read_components,
    standard_text_of,
)
from saucer.engine.components.shape import Problem
from saucer.engine.components.toml_lines import Path
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

FORMATS = FileFormat("area51")

HIGHEST_VALUE = 4
MOST_SPACES = 8
MOST_HANGARS = 3
MOST_TOWERS = 20
MOST_MARKERS = 500
MOST_BONUS = 1000
SEAT_COUNTS = (2, 3, 4, 5, 6)
FEWEST_TOWERS = 2
MOST = {
    "deck": 250,
    "starters": 250,
    "hand": 50,
    "display": 50,
    "take": 50,
    "caps": 50,
    "markers": MOST_MARKERS,
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


def load_components(text: str, source: str = "components") -> Components:
    """Read and check component data. Raises BadComponents with the line and the reason."""
    return read_components(text, source, Components, check_components, FORMATS)


def standard_text() -> str:
    return standard_text_of("saucer.games.area51")


def card_id(card: CardKind) -> CardId:
    return CardId(f"{card.colour}-{card.value}")


def check_components(components: Components) -> None:
    """Raise Problem at the first thing that does not add up."""
    check_numbers(components)
    check_bonuses(components.bonuses)
    check_cards(components)
    check_side(components.small, "small")
    check_side(components.large, "large")
    expect_order(("setups",), [setup.seats for setup in components.setups], SEAT_COUNTS, "seats")
    for number, setup in enumerate(components.setups):
        where: Path = ("setups", number)
        check_board(components, setup, where)
        check_towers(components, setup, (*where, "towers"))
        check_deal(components, setup, where)


def check_numbers(components: Components) -> None:
    for name, most in MOST.items():
        expect_range((name,), getattr(components, name), 1, most)
    for colour in COLOURS:
        expect_range(("towers", colour), getattr(components.towers, colour), 0, MOST_TOWERS)


def check_bonuses(bonuses: tuple[int, ...]) -> None:
    expect_at_most(("bonuses",), bonuses, MOST_SPACES)
    for number, bonus in enumerate(bonuses):
        expect_range(("bonuses", number), bonus, 0, MOST_BONUS)
    expect_falling(("bonuses",), bonuses)


def check_cards(components: Components) -> None:
    for number, card in enumerate(components.cards):
        expect_range(("cards", number, "value"), card.value, 1, HIGHEST_VALUE)
        expect_range(("cards", number, "starters"), card.starters, 0, MOST["deck"])
        expect_range(("cards", number, "main"), card.main, 0, MOST["deck"])
    expect_unique(("cards",), (card_id(card) for card in components.cards), "value")
    starters = sum(card.starters for card in components.cards)
    expect_sum(("deck",), starters + sum(card.main for card in components.cards), components.deck)
    expect_sum(("starters",), starters, components.starters)


def check_side(side: Side, name: str) -> None:
    expect_range((name, "spaces"), side.spaces, 1, MOST_SPACES)
    expect_range((name, "hangars"), side.hangars, 1, MOST_HANGARS)
    expect_range((name, "markers"), side.markers, side.spaces, MOST_MARKERS)


def check_board(components: Components, setup: Setup, where: Path) -> None:
    expect_range((*where, "large"), setup.large, 0, len(REGIONS))
    markers = setup.large * components.large.markers + (len(REGIONS) - setup.large) * components.small.markers
    if markers > components.markers:
        raise Problem(
            (*where, "large"),
            "box-markers",
            "for {seats} players the regions need {needed} security markers, and the box has {there}",
            seats=setup.seats,
            needed=markers,
            there=components.markers,
        )


def check_towers(components: Components, setup: Setup, where: Path) -> None:
    """Check that the box has enough towers, and at least two that can be built, so that a match can end."""
    usable = 0
    for colour in COLOURS:
        used: int = getattr(setup.towers, colour)
        expect_range((*where, colour), used, 0, getattr(components.towers, colour))
        if any(card.colour == colour and card.starters + card.main for card in components.cards):
            usable += used
    if usable < FEWEST_TOWERS:
        raise Problem(
            where,
            "box-usable-towers",
            "expected towers that can be built with the cards there are, at least {fewest}, not {came}",
            fewest=FEWEST_TOWERS,
            came=usable,
        )


def check_deal(components: Components, setup: Setup, where: Path) -> None:
    dealt = setup.seats * components.hand
    expect_range((*where, "returned"), setup.returned, 0, MOST["starters"])
    if dealt + setup.returned > components.starters:
        raise Problem(
            (*where, "returned"),
            "box-starters",
            "for {seats} players {dealt} starting artifacts are dealt or returned, and there are {there}",
            seats=setup.seats,
            dealt=dealt + setup.returned,
            there=components.starters,
        )
    if dealt + components.display > components.deck:
        raise Problem(
            ("deck",),
            "box-few-cards",
            "{came} cards are too few: {seats} players and the display need {needed}",
            came=components.deck,
            seats=setup.seats,
            needed=dealt + components.display,
        )


STANDARD = load_components(standard_text(), "standard.toml")
