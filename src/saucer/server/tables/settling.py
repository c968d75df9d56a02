"""What the start of a match settles at its table, and what people had chosen before."""

from typing import Any

import msgspec
from msgspec.structs import replace

from saucer.engine.game import AnyGame
from saucer.engine.options import options_from_plain
from saucer.server.protocol.values import TableSettings
from saucer.server.tables.audience.seating import Seating
from saucer.storage import TableRow


def settled_options(game: AnyGame, row: TableRow, seating: Seating) -> Any:
    """The options a match starts with, which may depend on who sits where."""
    options = game.settle(options_from_plain(game.options, row.options), seating.count_people())
    for seat in seating.held_by(row.maker)[:1]:
        options = game.seat_maker(options, seat)
    return options


def chosen_before_start(row: TableRow, now: TableSettings) -> tuple[dict[str, Any], TableSettings]:
    """Options and settings as they were before the start settled them; what spectators may do, as it is now."""
    if row.chosen is None:
        return row.options, now
    chosen = msgspec.convert(row.chosen["settings"], TableSettings)
    settings = replace(chosen, spectators=now.spectators, spectators_write=now.spectators_write)
    return row.chosen["options"], settings
