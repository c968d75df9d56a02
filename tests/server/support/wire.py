"""A socket whose frames are written and read by hand."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.support.driving import PATIENCE, Browser

MASK = b"\x01\x02\x03\x04"
TEXT, MORE, CLOSE, PING, PONG, FINAL = 0x01, 0x00, 0x08, 0x09, 0x0A, 0x80


def frame(payload: bytes, kind: int = FINAL | TEXT, *, masked: bool = True) -> bytes:
    size = len(payload)
    bit = 0x80 if masked else 0
    head = bytes((kind, bit | size)) if size < 126 else bytes((kind, bit | 126)) + size.to_bytes(2, "big")
    if not masked:
        return head + payload
    return head + MASK + bytes(sign ^ MASK[at % 4] for at, sign in enumerate(payload))


def question(number: int) -> bytes:
    return json.dumps({"kind": "why", "move": {"kind": "release"}, "id": number}).encode()


class Wire:
    """A socket from which frames are read by hand."""

    def __init__(self, opened: socket.socket) -> None:
        self.opened = opened
        self.file = opened.makefile("rb")
        while self.file.readline() != b"\r\n":
            pass

    def send(self, data: bytes) -> None:
        self.opened.sendall(data)

    def receive(self) -> tuple[int, bytes]:
        """The kind of the next frame, and what is in it."""
        kind, size = self.file.read(2)
        if size == 126:
            size = int.from_bytes(self.file.read(2), "big")
        return kind & 0x0F, self.file.read(size)

    def close_code(self) -> int:
        """Read on until the server closes; the code it closed with."""
        while True:
            kind, content = self.receive()
            if kind == CLOSE:
                return int.from_bytes(content[:2], "big")

    def until_why(self) -> int:
        """The number of the next question that is answered."""
        while True:
            kind, text = self.receive()
            if kind == TEXT and json.loads(text)["kind"] == "why":
                return int(json.loads(text)["id"])


@contextmanager
def wire(ada: Browser, code: str | None = None, receive_buffer: int | None = None) -> Iterator[Wire]:
    """A socket at a table, a new one unless its code is given."""
    code = code or ada.make("strangers", "Ada", start=True)["code"]
    host, port = ada.place.split(":")
    with socket.socket() as opened:
        opened.settimeout(PATIENCE)
        if receive_buffer is not None:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        opened.connect((host, int(port)))
        opened.sendall(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {ada.place}\r\nCookie: {ada.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        yield Wire(opened)
