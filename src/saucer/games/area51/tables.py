"""The components as tables of numbers, made once, for rules that run fast."""

from typing import Any, Final

from saucer.engine.components.tables import TableLoader
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
    HangarId,
    Side,
    SpaceId,
    Towers,
    VehicleId,
    check_components,
)
from saucer.games.area51.encoding import (
    BUNKERS,
    COLOUR_COUNT,
    EVERY_CARD,
    EVERY_COLOUR,
    EVERY_HANGAR,
    EVERY_REGION,
    EVERY_ROUTE,
    EVERY_SPACE,
    EVERY_VEHICLE,
    HANGARS_OF,
    KINDS,
    MOST_SEATS,
    Card,
    Region,
    kinds_in,
)
from saucer.games.area51.events import CardDrawn, CardTaken, TurnStarted
from saucer.games.area51.moves import (
    Build,
    Collect,
    Draw,
    LeaveEmpty,
    Load,
    Move,
    Pass,
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
from saucer.games.area51.options import Options


def tower_counts(towers: Towers) -> list[int]:
    return [towers.blue, towers.brown, towers.orange, towers.green]


class Tables:
    """All components as numbers, and the moves and events that name one of them."""

    def __init__(self, components: Components) -> None:
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
        self.card_of = {self.card_ids[card]: card for card in EVERY_CARD}
        self.starters = [0] * KINDS
        self.counts = [0] * KINDS
        for kind in components.cards:
            card = self.card_of[CardId(f"{kind.colour}-{kind.value}")]
            self.starters[card] = kind.starters
            self.counts[card] = kind.starters + kind.main

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
        self.hangars: list[HangarId] = [
            HangarId(region + name) for region in REGIONS for name in HANGAR_NAMES
        ]
        self.spaces: list[SpaceId] = [
            SpaceId(f"{region}{number}") for region in REGIONS for number in range(1, 9)
        ]
        self.vehicles: list[VehicleId] = [
            VehicleId(f"{colour}-{mode}") for mode in MODES for colour in COLOURS
        ]
        letters = "".join(REGIONS)
        self.route_from = [Region(letters.index(route[0])) for route in ROUTES]
        self.route_to = [Region(letters.index(route[1])) for route in ROUTES]
        self.region_of = {REGIONS[region]: region for region in EVERY_REGION}
        self.colour_of = {COLOURS[colour]: colour for colour in EVERY_COLOUR}
        self.route_of = {ROUTES[route]: route for route in EVERY_ROUTE}
        self.hangar_of = {self.hangars[hangar]: hangar for hangar in EVERY_HANGAR}
        self.space_of = {self.spaces[space]: space for space in EVERY_SPACE}
        self.vehicle_of = {self.vehicles[vehicle]: vehicle for vehicle in EVERY_VEHICLE}

    def write_moves(self) -> None:
        """Create every move that names a card or a place, once."""
        self.build = [[Build(region, colour) for colour in COLOURS] for region in REGIONS]
        self.upgrade = [Upgrade(space) for space in self.spaces]
        self.send = [Send(vehicle) for vehicle in self.vehicles]
        self.set_route: list[Move] = [SetRoute(route) for route in ROUTES]
        self.set_number: list[Move] = [SetNumber(number) for number in range(self.highest_number + 1)]
        self.take_card = [Take(card) for card in self.card_ids]
        self.refresh = [Refresh(card) for card in self.card_ids]
        self.face_up = [PlayFaceUp(card) for card in self.card_ids]
        self.face_down = [PlayFaceDown(card) for card in self.card_ids]
        self.put_into: list[Move] = [PutInto(hangar) for hangar in self.hangars]
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

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the components alone, and nothing of the standard ones: every process has their tables."""
        return tables_of, (None if self is TABLES.standard else self.components,)


def card_names(tables: Tables, cards: list[Card]) -> tuple[CardId, ...]:
    """Cards by name, in the order given."""
    ids = tables.card_ids
    return tuple([ids[card] for card in cards])


def caps_for(seats: int) -> list[Cap]:
    """The colours of caps at this number of seats, by owner."""
    return list(PAIRED_CAPS) if seats == 2 else list(CAPS[:seats])


TABLES: Final[TableLoader[Components, Tables]] = TableLoader(STANDARD, Tables, check_components)


def every_move(options: Options, seats: int) -> list[Any]:
    """The fixed catalogue of moves under these options."""
    tables = TABLES.of(options.components)
    cards = kinds_in(tables.counts)
    found: list[Any] = [Collect(), Draw(), Pass()]
    for region in EVERY_REGION:
        found += tables.build[region]
    if seats == 2:
        found += tables.use_paired_cap
    found += tables.send
    found += tables.set_route
    found += tables.set_number[1:]
    for card in cards:
        found += [tables.refresh[card], tables.take_card[card], tables.face_up[card], tables.face_down[card]]
    return found + place_moves(tables, cards)


def place_moves(tables: Tables, cards: list[Card]) -> list[Any]:
    """The moves that name a hangar or a space, as if every region were as large as can be."""
    spaces = max(side.spaces for side in tables.sides)
    hangars = max(side.hangars for side in tables.sides)
    found: list[Any] = []
    for region in EVERY_REGION:
        for hangar in HANGARS_OF[region][hangars]:
            found += [tables.put_into[hangar], tables.pick_up[hangar]]
        for space in BUNKERS[region][spaces][spaces]:
            found += [tables.upgrade[space], tables.leave_empty[space]]
            found += [tables.load[card][space] for card in cards]
    return found


def tables_of(components: Components | None) -> Tables:
    """Return the tables of components, the standard ones when None."""
    return TABLES.of(components)
