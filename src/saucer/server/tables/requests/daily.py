"""The puzzle of the day: a match for one that is the same for everyone, of which the first try counts."""

from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from msgspec.structs import replace

from saucer.engine.game import AnyGame
from saucer.engine.options import plain_options
from saucer.server.guard.refusals import Refused
from saucer.server.protocol.values import TableSettings, TryStatus
from saucer.server.tables.daily_puzzles import puzzle_of, secret_of
from saucer.server.tables.fixed_secrets import NO_PART
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


def seconds_left() -> float:
    """Return how long today still lasts."""
    tomorrow = date.fromisoformat(today()) + timedelta(1)
    left = datetime.combine(tomorrow, datetime.min.time(), UTC) - datetime.now(UTC)
    return left.total_seconds()


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


# Tries


class Asker(NamedTuple):
    """Who wants to try: a browser, the name for the table of the day, and the address group the request comes from."""

    holder: str
    name: str
    address: str
    language: str


async def play_daily(hub: Hub, game: AnyGame, day: str, asker: Asker) -> Table:
    """The table of a try: the running one, or a new one, which counts if it is the first of this browser today."""
    tried = hub.dailies.find(game.id, day, asker.holder)
    running = None if tried is None else running_row(hub.store, tried)
    if running is not None:
        return (await hub.find(running.code))[0]
    if tried is None and day == today():
        return counted_try(hub, game, day, asker)
    return uncounted_try(hub, game, day, asker)


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
    hub.best_known.find(game, day)
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
