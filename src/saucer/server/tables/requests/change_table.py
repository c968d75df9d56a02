"""Changes by the maker before the match: number of seats, options, settings."""

from typing import Any

from msgspec.structs import replace

from saucer.engine.options import PIECES
from saucer.games import game_called
from saucer.server.guard.refusals import Refused
from saucer.server.protocol.requests import ChangeTable
from saucer.server.tables.hub import Hub
from saucer.server.tables.requests.lobby import checked_options, require_maker, require_open, save_and_send
from saucer.server.tables.requests.maker import close_to_spectators
from saucer.server.tables.table import Table
from saucer.storage import SeatRow

LEAVING = ("open", "bot")
"""Which seats go when there are to be fewer, and in which order."""


def change_table(hub: Hub, table: Table, form: ChangeTable, holder: str, language: str) -> None:
    """Change a table as its maker asks, all of it or nothing."""
    require_open(table)
    require_maker(table, holder)
    seats = table.seating.seats
    count = len(seats) if form.count is None else form.count
    game = game_called(table.row.game)
    kept = resized(seats, count)
    pieces = kept_pieces(table.row.options, kept, game.seat_counts[-1])
    options = checked_options(game, {**table.row.options, **pieces, **form.options}, count, language)
    renumbered = [replace(seat, seat=number) for number, seat in enumerate(kept)]
    was_open, settings = table.settings.spectators, form.settings or table.settings
    table.change_match(options, settings, renumbered)
    if was_open and not settings.spectators:
        close_to_spectators(hub, table)
    else:
        save_and_send(table)


def resized(seats: list[SeatRow], count: int) -> list[SeatRow]:
    """Return this many seats: open ones are added, or open ones and then bots removed. People stay."""
    kept = seats + [SeatRow(number) for number in range(len(seats), count)]
    for kind in LEAVING:
        for seat in [seat for seat in reversed(kept) if seat.kind == kind]:
            if len(kept) > count:
                kept.remove(seat)
    if len(kept) > count:
        raise Refused("table/crowded", people=len(kept))
    return kept


def kept_pieces(options: dict[str, Any], seats: list[SeatRow], most: int) -> dict[str, list[int]]:
    """Return the pieces of the seats under their new numbers. A new seat takes the first free one."""
    before = options.get(PIECES)
    if not before:
        return {}
    free = [piece for piece in range(most) if piece not in before]
    return {PIECES: [before[seat.seat] if seat.seat < len(before) else free.pop(0) for seat in seats]}
