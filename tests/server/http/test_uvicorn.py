"""All that `http_protocol` and `raw_protocol` need of uvicorn; a version that has changed it fails here first."""

import asyncio
import inspect
from collections.abc import Callable
from typing import Any

import h11
import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from saucer.server.guard.gate import Gate
from saucer.server.http.http_protocol import HttpConnection, StrictRequests, http_protocol
from saucer.server.run import take_port
from saucer.server.socket.raw_protocol import RawWebSocket
from tests.server.support.driving import PATIENCE

OVERRIDDEN = {
    "connection_made": ["transport"],
    "connection_lost": ["exc"],
    "data_received": ["data"],
    "handle_websocket_upgrade": ["event"],
    "on_response_complete": [],
    "pause_writing": [],
    "resume_writing": [],
    "send_400_response": ["msg"],
    "timeout_keep_alive_handler": [],
}
READ = ("conn", "connections", "client", "loop", "timeout_keep_alive_task", "transport")
"""Attributes of an HTTP connection that our own code reads."""
REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
RESTART = b"\x88\x02" + (1012).to_bytes(2, "big")


def parameters(function: Callable[..., Any]) -> list[str]:
    return [name for name in inspect.signature(function).parameters if name != "self"]


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_a_method_that_we_override_is_still_there(name: str) -> None:
    assert parameters(getattr(H11Protocol, name)) == OVERRIDDEN[name]


def test_we_override_nothing_else() -> None:
    own = {name for name, found in vars(HttpConnection).items() if inspect.isfunction(found)}
    assert own & set(dir(H11Protocol)) == set(OVERRIDDEN)


def test_a_socket_is_made_and_stopped_as_uvicorn_makes_and_stops_its_own() -> None:
    for kind in (WebSocketsSansIOProtocol, RawWebSocket):
        assert parameters(kind)[:3] == ["config", "server_state", "app_state"]
        assert parameters(kind.shutdown) == []
    state = ServerState()
    assert (state.connections, state.tasks, state.default_headers) == (set(), set(), [])


class Scene:
    """A server with our protocols and an application that answers when it is allowed to."""

    def __init__(self, gate: Gate) -> None:
        self.listener = take_port("127.0.0.1", 0)
        self.answer = asyncio.Event()
        self.asked = asyncio.Event()
        self.writers: list[asyncio.StreamWriter] = []
        self.config = uvicorn.Config(
            self.app,
            interface="asgi3",
            http=http_protocol(gate),
            ws=RawWebSocket,
            lifespan="off",
            log_config=None,
        )
        self.server = uvicorn.Server(self.config)

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked.set()
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await receive()
            return
        await self.answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    async def open(self, sent: bytes) -> asyncio.StreamReader:
        reader, writer = await asyncio.open_connection(*self.listener.getsockname())
        self.writers.append(writer)
        writer.write(sent)
        return reader

    def connection(self) -> Any:
        """The only connection."""
        (found,) = self.server.server_state.connections
        return found


def play(story: Callable[[Scene], Any], gate: Gate | None = None) -> None:
    async def played() -> None:
        scene = Scene(gate or Gate(100, 100))
        serving = asyncio.create_task(scene.server.serve(sockets=[scene.listener]))
        try:
            await story(scene)
        finally:
            scene.answer.set()
            for writer in scene.writers:
                writer.close()
            scene.server.should_exit = True
            await serving

    asyncio.run(asyncio.wait_for(played(), PATIENCE))


async def head_of(reader: asyncio.StreamReader) -> bytes:
    return await reader.readuntil(b"\r\n\r\n")


def request_state(connection: Any) -> Any:
    return connection.conn.their_state


def test_a_request_is_watched_from_its_first_byte_to_its_answer() -> None:
    async def story(scene: Scene) -> None:
        reader = await scene.open(REQUEST)
        await scene.asked.wait()
        connection = scene.connection()
        assert all(hasattr(connection, name) for name in READ)
        assert isinstance(connection.conn, StrictRequests)
        assert request_state(connection) is h11.DONE
        assert connection.request_timer is None
        assert connection.visit not in connection.gate.waiting
        scene.answer.set()
        await head_of(reader)
        assert connection.timeout_keep_alive_task is not None
        assert request_state(connection) is h11.IDLE
        assert connection.visit in connection.gate.waiting

    play(story)


def test_a_request_that_is_being_answered_makes_room_for_nobody() -> None:
    async def story(scene: Scene) -> None:
        busy = [await scene.open(REQUEST) for _ in range(2)]
        while len(scene.server.server_state.tasks) < len(busy):
            await asyncio.sleep(0.01)
        late = await scene.open(REQUEST)
        assert await read_to_end(late) == b""
        scene.answer.set()
        for reader in busy:
            assert b" 200 " in await head_of(reader)
        newest = await scene.open(REQUEST)
        assert b" 200 " in await head_of(newest)

    play(story, Gate(2, 100))


async def read_to_end(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


def test_a_socket_takes_over_from_the_request_and_is_closed_when_the_server_stops() -> None:
    async def story(scene: Scene) -> None:
        reader = await scene.open(UPGRADE)
        assert b" 101 " in await head_of(reader)
        raw = scene.connection()
        assert isinstance(raw, RawWebSocket)
        assert raw.transport.get_protocol() is raw
        assert raw.visit is not None
        assert raw.visit in raw.visit.gate.waiting
        assert len(scene.server.server_state.tasks) == 1
        scene.server.should_exit = True
        assert await reader.read() == RESTART

    play(story)
