"""Plays thousands of matches of every game, number of seats and variant, checking the invariants at every step.

`make soak` runs it; a number after it, or SAUCER_SOAK_MATCHES, is the number of matches each bot plays of each game. A
few run in the test suite.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter

from saucer.bots import bot
from saucer.engine.build import is_compiled
from saucer.games import GAMES, game_called
from tests.contract.promises import invariants_of
from tests.contract.strolls import stroll
from tests.contract.variants import Case, all_cases

MATCHES = {
    "strangers": {"random": 10_000},
    "area51": {"random": 5_000, "greedy": 500},
    "eti": {"random": 3_000, "greedy": 200},
    "panic": {"random": 5_000, "greedy": 200},
}
"""How many matches each bot plays of each game."""
USUAL = {"random": 1_000}
PORTION = 50
SHOWN = 20


@dataclass(frozen=True)
class Portion:
    """Some matches of one game by one bot, by their numbers."""

    game: str
    bot: str
    numbers: range


@dataclass
class Result:
    """The results of some matches."""

    matches: int = 0
    steps: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Result") -> None:
        self.matches += other.matches
        self.steps += other.steps
        self.failures += other.failures


@cache
def cases(game: str) -> list[Case]:
    """Every variant of a game; match number n is played with the n-th, over and over."""
    return all_cases(game_called(game))


def case_of(game: str, number: int) -> Case:
    return cases(game)[number % len(cases(game))]


def play_portion(portion: Portion) -> Result:
    result = Result()
    for number in portion.numbers:
        case = case_of(portion.game, number)
        result.matches += 1
        try:
            result.steps += play(case, number, portion.bot)
        except Exception as error:  # noqa: BLE001 - a soak reports every kind of failure
            failure = f"{case.name}, {portion.bot}, seed {number}: {type(error).__name__}: {error}"
            result.failures.append(failure)
    return result


def play(case: Case, seed: int, name: str = "random") -> int:
    """Play one match to its end; the number of its steps."""
    check = invariants_of(case.game)
    player = None if name == "random" else bot(name)
    steps = 0
    for moment in stroll(case, seed, player):
        check(moment.state)
        steps = moment.step
    return steps


def portions(most: int | None) -> list[Portion]:
    """All matches in portions; at most `most` matches by each bot of each game."""
    return [
        Portion(game.id, name, range(first, min(first + PORTION, matches)))
        for game in GAMES
        for name, planned in MATCHES.get(game.id, USUAL).items()
        for matches in [planned if most is None else most]
        for first in range(0, matches, PORTION)
    ]


def results(asked: list[Portion], workers: int) -> Iterator[Result]:
    if workers == 1:
        yield from map(play_portion, asked)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_portion, asked)


def soak(asked: list[Portion], workers: int) -> Result:
    """Play all matches, with progress on stderr."""
    matches = sum(len(portion.numbers) for portion in asked)
    total = Result()
    for result in results(asked, workers):
        total.add(result)
        end = "\n" if total.matches == matches else ""
        print(f"\r{total.matches}/{matches} matches", end=end, file=sys.stderr, flush=True)
    return total


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    default = os.environ.get("SAUCER_SOAK_MATCHES")
    parser.add_argument("matches", nargs="?", type=int, default=default, help="matches of each bot and game")
    parser.add_argument("--game", choices=[game.id for game in GAMES], help="play this game only")
    parser.add_argument("--workers", type=int, default=2, help="how many processes play them")
    asked = parser.parse_args(words)
    started = perf_counter()
    chosen = [portion for portion in portions(asked.matches) if asked.game in (None, portion.game)]
    total = soak(chosen, asked.workers)
    for failure in total.failures[:SHOWN]:
        print(failure, file=sys.stderr)
    variants = sum(len(cases(game)) for game in {portion.game for portion in chosen})
    print(
        f"{total.matches} matches, {total.steps} steps, {variants} variants, {len(total.failures)} failures,"
        f" {perf_counter() - started:.0f} s, {'compiled' if is_compiled() else 'pure'}"
    )
    return 1 if total.failures else 0


if __name__ == "__main__":
    sys.exit(main())
