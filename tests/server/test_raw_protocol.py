"""Messages however they are cut: into pieces, in the middle, many at once, or wrongly."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.driving import PATIENCE, Browser

MASK = b"\x01\x02\x03\x04"
TEXT, MORE, PING, FINAL = 0x01, 0x00, 0x09, 0x80
WRONG = 1002


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

    def until_why(self) -> int:
        """The number of the next question that is answered."""
        while True:
            kind, text = self.receive()
            if kind == TEXT and json.loads(text)["kind"] == "why":
                return int(json.loads(text)["id"])


@contextmanager
def wire(ada: Browser) -> Iterator[Wire]:
    code = ada.make("strangers", "Ada", start=True)["code"]
    host, port = ada.place.split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as opened:
        opened.sendall(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {ada.place}\r\nCookie: {ada.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        yield Wire(opened)


def test_many_messages_come_at_once(ada: Browser) -> None:
    with wire(ada) as line:
        line.send(b"".join(frame(question(number)) for number in range(5)))
        assert [line.until_why() for _ in range(5)] == [0, 1, 2, 3, 4]


def test_a_message_comes_byte_by_byte(ada: Browser) -> None:
    with wire(ada) as line:
        line.opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for sign in frame(question(1)) + frame(question(2)):
            line.send(bytes((sign,)))
        assert [line.until_why(), line.until_why()] == [1, 2]


def test_a_long_message_comes_in_two_halves(ada: Browser) -> None:
    with wire(ada) as line:
        sent = frame(question(1) + b" " * 9000)
        line.send(sent[:5000])
        line.send(sent[5000:] + frame(question(2)))
        assert [line.until_why(), line.until_why()] == [1, 2]


def test_a_message_in_frames_with_a_ping_between_them(ada: Browser) -> None:
    with wire(ada) as line:
        text = question(7)
        line.send(frame(text[:9], TEXT) + frame(b"hi", FINAL | PING) + frame(text[9:], FINAL | MORE))
        assert line.until_why() == 7
        line.send(frame(question(8)))
        assert line.until_why() == 8


@pytest.mark.parametrize(
    "sent",
    [
        frame(question(1), masked=False),
        frame(b"x", TEXT) + frame(question(1)),
        frame(b"x", FINAL | MORE),
        frame(question(1), FINAL | TEXT | 0x40),
        frame(question(1), FINAL | 0x03),
    ],
    ids=[
        "not masked",
        "a text within a text",
        "the rest of nothing",
        "an unknown extension",
        "an unknown kind",
    ],
)
def test_what_breaks_the_rules_of_sockets_closes_this_one(ada: Browser, sent: bytes) -> None:
    with wire(ada) as line:
        line.send(sent)
        while True:
            kind, content = line.receive()
            assert b'"why"' not in content
            if kind == 0x08:
                break
        assert int.from_bytes(content[:2], "big") == WRONG
    assert ada.get("/api/health")["status"] == "ok"
