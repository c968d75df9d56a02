"""The components as tables of numbers, made once, for rules that run fast.

A card is `4 * colour + value - 1`, a hangar `3 * region + place`, a space `8 * region + number - 1`, a
vehicle `4 * mode + colour`. An owner is a colour of tower caps: the seat itself, or with two players one of a
seat's two.
"""

from typing import Final

from saucer.engine.components import Problem
from saucer.engine.errors import BadComponents
from saucer.engine.types import Seat
from saucer.games.area51.components import (
    CAPS,
    COLOURS,
    HANGAR_NAMES,
    MODES,
    PAIRED_CAPS,
    REGIONS,
    ROUTES,
    STANDARD,
    Cap,
    CardId,
    Components,
    Hangar,
    Side,
    Space,
    Towers,
    VehicleId,
    check_components,
)
from saucer.games.area51.events import CardDrawn, CardTaken, TurnStarted
from saucer.games.area51.moves import (
    Build,
    LeaveEmpty,
    Load,
    PickUp,
    PlayFaceDown,
    PlayFaceUp,
    PutInto,
    Refresh,
    Send,
    SetNumber,
    SetRoute,
    Take,
    Upgrade,
    UseCap,
)

KINDS: Final = 16
REGION_COUNT: Final = 3
COLOUR_COUNT: Final = 4
SPACES: Final = 24
HANGARS: Final = 9
VEHICLES: Final = 8
ROUTE_COUNT: Final = 6
MOST_SEATS: Final = 6
NO_CARDS: Final = [0] * KINDS


def tower_counts(towers: Towers) -> list[int]:
    return [towers.blue, towers.brown, towers.orange, towers.green]


class Box:
    """All components as numbers, and every move that names one of them."""

    def __init__(self, components: Components) -> None:
        try:
            check_components(components)
        except Problem as problem:
            raise BadComponents(str(problem)) from None
        self.components = components
        self.hand = components.hand
        self.display = components.display
        self.take = components.take
        self.caps = components.caps
        self.highest_number = components.highest_number
        self.bonuses = list(components.bonuses)
        self.sides: list[Side] = [components.small, components.large]
        self.read_cards(components)
        self.read_setups(components)
        self.write_names()
        self.write_moves()
        self.write_events()

    def read_cards(self, components: Components) -> None:
        self.card_ids: list[CardId] = [
            CardId(f"{colour}-{value}") for colour in COLOURS for value in range(1, COLOUR_COUNT + 1)
        ]
        self.card_of = {name: card for card, name in enumerate(self.card_ids)}
        self.starters = [0] * KINDS
        self.counts = [0] * KINDS
        for kind in components.cards:
            card = self.card_of[CardId(f"{kind.colour}-{kind.value}")]
            self.starters[card] = kind.starters
            self.counts[card] = kind.starters + kind.main
        self.value_of = [card % 4 + 1 for card in range(KINDS)]
        self.colour_of_card = [card // 4 for card in range(KINDS)]

    def read_setups(self, components: Components) -> None:
        self.large_regions = [0] * (MOST_SEATS + 1)
        self.returned = [0] * (MOST_SEATS + 1)
        self.tower_supply: list[list[int]] = [[] for _ in range(MOST_SEATS + 1)]
        for setup in components.setups:
            self.large_regions[setup.seats] = setup.large
            self.returned[setup.seats] = setup.returned
            self.tower_supply[setup.seats] = tower_counts(setup.towers)

    def write_names(self) -> None:
        self.regions = list(REGIONS)
        self.colours = list(COLOURS)
        self.routes = list(ROUTES)
        self.hangars: list[Hangar] = [Hangar(region + name) for region in REGIONS for name in HANGAR_NAMES]
        self.spaces: list[Space] = [
            Space(f"{region}{number}") for region in REGIONS for number in range(1, 9)
        ]
        self.vehicles: list[VehicleId] = [
            VehicleId(f"{colour}-{mode}") for mode in MODES for colour in COLOURS
        ]
        letters = "".join(REGIONS)
        self.route_from = [letters.index(route[0]) for route in ROUTES]
        self.route_to = [letters.index(route[1]) for route in ROUTES]
        self.region_of = {name: number for number, name in enumerate(REGIONS)}
        self.colour_of = {name: number for number, name in enumerate(COLOURS)}
        self.route_of = {name: number for number, name in enumerate(ROUTES)}
        self.hangar_of = {name: number for number, name in enumerate(self.hangars)}
        self.space_of = {name: number for number, name in enumerate(self.spaces)}
        self.vehicle_of = {name: number for number, name in enumerate(self.vehicles)}

    def write_moves(self) -> None:
        """Every move that names a card or a place, made once and used again and again."""
        self.build = [[Build(region, colour) for colour in COLOURS] for region in REGIONS]
        self.upgrade = [Upgrade(space) for space in self.spaces]
        self.send = [Send(vehicle) for vehicle in self.vehicles]
        self.set_route = [SetRoute(route) for route in ROUTES]
        self.set_number = [SetNumber(number) for number in range(self.highest_number + 1)]
        self.take_card = [Take(card) for card in self.card_ids]
        self.refresh = [Refresh(card) for card in self.card_ids]
        self.face_up = [PlayFaceUp(card) for card in self.card_ids]
        self.face_down = [PlayFaceDown(card) for card in self.card_ids]
        self.put_into = [PutInto(hangar) for hangar in self.hangars]
        self.pick_up = [PickUp(hangar) for hangar in self.hangars]
        self.load = [[Load(card, space) for space in self.spaces] for card in self.card_ids]
        self.leave_empty = [LeaveEmpty(space) for space in self.spaces]
        self.use_paired_cap = [UseCap(cap) for cap in PAIRED_CAPS]

    def write_events(self) -> None:
        seats = [Seat(seat) for seat in range(MOST_SEATS)]
        self.turn_started = [TurnStarted(seat) for seat in seats]
        self.card_taken = [[CardTaken(seat, card) for card in self.card_ids] for seat in seats]
        self.card_drawn = [[CardDrawn(seat, card) for card in self.card_ids] for seat in seats]
        self.unseen_drawn = [CardDrawn(seat, None) for seat in seats]


def caps_for(seats: int) -> list[Cap]:
    """The colours of caps at this number of seats, by owner."""
    return list(PAIRED_CAPS) if seats == 2 else list(CAPS[:seats])


STANDARD_BOX: Final = Box(STANDARD)
OTHER_BOXES: dict[Components, Box] = {}
MOST_BOXES: Final = 16


def box_of(components: Components | None) -> Box:
    """The tables of these components, the standard ones when None."""
    if components is None:
        return STANDARD_BOX
    box = OTHER_BOXES.get(components)
    if box is None:
        if len(OTHER_BOXES) >= MOST_BOXES:
            OTHER_BOXES.clear()
        box = Box(components)
        OTHER_BOXES[components] = box
    return box
