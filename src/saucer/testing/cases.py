"""The variants of a game to test: every option value alone, in pairs, and in random mixtures.

Where matches are long, `most_cases` limits their number; the cases are then spread so that every value of every option
still comes up, and as many as possible at every number of seats.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.options import build_options, option_fields

MIXTURES_WEIGHED = 100

Chosen = Mapping[str, Any]
"""Options by name."""


@dataclass(frozen=True)
class RandomPlay:
    """How matches are played at random, for games that random moves alone do not take far."""

    timer_one_in: int = 0
    """A running timer runs out at one step in this many for each seat to move; 0 for one in six in all."""
    advised_in_ten: int = 0
    """In every other match, how many moves in ten follow the game's advice."""


@dataclass(frozen=True)
class Case:
    """One game at one number of seats under certain options."""

    game: AnyGame
    seats: int
    chosen: tuple[tuple[str, Any], ...] = ()
    play: RandomPlay = RandomPlay()

    @property
    def options(self) -> Any:
        return build_options(self.game.options, dict(self.chosen))

    @property
    def name(self) -> str:
        words = [f"{name}={getattr(value, 'name', value)}" for name, value in self.chosen]
        return f"{self.game.id}-{self.seats}-{'+'.join(words) or 'standard'}"


@dataclass(frozen=True)
class Coverage:
    """Which cases of a game are tried, and how they are played."""

    game: AnyGame
    extra_options: tuple[Chosen, ...] = ()
    """Options to try besides those that are found, such as other components."""
    most_cases: int | None = None
    """How many cases a game with long matches can afford; None for all."""
    play: RandomPlay = RandomPlay()

    def some_cases(self, mixed: int = 3) -> list[Case]:
        """Every option value alone, some mixtures and the extra options, at every number of seats."""
        if self.most_cases is not None:
            return self.spread_cases(self.most_cases)
        return [
            case
            for seats in self.game.seat_counts
            for case in self.distinct(
                seats, [*singles(self.game), *mixtures(self.game, seats, mixed), *self.extra_options]
            )
        ]

    def all_cases(self) -> list[Case]:
        """Pairs of option values too, and many mixtures."""
        return [
            case
            for seats in self.game.seat_counts
            for case in self.distinct(
                seats,
                [
                    *singles(self.game),
                    *pairs(self.game),
                    *mixtures(self.game, seats, 40),
                    *self.extra_options,
                ],
            )
        ]

    def spread_cases(self, count: int) -> list[Case]:
        """The standard game at every number of seats, the extra options, and mixtures that add most that is new."""
        counts = list(self.game.seat_counts)
        cases = [self.case(seats, {}) for seats in counts]
        for nth, chosen in enumerate(self.extra_options):
            cases.append(self.case(counts[nth % len(counts)], chosen))
        met = {value for case in cases for value in values_in(case)}
        while len(cases) < count:
            seats = counts[len(cases) % len(counts)]
            several = self.distinct(seats, list(mixtures(self.game, seats, MIXTURES_WEIGHED)))
            best = max(several, key=lambda case: len(values_in(case) - met))
            met |= values_in(best)
            cases.append(best)
        return cases

    def distinct(self, seats: int, several: list[Chosen]) -> list[Case]:
        cases = [self.case(seats, chosen) for chosen in several if is_accepted(self.game, seats, chosen)]
        return list({case.name: case for case in cases}.values())

    def case(self, seats: int, chosen: Chosen) -> Case:
        return Case(self.game, seats, tuple(chosen.items()), self.play)


def unusual_values(game: AnyGame) -> list[tuple[str, Any]]:
    """Every value of every option that is not its default."""
    return [
        (option.name, choice)
        for option in option_fields(game.options)
        for choice in option.choices
        if choice != option.default
    ]


def is_accepted(game: AnyGame, seats: int, chosen: Chosen) -> bool:
    return game.check(build_options(game.options, chosen), seats) is None


def singles(game: AnyGame) -> Iterator[Chosen]:
    yield {}
    for name, value in unusual_values(game):
        yield {name: value}


def pairs(game: AnyGame) -> Iterator[Chosen]:
    for one, other in combinations(unusual_values(game), 2):
        if one[0] != other[0]:
            yield dict([one, other])


def mixtures(game: AnyGame, seats: int, count: int) -> Iterator[Chosen]:
    """Random choices of every option at once, the first `count` that go together."""
    chance = Chance(count, seats, "mixtures")
    fields = option_fields(game.options)
    found = 0
    for _ in range(count * 50):
        if found == count:
            return
        chosen = {field.name: field.choices[chance.below(len(field.choices))] for field in fields}
        if is_accepted(game, seats, chosen):
            found += 1
            yield {field.name: chosen[field.name] for field in fields if chosen[field.name] != field.default}


def values_in(case: Case) -> set[Any]:
    """What a case covers: each value of an option, and each at this number of seats."""
    return set(case.chosen) | {(case.seats, *value) for value in case.chosen}
