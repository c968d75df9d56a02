"""A socket that cannot take everything at once: order is kept, others are not held up, and patience has an end."""

import asyncio
from typing import Any

from saucer.server import connection
from saucer.server.connection import TOO_SLOW, Connection
from saucer.server.limits import Bucket
from saucer.server.straight import head


def test_what_cannot_be_sent_at_once_is_sent_in_order_later() -> None:
    async def story() -> list[Any]:
        gate, sent = asyncio.Event(), list[Any]()

        async def send(event: Any) -> None:
            await gate.wait()
            sent.append(event.get("text", event["type"]))

        one = Connection(send, None, "en", Bucket(1, 1))
        for text in (b"one", b"two", b"three"):
            one.push(text)
        one.close(1000)
        one.push(b"never")
        assert sent == []
        gate.set()
        assert one.sender is not None
        await one.sender
        assert one.sender is None
        return sent

    assert asyncio.run(story()) == ["one", "two", "three", "websocket.close"]


def test_a_free_socket_needs_no_task() -> None:
    async def story() -> list[Any]:
        sent = list[Any]()

        async def send(event: Any) -> None:
            sent.append(event["text"])

        one = Connection(send, None, "en", Bucket(1, 1))
        one.push(b"one")
        assert one.sender is None
        return sent

    assert asyncio.run(story()) == ["one"]


def test_whoever_does_not_read_is_cut_off() -> None:
    async def story() -> int | None:
        async def send(_event: Any) -> None:
            await asyncio.Event().wait()

        one = Connection(send, None, "en", Bucket(1, 1))
        for _ in range(10):
            one.push(b"x" * (connection.MOST_WAITING // 4))
        assert one.sender is not None
        one.sender.cancel()
        return one.closing

    assert asyncio.run(story()) == TOO_SLOW


def test_texts_of_every_length_have_the_right_head() -> None:
    assert head(5) == b"\x81\x05"
    assert head(126) == b"\x81\x7e\x00\x7e"
    assert head(70_000) == b"\x81\x7f" + (70_000).to_bytes(8, "big")
