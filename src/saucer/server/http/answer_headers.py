"""The headers that every answer has: security, whether it may be kept, and what it depends on."""

from collections.abc import Awaitable, Callable
from typing import Any

from saucer.server.guard.security import HEADERS

NO_STORE = "no-store"
SPEAKS = "saucer.speaks"
"""The key of a scope whose answer depends on the languages that the browser accepts."""
DEFAULTS = [
    (name.lower().encode(), value.encode()) for name, value in {**HEADERS, "Cache-Control": NO_STORE}.items()
]

Send = Callable[[Any], Awaitable[None]]


def complete_headers(scope: Any, send: Send) -> Send:
    """Return a `send` that adds missing headers. Answers that do not say otherwise are `no-store`."""

    async def send_completed(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = [(bytes(name).lower(), bytes(value)) for name, value in message.get("headers", ())]
            message = {**message, "headers": with_vary(with_defaults(headers), speaks=SPEAKS in scope)}
        await send(message)

    return send_completed


def with_defaults(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    there = {name for name, _ in headers}
    return headers + [default for default in DEFAULTS if default[0] not in there]


def with_vary(headers: list[tuple[bytes, bytes]], *, speaks: bool) -> list[tuple[bytes, bytes]]:
    """Return the headers with `Vary` for the language, if the answer `speaks` one."""
    if not speaks:
        return headers
    others = [header for header in headers if header[0] != b"vary"]
    depends = [value for name, value in headers if name == b"vary"]
    return [*others, (b"vary", b", ".join([*depends, b"Accept-Language"]))]
