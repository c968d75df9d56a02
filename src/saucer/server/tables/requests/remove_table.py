"""Removes a table for a browser: deletes it, or only forgets it if others have played there."""

from msgspec.structs import replace

from saucer.server.guard.refusals import Refused
from saucer.server.tables.hub import Hub
from saucer.server.tables.requests import lobby
from saucer.server.tables.table import GONE, Table


def remove_table(hub: Hub, table: Table, holder: str) -> None:
    """Take a table from the list of a browser. Refused while other people wait or play there."""
    lobby.require_member(table, holder)
    others = [seat.name for seat in table.seating.seats if seat.holder not in (None, holder)]
    if not others:
        delete_table(hub, table)
    elif table.row.status == "over":
        forget_table(table, holder)
    elif table.row.status == "open" and holder != table.row.maker:
        lobby.leave(hub, table, holder)
    else:
        raise Refused("table/others", names=", ".join(others))


def delete_table(hub: Hub, table: Table, reason: str = "table/unknown") -> None:
    """Delete a table and all that belongs to it; those who watch it are sent away with the reason.

    A try at the puzzle of the day that was under way is given up with it.
    """
    table.save()
    hub.delete(table)
    table.send_away(Refused(reason), GONE)


def forget_table(table: Table, holder: str) -> None:
    """Take a browser out of a finished match. Its seats keep their names."""
    for number in table.seating.held_by(holder):
        table.put_seat(replace(table.seating.seats[number], holder=None))
    if table.row.maker == holder:
        table.change(maker="")
    lobby.save_and_send(table)
