"""The application without a network: requests go to it as ASGI messages, so that they can be as odd as you like."""

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from saucer.server.app import App
from saucer.storage import open_database
from tests.server.support.driving import PATIENCE, quick

Headers = Iterable[tuple[str, str]]
HERE = ("127.0.0.1", 8051)
OWN_NAME = ("host", "localhost:8051")


class Answer(NamedTuple):
    """An answer with its headers by their names."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Direct:
    """An application whose event loop runs while it is asked something."""

    def __init__(self, database: Path, **changes: Any) -> None:
        settings = quick(database, **changes)
        self.app = App(settings, open_database(settings.database))
        self.entry: Any = ProxyHeadersMiddleware(self.app, settings.trusted_proxies)
        self.runner = asyncio.Runner()
        self.ended = asyncio.Event()

    @property
    def hub(self) -> Any:
        return self.app.state.hub

    def __enter__(self) -> "Direct":
        self.runner.run(self.start())
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.runner.run(self.stop())
        self.runner.close()

    async def start(self) -> None:
        started = asyncio.Event()
        first = iter(["lifespan.startup"])

        async def receive() -> Any:
            kind = next(first, None)
            if kind is None:
                await self.ended.wait()
            return {"type": kind or "lifespan.shutdown"}

        async def send(message: Any) -> None:
            assert message["type"].endswith("complete"), message
            started.set()

        self.life = asyncio.create_task(self.app({"type": "lifespan", "asgi": {}}, receive, send))
        await asyncio.wait_for(started.wait(), PATIENCE)

    async def stop(self) -> None:
        self.ended.set()
        await self.life

    def ask(self, method: str, path: str, headers: Headers = (OWN_NAME,), body: bytes = b"") -> Answer:
        return self.runner.run(self.asked(method, path, headers, body))

    async def asked(
        self, method: str, path: str, headers: Headers = (OWN_NAME,), body: bytes = b"", client: Any = HERE
    ) -> Answer:
        """The answer to a request."""
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {**scope_of("http", path, headers, client), "method": method}
        await self.entry(scope, receive, send)
        found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return Answer(sent[0]["status"], found, b"".join(part.get("body", b"") for part in sent[1:]))

    def knock(self, path: str, headers: Headers = (OWN_NAME,)) -> list[Any]:
        """What a socket is sent whose client says nothing and goes away."""
        return self.runner.run(self.knocked(path, headers))

    async def knocked(self, path: str, headers: Headers) -> list[Any]:
        sent: list[Any] = []
        said = iter([{"type": "websocket.connect"}])

        async def receive() -> Any:
            return next(said, {"type": "websocket.disconnect", "code": 1000})

        async def send(message: Any) -> None:
            sent.append(message)

        await self.entry({**scope_of("websocket", path, headers, HERE), "subprotocols": []}, receive, send)
        return sent


def scope_of(kind: str, path: str, headers: Headers, client: Any) -> dict[str, Any]:
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(errors="replace"),
        "query_string": query.encode("latin-1", errors="replace"),
        "root_path": "",
        "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers],
        "client": client,
        "server": HERE,
        "state": {},
        "extensions": {},
    }
