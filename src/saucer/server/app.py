"""The application: sockets go to their tables, everything else to Litestar."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event
from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from saucer.server.http.middleware import EXCEPTION_HANDLERS, add_headers, check_request
from saucer.server.http.pages.app_files import app_file_handlers
from saucer.server.http.pages.client_pages import page_handlers
from saucer.server.http.routes import HANDLERS
from saucer.server.http.warm_up import warm_up
from saucer.server.settings import Settings
from saucer.server.socket.serve import serve_socket
from saucer.server.tables.hub import Hub
from saucer.storage import Database

LARGEST_REQUEST = 64 * 1024
SOCKET = re.compile(r"/api/tables/([^/]{1,64})/socket")


class App:
    """The ASGI application on an open database, which it closes when it ends."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.litestar = build_litestar(settings, database)
        self.state = self.litestar.state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        socket = SOCKET.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if socket is None:
            await self.litestar(scope, receive, send)
        else:
            await serve_socket(self.state.hub, socket[1], scope, receive, send)


def build_litestar(settings: Settings, database: Database) -> Litestar:
    """The HTTP API and the pages, and the hub that lives as long as they do."""

    @asynccontextmanager
    async def run_hub(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(settings, database)
        app.state.hub = hub
        await hub.open()
        stopped = Event()
        warming = asyncio.create_task(asyncio.to_thread(warm_up, app, stopped))
        try:
            yield
        finally:
            stopped.set()
            await asyncio.gather(warming, return_exceptions=True)
            await hub.close()

    return Litestar(
        route_handlers=[*HANDLERS, *page_handlers(), *app_file_handlers()],
        lifespan=[run_hub],
        before_request=check_request,
        after_request=add_headers,
        exception_handlers=EXCEPTION_HANDLERS,
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
