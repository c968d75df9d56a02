"""The variants of a game that the contract is tried on: every option value alone, in pairs, and mixed by chance."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.options import build_options, option_fields

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


def extras(game: AnyGame) -> list[Chosen]:
    """What a game asks to be tried besides, such as other components."""
    module = f"tests.games.{game.id}.extras"
    if find_spec(f"tests.games.{game.id}") is None or find_spec(module) is None:
        return []
    found: list[Chosen] = import_module(module).EXTRAS
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


def some_cases(game: AnyGame, mixed: int = 3) -> list[Case]:
    """Every option value alone, some mixtures and the game's own extras, at every number of seats."""
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
