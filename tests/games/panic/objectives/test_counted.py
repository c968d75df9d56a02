"""What counts for a card in a town (R4.1), beside a second reading of the rules that shares nothing with the game."""

from saucer.engine.build import is_compiled
from saucer.engine.chance import Chance
from saucer.games.panic.components import CELL_NAMES, STANDARD, Face
from saucer.games.panic.objectives.table import counted_in
from saucer.games.panic.solver.solver import sample_town
from saucer.games.panic.tables import TABLES
from saucer.games.panic.town.notation import laid_faces_of, parse_town
from saucer.games.panic.town.town import Counted
from saucer.games.panic.town.town_map import TownMap
from tests.games.panic import counted_towns, example_towns, naive
from tests.games.panic.vectors import VALUED_CARDS

TOWNS = 600 if is_compiled() else 200
FIGURES = {
    1: ("netted_alien",), 7: ("house",), 9: ("net_agent",), 12: ("dog",), 17: ("ufo",), 24: ("boy", "girl", "dog"),
    25: ("girl",), 26: ("boy",),
}  # fmt: skip
ITEMS = {
    1: "alien", 2: "alien", 8: "alien burger", 9: "agent", 14: "agent", 16: "burger", 17: "alien", 18: "alien",
    19: "alien", 20: "agent alien burger",
}  # fmt: skip
BECAUSE = {1: "agent", 2: "agent", 16: "alien", 18: "agent"}


def map_of(town: str) -> TownMap:
    return TownMap(STANDARD, TABLES.standard, laid_faces_of(parse_town(town)))


def counted(town: str, card: int, *, facing: bool = False) -> Counted:
    found = counted_in(map_of(town), card, facing=facing)
    assert found is not None
    return found


def face_at(town: str, cell: str) -> Face:
    laid = parse_town(town).cells[CELL_NAMES.index(cell)]
    assert laid is not None
    return STANDARD.faces[(laid.tile - 1) * 2 + "AB".index(laid.side)]


def item_at(town: str, cell: str) -> str:
    (item,) = [road.item for road in face_at(town, cell).roads if road.item]
    return str(item)


def kind_at(town: str, cell: str, nth: int) -> str:
    return str(face_at(town, cell).figures[nth].kind)


def number_of(town: str, found: Counted, card: int) -> int:
    """The value of a card, read off what counts."""
    items = [item_at(town, cell) for cell in found.items]
    match card:
        case 8:
            return items.count("alien") * items.count("burger")
        case 17:
            return items.count("alien") * len(found.figures)
        case 20:
            return len(items) // 3
        case 24:
            return len(found.figures) // 2
        case 5 | 6:
            return len(found.roads)
        case 10 | 13 | 15:
            return len(whole_roads(town, found))
        case _:
            return len(found.tiles) + len(found.figures) + len(items)


def whole_roads(town: str, found: Counted) -> set[frozenset[tuple[str, int]]]:
    """The roads of the second reading that the lit pieces make up; each must be lit whole or not at all."""
    lit = {(piece.cell, frozenset(ends_of(town, piece.cell, piece.nth))) for piece in found.roads}
    roads = [
        {(CELL_NAMES[segment.cell], frozenset(segment.ends)) for segment, _ in road}
        for road in naive.walks(naive.segments_of(town))
    ]
    assert all(road <= lit or not road & lit for road in roads)
    return {frozenset((cell, hash(ends)) for cell, ends in road) for road in roads if road <= lit}


def ends_of(town: str, cell: str, nth: int) -> list[naive.Point]:
    """The border points that a road of a face joins as the tile lies."""
    number = CELL_NAMES.index(cell)
    turn = int(town.split()[number][2])
    road = face_at(town, cell).roads[nth]
    return [naive.point(number, ("NESW".index(end) + turn) % 4) for end in road.ends]


def check(town: str, card: int) -> None:
    found = counted(town, card)
    assert number_of(town, found, card) == naive.values(town)[card], (town, card)
    assert {kind_at(town, piece.cell, piece.nth) for piece in found.figures} <= set(FIGURES.get(card, ()))
    assert {item_at(town, cell) for cell in found.items} <= set(ITEMS.get(card, "").split())
    assert {item_at(town, cell) for cell in found.because} <= set(BECAUSE.get(card, "").split())
    assert not set(found.items) & set(found.because)


def test_r4_1_what_counts_makes_up_the_value_of_every_card() -> None:
    rng = Chance(17, 0)
    for _ in range(TOWNS):
        town = str(sample_town(rng))
        for card in VALUED_CARDS:
            check(town, card)
        assert len(counted(town, 20, facing=True).items) == 3 * naive.facing_chains(town)


def test_r9_5_the_longest_road_is_lit_whole() -> None:
    rng = Chance(18, 0)
    for _ in range(50):
        town = str(sample_town(rng))
        (road,) = whole_roads(town, counted(town, 5))
        assert len(road) == naive.values(town)[5]


def test_r8_2_a_district_is_joined_edge_to_edge() -> None:
    rng = Chance(19, 0)
    for _ in range(50):
        town = str(sample_town(rng))
        for card in (3, 21, 22, 23):
            cells = {CELL_NAMES.index(cell) for cell in counted(town, card).tiles}
            assert naive.biggest_group(cells) == len(cells)


def test_an_unfinished_town_counts_as_it_lies() -> None:
    assert counted(". . . . 9B0 . . . .", 12).figures[0].cell == "b2"
    assert counted(". . . . . . . . .", 5) == Counted()


def test_r9_4_nothing_of_a_town_counts_for_the_card_of_the_tokens() -> None:
    assert counted_in(map_of(". . . . 9B0 . . . ."), 4) is None


def test_the_client_draws_towns_as_the_game_counts_them() -> None:
    """The client's own test draws this file; here it is what the game says."""
    assert counted_towns.PATH.read_text(encoding="utf-8") == counted_towns.text(), (
        "run python tests/games/panic/counted_towns.py"
    )


def test_the_sheets_show_examples_of_what_counts_now() -> None:
    assert list(example_towns.EXAMPLES) == list(VALUED_CARDS)
    assert example_towns.PATH.read_text(encoding="utf-8") == example_towns.text(), (
        "run python tests/games/panic/example_towns.py"
    )
