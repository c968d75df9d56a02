"""The best towns: the ranges of all cards proven, and fronts checked against brute force and local search."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest

from saucer.engine.build import is_compiled
from saucer.engine.chance import Chance
from saucer.games.panic.components import SIDES, STANDARD
from saucer.games.panic.faces import BLANK, FaceIndex, laid
from saucer.games.panic.objectives.table import SCORING_RULES, value_of
from saucer.games.panic.solver.answers import CardError
from saucer.games.panic.solver.road_patterns import pavings_of
from saucer.games.panic.solver.search import FrontSearch
from saucer.games.panic.solver.solver import Solver, best_for, front, sample_town, solver_for
from saucer.games.panic.town.completeness import fault
from saucer.games.panic.town.inventory import Inventory, inventory_of
from saucer.games.panic.town.lineups import Lineup
from saucer.games.panic.town.networks import Network
from saucer.games.panic.town.notation import laid_of
from saucer.games.panic.town.town import Laid, Town
from tests.games.panic import naive
from tests.games.panic.vectors import RANGES, VALUED_CARDS

WORLDS, ASKED, BREADTH = (3, 150, 2) if is_compiled() else (1, 40, 1)
"""The pure build tries a part of what the compiled one does: the same code, ten times slower."""
TRIPLES = [(1, 5, 16), (3, 22, 23), (2, 8, 13), (9, 15, 20), (6, 7, 12), (17, 18, 19), (10, 14, 21)]
TRIED = TRIPLES if is_compiled() else TRIPLES[:2]
PROVEN = VALUED_CARDS if is_compiled() else [2, 5, 7, 15, 16, 21]


def at_least(card: int, one: int, other: int) -> bool:
    return one <= other if STANDARD.objective(card).low_wins else one >= other


def beats(cards: tuple[int, ...], one: list[int], other: list[int]) -> bool:
    return one != other and all(at_least(*triple) for triple in zip(cards, one, other, strict=True))


def numbers(town: Town, cards: tuple[int, ...], *, facing: bool = False) -> list[int]:
    found = inventory_of(STANDARD, town)
    values = [value_of(found, card, facing=facing) for card in cards]
    return [value for value in values if value is not None]


@pytest.mark.parametrize("card", PROVEN)
def test_the_best_value_of_a_card_is_the_end_of_its_range(card: int) -> None:
    value, town = best_for(card)
    assert value == RANGES[card][0 if card == 15 else 1]
    assert fault(STANDARD, town) is None
    assert naive.values(str(town))[card] == value


def all_leads(solver: Solver) -> Iterator[tuple[Network, Lineup]]:
    for network in solver.patterns.networks:
        for lineup in solver.lineups[network.shapes]:
            yield network, lineup


@pytest.mark.parametrize("card", [6, 7, 12, 5, 10, 13, 9, 11, 24, 25, 26])
def test_the_other_end_is_proven_where_lineup_or_roads_decide(card: int) -> None:
    """Every network and lineup occurs in some town, and these cards depend on nothing else."""
    assert min(SCORING_RULES[card].most_on(*lead) for lead in all_leads(solver_for())) == RANGES[card][0]


@pytest.mark.parametrize("card", [3, 21, 23])
def test_a_district_of_one_is_the_least(card: int) -> None:
    """Every lineup has a tile of the kind, so no district is smaller than one."""
    assert min(SCORING_RULES[card].most_on(*lead) for lead in all_leads(solver_for())) >= 1
    assert least_drawn(card) == 1


@pytest.mark.parametrize("card", [1, 2, 8, 14, 16, 17, 18, 19, 20, 22])
def test_nothing_at_all_is_the_least_elsewhere(card: int) -> None:
    assert least_drawn(card) == RANGES[card][0] == 0


@cache
def drawn() -> list[Inventory]:
    rng = Chance(31, 0)
    return [inventory_of(STANDARD, sample_town(rng)) for _ in range(3000)]


def least_drawn(card: int) -> int:
    return min(value for value in (value_of(found, card) for found in drawn()) if value is not None)


def test_the_most_roads_end_card_15() -> None:
    assert max(SCORING_RULES[15].most_on(*lead) for lead in all_leads(solver_for())) == RANGES[15][1]


def towns_on(code: int, lineup: Lineup) -> Iterator[Town]:
    """Yield every way to lay the lineup on the pattern."""
    table = solver_for().tables.paving
    pavings = pavings_of(code)

    def lay(cells: tuple[Laid, ...], left: list[FaceIndex]) -> Iterator[Town]:
        if not left:
            yield Town(cells)
        for face in left:
            for turn in range(4 if solver_for().tables.shape[face] != BLANK else 1):
                if table[laid(face, turn)] == pavings[len(cells)]:
                    rest = [other for other in left if other != face]
                    yield from lay((*cells, laid_of(laid(face, turn))), rest)

    yield from lay((), lineup.faces)


def small_world(seed: int, patterns: int) -> list[Network]:
    """Pick a few patterns at random and leave all others out."""
    rng = Chance(seed, 0)
    world = []
    for _ in range(patterns):
        whole = solver_for().patterns.networks[rng.below(len(solver_for().patterns.networks))]
        part = Network(whole.shapes, [])
        part.lengths, part.tiles = whole.lengths, whole.tiles
        part.patterns = [whole.patterns[rng.below(len(whole.patterns))]]
        world.append(part)
    return world


def brute_front(vectors: set[tuple[int, ...]], cards: tuple[int, ...]) -> list[list[int]]:
    picked = {tuple(vector[VALUED_CARDS.index(card)] for card in cards) for vector in vectors}
    return sorted(
        list(one) for one in picked if not any(beats(cards, list(other), list(one)) for other in picked)
    )


@pytest.mark.parametrize(("seed", "facing"), [(0, False), (1, False), (3, True)][:WORLDS])
def test_in_a_small_world_the_front_is_that_of_brute_force(seed: int, facing: bool) -> None:
    solver = solver_for()
    world = small_world(seed, BREADTH)
    lineups = {network.shapes: solver.lineups[network.shapes][:BREADTH] for network in world}
    vectors = {
        tuple(numbers(town, tuple(VALUED_CARDS), facing=facing))
        for network in world
        for lineup in lineups[network.shapes]
        for town in towns_on(network.patterns[0], lineup)
    }
    rng = Chance(seed, 0)
    triples = [cards for cards in combinations(VALUED_CARDS, 3) if 20 in cards or not facing]
    for _ in range(ASKED):
        cards = triples[rng.below(len(triples))]
        objectives = [STANDARD.objective(card) for card in cards]
        search = FrontSearch(solver.tables, objectives, facing=facing)
        found = [values for values, _ in search.run(world, lineups)]
        assert sorted(found) == brute_front(vectors, cards), cards


@pytest.mark.parametrize("cards", TRIED)
def test_a_front_is_witnessed_and_beats_random_towns_and_their_neighbours(cards: tuple[int, ...]) -> None:
    found = front(cards)
    assert found.proven
    vectors = [list(map(int, map(str, vector))) for vector in found.values]
    for vector, town in zip(vectors, found.towns, strict=True):
        assert fault(STANDARD, town) is None
        assert [naive.values(str(town))[card] for card in cards] == vector
        assert not any(beats(cards, other, vector) for other in vectors)
    for town in climb(cards, Chance(41, 0), list(found.towns)):
        reached = numbers(town, cards)
        assert any(vector == reached or beats(cards, vector, reached) for vector in vectors), town


def climb(cards: tuple[int, ...], rng: Chance, starts: list[Town]) -> Iterator[Town]:
    """Walk from random and from front towns, going on to any neighbour that is not worse in all cards."""
    for start in [*starts[:6], *(sample_town(rng) for _ in range(6))]:
        here = start
        for _ in range(6):
            near = list(neighbours(here, rng.below(9), rng.below(9)))
            yield from near
            kept = [town for town in near if not beats(cards, numbers(here, cards), numbers(town, cards))]
            here = kept[rng.below(len(kept))]


def neighbours(town: Town, one: int, other: int) -> Iterator[Town]:
    """Yield every complete town that differs only in how two of its tiles lie, themselves swapped or not."""
    tiles = [tile.tile for tile in town.cells if tile is not None]
    for first, second in {(tiles[one], tiles[other]), (tiles[other], tiles[one])}:
        for ways in product(SIDES, range(4), SIDES, range(4)):
            cells = list(town.cells)
            cells[one] = Laid(first, ways[0], ways[1])
            cells[other] = Laid(second, ways[2], ways[3])
            near = Town(tuple(cells))
            if fault(STANDARD, near) is None:
                yield near


def test_maxima_are_those_of_each_card_alone() -> None:
    found = front((5, 15, 16))
    assert found.maxima == tuple(best_for(card)[0] for card in (5, 15, 16))


def test_card_4_has_no_value() -> None:
    assert best_for(4)[0] is None
    found = front((4, 7, 25))
    assert found.maxima == (None, 6, 3)
    assert {vector[0] for vector in found.values} == {None}
    assert [vector[1:] for vector in found.values] == list(front((7, 25)).values)


@pytest.mark.parametrize("cards", [(), (1, 1, 2), (1, 2, 3, 5), (0, 1, 2), (1, 2, 27)])
def test_odd_questions_are_refused(cards: tuple[int, ...]) -> None:
    with pytest.raises(CardError, match="expected"):
        front(cards)


def test_the_stricter_chain_ruling_can_be_solved_for() -> None:
    value, town = best_for(20, facing=True)
    assert value == naive.facing_chains(str(town))
    assert value is not None
    assert value <= RANGES[20][1]
