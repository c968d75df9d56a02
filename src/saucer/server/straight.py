"""The short way for messages: uvicorn's WebSocket, without a queue, a task and a second copy for each of them."""

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


def head(size: int) -> bytes:
    """What stands before a text of so many bytes that a server sends."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size <= LARGEST_SHORT:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big")


def end_of_frame(data: bytes, at: int) -> int:
    """Where the frame that begins at `at` will end; nowhere near while too little of it has come to tell."""
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


class Straight(WebSocketsSansIOProtocol):
    """A socket that an application may also speak through and listen to directly; it finds it in its scope."""

    heard: Callable[[bytes], None] | None = None
    """What takes the texts as they come; without it they go the usual way."""
    rest = b""
    """A frame of which the end has not come yet."""
    in_pieces = False
    """Whether a message is coming in several frames."""
    gave_up = False
    """Whether something came that no good client sends; uvicorn sees to the rest."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope["straight"] = self

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames. uvicorn gets whole frames only, and so never waits for the rest of one."""
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
        """Texts in one frame go straight to whoever listens, all else to uvicorn."""
        first, size = data[at], data[at + 1]
        plain = first == TEXT and size & MASKED and size != MASKED | LONG and not self.in_pieces
        if plain and self.heard is not None and not self.close_sent and end - at <= self.config.ws_max_size:
            start = at + (2 if size < MASKED | SHORT else 4)
            masked = start + MASK_SIZE
            self.heard(apply_mask(data[masked:end], data[start:masked]))
            return
        if not first & CONTROL:
            self.in_pieces = not first & FINAL
        super().data_received(data[at:end])

    def send_receive_event_to_app(self) -> None:
        """The usual way, for a message that came in pieces."""
        if self.heard is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.heard(b"".join(frames))

    def say(self, message: bytes) -> bool:
        """Send a text at once, if the socket can take it now."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(head(len(message)) + message)
        return True
