"""Chat requests: say something, mute someone, flag a line for the operator."""

from time import time

from msgspec.structs import replace

from saucer.server.guard.refusals import Refused
from saucer.server.language import server_phrases
from saucer.server.protocol.messages import SendChat, SendLines
from saucer.server.protocol.requests import Mute
from saucer.server.tables.audience.chat import line_info
from saucer.server.tables.audience.subscriber import Subscriber, encode
from saucer.server.tables.requests.lobby import require_maker, save_and_send
from saucer.server.tables.table import Table
from saucer.storage import FlagRow
from saucer.storage.chats import Muted

MOST_FLAGS = 10
"""How many lines of a table one player may flag, until the operator has dealt with some."""
MOST_SPECTATORS_FLAGS = 20
"""How many lines of a table all others may flag together."""


# Lines


def say(table: Table, subscriber: Subscriber, text: str) -> None:
    """Store a line of chat and send it to everyone who has not muted its author."""
    seat = subscriber.seats[0] if subscriber.seats else None
    require_voice(table, subscriber)
    if not table.chat.budgets.take(subscriber.holder, seat):
        raise Refused("chat/too-many")
    name = speaker_name(table, seat, subscriber.language)
    line, dropped = table.chat.add(seat, name, text, subscriber.holder)
    table.active_at = line.said
    table.chats.add_line(table.row.number, line, dropped, table.after_store)
    table.save()
    message = encode(SendChat(line_info(line)))
    for other in table.seating.subscribers:
        if not table.chat.is_muted(other.holder, line):
            other.push(message)


def require_voice(table: Table, subscriber: Subscriber) -> None:
    """Refuse someone whom the maker has muted, and spectators where only players write."""
    if subscriber.holder in table.row.muted:
        raise Refused("chat/muted")
    is_maker = subscriber.sits and subscriber.holder == table.row.maker
    if not subscriber.seats and not is_maker and not table.settings.lets_spectators_write:
        raise Refused("chat/spectators")


def speaker_name(table: Table, seat: int | None, language: str) -> str:
    return server_phrases(language).format("spectator") if seat is None else table.names(language)[seat]


# Mutes


def mute(table: Table, form: Mute, holder: str) -> None:
    """Mute a player or all spectators, or unmute them: for one browser, or for everyone."""
    muted = muted_in(table, form.seat, holder)
    if form.for_all:
        mute_for_all(table, muted, holder, is_muted=form.muted)
    else:
        mute_for_one(table, muted, holder, is_muted=form.muted)


def muted_in(table: Table, number: int | None, holder: str) -> Muted:
    """The browser in a seat; None for all spectators."""
    if number is None:
        return None
    seat = table.seating.seat(number)
    if seat.holder is None or seat.holder == holder:
        raise Refused("mute/nobody")
    return seat.holder


def mute_for_one(table: Table, muted: Muted, holder: str, *, is_muted: bool) -> None:
    number = table.row.number
    if is_muted:
        for gone in table.chat.mute((holder, muted), table.members()):
            table.chats.unmute(number, gone, table.after_store)
        table.chats.mute(number, (holder, muted), time(), table.after_store)
    else:
        table.chat.unmute((holder, muted))
        table.chats.unmute(number, (holder, muted), table.after_store)
    table.save()
    for subscriber in table.seating.subscribers:
        if subscriber.holder == holder:
            you = table.you(holder, sits=subscriber.sits)
            subscriber.send(SendLines(you, table.chat.latest(holder)))


def mute_for_all(table: Table, muted: Muted, holder: str, *, is_muted: bool) -> None:
    """Mute for everyone, which only the maker may. Muting all spectators lets only players write."""
    require_maker(table, holder)
    if muted is None:
        table.change_settings(replace(table.settings, spectators_write=not is_muted))
    else:
        others = tuple(browser for browser in table.row.muted if browser != muted)
        table.change(muted=(*others, muted) if is_muted else others)
    save_and_send(table)


# Flags


def flag(table: Table, number: int, holder: str, language: str) -> None:
    """Store a line, with those around it, for the operator. A line that this browser has flagged stays flagged."""
    lines = table.chat.around(number)
    if not lines:
        raise Refused("line/unknown")
    flags = table.chats.flags(table.row.number)
    if any((old.line, old.holder) == (number, holder) for old in flags):
        return
    require_flags_left(table, [old.holder for old in flags], holder)
    seat = next(iter(table.seating.held_by(holder)), None)
    name = speaker_name(table, seat, language)
    row = table.row
    table.chats.add_flag(
        FlagRow(row.number, row.code, row.game, number, holder, name, time(), lines), table.after_store
    )
    table.save()


def require_flags_left(table: Table, flagged_by: list[str], holder: str) -> None:
    members = table.members()
    if holder in members:
        count, most = flagged_by.count(holder), MOST_FLAGS
    else:
        count, most = sum(other not in members for other in flagged_by), MOST_SPECTATORS_FLAGS
    if count >= most:
        raise Refused("flag/too-many", most=most)
