"""The short way for messages: uvicorn's WebSocket, without a queue, a task and a second copy for each of them."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

TEXT = 0x81
SHORT = 126
LONG = 127
LARGEST_SHORT = 0xFFFF


def head(size: int) -> bytes:
    """What stands before a text of so many bytes that a server sends."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size <= LARGEST_SHORT:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big")


class Straight(WebSocketsSansIOProtocol):
    """A socket that an application may also speak through and listen to directly; it finds it in its scope."""

    heard: Callable[[bytes], None] | None = None
    """What takes the messages as they come; without it they go the usual way."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope["straight"] = self

    def send_receive_event_to_app(self) -> None:
        if self.heard is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.heard(frames[0] if len(frames) == 1 else b"".join(frames))

    def say(self, message: bytes) -> bool:
        """Send a text at once, if the socket can take it now."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(head(len(message)) + message)
        return True
