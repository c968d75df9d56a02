"""Serves a socket from the handshake to the end: who may connect, the first messages, and the loop of incoming ones."""

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs

from saucer.server.guard.admission import header
from saucer.server.guard.limits import Bucket, address_group
from saucer.server.guard.refusals import Refused
from saucer.server.language import choose_language
from saucer.server.socket.connection import Connection, Send
from saucer.server.socket.messages import TOO_MANY, on_frame, on_message
from saucer.server.tables.audience.subscriber import send_refusal
from saucer.server.tables.hub import Hub
from saucer.server.tables.requests.lobby import give_back
from saucer.server.tables.table import GONE, LOST, Table

UNWELCOME = 4003
NORMAL = 1000
FAILED = 1011
BURST_SECONDS = 5

Receive = Callable[[], Awaitable[Any]]


async def serve_socket(hub: Hub, code: str, scope: Any, receive: Receive, send: Send) -> None:
    """Serve someone who watches a table or plays at it."""
    connection = await accept(hub, scope, receive, send)
    address = scope["client"][0] if scope["client"] else ""
    connection.group = address_group(address)
    if not hub.sockets.enter(address):
        refuse_connection(hub, connection, Refused("connections/too-many"), TOO_MANY)
    else:
        try:
            await serve_connection(hub, code, connection, receive)
        finally:
            hub.sockets.leave(address)
    await finish_sending(connection)


async def refuse_socket(hub: Hub, scope: Any, receive: Receive, send: Send, refused: Refused) -> None:
    """Turn away a socket that is not let in; those of other sites without a word."""
    if refused.code != "requests/too-many":
        await receive()
        await send({"type": "websocket.close", "code": UNWELCOME})
        return
    connection = await accept(hub, scope, receive, send)
    refuse_connection(hub, connection, Refused("connections/too-many"), TOO_MANY)
    await finish_sending(connection)


async def accept(hub: Hub, scope: Any, receive: Receive, send: Send) -> Connection:
    await receive()
    await send({"type": "websocket.accept"})
    return new_connection(hub, scope, send)


async def finish_sending(connection: Connection) -> None:
    if connection.sender is not None:
        await connection.sender


def new_connection(hub: Hub, scope: Any, send: Send) -> Connection:
    query = parse_qs(scope["query_string"].decode("latin-1"))
    asked = query.get("language", [""])[0]
    rate = hub.settings.messages_per_second
    connection = Connection(
        send,
        hub.signer.holder_in(header(scope, b"cookie", "; ")),
        choose_language(asked, header(scope, b"accept-language")),
        Bucket(rate, rate * BURST_SECONDS),
    )
    connection.raw_socket = scope.pop("raw_socket", None)
    connection.has_curtain = query.get("curtain") == ["yes"]
    connection.says_go_on = query.get("pause") == ["yes"]
    connection.known_views = {} if query.get("changes") == ["1"] else None
    return connection


def refuse_connection(hub: Hub, connection: Connection, refused: Refused, code: int) -> None:
    send_refusal(hub.metrics, connection, refused)
    connection.close(code)


async def serve_connection(hub: Hub, code: str, connection: Connection, receive: Receive) -> None:
    """Serve a connection from the first message to the last."""
    try:
        table, connection.sits = await hub.find(code)
        require_welcome(table, connection)
    except Refused as refused:
        refuse_connection(hub, connection, refused, GONE)
        return
    try:
        table.require_stored()
        enter(table, connection)
        await receive_messages(table, connection, receive)
    except Refused as refused:
        refuse_connection(hub, connection, refused, LOST)
    except Exception:  # noqa: BLE001 - this connection ends, and nothing else
        hub.metrics.report_error("a connection could not be served")
        connection.close(FAILED)
    finally:
        leave(table, connection)


def require_welcome(table: Table, connection: Connection) -> None:
    """Refuse people who were sent away, and spectators at tables without them."""
    if connection.sits and connection.holder in table.row.sent_away:
        raise Refused("table/sent-away")
    if not table.is_welcome(connection):
        raise Refused("table/private")


async def receive_messages(table: Table, connection: Connection, receive: Receive) -> None:
    """Answer messages until the connection ends."""
    if connection.raw_socket is not None:
        connection.raw_socket.serve(
            lambda text: on_message(table, connection, text), lambda: on_frame(connection)
        )
    while connection.closing is None:
        message = await receive()
        if message["type"] != "websocket.receive":
            break
        on_message(table, connection, message.get("text"))


def enter(table: Table, connection: Connection) -> None:
    """Send someone who has just come the table and the match, and the others that they are there."""
    has_changed = table.enter(connection)
    if connection.sits:
        has_changed |= give_back(table, connection.holder)
    table.send_hello(connection)
    if table.broadcast is not None:
        table.broadcast.welcome(connection)
    elif table.row.seed is not None:
        send_refusal(table.metrics, connection, Refused("table/old"))
    send_others(table, connection, has_changed=has_changed)
    live_match = table.live_match
    if live_match is not None and live_match.game.rules.races:
        connection.ping(live_match.loop.time())


def leave(table: Table, connection: Connection) -> None:
    if connection.raw_socket is not None:
        connection.raw_socket.stop_serving()
    connection.close(NORMAL)
    if connection.hint is not None:
        connection.hint.cancel()
    has_changed = table.leave(connection)
    if table.is_live:
        send_others(table, connection, has_changed=has_changed)


def send_others(table: Table, connection: Connection, *, has_changed: bool) -> None:
    """Send everyone else that a player has come or gone, or, now and then, how many watch."""
    if not has_changed:
        if not connection.seats:
            table.watcher_count.on_change()
        return
    for other in list(table.seating.subscribers):
        if other is not connection:
            table.send_table_to(other)
