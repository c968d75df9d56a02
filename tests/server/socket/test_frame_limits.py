"""Every frame is counted, wherever the one before was cut; what is over a limit closes at once."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from saucer.server.socket.raw_protocol import UNCOUNTED_FRAMES, RawWebSocket
from tests.server.support.wire import CLOSE, FINAL, MORE, PING, PONG, TEXT, frame

LIMIT = 16_384
SIZES = range(16_370, 16_401)
BINARY = 0x02
TOO_BIG, WRONG = 1009, 1002
REQUEST = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
FOLLOWING = {
    "pings": frame(b"", FINAL | PING),
    "long pings": frame(b"x" * 125, FINAL | PING),
    "pongs": frame(b"x", FINAL | PONG),
    "texts": frame(b"x"),
    "bytes": frame(b"x", FINAL | BINARY),
}
"""Frames that may come in any number after one another."""
PIECES = {
    "empty pieces": (frame(b"", TEXT), frame(b"", MORE)),
    "pieces": (frame(b"x", TEXT), frame(b"x", MORE)),
    "pieces of bytes": (frame(b"x", BINARY), frame(b"", MORE)),
}


class FakeTransport(asyncio.Transport):
    """Remembers what was written, and whether the connection was closed or is no longer read."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.paused = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def get_write_buffer_size(self) -> int:
        return 0


class Socket:
    """A socket at its table, with a count of all that arrives."""

    def __init__(self, loop: asyncio.AbstractEventLoop, *, at_table: bool = True) -> None:
        self.loop = loop
        self.transport = FakeTransport()
        config = uvicorn.Config(accept_only, ws_max_size=LIMIT, ws_per_message_deflate=False)
        config.load()
        self.counted = 0
        self.texts: list[bytes | None] = []
        self.raw = loop.run_until_complete(self.open(config))
        self.transport.written = b""
        if at_table:
            self.raw.on_text, self.raw.on_frame = self.on_text, self.count

    async def open(self, config: uvicorn.Config) -> RawWebSocket:
        raw = RawWebSocket(config=config, server_state=ServerState(), app_state={})
        raw.connection_made(self.transport)
        raw.data_received(REQUEST)
        while b"\r\n\r\n" not in self.transport.written:
            await asyncio.sleep(0)
        return raw

    def on_text(self, text: bytes | None) -> None:
        self.texts.append(text)
        self.counted += 1

    def count(self) -> None:
        self.counted += 1

    def feed(self, *parts: bytes) -> None:
        """What a transport does: nothing more is read once it is closed or paused."""
        for part in parts:
            if not self.is_over:
                self.raw.data_received(part)

    @property
    def is_over(self) -> bool:
        return self.transport.closed or self.transport.paused

    @property
    def close_code(self) -> int | None:
        at = self.transport.written.find(bytes((FINAL | CLOSE,)))
        return int.from_bytes(self.transport.written[at + 2 : at + 4], "big") if at >= 0 else None


async def accept_only(_scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    """An application that never reads from its socket."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    yield loop
    for task in asyncio.all_tasks(loop):
        task.cancel()
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()
    asyncio.set_event_loop(None)


@pytest.mark.parametrize("size", [size for size in SIZES if size <= LIMIT])
def test_a_text_up_to_the_limit_is_read_and_what_follows_is_counted(
    loop: asyncio.AbstractEventLoop, size: int
) -> None:
    text = b"x" * size
    sent = frame(text)
    following = b"".join(FOLLOWING.values())
    socket = Socket(loop)
    end = len(sent)
    for cut in (*range(1, 24), *range(24, end - 48, 997), *range(end - 48, end)):
        socket.counted, socket.texts = 0, []
        socket.feed(sent[:cut], sent[cut:] + following)
        assert socket.texts == [text, b"x", None], cut
        assert socket.counted == 1 + len(FOLLOWING), cut
    assert not socket.is_over


def test_the_longest_text_may_be_cut_anywhere(loop: asyncio.AbstractEventLoop) -> None:
    sent, ping = frame(b"x" * LIMIT), FOLLOWING["pings"]
    socket = Socket(loop)
    for cut in range(1, len(sent)):
        socket.feed(sent[:cut], sent[cut:] + ping)
        assert socket.counted == 2 * cut
        assert len(socket.texts) == cut


@pytest.mark.parametrize("name", FOLLOWING)
@pytest.mark.parametrize("size", [LIMIT - 8, LIMIT - 7, LIMIT])
def test_a_thousand_frames_after_a_long_text_are_a_thousand_counts(
    loop: asyncio.AbstractEventLoop, size: int, name: str
) -> None:
    sent = frame(b"x" * size)
    for cut in (1, 4, 8, len(sent) - 1):
        socket = Socket(loop)
        socket.feed(sent[:cut], sent[cut:], FOLLOWING[name] * 1000)
        assert socket.counted == 1001


@pytest.mark.parametrize("name", PIECES)
def test_every_piece_after_a_long_text_is_counted(loop: asyncio.AbstractEventLoop, name: str) -> None:
    first, more = PIECES[name]
    for size in SIZES:
        if size > LIMIT:
            continue
        socket = Socket(loop)
        sent = frame(b"x" * size)
        socket.feed(sent[:-1], sent[-1:] + first + more * 100)
        assert socket.counted == 102
        socket.feed(frame(b"", FINAL | MORE))
        assert socket.counted == 104
        assert len(socket.texts) == 2


@pytest.mark.parametrize("kind", [TEXT, BINARY, FINAL | TEXT, FINAL | BINARY])
def test_what_is_too_long_closes_before_it_has_arrived(loop: asyncio.AbstractEventLoop, kind: int) -> None:
    for size in SIZES:
        if size <= LIMIT:
            continue
        sent = frame(b"x" * size, kind)
        for cut in (*range(1, 12), len(sent) - 1):
            socket = Socket(loop)
            socket.feed(sent[:cut], sent[cut : cut + 4])
            assert socket.is_over
            assert socket.close_code == TOO_BIG
            assert socket.counted == 0
            assert len(socket.raw.rest) <= LIMIT


def test_pieces_that_are_too_long_together_close_before_the_last_has_arrived(
    loop: asyncio.AbstractEventLoop,
) -> None:
    for size in SIZES:
        socket = Socket(loop)
        socket.feed(frame(b"x" * 16_000, TEXT), frame(b"x" * (size - 16_000), FINAL | MORE)[:8])
        assert socket.is_over == (size > LIMIT)
        assert socket.close_code == (TOO_BIG if size > LIMIT else None)


@pytest.mark.parametrize("kind", [FINAL | PING, FINAL | PONG, FINAL | CLOSE])
@pytest.mark.parametrize("size", [126, 1000, 16_000, 17_000])
def test_a_control_frame_that_is_too_long_closes_before_it_has_arrived(
    loop: asyncio.AbstractEventLoop, kind: int, size: int
) -> None:
    socket = Socket(loop)
    socket.feed(frame(b"x" * size, kind)[:8])
    assert socket.is_over
    assert socket.close_code == WRONG


def test_a_size_written_in_eight_bytes_is_counted_like_any_other(loop: asyncio.AbstractEventLoop) -> None:
    socket = Socket(loop)
    for first in (FINAL | TEXT, FINAL | BINARY):
        head = bytes((first, 0xFF)) + (1).to_bytes(8, "big") + bytes(4)
        for cut in range(1, len(head)):
            socket.counted = 0
            socket.feed(head[:cut], head[cut:] + b"x")
            assert socket.counted == 1
    socket.feed(bytes((FINAL | TEXT, 0xFF)) + (2**63).to_bytes(8, "big"))
    assert socket.close_code == TOO_BIG


@pytest.mark.parametrize("name", [*FOLLOWING, *PIECES])
@pytest.mark.parametrize("size", [1, LIMIT - 8, LIMIT - 7, LIMIT])
def test_frames_nobody_counts_have_a_limit(loop: asyncio.AbstractEventLoop, size: int, name: str) -> None:
    """Before a socket has come to its table, and after it was closed."""
    first, more = PIECES.get(name) or (FOLLOWING[name], FOLLOWING[name])
    sent = frame(b"x" * size)
    for is_closed in (False, True):
        socket = Socket(loop, at_table=is_closed)
        if is_closed:
            loop.run_until_complete(socket.raw.send({"type": "websocket.close", "code": 1000}))
        socket.feed(sent[:-1], sent[-1:] + first + more * UNCOUNTED_FRAMES)
        assert socket.is_over
        assert socket.counted == 0
        assert len(socket.transport.written) < 200 * UNCOUNTED_FRAMES


def test_nothing_is_read_after_the_client_has_closed(loop: asyncio.AbstractEventLoop) -> None:
    socket = Socket(loop)
    socket.feed(frame((1000).to_bytes(2, "big"), FINAL | CLOSE) + frame(b"x") * 1000)
    assert socket.is_over
    assert socket.texts == []
