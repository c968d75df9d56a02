"""The boards and the cards as tables of numbers, made once from the components, for rules that run fast.

Cards, spaces, places and slots are numbered in the order of the components. A *node* is what a move can lead to: a
space or, numbered after the spaces, a place. A *position* is where a Kid can be: a space or, numbered after the spaces,
a slot.
"""

from typing import Any, Final, NewType, get_args

from saucer.engine.bits import has, with_
from saucer.engine.components.tables import TableLoader
from saucer.engine.types import Seat
from saucer.games.strangers.components import (
    STANDARD,
    Board,
    CardId,
    Components,
    Effect,
    PlaceKind,
    Spot,
    check_components,
)
from saucer.games.strangers.moves import (
    ChooseKid,
    CopyCard,
    Discard,
    Flee,
    LayCard,
    LookAt,
    MoveTo,
    PlaceAlien,
    PlayCard,
    TakeRoute,
)

# Numbers, in the order of the components.

Card = NewType("Card", int)
"""A kind of card."""
Node = NewType("Node", int)
Space = NewType("Space", Node)
Place = NewType("Place", int)
Slot = NewType("Slot", int)
Position = NewType("Position", int)

MOST_SEATS: Final = 4
LONGEST_ROUTE: Final = 5

HOUSE: Final = 0
MANSION: Final = 1
POOL: Final = 2
LIBRARY: Final = 3
PARK: Final = 4
RALLY: Final = 6
PLACE_KINDS: list[str] = list(get_args(PlaceKind))

EFFECTS: list[str] = list(get_args(Effect))
"""The effects of cards; their number is the index here, and in the table of `rules/cards`."""


# Sets of spaces

SpaceSet = NewType("SpaceSet", int)
"""A set of spaces: bit n stands for space n."""

NO_SPACES: Final = SpaceSet(0)


def overlap(spaces: SpaceSet, others: SpaceSet) -> bool:
    """Whether the sets have a space in common."""
    return spaces & others != 0


def union(spaces: SpaceSet, others: SpaceSet) -> SpaceSet:
    return SpaceSet(spaces | others)


def set_of(spaces: list[Space]) -> SpaceSet:
    found = NO_SPACES
    for space in spaces:
        found = with_(found, space)
    return found


class Route:
    """A way on foot: the nodes entered one after another, and the set of spaces among them."""

    def __init__(self, nodes: list[Node], spaces: SpaceSet) -> None:
        self.nodes = nodes
        self.end = nodes[len(nodes) - 1]
        self.spaces = spaces


class BoardTables:
    """One side of the board as numbers."""

    def __init__(self, data: Board) -> None:
        self.data = data
        self.space_count = len(data.spaces)
        self.spaces = [Space(Node(number)) for number in range(self.space_count)]
        self.names = [space.id for space in data.spaces] + [place.id for place in data.places]
        self.node_of = {name: Node(number) for number, name in enumerate(self.names)}
        self.school = Space(self.node_of[data.school])
        self.school_stops = [Space(self.node_of[stop]) for stop in data.school_stops]
        self.city_stops = [Space(self.node_of[stop]) for stop in data.city_stops]
        self.heads = [space for space in self.spaces if data.spaces[space].head]
        self.has_head = [space.head for space in data.spaces]
        self.read_places(data)
        self.find_routes(data)
        self.make_moves()

    def read_places(self, data: Board) -> None:
        self.place_count = len(data.places)
        self.place_kind = [PLACE_KINDS.index(place.kind) for place in data.places]
        self.place_slots: list[list[Slot]] = []
        self.slot_place: list[Place] = []
        self.slot_value: list[int] = []
        self.slot_full_value: list[int] = []
        self.position_names: list[Spot] = list(self.names[: self.space_count])
        for number, place in enumerate(data.places):
            first = len(self.slot_place)
            self.place_slots.append([Slot(first + nth) for nth in range(len(place.values))])
            self.slot_place += [Place(number)] * len(place.values)
            self.slot_value += list(place.values)
            self.slot_full_value += list(place.full_values or place.values)
            self.position_names += [Spot(f"{place.id}.{nth + 1}") for nth in range(len(place.values))]
        self.position_of = {name: Position(number) for number, name in enumerate(self.position_names)}
        self.slot_count = len(self.slot_place)
        self.slot_kind = [self.place_kind[place] for place in self.slot_place]
        self.kind_slots = [self.slots_of(kind) for kind in range(len(PLACE_KINDS))]
        self.houses = [
            self.place_node(Place(place)) for place in range(self.place_count) if self.is_house(place)
        ]

    def is_house(self, place: int) -> bool:
        return self.place_kind[place] == HOUSE

    def slots_of(self, kind: int) -> list[Slot]:
        return [Slot(slot) for slot in range(self.slot_count) if self.slot_kind[slot] == kind]

    # Nodes and positions

    def place_node(self, place: Place) -> Node:
        return Node(self.space_count + place)

    def place_at(self, node: Node) -> Place:
        """The place of a node that is no space."""
        return Place(node - self.space_count)

    def slot_position(self, slot: Slot) -> Position:
        return Position(self.space_count + slot)

    def slot_at(self, position: Position) -> Slot:
        """The slot of a position that is no space."""
        return Slot(position - self.space_count)

    # Routes

    def find_routes(self, data: Board) -> None:
        open_sides = [[self.node_of[spot] for spot in space.open] for space in data.spaces]
        walls = [[self.node_of[spot] for spot in space.walls] for space in data.spaces]
        self.neighbours = open_sides
        self.streets = [[Space(node) for node in nodes if node < self.space_count] for nodes in open_sides]
        self.doors = [self.doors_of(Place(place)) for place in range(self.place_count)]
        self.routes = self.all_routes(open_sides)
        self.routes_over_walls = self.all_routes([open_sides[space] + walls[space] for space in self.spaces])

    def doors_of(self, place: Place) -> list[Space]:
        """The spaces with a door to a place."""
        return [space for space in self.spaces if self.place_node(place) in self.neighbours[space]]

    def all_routes(self, neighbours: list[list[Node]]) -> list[list[list[Route]]]:
        """Routes by length and starting space. A route never enters a space twice and ends where it enters a place."""
        return [
            [self.routes_from(start, length, neighbours) for start in self.spaces]
            for length in range(LONGEST_ROUTE + 1)
        ]

    def routes_from(self, start: Space, length: int, neighbours: list[list[Node]]) -> list[Route]:
        found: list[Route] = []
        if length:
            self.extend([], with_(NO_SPACES, start), start, length, neighbours, found)
        return found

    def extend(
        self,
        nodes: list[Node],
        seen: SpaceSet,
        at: Node,
        left: int,
        neighbours: list[list[Node]],
        found: list[Route],
    ) -> None:
        for node in neighbours[at]:
            path = [*nodes, node]
            if node >= self.space_count:
                found.append(Route(path, self.spaces_in(path)))
            elif not has(seen, node):
                if left == 1:
                    found.append(Route(path, self.spaces_in(path)))
                else:
                    self.extend(path, with_(seen, node), node, left - 1, neighbours, found)

    def spaces_in(self, nodes: list[Node]) -> SpaceSet:
        found = NO_SPACES
        for node in nodes:
            if node < self.space_count:
                found = with_(found, node)
        return found

    # Moves

    def make_moves(self) -> None:
        """Create every move that names a spot, once per board."""
        space_names = self.names[: self.space_count]
        self.flee = [Flee(name) for name in space_names]
        self.move_to = [MoveTo(name) for name in self.names]
        self.take_route = [TakeRoute(name) for name in space_names]
        self.place_alien = [PlaceAlien(name) for name in space_names]
        self.choose_kid = [
            [ChooseKid(Seat(seat), name) for name in self.position_names] for seat in range(MOST_SEATS)
        ]


class Tables:
    """All components as numbers."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.kids = components.kids
        self.hand = components.hand
        self.stall_flights = components.stall_flights
        self.boards = [BoardTables(data) for data in components.boards]
        self.board_ids = [board.id for board in components.boards]
        self.card_ids: list[CardId] = [card.id for card in components.cards]
        self.card_of = {card: Card(number) for number, card in enumerate(self.card_ids)}
        self.cards = [Card(number) for number in range(len(self.card_ids))]
        self.counts = [card.count for card in components.cards]
        self.effects = [EFFECTS.index(card.effect) for card in components.cards]
        self.numbers = [card.number for card in components.cards]
        self.alien = Card(self.effects.index(EFFECTS.index("alien")))
        self.saucer = Card(self.effects.index(EFFECTS.index("saucer")))
        self.playable = [card != self.alien and card != self.saucer for card in self.cards]
        self.play_card = [PlayCard(card) for card in self.card_ids]
        self.discard = [Discard(card) for card in self.card_ids]
        self.copy_card = [CopyCard(card) for card in self.card_ids]
        self.lay_card = [LayCard(card) for card in self.card_ids]
        self.look_at = [LookAt(Seat(seat)) for seat in range(MOST_SEATS)]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the components alone, and nothing of the standard ones: every process has their tables."""
        return tables_of, (None if self is TABLES.standard else self.components,)


TABLES: Final[TableLoader[Components, Tables]] = TableLoader(STANDARD, Tables, check_components)


def tables_of(components: Components | None) -> Tables:
    """Return the tables of components, the standard ones when None."""
    return TABLES.of(components)
