"""Raw WebSocket frames: a subclass of uvicorn's protocol without a queue, a task and a copy for each message."""

from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT = 0x81
BINARY = 0x82
FINAL = MASKED = 0x80
CONTROL = 0x08
CLOSE, PING = 0x88, 0x89
MORE = 0x00
KIND = 0x0F
SHORT = 126
LONG = 127
LARGEST_SHORT = 0xFFFF
MASK_SIZE = 4
UNCOUNTED_FRAMES = 100
"""How many frames are read of a socket that nobody counts: before it has come to its table, and after it was closed."""
TOO_SLOW = 4008
STALL_SECONDS = 20.0
"""How long a client may leave a full buffer unread."""
LINGER = 2.0
"""Seconds a client has to read why it was let go, before the connection is cut."""


def frame_header(size: int) -> bytes:
    """The header of a text frame of `size` bytes from a server."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size <= LARGEST_SHORT:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big")


def end_of_frame(data: bytes, at: int) -> int:
    """Where the frame that begins at `at` will end; far away while too little of it has arrived to know."""
    if len(data) < at + 2:
        return at + LARGEST_SHORT
    size, start = data[at + 1] & ~MASKED, at + 2
    if size == SHORT:
        start = at + 4
        size = int.from_bytes(data[at + 2 : start], "big") if len(data) >= start else LARGEST_SHORT
    elif size == LONG:
        start = at + 10
        size = int.from_bytes(data[at + 2 : start], "big") if len(data) >= start else LARGEST_SHORT
    return start + size + (MASK_SIZE if data[at + 1] & MASKED else 0)


class RawWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that the application can also use directly; it finds it in the scope, as `raw_socket`."""

    on_text: Callable[[bytes | None], None] | None = None
    """Called with each text as it arrives, None for bytes; without it, messages go through uvicorn's queue."""
    on_frame: Callable[[], None] | None = None
    """Called for each ping, pong and piece of a message: they count like messages."""
    uncounted = 0
    """How many frames have arrived that nobody counted."""
    rest = b""
    """The beginning of a frame that has not arrived completely."""
    in_pieces = False
    """Whether a message is arriving in several frames."""
    stall_timer: TimerHandle | None = None
    is_let_go = False
    """Whether nothing more is read, and the connection is cut in a moment."""
    gave_up = False
    """Whether something arrived that no good client sends; uvicorn handles the rest."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope["raw_socket"] = self

    def data_received(self, data: bytes) -> None:
        """Cut the data into frames. uvicorn gets whole frames only, and so never waits for the rest of one."""
        if not self.handshake_initiated or self.gave_up:
            super().data_received(data)
            return
        data, at = self.rest + data, 0
        while at < len(data) and not self.is_let_go:
            end = end_of_frame(data, at)
            if end > len(data):
                break
            self.take_frame(data, at, end)
            at = end
        self.rest = b"" if self.is_let_go else data[at:]
        if len(self.rest) > self.config.ws_max_size:
            self.gave_up = True
            super().data_received(self.rest)

    def take_frame(self, data: bytes, at: int, end: int) -> None:
        """Pass a message in one frame to `on_text`, everything else to uvicorn."""
        first, size = data[at], data[at + 1]
        if self.on_text is None or self.close_sent:
            self.take_uncounted(data[at:end])
            return
        fits = size != MASKED | LONG and end - at <= self.config.ws_max_size
        whole = fits and size & MASKED and not self.in_pieces
        if whole and first == TEXT:
            start = at + (2 if size < MASKED | SHORT else 4)
            masked = start + MASK_SIZE
            self.on_text(apply_mask(data[masked:end], data[start:masked]))
        elif whole and first == BINARY:
            self.on_text(None)
        else:
            self.take_other(data[at:end])

    def take_other(self, frame: bytes) -> None:
        """Count a control frame or a piece of a message, then pass it to uvicorn."""
        first = frame[0]
        if self.on_frame is not None and (first & CONTROL or not first & FINAL or first & KIND == MORE):
            self.on_frame()
        if self.is_let_go or (first == PING and not self.writable.is_set()):
            return
        self.pass_on(frame)

    def take_uncounted(self, frame: bytes) -> None:
        """Pass on a frame of a socket without a table. After the close only the answer to it matters."""
        self.uncounted += 1
        if self.uncounted > UNCOUNTED_FRAMES:
            self.let_go(None)
        elif not self.close_sent or frame[0] == CLOSE:
            self.pass_on(frame)

    def pass_on(self, frame: bytes) -> None:
        if not frame[0] & CONTROL:
            self.in_pieces = not frame[0] & FINAL
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """Uvicorn has put together a message that arrived in pieces."""
        if self.on_text is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.on_text(b"".join(frames))

    def send_text(self, message: bytes) -> bool:
        """Send a text at once; False where the socket cannot take it now."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame_header(len(message)) + message)
        return True

    # The end

    def pause_writing(self) -> None:
        """The buffer is full: the client has some time to read."""
        super().pause_writing()
        if self.stall_timer is None:
            self.stall_timer = self.loop.call_later(STALL_SECONDS, self.let_go, TOO_SLOW)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_stall_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_stall_timer()
        super().connection_lost(exc)

    def stop_stall_timer(self) -> None:
        if self.stall_timer is not None:
            self.stall_timer.cancel()
            self.stall_timer = None

    def let_go(self, code: int | None) -> None:
        """Stop reading, say why where a code is given, and cut the connection whether the client reads that or not."""
        if self.is_let_go:
            return
        self.is_let_go = True
        if code is not None and self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        if not self.transport.is_closing():
            self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.cut_soon()

    def cut_soon(self) -> TimerHandle:
        """Closing alone would wait for the client to read what is still in the buffer.

        uvicorn closes when the application ends, unless there is a `close_timer`: closed with something left to read,
        the connection would be reset, and the client would not see the code.
        """
        return self.loop.call_later(LINGER, self.transport.abort)

    def cut_after_close(self) -> None:
        """Cut the connection should the client not answer the close."""
        self.loop.call_later(self.close_timeout + LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_soon()
