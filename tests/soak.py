"""Plays thousands of random matches of every game, number of seats and variant, checking the invariants at every step.

`make soak` runs it; a number after it, or SAUCER_SOAK_MATCHES, says how many matches. A few run in the test suite.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter

from saucer.engine.build import is_compiled
from saucer.games import GAMES
from tests.contract.promises import invariants_of
from tests.contract.strolls import stroll
from tests.contract.variants import Case, all_cases

MATCHES = 10_000
PORTION = 50
SHOWN = 20


@dataclass
class Result:
    """What came of some matches."""

    matches: int = 0
    steps: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Result") -> None:
        self.matches += other.matches
        self.steps += other.steps
        self.failures += other.failures


@cache
def cases() -> list[Case]:
    """Every variant; match number n is played with the n-th, over and over."""
    return [case for game in GAMES for case in all_cases(game)]


def play_portion(numbers: range) -> Result:
    result = Result()
    for number in numbers:
        case = cases()[number % len(cases())]
        result.matches += 1
        try:
            result.steps += play(case, number)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is what a soak is for
            result.failures.append(f"{case.name}, seed {number}: {type(error).__name__}: {error}")
    return result


def play(case: Case, seed: int) -> int:
    """Play one match to its end; the number of its steps."""
    check = invariants_of(case.game)
    steps = 0
    for moment in stroll(case, seed):
        check(moment.state)
        steps = moment.step
    return steps


def portions(matches: int) -> list[range]:
    return [range(first, min(first + PORTION, matches)) for first in range(0, matches, PORTION)]


def results(matches: int, workers: int) -> Iterator[Result]:
    if workers == 1:
        yield from map(play_portion, portions(matches))
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_portion, portions(matches))


def soak(matches: int, workers: int) -> Result:
    """Play all matches, telling on stderr how far they are."""
    total = Result()
    for result in results(matches, workers):
        total.add(result)
        end = "\n" if total.matches == matches else ""
        print(f"\r{total.matches}/{matches} matches", end=end, file=sys.stderr, flush=True)
    return total


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    default = int(os.environ.get("SAUCER_SOAK_MATCHES", MATCHES))
    parser.add_argument("matches", nargs="?", type=int, default=default, help="how many matches to play")
    parser.add_argument("--workers", type=int, default=2, help="how many processes play them")
    asked = parser.parse_args(words)
    started = perf_counter()
    total = soak(asked.matches, asked.workers)
    for failure in total.failures[:SHOWN]:
        print(failure, file=sys.stderr)
    print(
        f"{total.matches} matches, {total.steps} steps, {len(cases())} variants, {len(total.failures)} failures,"
        f" {perf_counter() - started:.0f} s, {'compiled' if is_compiled() else 'pure'}"
    )
    return 1 if total.failures else 0


if __name__ == "__main__":
    sys.exit(main())
