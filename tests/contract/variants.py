"""The variants of a game that the contract is tried on: every option value alone, in pairs, and mixed by chance.

A game whose matches are long tells in its `extras.py` how many variants it can afford; these are then spread so
that every value of every option still comes up, and as many as possible at every number of seats.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.options import build_options, option_fields

MIXTURES_WEIGHED = 100

Chosen = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """One game at one number of seats under certain options."""

    game: AnyGame
    seats: int
    chosen: tuple[tuple[str, Any], ...]

    @property
    def options(self) -> Any:
        return build_options(self.game.options, dict(self.chosen))

    @property
    def name(self) -> str:
        words = [f"{name}={getattr(value, 'name', value)}" for name, value in self.chosen]
        return f"{self.game.id}-{self.seats}-{'+'.join(words) or 'standard'}"


def unusual_values(game: AnyGame) -> list[tuple[str, Any]]:
    """Every value of every option that is not its default."""
    return [
        (option.name, choice)
        for option in option_fields(game.options)
        for choice in option.choices
        if choice != option.default
    ]


def asked_for(game: AnyGame, what: str, otherwise: Any) -> Any:
    """What the `extras.py` beside a game's tests says about it."""
    module = f"tests.games.{game.id}.extras"
    if find_spec(f"tests.games.{game.id}") is None or find_spec(module) is None:
        return otherwise
    return getattr(import_module(module), what, otherwise)


def extras(game: AnyGame) -> list[Chosen]:
    """What a game asks to be tried besides, such as other components."""
    found: list[Chosen] = asked_for(game, "EXTRAS", [])
    return found


def most_cases(game: AnyGame) -> int | None:
    """How many variants a game with long matches can afford; None for all."""
    found: int | None = asked_for(game, "MOST_CASES", None)
    return found


def accepted(game: AnyGame, seats: int, chosen: Chosen) -> bool:
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
        chosen = {field.name: field.choices[chance.below(len(field.choices))] for field in fields}
        if found < count and accepted(game, seats, chosen):
            found += 1
            yield {field.name: chosen[field.name] for field in fields if chosen[field.name] != field.default}


def distinct(game: AnyGame, seats: int, several: list[Chosen]) -> list[Case]:
    cases = [Case(game, seats, tuple(chosen.items())) for chosen in several if accepted(game, seats, chosen)]
    return list({case.name: case for case in cases}.values())


def spread(game: AnyGame, count: int) -> list[Case]:
    """The standard game at every number of seats, extras, and mixtures that bring most that is new."""
    counts = list(game.seat_counts)
    cases = [Case(game, seats, ()) for seats in counts]
    for nth, chosen in enumerate(extras(game)):
        cases.append(Case(game, counts[nth % len(counts)], tuple(chosen.items())))
    met = {sight for case in cases for sight in sights(case)}
    while len(cases) < count:
        seats = counts[len(cases) % len(counts)]
        several = distinct(game, seats, list(mixtures(game, seats, MIXTURES_WEIGHED)))
        best = max(several, key=lambda case: len(sights(case) - met))
        met |= sights(best)
        cases.append(best)
    return cases


def sights(case: Case) -> set[Any]:
    """What a case shows: each value of an option, and each at this number of seats."""
    return set(case.chosen) | {(case.seats, *value) for value in case.chosen}


def some_cases(game: AnyGame, mixed: int = 3) -> list[Case]:
    """Every option value alone, some mixtures and the game's own extras, at every number of seats."""
    affordable = most_cases(game)
    if affordable is not None:
        return spread(game, affordable)
    return [
        case
        for seats in game.seat_counts
        for case in distinct(game, seats, [*singles(game), *mixtures(game, seats, mixed), *extras(game)])
    ]


def all_cases(game: AnyGame) -> list[Case]:
    """Pairs of option values too, and many mixtures."""
    return [
        case
        for seats in game.seat_counts
        for case in distinct(
            game, seats, [*singles(game), *pairs(game), *mixtures(game, seats, 40), *extras(game)]
        )
    ]
