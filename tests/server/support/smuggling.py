"""Requests whose length can be read in several ways, so that another request can hide behind them."""

import socket

from tests.server.support.driving import PATIENCE

HIDDEN = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
"""What a proxy would take for the body, and a careless server for the next request."""
CHUNKED = b"Transfer-Encoding: chunked\r\n"
UNCLEAR = {
    "both": b"Content-Length: 4\r\n" + CHUNKED,
    "both, the other way round": CHUNKED + b"Content-Length: 4\r\n",
    "both, in capitals": b"CONTENT-LENGTH: 4\r\nTRANSFER-ENCODING: CHUNKED\r\n",
    "both, folded": b"Content-Length: 4\r\nTransfer-Encoding:\r\n chunked\r\n",
    "two lengths": b"Content-Length: 4\r\nContent-Length: 5\r\n",
    "two lengths in one line": b"Content-Length: 4, 5\r\n",
    "a length with a sign": b"Content-Length: +4\r\n",
    "a length below nothing": b"Content-Length: -4\r\n",
    "a length in hexadecimal": b"Content-Length: 0x4\r\n",
    "no number": b"Content-Length: four\r\n",
    "gzip": b"Transfer-Encoding: gzip\r\n",
    "identity": b"Transfer-Encoding: identity\r\n",
    "two encodings": b"Transfer-Encoding: gzip, chunked\r\n",
    "chunked twice": CHUNKED + CHUNKED,
    "an unknown encoding": b"Transfer-Encoding: xchunked\r\n",
    "a space before the colon": b"Transfer-Encoding : chunked\r\n",
    "a vertical tab": b"Transfer-Encoding: \x0bchunked\r\n",
}
UPGRADE = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
"""A request for a socket, to which more headers can be added."""


def unclear_request(line: bytes, headers: bytes) -> bytes:
    """A request with these headers, and the hidden one behind it."""
    return line + b" HTTP/1.1\r\nHost: localhost\r\n" + headers + b"\r\n0\r\n\r\n" + HIDDEN


def is_refused(answer: bytes) -> bool:
    """Whether the request was refused, the connection closed, and the hidden request not answered."""
    return (
        answer.startswith(b"HTTP/1.1 400 ")
        and b"connection: close" in answer.lower()
        and answer.count(b"HTTP/1.1 ") == 1
    )


def ask(place: str, sent: bytes, patience: float = PATIENCE) -> bytes:
    """All that the server answers until it closes, or for so long is silent."""
    host, port = place.split(":")
    with socket.create_connection((host, int(port)), patience) as opened:
        opened.sendall(sent)
        found = b""
        while piece := receive(opened):
            found += piece
        return found


def receive(opened: socket.socket) -> bytes:
    try:
        return opened.recv(65536)
    except (ConnectionResetError, TimeoutError):
        return b""
