"""Cards and boards as read from TOML, and the checks that component data must pass."""

import re
from collections.abc import Iterable
from typing import Literal, NewType

from saucer.engine.components import Problem, read_components, standard_text_of
from saucer.engine.types import Data

CardId = NewType("CardId", str)
"""A kind of card, such as `walk`."""

Spot = NewType("Spot", str)
"""A space (`e9`), a place (`pool`) or one slot of a place (`pool.1`)."""

Effect = Literal[
    "alien", "saucer", "move", "school_bus", "city_bus", "move_many", "fence", "bmx", "rally", "science",
    "pool", "send_out", "remove_alien", "copy", "extra_actions", "to_house",
]  # fmt: skip
PlaceKind = Literal["house", "mansion", "pool", "library", "park", "club", "rally"]
Provenance = Literal["rulebook", "found", "reconstructed"]

BOARD_IDS = ("A", "B")
MOST_ROWS = 99
MOST_COLUMNS = 26
MOST_POINTS = 99
NOT_ALONE: tuple[Effect, ...] = ("copy",)
"""Cards that a single player leaves in the box. (R8.7)"""
NOT_FOR_ARCHITECTS: tuple[Effect, ...] = ("saucer", "science")
"""Cards that an architect leaves in the box as well. (R8.8)"""
NOT_IN_EVERY_HAND: tuple[Effect, ...] = ("alien", *NOT_ALONE, *NOT_FOR_ARCHITECTS)
NEEDED_PLACES: tuple[PlaceKind, ...] = ("house", "pool", "rally")


class CardKind(Data, frozen=True):
    """One kind of card: how many there are and what one does."""

    id: CardId
    count: int
    effect: Effect
    number: int
    provenance: Provenance = "reconstructed"


class Space(Data, frozen=True):
    """A space of road or wood: the spots open to it, and those behind its red lines."""

    id: Spot
    kind: Literal["road", "wood"]
    head: bool
    open: tuple[Spot, ...]
    walls: tuple[Spot, ...]


class Place(Data, frozen=True):
    """A Safe place with the points of its slots, best first."""

    id: Spot
    sign: str
    kind: PlaceKind
    cells: tuple[str, ...]
    values: tuple[int, ...]
    full_values: tuple[int, ...] = ()


class Board(Data, frozen=True):
    """One side of the board."""

    id: str
    rows: int
    columns: int
    aliens: int
    school: Spot
    school_stops: tuple[Spot, ...]
    city_stops: tuple[Spot, ...]
    spaces: tuple[Space, ...]
    places: tuple[Place, ...]
    provenance: Provenance = "reconstructed"


class Components(Data, frozen=True):
    """All components of the game."""

    name: str
    kids: int
    hand: int
    deck: int
    stall_flights: int
    cards: tuple[CardKind, ...]
    boards: tuple[Board, ...]


def load_components(text: str, source: str = "components") -> Components:
    """Read and check component data. Raises BadComponents with the line and the reason."""
    return read_components(text, source, Components, check_components)


def standard_text() -> str:
    return standard_text_of("saucer.games.strangers")


def check_components(components: Components) -> None:
    """Raise Problem at the first thing that does not add up."""
    check_numbers(components)
    check_cards(components)
    if tuple(board.id for board in components.boards) != BOARD_IDS:
        raise Problem(f"expected the boards {' and '.join(BOARD_IDS)}, in this order", "[[boards]]")
    for board in components.boards:
        try:
            check_board(board)
        except Problem as problem:
            problem.below = f'id = "{board.id}"'
            raise


def check_numbers(components: Components) -> None:
    for name in ("kids", "hand", "deck", "stall_flights"):
        value: int = getattr(components, name)
        if not 1 <= value <= 500:
            raise Problem(f"{name} must be from 1 to 500, not {value}", f"{name} =")


def check_cards(components: Components) -> None:
    cards = components.cards
    check_unique((card.id for card in cards), "card")
    for card in cards:
        if card.count < 1 or not 1 <= card.number <= 5:
            raise Problem(
                f"{card.id} needs a count of 1 or more and a number from 1 to 5", f'id = "{card.id}"'
            )
    total = sum(card.count for card in cards)
    if total != components.deck:
        raise Problem(
            f"the card counts add up to {total}, but the deck has {components.deck} cards", "cards ="
        )
    for effect in ("alien", "saucer"):
        if sum(card.effect == effect for card in cards) != 1:
            raise Problem(f"exactly one kind of card must have the effect {effect!r}", "cards =")
    playable = sum(card.count for card in cards if card.effect not in NOT_IN_EVERY_HAND)
    if playable < 5 * (components.hand + 1):
        raise Problem(f"{playable} playable cards are too few to deal hands of {components.hand}", "cards =")


def check_unique(names: Iterable[str], what: str) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise Problem(f"the {what} {name!r} is there twice", f'id = "{name}"')
        seen.add(name)


def check_board(board: Board) -> None:
    check_unique(
        [space.id for space in board.spaces] + [place.id for place in board.places], f"board {board.id} spot"
    )
    check_size(board)
    check_heads(board)
    check_cells(board)
    check_links(board)
    check_stops(board)
    check_places(board)
    check_reach(board)


def near(spot: str) -> str:
    return f'id = "{spot}"'


def check_size(board: Board) -> None:
    if not 1 <= board.rows <= MOST_ROWS:
        raise Problem(f"board {board.id} needs 1 to {MOST_ROWS} rows, not {board.rows}", "rows =")
    if not 1 <= board.columns <= MOST_COLUMNS:
        raise Problem(f"board {board.id} needs 1 to {MOST_COLUMNS} columns, not {board.columns}", "columns =")


def check_heads(board: Board) -> None:
    heads = sum(space.head for space in board.spaces)
    if not 1 <= board.aliens <= heads:
        raise Problem(f"board {board.id} has {heads} heads for {board.aliens} Aliens", "aliens =")


def cell_of(board: Board, name: str) -> tuple[int, int]:
    """Column and row of a space name such as `e9`, counted from 1."""
    if not re.fullmatch(r"[a-z][0-9]{1,2}", name):
        raise Problem(f"{name!r} is not a cell such as e9", f'"{name}"')
    column, row = ord(name[0]) - ord("a") + 1, int(name[1:])
    if not (1 <= column <= board.columns and 1 <= row <= board.rows):
        raise Problem(f"{name} lies outside board {board.id} ({board.columns} by {board.rows})", f'"{name}"')
    return column, row


def check_cells(board: Board) -> None:
    taken: dict[tuple[int, int], str] = {}
    cells: list[tuple[str, str]] = [(str(space.id), str(space.id)) for space in board.spaces]
    cells += [(cell, str(place.id)) for place in board.places for cell in place.cells]
    for cell, owner in cells:
        where = cell_of(board, cell)
        if where in taken:
            raise Problem(f"{cell} belongs to both {taken[where]} and {owner}", near(owner))
        taken[where] = owner


def check_links(board: Board) -> None:
    spaces = {space.id: space for space in board.spaces}
    places = {place.id: place for place in board.places}
    for space in board.spaces:
        for spot in (*space.open, *space.walls):
            if spot not in spaces and spot not in places:
                raise Problem(f"{space.id} leads to {spot}, which is not on board {board.id}", near(space.id))
            cells = (str(spot),) if spot in spaces else places[spot].cells
            if not any(touches(board, space.id, cell) for cell in cells):
                raise Problem(f"{space.id} and {spot} do not touch on board {board.id}", near(space.id))
        for spot in space.open:
            if spot in spaces and space.id not in spaces[spot].open:
                raise Problem(f"{space.id} is open to {spot}, but {spot} not to {space.id}", near(space.id))
        for spot in space.walls:
            if spot in spaces and space.id not in spaces[spot].walls:
                raise Problem(
                    f"{space.id} is walled off from {spot}, but {spot} not from {space.id}", near(space.id)
                )


def touches(board: Board, cell: str, other: str) -> bool:
    column, row = cell_of(board, cell)
    other_column, other_row = cell_of(board, other)
    return abs(column - other_column) + abs(row - other_row) == 1


def check_stops(board: Board) -> None:
    spaces = {space.id: space for space in board.spaces}
    for spot in (board.school, *board.school_stops, *board.city_stops):
        if spot not in spaces:
            raise Problem(f"the stop {spot} is not a space of board {board.id}", f'"{spot}"')
        if spaces[spot].head:
            raise Problem(
                f"the stop {spot} carries an Alien head; a bus must always find its stop", near(spot)
            )
    if len(set(board.school_stops)) < 2 or len(set(board.city_stops)) < 2:
        raise Problem(f"board {board.id} needs at least two stops of each kind", "school_stops")


def check_places(board: Board) -> None:
    for place in board.places:
        if not place.values or list(place.values) != sorted(place.values, reverse=True):
            raise Problem(
                f"the values of {place.id} must be there and fall from best to worst", near(place.id)
            )
        if not all(0 <= value <= MOST_POINTS for value in (*place.values, *place.full_values)):
            raise Problem(
                f"a slot of {place.id} must be worth from 0 to {MOST_POINTS} points", near(place.id)
            )
        if place.full_values and len(place.full_values) != len(place.values):
            raise Problem(
                f"{place.id} has {len(place.values)} slots but {len(place.full_values)} full values",
                near(place.id),
            )
        if place.kind in ("house", "mansion") and len(place.values) != 1:
            raise Problem(
                f"{place.id} is a {place.kind} and takes one Kid, not {len(place.values)}", near(place.id)
            )
    for kind in NEEDED_PLACES:
        if not any(place.kind == kind for place in board.places):
            raise Problem(f"board {board.id} has no {kind}", f'id = "{board.id}"')


def check_reach(board: Board) -> None:
    spaces = {space.id: space for space in board.spaces}
    reached = {board.school}
    waiting = [board.school]
    while waiting:
        for spot in spaces[waiting.pop()].open:
            if spot not in reached:
                reached.add(spot)
                if spot in spaces:
                    waiting.append(spot)
    for spot in [space.id for space in board.spaces] + [place.id for place in board.places]:
        if spot not in reached:
            raise Problem(f"{spot} cannot be reached from School on board {board.id}", near(spot))


STANDARD = load_components(standard_text(), "standard.toml")
