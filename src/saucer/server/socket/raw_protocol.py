"""A WebSocket that counts every frame and hands texts to the application without a queue, a task or a copy for each.

It stands on the public, I/O-free half of the `websockets` library; uvicorn makes it from three arguments, feeds it the
request and calls `shutdown`. `tests/server/http/test_uvicorn.py` checks all that it needs of uvicorn.
"""

import asyncio
import logging
from asyncio import TimerHandle
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from saucer.server.guard.gate import Visit
from saucer.server.socket.frames import (
    BINARY,
    CLOSE,
    CONTROL,
    LARGEST_CONTROL,
    MASK_SIZE,
    MASKED,
    PING,
    TEXT,
    content_of,
    frame_header,
)
from saucer.server.socket.handshake import scope_of

log = logging.getLogger("saucer")

LARGEST_MESSAGE = 16 * 1024
PING_SECONDS = 30.0
"""How often a silent socket is asked whether it is still there."""
UNCOUNTED_FRAMES = 100
"""How many frames are read of a socket that nobody counts: before it has come to its table, and after it was closed."""
TOO_SLOW = 4008
STALL_SECONDS = 20.0
"""How long a client may leave a full buffer unread."""
CLOSE_SECONDS = 12.0
"""How long a client may take to answer a close."""
LINGER = 2.0
"""Seconds a client has to read why it was let go, before the connection is cut."""
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class RawWebSocket(asyncio.Protocol):
    """A WebSocket that the application can also use directly; it finds it in the scope, as `raw_socket`."""

    transport: asyncio.Transport
    response: Response | None = None
    """The answer to the request, sent when the application accepts; None until the request has arrived."""
    visit: Visit | None = None
    """How the gate counts this connection while it is at no table."""
    on_text: Callable[[bytes | None], None] | None = None
    """Called with each text as it arrives, None for bytes; without it, messages go through the queue."""
    on_frame: Callable[[], None] | None = None
    """Called for each ping, pong and piece of a message: they count like messages."""
    uncounted = 0
    """How many frames have arrived that nobody counted."""
    rest = b""
    """The beginning of a frame that has not arrived completely."""
    pieces: list[bytes] | None = None
    """What has arrived of a message in several frames; None between messages."""
    is_text = True
    """Whether the message that arrives in several frames is a text."""
    room = LARGEST_MESSAGE
    """How many bytes the next frame of a message may have."""
    is_accepted = False
    close_sent = False
    is_lost = False
    is_let_go = False
    """Whether nothing more is read, and the connection is cut in a moment."""
    is_alive = True
    """Whether anything has arrived since the latest ping."""
    stall_timer: TimerHandle | None = None
    cut_timer: TimerHandle | None = None
    ping_timer: TimerHandle | None = None

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.app = config.loaded_app
        self.server_state = server_state
        self.app_state = app_state
        self.loop = asyncio.get_event_loop()
        self.conn = ServerProtocol(max_size=LARGEST_MESSAGE)
        self.received: asyncio.Queue[Any] = asyncio.Queue()
        """What the application receives."""
        self.writable = asyncio.Event()
        self.writable.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.server_state.connections.add(cast("Any", self))

    def connection_lost(self, _error: Exception | None) -> None:
        self.is_lost = True
        self.server_state.connections.discard(cast("Any", self))
        for timer in (self.stall_timer, self.cut_timer, self.ping_timer):
            if timer is not None:
                timer.cancel()
        self.received.put_nowait({"type": "websocket.disconnect", "code": CloseCode.NO_STATUS_RCVD})
        self.writable.set()
        if self.visit is not None:
            self.visit.leave()

    # The handshake

    def start(self, data: bytes) -> None:
        """Answer the request for a socket, or start the application for it."""
        self.conn.receive_data(data)
        request = next(iter(self.conn.events_received()), None)
        if not isinstance(request, Request):
            self.transport.write(BAD_REQUEST)
            self.transport.close()
            return
        self.response = self.conn.accept(request)
        if self.response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self.reject(self.response)
            return
        scope = {**scope_of(request, self.transport), "state": self.app_state.copy(), "raw_socket": self}
        task = self.loop.create_task(self.run_app(scope))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)
        self.received.put_nowait({"type": "websocket.connect"})

    def accept(self, headers: list[tuple[bytes, bytes]]) -> None:
        response = self.response
        assert response is not None, "the application runs once the request has arrived"
        del response.headers["Date"]
        for name, value in (*self.server_state.default_headers, *headers):
            response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self.conn.send_response(response)
        self.flush()
        self.is_accepted = True
        self.ping_timer = self.loop.call_later(PING_SECONDS, self.ask_for_life)
        self.data_received(b"")

    def reject(self, response: Response) -> None:
        self.conn.send_response(response)
        self.close_sent = True
        self.flush()
        self.transport.close()

    # The application

    async def run_app(self, scope: dict[str, Any]) -> None:
        try:
            await self.app(cast("Any", scope), self.receive, self.send)
        except ConnectionResetError:
            pass
        except Exception:
            log.exception("a socket could not be served")
        finally:
            if not self.is_accepted and not self.close_sent and not self.transport.is_closing():
                self.reject(self.conn.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))
            elif not self.close_sent:
                self.transport.close()

    async def receive(self) -> Any:
        message = await self.received.get()
        if self.received.empty() and not self.is_done:
            self.transport.resume_reading()
        return message

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        if self.is_lost or self.transport.is_closing():
            raise ConnectionResetError("the client is gone")
        if message["type"] == "websocket.accept":
            self.accept(message.get("headers", []))
        elif message["type"] == "websocket.send":
            self.send_text(message["text"].encode())
        elif self.is_accepted:
            self.close(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
        else:
            self.reject(self.conn.reject(HTTPStatus.FORBIDDEN, ""))

    def send_text(self, message: bytes) -> bool:
        """Send a text at once; False where the socket cannot take it now."""
        if self.close_sent or self.is_lost or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame_header(len(message)) + message)
        return True

    def serve(self, on_text: Callable[[bytes | None], None], on_frame: Callable[[], None]) -> None:
        """Pass everything that arrives to a table, which counts it."""
        self.on_text, self.on_frame = on_text, on_frame
        if self.visit is not None:
            self.visit.leave()

    def stop_serving(self) -> None:
        self.on_text = self.on_frame = None
        if self.visit is not None and not self.transport.is_closing():
            self.visit.come_back()

    # Frames

    @property
    def is_done(self) -> bool:
        """Whether nothing more is read."""
        return self.is_let_go or self.transport.is_closing()

    def data_received(self, data: bytes) -> None:
        """Cut the data into frames. What is over a limit closes the socket as soon as its header is there."""
        if self.response is None:
            self.start(data)
            return
        self.is_alive = True
        if self.rest:
            data = self.rest + data
        if not self.is_accepted:
            self.wait_for_accept(data)
            return
        at = 0
        while not self.is_done and (content := content_of(data, at)) is not None:
            start, end = content
            size = end - start
            if data[at] & CONTROL and size > LARGEST_CONTROL:
                self.let_go(CloseCode.PROTOCOL_ERROR)
            elif size > self.room:
                self.let_go(CloseCode.MESSAGE_TOO_BIG)
            elif end > len(data):
                break
            else:
                self.take_frame(data, at, start, end)
                at = end
        self.rest = b"" if self.is_done else data[at:]

    def wait_for_accept(self, data: bytes) -> None:
        """Keep data that arrives before the socket is accepted, up to a small limit."""
        self.rest = data
        if len(data) > LARGEST_MESSAGE:
            self.let_go(None)

    def take_frame(self, data: bytes, at: int, start: int, end: int) -> None:
        """Pass a message in one frame to `on_text`; everything else is counted and goes the long way."""
        first = data[at]
        if self.on_text is None or self.close_sent:
            self.take_uncounted(data[at:end])
        elif first == TEXT and data[at + 1] & MASKED and self.pieces is None:
            self.on_text(apply_mask(data[start:end], data[start - MASK_SIZE : start]))
        elif first == BINARY and data[at + 1] & MASKED and self.pieces is None:
            self.on_text(None)
        else:
            self.take_other(data[at:end])

    def take_other(self, frame: bytes) -> None:
        """Count a control frame or a piece of a message, then read it."""
        if self.on_frame is not None:
            self.on_frame()
        if self.is_let_go or (frame[0] == PING and not self.writable.is_set()):
            return
        self.read_frame(frame)

    def take_uncounted(self, frame: bytes) -> None:
        """Read a frame of a socket without a table. After the close only the answer to it matters."""
        self.uncounted += 1
        if self.uncounted > UNCOUNTED_FRAMES:
            self.let_go(None)
        elif not self.close_sent or frame[0] == CLOSE:
            self.read_frame(frame)

    def read_frame(self, frame: bytes) -> None:
        """Read a frame by the rules of WebSockets; what breaks them closes this one."""
        self.conn.receive_data(frame)
        if self.conn.parser_exc is not None:
            failed = self.conn.close_sent
            self.let_go(CloseCode.PROTOCOL_ERROR if failed is None else failed.code)
            return
        for event in self.conn.events_received():
            assert isinstance(event, Frame), "after the handshake only frames arrive"
            if event.opcode is Opcode.CLOSE:
                self.end()
            elif event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                self.gather(event)
        self.flush()

    def gather(self, frame: Frame) -> None:
        """Put a message together from its frames."""
        if frame.opcode is not Opcode.CONT:
            self.pieces, self.is_text = [], frame.opcode is Opcode.TEXT
        assert self.pieces is not None, "the library refuses the rest of nothing"
        self.pieces.append(bytes(frame.data))
        self.room -= len(frame.data)
        if frame.fin:
            message, self.pieces, self.room = b"".join(self.pieces), None, LARGEST_MESSAGE
            self.pass_on(message if self.is_text else None)

    def pass_on(self, text: bytes | None) -> None:
        """Hand a message to the table, or let it wait for the application; no more is read meanwhile."""
        if self.on_text is not None:
            self.on_text(text)
            return
        try:
            read = None if text is None else text.decode()
        except UnicodeDecodeError:
            self.let_go(CloseCode.INVALID_DATA)
            return
        self.received.put_nowait({"type": "websocket.receive", "text": read})
        self.transport.pause_reading()

    def flush(self) -> None:
        data = b"".join(self.conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    # The end

    def ask_for_life(self) -> None:
        """Send a ping; let a client go that has sent nothing since the one before."""
        if self.close_sent or self.is_done:
            return
        if not self.is_alive:
            self.let_go(CloseCode.INTERNAL_ERROR)
            return
        self.is_alive = False
        self.conn.send_ping(b"")
        self.flush()
        self.ping_timer = self.loop.call_later(PING_SECONDS, self.ask_for_life)

    def pause_writing(self) -> None:
        """The buffer is full: the client has some time to read."""
        self.writable.clear()
        if self.stall_timer is None:
            self.stall_timer = self.loop.call_later(STALL_SECONDS, self.let_go, TOO_SLOW)

    def resume_writing(self) -> None:
        self.writable.set()
        if self.stall_timer is not None:
            self.stall_timer.cancel()
            self.stall_timer = None

    def close(self, code: int, reason: str = "") -> None:
        """Send a close; the client has some time to answer it."""
        self.send_close(code, reason)
        self.transport.resume_reading()
        self.cut_in(CLOSE_SECONDS)

    def send_close(self, code: int, reason: str = "") -> None:
        if self.close_sent:
            return
        self.received.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.conn.state is State.OPEN:
            self.conn.send_close(code, reason)
        self.flush()
        self.close_sent = True

    def let_go(self, code: int | None) -> None:
        """Stop reading, send the close code if there is one, and cut the connection after a moment."""
        if self.is_let_go:
            return
        self.is_let_go = True
        if code is not None and self.is_accepted:
            self.send_close(code)
        if not self.transport.is_closing():
            self.transport.pause_reading()
        self.cut_in(LINGER)

    def end(self) -> None:
        """The client has closed, or answered our close."""
        closed = self.conn.close_rcvd
        self.send_close(CloseCode.NO_STATUS_RCVD if closed is None else closed.code)
        self.transport.close()
        self.cut_in(LINGER)

    def shutdown(self) -> None:
        """The server stops."""
        if self.is_accepted:
            self.send_close(CloseCode.SERVICE_RESTART)
            self.transport.close()
        elif not self.close_sent:
            self.reject(self.conn.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))

    def cut_in(self, seconds: float) -> None:
        """Cut the connection after that time at the latest: closing alone would wait for the client to read on."""
        at = self.loop.time() + seconds
        if self.is_lost or (self.cut_timer is not None and self.cut_timer.when() <= at):
            return
        if self.cut_timer is not None:
            self.cut_timer.cancel()
        self.cut_timer = self.loop.call_at(at, self.transport.abort)
