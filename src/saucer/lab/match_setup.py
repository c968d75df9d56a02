"""Setups of matches: game, seats and options as plain values that can be sent to other processes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from saucer.engine.errors import BadOptions
from saucer.engine.game import AnyGame
from saucer.engine.match import check_setup
from saucer.engine.options import build_options, options_from_plain, plain_options
from saucer.games import game_called
from saucer.texts import refusal_formatter

SEED_STRIDE = 1_000_003
MOST_MATCHES = 1_000_000
MOST_WORKERS = 256


@dataclass(frozen=True)
class MatchSetup:
    """A game, its number of seats and its options. Make one with `make_setup`, which checks them."""

    game_id: str
    seats: int
    plain_options: dict[str, Any]

    @property
    def game(self) -> AnyGame:
        return game_called(self.game_id)

    def options(self) -> Any:
        """The options, as the game reads them."""
        return options_from_plain(self.game.options, self.plain_options)


def make_setup(game_id: str, seats: int, options: Mapping[str, Any] | None = None) -> MatchSetup:
    """A checked setup; `options` are the keywords of `saucer.new_match`."""
    game = game_called(game_id)
    built = build_options(game.options, options or {})
    check_setup(game, built, seats, refusal_formatter(game.id))
    return MatchSetup(game_id, seats, plain_options(built))


def match_seed(seed: int, number: int) -> int:
    """The seed of match `number`, counted from 1, of a run with this seed."""
    return seed * SEED_STRIDE + number


def check_counts(matches: int, workers: int) -> None:
    """Raise BadOptions for numbers that are too small, or too large for the memory."""
    check_count(matches, "matches", MOST_MATCHES)
    check_count(workers, "workers", MOST_WORKERS)


def check_count(number: int, what: str, most: int) -> None:
    if not 1 <= number <= most:
        message = f"the number of {what} must be from 1 to {most}, not {number}"
        raise BadOptions(message, "count", most=str(most), came=str(number))
