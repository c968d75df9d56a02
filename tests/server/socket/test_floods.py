"""Clients that send without end, or never read: they are let go, and nobody else is held up."""

import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from saucer.server.socket import raw_protocol
from tests.server.support.driving import PATIENCE, Running, running
from tests.server.support.waiting import wait_for
from tests.server.support.wire import FINAL, MORE, PING, PONG, TEXT, frame, question, wire

TOO_MANY, TOO_BIG = 4029, 1009
LARGEST = 16_384
BUFFER = 64 * 1024


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, toys: None) -> Iterator[Running]:
    """A server with the limits it has unless its operator says otherwise."""
    with running(tmp_path_factory.mktemp("floods") / "saucer.db", messages_per_second=20.0) as server:
        yield server


@pytest.mark.parametrize(
    "sent",
    [
        frame(b"", FINAL | PING) * 5000,
        frame(b"x" * 125, FINAL | PING) * 5000,
        frame(b"", FINAL | PONG) * 5000,
        frame(b"", TEXT) + frame(b"", MORE) * 5000,
        frame(b"x", FINAL | 0x02) * 5000,
        frame(question(1)) * 5000,
    ],
    ids=["pings", "long pings", "pongs", "empty pieces", "bytes", "questions"],
)
def test_a_flood_of_frames_closes_its_socket(
    strict: Running, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(raw_protocol, "LINGER", PATIENCE)
    ada = strict.browser()
    with wire(ada) as line:
        sender = threading.Thread(target=send_all, args=(line.opened, sent))
        sender.start()
        assert line.close_code() == TOO_MANY
        line.opened.shutdown(socket.SHUT_RDWR)
        sender.join(PATIENCE)
    assert ada.get("/api/health")["status"] == "ok"


@pytest.mark.parametrize(
    "flood",
    [
        frame(b"", FINAL | PING) * 5000,
        frame(b"", FINAL | PONG) * 5000,
        frame(b"", TEXT) + frame(b"", MORE) * 5000,
        frame(b"x", FINAL | 0x02) * 5000,
    ],
    ids=["pings", "pongs", "empty pieces", "bytes"],
)
def test_a_flood_after_the_longest_text_in_two_parts_closes_its_socket(
    strict: Running, monkeypatch: pytest.MonkeyPatch, flood: bytes
) -> None:
    monkeypatch.setattr(raw_protocol, "LINGER", PATIENCE)
    with wire(strict.browser()) as line:
        sent = frame(b"x" * LARGEST)
        line.send(sent[:-2])
        raw = raw_sockets(strict)[-1]
        wait_for(lambda: len(raw.rest) == len(sent) - 2)
        sender = threading.Thread(target=send_all, args=(line.opened, sent[-2:] + flood))
        sender.start()
        assert line.close_code() == TOO_MANY
        line.opened.shutdown(socket.SHUT_RDWR)
        sender.join(PATIENCE)


@pytest.mark.parametrize("kind", [TEXT, FINAL | TEXT, FINAL | 0x02])
def test_a_message_that_is_too_long_closes_its_socket(strict: Running, kind: int) -> None:
    with wire(strict.browser()) as line:
        line.send(frame(b"x" * (LARGEST + 1), kind)[:100])
        assert line.close_code() == TOO_BIG


def send_all(opened: socket.socket, data: bytes) -> None:
    with suppress(OSError):
        opened.sendall(data)


def test_a_few_pings_are_answered(strict: Running) -> None:
    with wire(strict.browser()) as line:
        line.send(frame(b"one", FINAL | PING) + frame(b"two", FINAL | PING) + frame(question(3)))
        pongs: list[bytes] = []
        while len(pongs) < 2:
            kind, content = line.receive()
            if kind == PONG:
                pongs.append(content)
        assert pongs == [b"one", b"two"]
        assert line.until_why() == 3


def test_pongs_that_are_not_read_do_not_pile_up(server: Running) -> None:
    """Even where the operator allows any number of messages."""
    ada = server.browser()
    with wire(ada, receive_buffer=4096) as line:
        sending = frame(b"x" * 125, FINAL | PING) * 1000
        raw = raw_sockets(server)[-1]
        while raw.writable.is_set():
            line.send(sending)
        for _ in range(20):
            line.send(sending)
        assert raw.transport.get_write_buffer_size() <= BUFFER + 200
    assert ada.get("/api/health")["status"] == "ok"


def raw_sockets(server: Running) -> list[Any]:
    """The server's ends of all sockets, the latest last."""
    tables = server.hub.all_tables()
    return [other.raw_socket for table in tables for other in table.seating.subscribers]
