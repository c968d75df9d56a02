"""Requests of the maker at any time: allow or refuse spectators, send someone away."""

from msgspec.structs import replace

from saucer.server.guard.refusals import Refused
from saucer.server.protocol.requests import ChangeSpectators
from saucer.server.tables.hub import Hub
from saucer.server.tables.requests.lobby import require_maker, require_open, save_and_send
from saucer.server.tables.table import GONE, Table
from saucer.storage import SeatRow

MOST_SENT_AWAY = 100


def change_spectators(hub: Hub, table: Table, form: ChangeSpectators, holder: str) -> None:
    """Let people watch or write, or no longer."""
    require_maker(table, holder)
    settings = table.settings
    if form.watch is not None:
        settings = replace(settings, spectators=form.watch)
    if form.write is not None:
        settings = replace(settings, spectators_write=form.write)
    was_open = table.settings.spectators
    table.change_settings(settings)
    if was_open and not settings.spectators:
        close_to_spectators(hub, table)
        return
    save_and_send(table)
    if settings.spectators and not was_open:
        welcome_watchers(table)


def close_to_spectators(hub: Hub, table: Table) -> None:
    """Send those who watch away. The link they came by leads nowhere from now on."""
    hub.renew_watch(table)
    save_and_send(table)
    leaving = [subscriber for subscriber in table.seating.subscribers if not table.is_welcome(subscriber)]
    table.send_away(Refused("table/private"), GONE, leaving)


def welcome_watchers(table: Table) -> None:
    """Send those who have no seat and are there already what they may see from now on."""
    if table.broadcast is not None:
        for subscriber in table.seating.subscribers:
            if not subscriber.seats:
                table.broadcast.welcome(subscriber)


def send_away(table: Table, number: int, holder: str) -> None:
    """Free the seats of someone else before the start; their browser may not sit at this table again."""
    require_open(table)
    require_maker(table, holder)
    guest = table.seating.seat(number).holder
    if guest is None or guest == holder:
        raise Refused("seat/no-guest")
    kept = table.row.sent_away[-MOST_SENT_AWAY + 1 :]
    table.change(sent_away=(*kept, guest))
    for seat in table.seating.held_by(guest):
        table.put_seat(SeatRow(seat))
    save_and_send(table)
    leaving = [
        subscriber
        for subscriber in table.seating.subscribers
        if subscriber.sits and subscriber.holder == guest
    ]
    table.send_away(Refused("table/sent-away"), GONE, leaving)
