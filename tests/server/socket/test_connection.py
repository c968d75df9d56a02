"""A socket that cannot take everything at once: order is kept, others are not held up, and patience has an end."""

import asyncio
from typing import Any

from saucer.server.guard.limits import Bucket
from saucer.server.socket.connection import MOST_WAITING, Connection
from saucer.server.socket.frames import frame_header
from saucer.server.socket.raw_protocol import TOO_SLOW


def test_what_cannot_be_sent_at_once_is_sent_in_order_later() -> None:
    async def story() -> list[Any]:
        gate, sent = asyncio.Event(), list[Any]()

        async def send(event: Any) -> None:
            await gate.wait()
            sent.append(event.get("text", event["type"]))

        connection = Connection(send, None, "en", Bucket(1, 1))
        for text in (b"one", b"two", b"three"):
            connection.push(text)
        connection.close(1000)
        connection.push(b"never")
        assert sent == []
        gate.set()
        assert connection.sender is not None
        await connection.sender
        assert connection.sender is None
        return sent

    assert asyncio.run(story()) == ["one", "two", "three", "websocket.close"]


def test_a_free_socket_needs_no_task() -> None:
    async def story() -> list[Any]:
        sent = list[Any]()

        async def send(event: Any) -> None:
            sent.append(event["text"])

        connection = Connection(send, None, "en", Bucket(1, 1))
        connection.push(b"one")
        assert connection.sender is None
        return sent

    assert asyncio.run(story()) == ["one"]


def test_a_client_that_does_not_read_is_cut_off() -> None:
    async def story() -> int | None:
        async def send(_event: Any) -> None:
            await asyncio.Event().wait()

        connection = Connection(send, None, "en", Bucket(1, 1))
        for _ in range(10):
            connection.push(b"x" * (MOST_WAITING // 4))
        assert connection.sender is not None
        connection.sender.cancel()
        return connection.closing

    assert asyncio.run(story()) == TOO_SLOW


def test_texts_of_every_length_have_the_right_header() -> None:
    assert frame_header(5) == b"\x81\x05"
    assert frame_header(126) == b"\x81\x7e\x00\x7e"
    assert frame_header(70_000) == b"\x81\x7f" + (70_000).to_bytes(8, "big")
