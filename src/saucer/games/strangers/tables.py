"""The board and the cards as tables of numbers, made once from the components, for rules that run fast.

A *node* is a space (0 … spaces - 1) or a place (after the spaces). A *spot* is where a Kid can stand: a space, or a
slot (after the spaces). Cards are numbered in the order of the components.
"""

from typing import Final

from saucer.engine.components import Problem
from saucer.engine.errors import BadComponents
from saucer.engine.types import Seat
from saucer.games.strangers.components import (
    STANDARD,
    Board,
    CardId,
    Components,
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
    RemoveAlien,
    TakeRoute,
)

MOST_SEATS: Final = 4
LONGEST_ROUTE: Final = 5

HOUSE: Final = 0
MANSION: Final = 1
POOL: Final = 2
LIBRARY: Final = 3
PARK: Final = 4
CLUB: Final = 5
RALLY: Final = 6
PLACE_KINDS = ["house", "mansion", "pool", "library", "park", "club", "rally"]

ALIEN: Final = 0
SAUCER: Final = 1
MOVE: Final = 2
SCHOOL_BUS: Final = 3
CITY_BUS: Final = 4
MOVE_MANY: Final = 5
FENCE: Final = 6
BMX: Final = 7
TO_RALLY: Final = 8
SCIENCE: Final = 9
TO_POOL: Final = 10
SEND_OUT: Final = 11
REMOVE_ALIEN: Final = 12
COPY: Final = 13
EXTRA_ACTIONS: Final = 14
TO_HOUSE: Final = 15
EFFECTS = [
    "alien", "saucer", "move", "school_bus", "city_bus", "move_many", "fence", "bmx", "rally", "science",
    "pool", "send_out", "remove_alien", "copy", "extra_actions", "to_house",
]  # fmt: skip


class Route:
    """A way on foot: the nodes entered one after another, and the set of spaces among them."""

    def __init__(self, nodes: list[int], spaces: int) -> None:
        self.nodes = nodes
        self.end = nodes[len(nodes) - 1]
        self.spaces = spaces


class Ground:
    """One side of the board as numbers."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.spaces = len(board.spaces)
        self.names = [space.id for space in board.spaces] + [place.id for place in board.places]
        numbers = {name: number for number, name in enumerate(self.names)}
        self.school = numbers[board.school]
        self.school_stops = [numbers[stop] for stop in board.school_stops]
        self.city_stops = [numbers[stop] for stop in board.city_stops]
        self.heads = [number for number, space in enumerate(board.spaces) if space.head]
        self.has_head = [space.head for space in board.spaces]
        self.read_places(board)
        opened = [[numbers[spot] for spot in space.open] for space in board.spaces]
        walled = [[numbers[spot] for spot in space.walls] for space in board.spaces]
        self.neighbours = opened
        self.streets = [[node for node in nodes if node < self.spaces] for nodes in opened]
        self.doors = [self.doors_of(place) for place in range(self.places)]
        self.routes = self.all_routes(opened)
        self.jumps = self.all_routes([one + other for one, other in zip(opened, walled, strict=True)])
        self.write_moves()

    def read_places(self, board: Board) -> None:
        self.places = len(board.places)
        self.place_kind = [PLACE_KINDS.index(place.kind) for place in board.places]
        self.place_slots: list[list[int]] = []
        self.slot_place: list[int] = []
        self.slot_value: list[int] = []
        self.slot_full_value: list[int] = []
        self.spot_names: list[Spot] = list(self.names[: self.spaces])
        for number, place in enumerate(board.places):
            first = len(self.slot_place)
            self.place_slots.append(list(range(first, first + len(place.values))))
            self.slot_place += [number] * len(place.values)
            self.slot_value += list(place.values)
            self.slot_full_value += list(place.full_values or place.values)
            self.spot_names += [Spot(f"{place.id}.{nth + 1}") for nth in range(len(place.values))]
        self.slots = len(self.slot_place)
        self.slot_kind = [self.place_kind[place] for place in self.slot_place]
        self.kind_slots = [self.slots_of(kind) for kind in range(len(PLACE_KINDS))]
        self.houses = [self.spaces + number for number, kind in enumerate(self.place_kind) if kind == HOUSE]

    def slots_of(self, kind: int) -> list[int]:
        return [slot for slot in range(self.slots) if self.slot_kind[slot] == kind]

    def doors_of(self, place: int) -> list[int]:
        """The spaces from which one steps into a place."""
        return [space for space in range(self.spaces) if self.spaces + place in self.neighbours[space]]

    def all_routes(self, neighbours: list[list[int]]) -> list[list[list[Route]]]:
        """Routes by length and starting space. A route never enters a space twice and ends where it enters a place."""
        return [
            [self.routes_from(start, length, neighbours) for start in range(self.spaces)]
            for length in range(LONGEST_ROUTE + 1)
        ]

    def routes_from(self, start: int, length: int, neighbours: list[list[int]]) -> list[Route]:
        found: list[Route] = []
        if length:
            self.extend([], 1 << start, start, length, neighbours, found)
        return found

    def extend(
        self, nodes: list[int], seen: int, at: int, left: int, neighbours: list[list[int]], found: list[Route]
    ) -> None:
        for node in neighbours[at]:
            path = [*nodes, node]
            if node >= self.spaces:
                found.append(Route(path, self.spaces_in(path)))
            elif not (seen >> node) & 1:
                if left == 1:
                    found.append(Route(path, self.spaces_in(path)))
                else:
                    self.extend(path, seen | (1 << node), node, left - 1, neighbours, found)

    def spaces_in(self, nodes: list[int]) -> int:
        spaces = 0
        for node in nodes:
            if node < self.spaces:
                spaces |= 1 << node
        return spaces

    def write_moves(self) -> None:
        """Every move that names a spot, made once and used again and again."""
        space_names = self.names[: self.spaces]
        self.flee = [Flee(name) for name in space_names]
        self.move_to = [MoveTo(name) for name in self.names]
        self.take_route = [TakeRoute(name) for name in space_names]
        self.place_alien = [PlaceAlien(name) for name in space_names]
        self.remove_alien = [RemoveAlien(name) for name in space_names]
        self.choose_kid = [
            [ChooseKid(Seat(seat), name) for name in self.spot_names] for seat in range(MOST_SEATS)
        ]
        self.node_of = {name: number for number, name in enumerate(self.names)}
        self.spot_of = {name: number for number, name in enumerate(self.spot_names)}


class Box:
    """All components as numbers."""

    def __init__(self, components: Components) -> None:
        try:
            check_components(components)
        except Problem as problem:
            raise BadComponents(str(problem)) from None
        self.components = components
        self.kids = components.kids
        self.hand = components.hand
        self.stall_flights = components.stall_flights
        self.grounds = [Ground(board) for board in components.boards]
        self.board_ids = [board.id for board in components.boards]
        self.card_ids: list[CardId] = [card.id for card in components.cards]
        self.card_of = {card: number for number, card in enumerate(self.card_ids)}
        self.counts = [card.count for card in components.cards]
        self.effects = [EFFECTS.index(card.effect) for card in components.cards]
        self.numbers = [card.number for card in components.cards]
        self.alien = self.effects.index(ALIEN)
        self.saucer = self.effects.index(SAUCER)
        self.playable = [effect != ALIEN and effect != SAUCER for effect in self.effects]
        self.play_card = [PlayCard(card) for card in self.card_ids]
        self.discard = [Discard(card) for card in self.card_ids]
        self.copy_card = [CopyCard(card) for card in self.card_ids]
        self.lay_card = [LayCard(card) for card in self.card_ids]
        self.look_at = [LookAt(Seat(seat)) for seat in range(MOST_SEATS)]


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
