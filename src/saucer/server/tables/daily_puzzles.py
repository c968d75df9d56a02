"""The puzzles of the day: which match each of them is."""

from functools import lru_cache
from itertools import count
from typing import Any

from saucer.engine.chance import Chance, mix
from saucer.engine.game import AnyGame
from saucer.engine.game_parts import DailyPuzzle
from saucer.games import game_called
from saucer.server.guard.refusals import Refused
from saucer.server.tables.fixed_secrets import NO_PART, day_secret


def puzzle_of(game: AnyGame) -> DailyPuzzle:
    """The puzzle of the day of a game. Raises Refused where it has none."""
    if game.extras.daily is None:
        raise Refused("daily/none")
    return game.extras.daily


@lru_cache(64)
def secret_of(game_id: str, day: str) -> str:
    """The server's part of the seed: the first of the day that makes a good puzzle."""
    game = game_called(game_id)
    puzzle = puzzle_of(game)
    for number in count():
        secret = day_secret(game_id, day, number)
        if puzzle.fits(start_of(game, puzzle, secret)):
            return secret
    raise AssertionError("one of them fits")


def seed_of(secret: str) -> str:
    """The seed of a match with this secret, to which no seat adds a part."""
    return mix(secret, (NO_PART,))


def start_of(game: AnyGame, puzzle: DailyPuzzle, secret: str) -> Any:
    """The first state."""
    return game.rules.start(puzzle.options, 1, Chance(seed_of(secret), 0))


def first_state(game: AnyGame, day: str) -> Any:
    return start_of(game, puzzle_of(game), secret_of(game.id, day))


def bests_of(game: AnyGame, day: str) -> tuple[tuple[int | None, ...], ...]:
    """The values nobody can beat; none where that cannot be known."""
    bests = puzzle_of(game).bests
    return () if bests is None else bests(first_state(game, day))
