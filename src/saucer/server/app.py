"""The application: all routes, what guards them, and the hub behind them."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from saucer.server.api import HANDLERS
from saucer.server.api.asking import hub_of, language_of
from saucer.server.hub import Hub
from saucer.server.pages import page_handlers
from saucer.server.refusals import Refused
from saucer.server.security import HEADERS, is_foreign
from saucer.server.settings import Settings
from saucer.server.socket import serve_socket
from saucer.server.wire import TellRefused
from saucer.storage import Database

LARGEST_REQUEST = 64 * 1024
OPEN_TO_ALL = ("/api/health", "/metrics")

AnyRequest = Request[Any, Any, Any]


SOCKET = re.compile(r"/api/tables/([^/]{1,64})/socket")


class App:
    """The way in: sockets go straight to their tables, all else to Litestar."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.pages = build_pages(settings, database)
        self.state = self.pages.state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        socket = SOCKET.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if socket is None:
            await self.pages(scope, receive, send)
        else:
            await serve_socket(self.state.hub, socket[1], scope, receive, send)


def build_pages(settings: Settings, database: Database) -> Litestar:
    """Everything but the sockets, on an open database, which it closes when it ends."""

    @asynccontextmanager
    async def run_hub(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(settings, database)
        app.state.hub = hub
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    return Litestar(
        route_handlers=[*HANDLERS, *page_handlers()],
        lifespan=[run_hub],
        before_request=guard,
        after_request=harden,
        exception_handlers={
            Refused: on_refused,
            HTTPException: on_http,
            RecursionError: on_depth,
            Exception: on_mistake,
        },
        request_max_body_size=LARGEST_REQUEST,
        openapi_config=OpenAPIConfig(
            title="Saucer",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


async def guard(request: AnyRequest) -> None:
    """Turn away pages of other sites, and whoever asks too much."""
    hub = hub_of(request)
    if request.method != "GET" and is_foreign(request.headers, hub.settings.origins):
        raise Refused("origin/foreign")
    address = request.client.host if request.client else ""
    if request.url.path not in OPEN_TO_ALL and not hub.requests.take(address):
        raise Refused("requests/too-many")


async def harden(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers[name] = value
    return response


def on_refused(request: AnyRequest, refused: Refused) -> Response[TellRefused]:
    hub_of(request).metrics.refused_total += 1
    return hardened(Response(refused.message(language_of(request)), status_code=refused.status))


def on_http(request: AnyRequest, error: HTTPException) -> Response[TellRefused]:
    """What the framework turns away, in our words."""
    code = {404: "page/unknown", 405: "page/unknown", 413: "message/large"}.get(error.status_code)
    refused = Refused(code) if code else Refused("message/malformed", problem=problem_of(error))
    message = refused.message(language_of(request))
    return hardened(Response(message, status_code=error.status_code, headers=error.headers))


def problem_of(error: HTTPException) -> str:
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{one.get('key', '')} {one.get('message', '')}".strip() for one in extra)
    return error.detail


def on_depth(request: AnyRequest, _error: RecursionError) -> Response[TellRefused]:
    """JSON in JSON in JSON."""
    return on_refused(request, Refused("message/malformed", problem="too deep"))


def on_mistake(request: AnyRequest, _error: Exception) -> Response[TellRefused]:
    """A mistake of our own: logged, never shown."""
    hub_of(request).trouble("a request could not be answered")
    message = Refused("server/storage").message(language_of(request))
    return hardened(Response(message, status_code=500))


def hardened(response: Response[TellRefused]) -> Response[TellRefused]:
    for name, value in HEADERS.items():
        response.headers[name] = value
    return response
