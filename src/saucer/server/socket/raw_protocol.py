"""Raw WebSocket frames: a subclass of uvicorn's protocol without a queue, a task and a copy for each message."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT = 0x81
FINAL = MASKED = 0x80
CONTROL = 0x08
SHORT = 126
LONG = 127
LARGEST_SHORT = 0xFFFF
MASK_SIZE = 4


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

    on_text: Callable[[bytes], None] | None = None
    """Called with each text as it arrives; without it, texts go through uvicorn's queue."""
    rest = b""
    """The beginning of a frame that has not arrived completely."""
    in_pieces = False
    """Whether a message is arriving in several frames."""
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
        while at < len(data):
            end = end_of_frame(data, at)
            if end > len(data):
                break
            self.take_frame(data, at, end)
            at = end
        self.rest = data[at:]
        if len(self.rest) > self.config.ws_max_size:
            self.gave_up = True
            super().data_received(self.rest)

    def take_frame(self, data: bytes, at: int, end: int) -> None:
        """Pass a text in one frame to `on_text`, everything else to uvicorn."""
        first, size = data[at], data[at + 1]
        plain = first == TEXT and size & MASKED and size != MASKED | LONG and not self.in_pieces
        if plain and self.on_text is not None and not self.close_sent and end - at <= self.config.ws_max_size:
            start = at + (2 if size < MASKED | SHORT else 4)
            masked = start + MASK_SIZE
            self.on_text(apply_mask(data[masked:end], data[start:masked]))
            return
        if not first & CONTROL:
            self.in_pieces = not first & FINAL
        super().data_received(data[at:end])

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
