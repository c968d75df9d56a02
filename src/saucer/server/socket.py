"""The socket: one for each viewer, who is greeted, shown how things stand, and answered message by message."""

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs

import msgspec

from saucer.engine.types import Seat
from saucer.server.answers import explain_why, give_hint, show_preview
from saucer.server.connection import Connection, Send
from saucer.server.hub import Hub
from saucer.server.limits import Bucket
from saucer.server.lobby import give_back
from saucer.server.play import Play
from saucer.server.refusals import Refused
from saucer.server.security import cookie_in, is_foreign
from saucer.server.table import Table
from saucer.server.wire import (
    AskChat,
    Asked,
    AskHint,
    AskLog,
    AskMove,
    AskPong,
    AskPreview,
    AskWhy,
    TellHello,
)
from saucer.server.words import spoken

UNWELCOME = 4003
UNKNOWN = 4004
TOO_MANY = 4029
BURST_SECONDS = 5
FLOOD = 200
FIRST_PINGS = 4

Receive = Callable[[], Awaitable[Any]]

decode = msgspec.json.Decoder(Asked).decode


async def serve_socket(hub: Hub, code: str, scope: Any, receive: Receive, send: Send) -> None:
    """Watch a table, or play at it."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    await receive()
    if is_foreign(headers, hub.settings.origins):
        await send({"type": "websocket.close", "code": UNWELCOME})
        return
    await send({"type": "websocket.accept"})
    one = connection_of(hub, scope, headers, send)
    one.straight = scope.get("straight")
    address = scope["client"][0] if scope["client"] else ""
    if not hub.requests.take(address) or not hub.sockets.enter(address):
        turn_away(hub, one, Refused("connections/too-many"), TOO_MANY)
    else:
        try:
            await attend(hub, code, one, receive)
        finally:
            hub.sockets.leave(address)
    if one.sender is not None:
        await one.sender


def connection_of(hub: Hub, scope: Any, headers: dict[str, str], send: Send) -> Connection:
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("language", [""])[0]
    rate = hub.settings.messages_per_second
    return Connection(
        send,
        hub.signer.holder(cookie_in(headers.get("cookie", ""))),
        spoken(asked, headers.get("accept-language", "")),
        Bucket(rate, rate * BURST_SECONDS),
    )


def turn_away(hub: Hub, one: Connection, refused: Refused, code: int) -> None:
    hub.refuse(one, refused)
    one.close(code)


async def attend(hub: Hub, code: str, one: Connection, receive: Receive) -> None:
    """Serve one socket from the first message to the last."""
    try:
        table, one.sits = hub.find(code)
        if not one.sits and not table.settings.spectators:
            raise Refused("table/private")
    except Refused as refused:
        turn_away(hub, one, refused, UNKNOWN)
        return
    enter(table, one)
    if one.straight is not None:
        one.straight.heard = lambda text: take(hub, table, one, text)
    try:
        while one.closing is None:
            message = await receive()
            if message["type"] != "websocket.receive":
                break
            take(hub, table, one, message.get("text"))
    finally:
        leave(table, one)


def enter(table: Table, one: Connection) -> None:
    """Greet a newcomer, and tell the others."""
    table.hub.store.writer.flush()
    table.come(one)
    if one.sits:
        give_back(table, one.holder)
    others_hear = len(table.connections) > 1
    you, info = table.you(one.holder, sits=one.sits), table.info(one.language, sits=one.sits)
    one.tell(TellHello(one.language, you, info, table.lines_for(one.holder)))  # type: ignore[arg-type]
    if table.report is not None:
        table.report.welcome(one)
    elif table.row.seed is not None:
        table.hub.refuse(one, Refused("table/old"))
    if others_hear:
        tell_others(table, one)
    if table.play is not None and table.play.game.races:
        one.ping(table.play.races.loop.time())


def leave(table: Table, one: Connection) -> None:
    if one.straight is not None:
        one.straight.heard = None
    one.close(1000)
    table.go(one)
    if table.is_live:
        tell_others(table, one)


def tell_others(table: Table, one: Connection) -> None:
    """Tell everyone but `one` who is there now."""
    for other in table.connections:
        if other is not one:
            table.tell_table_to(other)


# Messages


def take(hub: Hub, table: Table, one: Connection, text: bytes | str | None) -> None:
    """Answer one message; whatever it is, it harms nobody."""
    hub.metrics.messages_total += 1
    ask: int | None = None
    try:
        if not one.bucket.take():
            raise too_many(one)
        asked = read(text)
        ask = asked.id
        ANSWERS[type(asked)](table, one, asked)
    except Refused as refused:
        hub.refuse(one, refused, ask=ask)
    except Exception:  # noqa: BLE001 - a mistake of ours must not end the table
        hub.trouble("a message could not be answered")
        hub.refuse(one, Refused("server/storage"), ask=ask)


def too_many(one: Connection) -> Refused:
    """Refuse politely at first; whoever goes on and on is cut off."""
    one.excess += 1
    if one.excess > FLOOD:
        one.close(TOO_MANY)
    return Refused("requests/too-many")


def read(text: bytes | str | None) -> Any:
    if text is None:
        raise Refused("message/malformed", problem="expected text, got bytes")
    try:
        return decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("message/malformed", problem=str(error)) from None


def playing(table: Table) -> Play:
    if table.play is None:
        raise Refused("table/not-started" if table.row.seed is None else "table/old")
    if not table.is_live:
        raise Refused("server/storage")
    return table.play


def own_seat(table: Table, one: Connection, asked: int | None) -> Seat:
    """The seat a message speaks for."""
    held = one.seats
    if not held:
        raise Refused("seat/none")
    if asked is None and len(held) > 1:
        raise Refused("seat/which")
    if asked is not None and asked not in held:
        raise Refused("seat/not-yours")
    return held[0] if asked is None else Seat(asked)


def on_move(table: Table, one: Connection, asked: AskMove) -> None:
    play = playing(table)
    play.ask(own_seat(table, one, asked.seat), asked.turn, asked.move, one, asked.id)


def on_why(table: Table, one: Connection, asked: AskWhy) -> None:
    play = playing(table)
    one.tell(explain_why(play, own_seat(table, one, asked.seat), asked, one.language))


def on_preview(table: Table, one: Connection, asked: AskPreview) -> None:
    play = playing(table)
    one.tell(show_preview(play, own_seat(table, one, asked.seat), asked, one.language))


def on_hint(table: Table, one: Connection, asked: AskHint) -> None:
    play = playing(table)
    give_hint(play, own_seat(table, one, asked.seat), one, asked.id)


def on_chat(table: Table, one: Connection, asked: AskChat) -> None:
    text = " ".join(asked.text.split())
    if not text:
        raise Refused("message/malformed", problem="expected words")
    if len(table.lines) >= table.hub.settings.chat_lines:
        raise Refused("chat/full", most=table.hub.settings.chat_lines)
    table.say(one, text)


def on_log(table: Table, one: Connection, asked: AskLog) -> None:
    playing(table)
    assert table.report is not None, "a match that can be played can be told"
    viewers = one.viewers
    viewer = own_seat(table, one, asked.seat) if asked.seat is not None else viewers[0] if viewers else None
    if not viewers:
        raise Refused("seat/none")
    one.tell(table.report.log(viewer, one.language, asked.id))


def on_pong(table: Table, one: Connection, asked: AskPong) -> None:
    if table.play is None:
        return
    now = table.play.races.loop.time()
    one.pong(asked.ping, now)
    if len(one.trips) < FIRST_PINGS:
        one.ping(now)


ANSWERS: dict[type, Callable[[Table, Connection, Any], None]] = {
    AskMove: on_move,
    AskWhy: on_why,
    AskPreview: on_preview,
    AskHint: on_hint,
    AskChat: on_chat,
    AskLog: on_log,
    AskPong: on_pong,
}
