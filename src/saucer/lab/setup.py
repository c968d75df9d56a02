"""What is played and by whom, as plain values that travel between processes."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saucer.bots import bot, check_budget
from saucer.engine.errors import BadOptions
from saucer.engine.game import AnyGame
from saucer.engine.match import check_setup
from saucer.engine.options import build_options, options_from_plain, plain_options
from saucer.engine.player import DEFAULT_LEVEL, LEVELS, Player
from saucer.games import game_called
from saucer.texts import refusal_formatter

SEED_STRIDE = 1_000_003
MOST_MATCHES = 1_000_000
MOST_WORKERS = 256


@dataclass(frozen=True)
class Setup:
    """A game, its number of seats and its options. Make one with `set_up`, which checks them."""

    game: str
    seats: int
    options: dict[str, Any]

    @property
    def table(self) -> AnyGame:
        return game_called(self.game)

    def build_options(self) -> Any:
        return options_from_plain(self.table.options, self.options)


@dataclass(frozen=True)
class Thinking:
    """How long the bots that search may search: so many iterations a decision, or so many seconds."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        check_budget(self.seconds, self.iterations)


def set_up(game: str, seats: int, options: Mapping[str, Any] | None = None) -> Setup:
    """A checked setup; `options` are the keywords of `saucer.new_match`."""
    table = game_called(game)
    built = build_options(table.options, options or {})
    check_setup(table, built, seats, refusal_formatter(table.id))
    return Setup(game, seats, plain_options(built))


def player(name: str, thinking: Thinking) -> Player:
    """A bot by name. `ismcts:400` thinks for 400 iterations whatever the others do; `greedy:hard` has a level."""
    bare, *own = name.split(":")
    levels = [word for word in own if word in LEVELS]
    numbers = [word for word in own if re.fullmatch("[1-9][0-9]{0,8}", word)]
    if len(levels) + len(numbers) < len(own) or len(levels) > 1 or len(numbers) > 1:
        raise BadOptions(
            f"after the colon of {name!r} a number of iterations or a level is expected, such as ismcts:400 or "
            f"greedy:hard; the levels are {', '.join(LEVELS)}"
        )
    level = levels[0] if levels else DEFAULT_LEVEL
    if numbers:
        return bot(bare, iterations=int(numbers[0]), level=level)
    return bot(bare, think=thinking.seconds, iterations=thinking.iterations, level=level)


def cycle(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat; a list shorter than the seats starts again from its beginning."""
    if not bots:
        raise BadOptions("at least one bot is needed")
    if len(bots) > seats:
        raise BadOptions(f"{len(bots)} bots are too many for {seats} seats")
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def seed_of(seed: int, number: int) -> int:
    """The seed of match `number`, counted from 1, of a run with this seed."""
    return seed * SEED_STRIDE + number


def require_count(number: int, what: str, most: int) -> None:
    if not 1 <= number <= most:
        raise BadOptions(f"the number of {what} must be from 1 to {most}, not {number}")


def require_counts(matches: int, workers: int) -> None:
    """Refuse numbers that are too small to be played, or too large to be kept in memory."""
    require_count(matches, "matches", MOST_MATCHES)
    require_count(workers, "workers", MOST_WORKERS)
