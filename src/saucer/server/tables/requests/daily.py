"""The puzzle of the day: a match for one that is the same for everyone, of which the first try counts."""

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from itertools import count
from typing import Any

from saucer.engine.chance import Chance, mix
from saucer.engine.game import AnyGame, DailyPuzzle
from saucer.engine.options import plain_options
from saucer.games import game_called
from saucer.server.guard.refusals import Refused
from saucer.server.protocol.values import TableSettings
from saucer.server.tables.fixed_secrets import NO_PART, day_secret
from saucer.server.tables.hub import Hub
from saucer.server.tables.requests.lobby import clean_name
from saucer.server.tables.table import Table
from saucer.storage import DailyRow, SeatRow

KEPT_DAYS = 400
"""How long tries are remembered."""
MOST_LISTED = 100


def today() -> str:
    """The day everywhere, such as 2026-11-16."""
    return datetime.now(UTC).date().isoformat()


def read_day(text: str | None) -> str:
    """A day up to today. Raises Refused."""
    now = today()
    if text is None:
        return now
    try:
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        raise Refused("daily/day") from None
    if day > now:
        raise Refused("daily/day")
    return day


def puzzle_of(game: AnyGame) -> DailyPuzzle:
    if game.daily is None:
        raise Refused("daily/none")
    return game.daily


# The puzzle


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


def start_of(game: AnyGame, puzzle: DailyPuzzle, secret: str) -> Any:
    """The first state."""
    return game.start(puzzle.options, 1, Chance(mix(secret, (NO_PART,)), 0))


def first_state(game: AnyGame, day: str) -> Any:
    return start_of(game, puzzle_of(game), secret_of(game.id, day))


def bests_of(game: AnyGame, day: str) -> tuple[tuple[int | None, ...], ...]:
    """The values nobody can beat."""
    return puzzle_of(game).bests(first_state(game, day))


# Tries


def play_daily(hub: Hub, game: AnyGame, name: str, holder: str, language: str) -> Table:
    """The table of a try: the running one, or a new one, which counts if it is the first of this browser today."""
    day = today()
    tried = hub.dailies.find(game.id, day, holder)
    running = None if tried is None else running_table(hub, tried)
    return running or new_try(hub, game, day, clean_name(name, 0, [], language), holder, counts=tried is None)


def running_table(hub: Hub, tried: DailyRow) -> Table | None:
    if tried.score is not None or hub.store.find(tried.watch) is None:
        return None
    return hub.find(tried.watch)[0]


def new_try(hub: Hub, game: AnyGame, day: str, name: str, holder: str, *, counts: bool) -> Table:
    puzzle = puzzle_of(game)
    seat = SeatRow(0, "person", holder, name, part=NO_PART)
    options, settings = plain_options(puzzle.options), TableSettings(hints=False)
    table = hub.make(game.id, options, settings, [seat], holder, secret=secret_of(game.id, day))
    table.start()
    if counts:
        row = DailyRow(game.id, day, holder, name, table.row.number, table.row.watch)
        hub.dailies.add(row, table.after_store)
        hub.dailies.forget((date.fromisoformat(day) - timedelta(KEPT_DAYS)).isoformat())
    table.save()
    return table
