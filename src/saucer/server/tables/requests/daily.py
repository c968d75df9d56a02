"""The puzzle of the day: a match for one that is the same for everyone, of which the first try counts."""

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from itertools import count
from typing import Any, NamedTuple

from msgspec.structs import replace

from saucer.engine.chance import Chance, mix
from saucer.engine.game import AnyGame
from saucer.engine.game_parts import DailyPuzzle
from saucer.engine.options import plain_options
from saucer.games import game_called
from saucer.server.guard.refusals import Refused
from saucer.server.protocol.values import TableSettings, TryStatus
from saucer.server.tables.fixed_secrets import NO_PART, day_secret
from saucer.server.tables.hub import Hub
from saucer.server.tables.requests.lobby import clean_name
from saucer.server.tables.requests.remove_table import delete_table
from saucer.server.tables.table import Table
from saucer.storage import DailyRow, SeatRow, Store, TableRow

KEPT_DAYS = 400
"""How long tries are remembered."""
MOST_LISTED = 100
ADDRESS_LENGTH = 12
"""How much of the fingerprint of an address is stored."""
MOST_NAMES = 500
"""How many names of a day a new one must differ from, the latest first."""


def today() -> str:
    """Return today's date in UTC, such as 2026-11-16."""
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
    if game.extras.daily is None:
        raise Refused("daily/none")
    return game.extras.daily


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
    return game.rules.start(puzzle.options, 1, Chance(mix(secret, (NO_PART,)), 0))


def first_state(game: AnyGame, day: str) -> Any:
    return start_of(game, puzzle_of(game), secret_of(game.id, day))


def bests_of(game: AnyGame, day: str) -> tuple[tuple[int | None, ...], ...]:
    """The values nobody can beat."""
    return puzzle_of(game).bests(first_state(game, day))


# Tries


class Asker(NamedTuple):
    """Who wants to try: a browser, the name for the table of the day, and the address group the request comes from."""

    holder: str
    name: str
    address: str
    language: str


async def play_daily(hub: Hub, game: AnyGame, asker: Asker) -> Table:
    """The table of a try: the running one, or a new one, which counts if it is the first of this browser today."""
    day = today()
    tried = hub.dailies.find(game.id, day, asker.holder)
    running = None if tried is None else running_row(hub.store, tried)
    if running is not None:
        return (await hub.find(running.code))[0]
    return counted_try(hub, game, day, asker) if tried is None else uncounted_try(hub, game, day, asker)


def counted_try(hub: Hub, game: AnyGame, day: str, asker: Asker) -> Table:
    """The first try of a browser. Refused where too many came from its address."""
    address = hub.signer.sign(f"{day} {asker.address}")[:ADDRESS_LENGTH]
    most = hub.settings.daily_tries_per_address
    if hub.dailies.count_from(game.id, day, address) >= most:
        raise Refused("daily/too-many", most=most)
    others = hub.dailies.names(game.id, day, MOST_NAMES)
    name = clean_name(asker.name, len(others), others, asker.language)
    table = start_try(hub, game, day, asker.holder, name)
    row = DailyRow(game.id, day, asker.holder, name, table.row.number, table.row.watch, address=address)
    hub.dailies.add(row, table.after_store)
    hub.dailies.forget((date.fromisoformat(day) - timedelta(KEPT_DAYS)).isoformat())
    table.save()
    return table


def uncounted_try(hub: Hub, game: AnyGame, day: str, asker: Asker) -> Table:
    table = start_try(hub, game, day, asker.holder, clean_name(asker.name, 0, [], asker.language))
    table.save()
    return table


def start_try(hub: Hub, game: AnyGame, day: str, holder: str, name: str) -> Table:
    """A new table at which the puzzle of a day has begun; still to be stored."""
    puzzle = puzzle_of(game)
    seat = SeatRow(0, "person", holder, name, part=NO_PART)
    options, settings = plain_options(puzzle.options), TableSettings(hints=False)
    table = hub.make(game.id, options, settings, [seat], holder, secret=secret_of(game.id, day))
    table.start()
    return table


def running_row(store: Store, tried: DailyRow) -> TableRow | None:
    """The table at which a try is under way; None where it is over, or was given up and its table deleted."""
    if tried.score is not None or tried.removed:
        return None
    row = store.find(tried.watch)
    return row if row is not None and row.status == "playing" else None


def status_of(tried: DailyRow, running: TableRow | None) -> TryStatus:
    """Return the status of a try, and its table while it is running."""
    if tried.removed:
        return "removed"
    if tried.score is not None:
        return "over"
    return "given_up" if running is None else "playing"


def is_under_way(table: Table) -> bool:
    """Whether a try is being played at a table."""
    return table.day is not None and table.row.status == "playing"


def give_up(hub: Hub, table: Table, holder: str) -> None:
    """End a try under way. Its table is deleted, so that nobody can play on for its player."""
    if not table.seating.held_by(holder):
        raise Refused("seat/none")
    table.save()
    if is_under_way(table):
        delete_table(hub, table, "daily/given-up")
        table.row = replace(table.row, status="over")
