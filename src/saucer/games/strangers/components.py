"""Cards and boards as read from TOML, and the checks on them."""

import re
from typing import Literal, NewType

from saucer.engine.components.reading import (
    FileFormat,
    expect_falling,
    expect_length,
    expect_order,
    expect_range,
    expect_some,
    expect_sum,
    expect_unique,
    read_components,
    standard_text_of,
)
from saucer.engine.components.shape import Problem
from saucer.engine.components.toml_lines import Path
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

FORMATS = FileFormat("strangers")

BOARD_IDS = ("A", "B")
MOST_NUMBER = 500
MOST_STEPS = 5
FEWEST_STOPS = 2
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
    return read_components(text, source, Components, check_file, FORMATS)


def standard_text() -> str:
    return standard_text_of("saucer.games.strangers")


def check_file(components: Components) -> None:
    """Raise Problem at the first inconsistency, or where a board breaks what the rules say of every board. (R4.6)"""
    check_components(components)
    for number, board in enumerate(components.boards):
        if board.school not in board.school_stops:
            raise Problem(
                ("boards", number, "school_stops"),
                "box-school",
                "expected {school} among them, for School is a school-bus stop too (R4.6)",
                school=board.school,
            )


def check_components(components: Components) -> None:
    """Raise Problem at the first thing that does not add up."""
    for name in ("kids", "hand", "deck", "stall_flights"):
        expect_range((name,), getattr(components, name), 1, MOST_NUMBER)
    check_cards(components)
    expect_order(("boards",), [board.id for board in components.boards], BOARD_IDS, "id")
    for number, board in enumerate(components.boards):
        check_board(board, ("boards", number))


def check_cards(components: Components) -> None:
    cards = components.cards
    expect_unique(("cards",), (card.id for card in cards), "id")
    for number, card in enumerate(cards):
        expect_range(("cards", number, "count"), card.count, 1, MOST_NUMBER)
        expect_range(("cards", number, "number"), card.number, 1, MOST_STEPS)
    expect_sum(("deck",), sum(card.count for card in cards), components.deck)
    for effect in ("alien", "saucer"):
        if sum(card.effect == effect for card in cards) != 1:
            raise Problem(
                ("cards",),
                "box-one-effect",
                "expected one kind of card with the effect {effect}",
                effect=effect,
            )
    playable = sum(card.count for card in cards if card.effect not in NOT_IN_EVERY_HAND)
    if playable < 5 * (components.hand + 1):
        raise Problem(
            ("hand",),
            "box-playable",
            "{playable} cards that can be played are too few to deal hands of {hand}",
            playable=playable,
            hand=components.hand,
        )


def check_board(board: Board, where: Path) -> None:
    spots = [str(space.id) for space in board.spaces] + [str(place.id) for place in board.places]
    expect_unique((*where, "spaces"), spots[: len(board.spaces)], "id")
    expect_unique((*where, "places"), spots[len(board.spaces) :], "id")
    expect_range((*where, "rows"), board.rows, 1, MOST_ROWS)
    expect_range((*where, "columns"), board.columns, 1, MOST_COLUMNS)
    check_heads(board, where)
    check_cells(board, where)
    check_links(board, where)
    check_stops(board, where)
    check_places(board, where)
    check_reach(board, where)


def check_heads(board: Board, where: Path) -> None:
    heads = sum(space.head for space in board.spaces)
    if not 1 <= board.aliens <= heads:
        raise Problem(
            (*where, "aliens"),
            "box-heads",
            "expected 1 to {heads} Aliens, as many as the board has heads, not {came}",
            heads=heads,
            came=board.aliens,
        )


def cell_of(board: Board, name: str, where: Path) -> tuple[int, int]:
    """Column and row of a space name such as `e9`, counted from 1."""
    if not re.fullmatch(r"[a-z][0-9]{1,2}", name):
        raise Problem(where, "box-cell", "expected a cell such as e9, not {name}", name=name)
    column, row = ord(name[0]) - ord("a") + 1, int(name[1:])
    if not (1 <= column <= board.columns and 1 <= row <= board.rows):
        raise Problem(
            where,
            "box-outside",
            "{name} lies outside board {board}, which is {columns} by {rows}",
            name=name,
            board=board.id,
            columns=board.columns,
            rows=board.rows,
        )
    return column, row


def check_cells(board: Board, where: Path) -> None:
    taken: dict[tuple[int, int], str] = {}
    cells: list[tuple[str, str, Path]] = [
        (str(space.id), str(space.id), (*where, "spaces", number, "id"))
        for number, space in enumerate(board.spaces)
    ]
    cells += [
        (cell, str(place.id), (*where, "places", number, "cells"))
        for number, place in enumerate(board.places)
        for cell in place.cells
    ]
    for cell, owner, path in cells:
        at = cell_of(board, cell, path)
        if at in taken:
            raise Problem(
                path, "box-two-owners", "{cell} belongs to both {first} and {second}",
                cell=cell, first=taken[at], second=owner,
            )  # fmt: skip
        taken[at] = owner


def check_links(board: Board, where: Path) -> None:
    """Check that links join neighbouring spots and go both ways."""
    spaces = {space.id: space for space in board.spaces}
    for number, space in enumerate(board.spaces):
        for field in ("open", "walls"):
            path = (*where, "spaces", number, field)
            for spot in getattr(space, field):
                check_neighbour(board, space, spot, path)
                if spot in spaces and space.id not in getattr(spaces[spot], field):
                    raise Problem(
                        path,
                        "box-one-way",
                        "{spot} is listed here, but {spot} does not list {space} there",
                        spot=spot,
                        space=space.id,
                    )


def check_neighbour(board: Board, space: Space, spot: Spot, where: Path) -> None:
    places = {place.id: place.cells for place in board.places}
    cells = (str(spot),) if any(other.id == spot for other in board.spaces) else places.get(spot)
    if cells is None:
        raise Problem(where, "box-no-spot", "{spot} is not on board {board}", spot=spot, board=board.id)
    if not any(touches(board, space.id, cell, where) for cell in cells):
        raise Problem(
            where, "box-apart", "{space} and {spot} do not touch on board {board}",
            space=space.id, spot=spot, board=board.id,
        )  # fmt: skip


def touches(board: Board, cell: str, other: str, where: Path) -> bool:
    column, row = cell_of(board, cell, where)
    other_column, other_row = cell_of(board, other, where)
    return abs(column - other_column) + abs(row - other_row) == 1


def check_stops(board: Board, where: Path) -> None:
    for field in ("school", "school_stops", "city_stops"):
        stops = (board.school,) if field == "school" else getattr(board, field)
        for spot in stops:
            check_stop(board, spot, where, field)
        if field != "school" and len(set(stops)) < FEWEST_STOPS:
            raise Problem(
                (*where, field), "box-stops", "expected at least {fewest} stops", fewest=FEWEST_STOPS
            )


def check_stop(board: Board, spot: Spot, where: Path, field: str) -> None:
    """Check that a stop is a space on which no Alien can be put. (R4.6)"""
    place = next((number for number, space in enumerate(board.spaces) if space.id == spot), None)
    if place is None:
        raise Problem(
            (*where, field),
            "box-no-space",
            "{spot} is not a space of board {board}",
            spot=spot,
            board=board.id,
        )
    if board.spaces[place].head:
        raise Problem(
            (*where, "spaces", place, "head"),
            "box-stop-head",
            "expected false, for {spot} is a stop, and stops carry no head (R4.6)",
            spot=spot,
        )


def check_places(board: Board, where: Path) -> None:
    for number, place in enumerate(board.places):
        check_values(place, (*where, "places", number))
    for kind in NEEDED_PLACES:
        if not any(place.kind == kind for place in board.places):
            raise Problem(
                (*where, "places"), "box-no-place", "expected a place of the kind {kind}", kind=kind
            )


def check_values(place: Place, where: Path) -> None:
    values: Path = (*where, "values")
    for value in place.values:
        expect_range(values, value, 0, MOST_POINTS)
    for value in place.full_values:
        expect_range((*where, "full_values"), value, 0, MOST_POINTS)
    expect_falling(values, place.values)
    expect_some(values, place.values)
    if place.kind in ("house", "mansion"):
        expect_length(values, place.values, 1)
    if place.full_values:
        expect_length((*where, "full_values"), place.full_values, len(place.values))


def check_reach(board: Board, where: Path) -> None:
    spaces = {space.id: space for space in board.spaces}
    reached = {board.school}
    waiting = [board.school]
    while waiting:
        for spot in spaces[waiting.pop()].open:
            if spot not in reached:
                reached.add(spot)
                if spot in spaces:
                    waiting.append(spot)
    rows = [(str(space.id), (*where, "spaces", at, "id")) for at, space in enumerate(board.spaces)]
    rows += [(str(place.id), (*where, "places", at, "id")) for at, place in enumerate(board.places)]
    for name, path in rows:
        if name not in reached:
            raise Problem(
                path,
                "box-unreached",
                "{spot} cannot be reached from School on board {board}",
                spot=name,
                board=board.id,
            )


STANDARD = load_components(standard_text(), "standard.toml")
