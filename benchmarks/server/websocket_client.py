"""A WebSocket client as small as can be, so that the server is what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

MASKED = 0x80
TEXT = 0x81
PING = 0x89
PONG = 0x8A
SHORT = 126
LONG = 127
LARGEST_SHORT = 0xFFFF


class Client(asyncio.Protocol):
    """One socket. `on_message` is called with every message of the server; messages sent are masked with zeros."""

    def __init__(self, host: str, path: str, cookie: str, on_message: Callable[[bytes], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self.on_message = on_message
        self.waiting = b""
        self.is_open = False
        self.closed = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.waiting += data
        if not self.is_open:
            head, blank, rest = self.waiting.partition(b"\r\n\r\n")
            if not blank:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.is_open, self.waiting = True, rest
        self.take_messages()

    def take_messages(self) -> None:
        """Pass on every message that has arrived completely."""
        data, at = self.waiting, 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == SHORT:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == LONG:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            if data[at] == TEXT:
                self.on_message(data[start : start + size])
            elif data[at] == PING:
                self.send(data[start : start + size], PONG)
            at = start + size
        self.waiting = data[at:]

    def send(self, message: bytes, kind: int = TEXT) -> None:
        assert self.transport is not None
        size = len(message)
        if size < SHORT:
            head = bytes((kind, MASKED | size))
        else:
            assert size <= LARGEST_SHORT, "the bench sends short messages only"
            head = bytes((kind, MASKED | SHORT)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + message)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def open_client(address: str, path: str, cookie: str, on_message: Callable[[bytes], None]) -> Client:
    """A client whose request is under way; `address` is what the server prints when it starts."""
    place = urlsplit(address)
    client = Client(place.netloc, path, cookie, on_message)
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: client, place.hostname or "", place.port or 80)
    return client
