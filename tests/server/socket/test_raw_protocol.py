"""Messages however they are cut: into pieces, in the middle, many at once, or wrongly."""

import socket

import pytest

from tests.server.support.driving import Browser
from tests.server.support.wire import FINAL, MORE, PING, TEXT, frame, question, wire

WRONG = 1002


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
