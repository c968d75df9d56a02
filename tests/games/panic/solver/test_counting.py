"""Exact counts of towns, and samples that give every town the same chance."""

from collections import Counter

from saucer.engine.chance import Chance
from saucer.games.panic.components import STANDARD
from saucer.games.panic.faces import BLANK
from saucer.games.panic.objectives.table import values
from saucer.games.panic.solver.answers import TownCounts
from saucer.games.panic.solver.solver import count_towns, sample_town, solver_for
from saucer.games.panic.town.completeness import fault
from saucer.games.panic.town.lineups import shape_count, ways_to_lay

SAMPLES = 3000

# Shares of random towns in percent, of 400,000 towns drawn by other code.
SHARES = {
    3: {1: 30.5, 2: 35.8, 3: 22.0, 4: 9.1, 5: 2.6},
    5: {3: 3.9, 4: 25.2, 5: 32.8, 6: 18.0, 7: 9.4, 8: 6.3, 9: 2.6, 10: 1.4},
    9: {0: 3.5, 1: 18.8, 2: 34.1, 3: 32.3, 4: 10.2, 5: 1.2},
    10: {2: 2.7, 3: 25.9, 4: 55.1, 5: 16.2},
    11: {0: 51.1, 1: 35.0, 2: 11.2, 3: 2.7},
    19: {0: 17.1, 1: 59.3, 2: 20.6, 3: 2.8},
}


def test_all_towns_are_counted_exactly() -> None:
    assert count_towns() == TownCounts(
        valid=11_691_630_592, up_to_turning=2_922_907_648, looping=429_006_848, patterns=202_478
    )


def test_samples_are_complete_towns_and_follow_the_seed() -> None:
    first = [str(sample_town(Chance(3, 0))) for _ in range(2)]
    assert first[0] == first[1]
    rng = Chance(4, 0)
    assert all(fault(STANDARD, sample_town(rng)) is None for _ in range(300))


def test_samples_show_the_known_shares() -> None:
    rng = Chance(5, 0)
    drawn = [values(STANDARD, sample_town(rng)) for _ in range(SAMPLES)]
    for card, shares in SHARES.items():
        seen = Counter(town[card] for town in drawn)
        for value, percent in shares.items():
            share = percent / 100
            spread = (share * (1 - share) / SAMPLES) ** 0.5
            assert abs(seen[value] / SAMPLES - share) < 4.5 * spread + 0.001, (card, value)


def test_samples_match_the_exact_numbers_of_roadless_tiles() -> None:
    """A chi-square test with 3 degrees of freedom: 16.3 is passed by chance once in a thousand."""
    solver = solver_for()
    exact: Counter[int] = Counter()
    for shapes, turns in zip(solver.patterns.shapes, solver.patterns.turns, strict=True):
        towns = turns * len(solver.lineups[shapes]) * ways_to_lay(shapes)
        exact[shape_count(shapes, BLANK)] += towns
    rng = Chance(6, 0)
    seen = Counter(values(STANDARD, sample_town(rng))[11] for _ in range(SAMPLES))
    expected = {count: towns * SAMPLES / exact.total() for count, towns in exact.items()}
    assert sum((seen[count] - mean) ** 2 / mean for count, mean in expected.items()) < 16.3


def test_samples_do_not_favour_a_corner() -> None:
    rng = Chance(7, 0)
    corners: Counter[int] = Counter()
    for _ in range(SAMPLES):
        cells = sample_town(rng).cells
        corners.update(cell for cell in (0, 2, 6, 8) if (laid := cells[cell]) and laid.tile == 5)
    mean = corners.total() / 4
    assert sum((corners[cell] - mean) ** 2 / mean for cell in (0, 2, 6, 8)) < 16.3
