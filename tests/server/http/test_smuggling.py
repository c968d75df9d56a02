"""Requests whose length can be read in several ways: they are refused, and nothing after them is read."""

import socket

import pytest

from tests.server.support.driving import PATIENCE, Running
from tests.server.support.smuggling import (
    CHUNKED,
    HIDDEN,
    UNCLEAR,
    UPGRADE,
    ask,
    is_refused,
    receive,
    unclear_request,
)


@pytest.mark.parametrize("line", [b"POST /api/tables", b"GET /api/health"])
@pytest.mark.parametrize("headers", UNCLEAR.values(), ids=UNCLEAR.keys())
def test_an_unclear_length_is_refused_and_closes(server: Running, line: bytes, headers: bytes) -> None:
    assert is_refused(ask(server.browser().place, unclear_request(line, headers)))


def test_http_1_0_has_no_chunks(server: Running) -> None:
    sent = b"POST /api/tables HTTP/1.0\r\nHost: localhost\r\n" + CHUNKED + b"\r\n0\r\n\r\n" + HIDDEN
    assert is_refused(ask(server.browser().place, sent))


def test_a_socket_cannot_be_asked_for_so_either(server: Running) -> None:
    assert is_refused(ask(server.browser().place, UPGRADE + UNCLEAR["both"] + b"\r\n"))


def test_a_clear_length_is_read(server: Running) -> None:
    ends = b"Connection: close\r\n\r\n"
    start = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    body = b'{"game": "strangers", "seats": [{"kind": "own"}, {"kind": "open"}]}'
    plain = start + b"Content-Length: %d\r\n" % len(body) + ends + body
    chunked = start + CHUNKED + ends + b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)
    for sent in (plain, chunked):
        assert ask(server.browser().place, sent).startswith(b"HTTP/1.1 201 ")


def test_a_broken_chunk_after_the_answer_only_closes(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    host, port = server.browser().place.split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as opened:
        opened.sendall(b"POST /api/nowhere HTTP/1.1\r\nHost: localhost\r\n" + CHUNKED + b"\r\n")
        assert b" 404 " in opened.recv(65536).split(b"\r\n")[0]
        opened.sendall(b"no number\r\n")
        while receive(opened):
            pass
    assert "Traceback" not in caplog.text


def test_a_request_for_a_socket_with_too_many_headers_is_refused(server: Running) -> None:
    assert is_refused(ask(server.browser().place, UPGRADE + b"X: y\r\n" * 300 + b"\r\n"))
