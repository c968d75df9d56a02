"""Incoming messages: each kind has one function that answers it."""

from collections.abc import Callable
from typing import Any

import msgspec

from saucer.engine.errors import IllegalMove
from saucer.engine.types import Seat
from saucer.server.guard.plain_text import clean_line
from saucer.server.guard.refusals import Refused
from saucer.server.protocol.messages import (
    AskChat,
    AskGoOn,
    AskHint,
    AskLog,
    AskLook,
    AskMove,
    AskPace,
    AskPage,
    AskPong,
    AskPreview,
    AskReading,
    AskSkip,
    AskView,
    AskWhy,
    ClientMessage,
)
from saucer.server.socket.connection import Connection
from saucer.server.tables.audience.subscriber import send_refusal
from saucer.server.tables.match.live_match import LiveMatch, Refuse
from saucer.server.tables.requests.chat import say
from saucer.server.tables.requests.explanations import explain_why, send_log, show_preview, start_hint
from saucer.server.tables.table import Table

TOO_MANY = 4029
FLOOD = 200
FIRST_PINGS = 4

decode = msgspec.json.Decoder(ClientMessage).decode


def on_message(table: Table, connection: Connection, text: bytes | str | None) -> None:
    """Answer one message, and refuse anything malformed."""
    metrics = table.metrics
    metrics.messages_total += 1
    ask: int | None = None
    try:
        if not connection.bucket.take():
            raise too_many(connection)
        message = read(text)
        ask = message.id
        HANDLERS[type(message)](table, connection, message)
    except Refused as refused:
        send_refusal(metrics, connection, refused, ask=ask)
    except Exception:  # noqa: BLE001 - a mistake of ours must not end the table
        metrics.report_error("a message could not be answered")
        send_refusal(metrics, connection, Refused("server/storage"), ask=ask)


def too_many(connection: Connection) -> Refused:
    """Refuse a message over the limit, and close the connection if the client goes on."""
    connection.excess += 1
    if connection.excess > FLOOD:
        connection.let_go(TOO_MANY)
    return Refused("requests/too-many")


def on_frame(connection: Connection) -> None:
    """Count a ping, a pong or a piece of a message against the same limit as messages."""
    if not connection.bucket.take():
        too_many(connection)


def read(text: bytes | str | None) -> Any:
    if text is None:
        raise Refused("message/malformed", problem="expected text, got bytes")
    try:
        return decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("message/malformed", problem=str(error)) from None


def running_match(table: Table) -> LiveMatch:
    if table.live_match is None:
        raise Refused("table/not-started" if table.row.seed is None else "table/old")
    if not table.is_live:
        raise Refused("server/storage")
    return table.live_match


def stored_match(table: Table) -> LiveMatch:
    """Return the match for a question about it. Raises Refused while a step is not stored."""
    table.require_stored()
    return running_match(table)


def own_seat(connection: Connection, asked: int | None) -> Seat:
    """The seat a message is for."""
    held = connection.seats
    if not held:
        raise Refused("seat/none")
    if asked is None and len(held) > 1:
        raise Refused("seat/which")
    if asked is not None and asked not in held:
        raise Refused("seat/not-yours")
    return held[0] if asked is None else Seat(asked)


# Moves


def on_move(table: Table, connection: Connection, message: AskMove) -> None:
    live_match = running_match(table)
    seat = own_seat(connection, message.seat)
    move = live_match.read(message.move)
    live_match.check_decision(seat, message.turn)
    try:
        if live_match.is_race(move):
            live_match.hold(seat, move, connection.round_trip, refuse_later(table, connection, seat, message))
        elif live_match.is_gathered(move):
            live_match.keep_answer(seat, move)
            confirm_answer(table, connection, message)
            live_match.play_if_complete()
        else:
            live_match.make_move(seat, move)
    except IllegalMove as error:
        raise table.refused(error.refusal, seat, connection.language) from None
    if table.attendance.waits:
        table.on_attendance(goes_on=True)


def confirm_answer(table: Table, connection: Connection, message: AskMove) -> None:
    """Send someone that their answer is kept; nobody else learns of it."""
    assert table.broadcast is not None, "a match that has started is broadcast"
    table.broadcast.confirm_answer(connection, message.id)


def refuse_later(table: Table, connection: Connection, seat: Seat, message: AskMove) -> Refuse:
    """Return the function that refuses a held move which became illegal."""
    return lambda refused: send_refusal(table.metrics, connection, refused, seat, message.id)


# Questions


def on_why(table: Table, connection: Connection, message: AskWhy) -> None:
    live_match = stored_match(table)
    seat = own_seat(connection, message.seat)
    connection.send(explain_why(table, live_match, seat, message, connection.language))


def on_preview(table: Table, connection: Connection, message: AskPreview) -> None:
    live_match = stored_match(table)
    seat = own_seat(connection, message.seat)
    connection.send(show_preview(table, live_match, seat, message, connection.language))


def on_hint(table: Table, connection: Connection, message: AskHint) -> None:
    live_match = stored_match(table)
    seat = own_seat(connection, message.seat)
    start_hint(table, live_match, seat, connection, message.id)


def on_look(table: Table, connection: Connection, message: AskLook) -> None:
    stored_match(table)
    seat = None if message.seat is None else own_seat(connection, message.seat)
    if not connection.viewers:
        raise Refused("seat/none")
    assert table.broadcast is not None, "a match that has started is broadcast"
    table.broadcast.look(connection, seat)


def on_view(table: Table, connection: Connection, message: AskView) -> None:
    stored_match(table)
    viewer = None if message.seat is None else own_seat(connection, message.seat)
    if viewer not in connection.viewers:
        raise Refused("seat/not-yours")
    assert table.broadcast is not None, "a match that has started is broadcast"
    table.broadcast.send_present(connection, viewer)


def on_log(table: Table, connection: Connection, message: AskLog) -> None:
    stored_match(table)
    viewers = connection.viewers
    viewer = (
        own_seat(connection, message.seat) if message.seat is not None else viewers[0] if viewers else None
    )
    if not viewers:
        raise Refused("seat/none")
    connection.start(send_log(table, viewer, connection, message.id))


# Time at a table with one person


def on_page(table: Table, connection: Connection, message: AskPage) -> None:
    if connection.is_hidden != message.hidden:
        connection.is_hidden = message.hidden
        table.on_attendance()


def on_reading(table: Table, connection: Connection, message: AskReading) -> None:
    if connection.is_reading != message.reading:
        connection.is_reading = message.reading
        table.on_attendance()


def on_go_on(table: Table, connection: Connection, _message: AskGoOn) -> None:
    require_only_person(table, connection)
    connection.is_hidden = False
    table.on_attendance(goes_on=True)


def on_skip(table: Table, connection: Connection, _message: AskSkip) -> None:
    require_only_person(table, connection)
    running_match(table).skip()


def on_pace(table: Table, connection: Connection, message: AskPace) -> None:
    require_only_person(table, connection)
    running_match(table).pauses.set_pace(message.pace)


def require_only_person(table: Table, connection: Connection) -> None:
    """Refuse what would change the time of others."""
    if not connection.seats:
        raise Refused("seat/none")
    if table.seating.count_people() != 1:
        raise Refused("seat/others")


# The rest


def on_chat(table: Table, connection: Connection, message: AskChat) -> None:
    text = clean_line(message.text)
    if not text:
        raise Refused("message/malformed", problem="expected words")
    say(table, connection, text)


def on_pong(table: Table, connection: Connection, message: AskPong) -> None:
    if table.live_match is None:
        return
    now = table.live_match.loop.time()
    connection.pong(message.ping, now)
    if len(connection.trips) < FIRST_PINGS:
        connection.ping(now)


HANDLERS: dict[type, Callable[[Table, Connection, Any], None]] = {
    AskMove: on_move,
    AskWhy: on_why,
    AskPreview: on_preview,
    AskHint: on_hint,
    AskLook: on_look,
    AskView: on_view,
    AskChat: on_chat,
    AskLog: on_log,
    AskPong: on_pong,
    AskPage: on_page,
    AskReading: on_reading,
    AskGoOn: on_go_on,
    AskSkip: on_skip,
    AskPace: on_pace,
}
