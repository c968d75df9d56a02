"""Queues, orders and sacrifices, against the examples and against a naive second count."""

from itertools import combinations

import pytest

from saucer.engine.chance import Chance
from saucer.games.eti.rules.attack import best_sacrifice
from saucer.games.eti.rules.queue_totals import best_submission, submission_total
from tests.games.eti.naive import Card, naive_best, naive_total, swaps_between

KINDS: list[Card] = [10, 20, 30, 40, 50, "x0", "x2", "x3", "abduction", "arson", "virus", "spy"]
THREATS = ["abduction", "arson", "virus", "spy"]
QUEUES = 5000


def random_queue(chance: Chance, most: int) -> list[Card]:
    return [KINDS[chance.below(len(KINDS))] for _ in range(chance.below(most + 1))]


def random_immunities(chance: Chance) -> set[str]:
    return {threat for threat in THREATS if chance.below(3) == 0}


def test_the_first_example() -> None:
    assert submission_total(["arson", 50, 20, "x0", 30, "spy"], set()) == 30


def test_the_first_example_with_one_swap() -> None:
    total, order = best_submission(["arson", 50, 20, "x0", 30, "spy"], set(), 1)
    assert total == 50
    assert order == [50, "arson", 20, "x0", 30, "spy"]


def test_the_second_example() -> None:
    assert submission_total([10, "x2", "virus", 40, 20, "x3"], set()) == 80
    assert submission_total([10, "virus", "x2", 40, 20, "x3"], set()) == 80


def test_the_second_example_with_two_swaps() -> None:
    assert submission_total([10, 40, "x2", "virus", 20, "x3"], set()) == 250
    assert best_submission([10, "x2", "virus", 40, 20, "x3"], set(), 2)[0] == 250


def test_multipliers_on_one_card_multiply() -> None:
    assert submission_total([30, "x2", "x2"], set()) == 120


def test_immunity_turns_a_threat_off() -> None:
    assert submission_total(["arson", 50], {"arson"}) == 50
    assert submission_total(["arson", 50], {"spy"}) == 0


def test_an_empty_queue_is_worth_nothing() -> None:
    assert submission_total([], set()) == 0
    assert best_submission([], set(), 3) == (0, [])


def test_what_is_no_card_is_refused() -> None:
    with pytest.raises(ValueError, match="'fire' is not a research card"):
        submission_total([10, "fire"], set())


def test_random_queues_count_the_same_both_ways() -> None:
    chance = Chance(4, 0)
    for _ in range(QUEUES):
        queue, immune = random_queue(chance, 14), random_immunities(chance)
        assert submission_total(queue, immune) == naive_total(queue, immune), (queue, immune)


def test_random_queues_have_the_best_order() -> None:
    chance = Chance(5, 0)
    for _ in range(QUEUES):
        queue, immune, swaps = random_queue(chance, 8), random_immunities(chance), chance.below(4)
        total, order = best_submission(queue, immune, swaps)
        assert total == naive_best(queue, immune, swaps), (queue, immune, swaps)
        assert submission_total(order, immune) == total
        assert swaps_between(queue, order) <= swaps


def test_the_best_sacrifice_agrees_with_trying_them_all() -> None:
    chance = Chance(7, 0)
    for _ in range(400):
        size = chance.below(8)
        defences = [5 * chance.below(10) for _ in range(size)]
        fames = [10 * chance.below(5) for _ in range(size)]
        attack = chance.below(sum(defences) + 1)
        lost = best_sacrifice(defences, fames, attack)
        ways = [way for count in range(size + 1) for way in combinations(range(size), count)]
        fitting = [way for way in ways if sum(defences[index] for index in way) >= attack]
        best = min(fitting, key=lambda way: (total(fames, way), total(defences, way)))
        assert sum(defences[index] for index in lost) >= attack
        assert (total(fames, lost), total(defences, lost)) == (total(fames, best), total(defences, best))


def total(numbers: list[int], way: tuple[int, ...] | list[int]) -> int:
    return sum(numbers[index] for index in way)
