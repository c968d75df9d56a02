"""The file of best towns: all are complete, have the best values and make par; they are shown after the reveal only."""

import pytest

from saucer.engine.sink import Sink
from saucer.engine.types import Seat
from saucer.games.panic.components import STANDARD
from saucer.games.panic.objectives.table import value_of
from saucer.games.panic.rules.alone import part_of_best
from saucer.games.panic.rules.setup import start_building
from saucer.games.panic.see import see
from saucer.games.panic.solver.best_towns import known_town, name_of, towns
from saucer.games.panic.solver.best_values import best_value, known_par
from saucer.games.panic.solver.known_fronts import fronts, known_front
from saucer.games.panic.state import State
from saucer.games.panic.tables import TABLES
from saucer.games.panic.town.completeness import fault_of
from saucer.games.panic.town.inventory import take_inventory
from saucer.games.panic.town.notation import laid_faces_of
from saucer.games.panic.view import ShownTown
from tests.games.panic.best_towns import CARDS, LINES, THREES, solved_front, solved_town
from tests.games.panic.boxes import short_deck
from tests.games.panic.scenes import EMPTY, OFFICIAL, RIVAL, building, claims, ring

STANDARD_TABLES = TABLES.standard


def values_of(cards: list[int], *, facing: bool) -> list[int | None]:
    town = known_town(STANDARD, cards, facing=facing)
    assert town is not None
    laid = laid_faces_of(town)
    assert fault_of(STANDARD_TABLES, laid) is None
    inventory = take_inventory(STANDARD_TABLES, laid)
    return [value_of(inventory, card, facing=facing) for card in cards]


def test_there_is_a_town_for_every_card_and_every_three() -> None:
    assert list(towns()) == [name_of(cards, facing=facing) for cards, facing in LINES]


@pytest.mark.parametrize("facing", [False, True])
def test_the_town_of_a_card_has_its_best_value(facing: bool) -> None:
    for cards in CARDS:
        if len(cards) == 1:
            assert values_of(cards, facing=facing) == [best_value(STANDARD, cards[0], facing=facing)]


def test_the_town_of_three_cards_makes_par() -> None:
    threes = [(cards, facing) for cards, facing in LINES if len(cards) == 3]
    for cards, facing in threes:
        total = 0
        for card, value in zip(cards, values_of(cards, facing=facing), strict=True):
            total += part_of_best(STANDARD, card, value, best_value(STANDARD, card, facing=facing))
        assert total == known_par(STANDARD, cards, facing=facing), cards


def test_the_towns_are_those_that_the_writer_writes() -> None:
    for cards in ([7], [25]):
        assert known_town(STANDARD, cards, facing=False) == solved_town(cards, facing=False)


def test_there_is_a_front_for_every_three_with_values() -> None:
    assert list(fronts()) == [name_of(cards, facing=False) for cards in THREES]
    assert fronts()["3 7 25"] == solved_front([3, 7, 25])


def test_the_best_of_a_front_is_par_and_no_way_beats_another() -> None:
    for cards in THREES:
        ways = known_front(STANDARD, cards, facing=False)
        bests = [best_value(STANDARD, card, facing=False) for card in cards]
        totals = [
            sum(part_of_best(STANDARD, *one) for one in zip(cards, way, bests, strict=True)) for way in ways
        ]
        assert max(totals) == known_par(STANDARD, cards, facing=False), cards
        assert len(set(ways)) == len(ways)


def test_a_front_stands_in_the_order_of_the_cards() -> None:
    ways = known_front(STANDARD, [7, 3, 25], facing=False)
    assert ways == tuple((b, a, c) for a, b, c in known_front(STANDARD, [3, 7, 25], facing=False))


# What is shown


def best_of(state: State) -> tuple[tuple[ShownTown | None, ...], ShownTown | None]:
    best = see(state, Seat(0)).best
    assert best is not None
    assert see(state, None).best == best
    return best.by_card, best.together


def test_best_towns_are_shown_when_the_round_is_over() -> None:
    state = building(OFFICIAL, RIVAL, cards=(4, 7, 25))
    assert see(state, Seat(0)).best is None
    claims(state, 0)
    assert see(state, Seat(0)).best is None, "the first to finish does not learn them before the others"
    claims(state, 1)
    by_card, together = best_of(state)
    assert by_card[0] is None
    assert [town and town.values[nth] for nth, town in enumerate(by_card)] == [None, 6, 3]
    assert together is not None
    assert together.values[0] is None
    assert [counted is None for counted in together.counted] == [True, False, False]
    start_building(state, Sink())
    assert see(state, Seat(0)).best is None


def test_they_are_shown_too_where_nobody_has_finished() -> None:
    state = building(EMPTY, EMPTY, cards=(7, 10, 25))
    ring(state, "building")
    by_card, together = best_of(state)
    assert None not in (*by_card, together)


def test_a_box_with_the_standard_tiles_has_the_same_best_towns() -> None:
    box = short_deck()
    assert known_town(box, [7], facing=False) == known_town(STANDARD, [7], facing=False)
