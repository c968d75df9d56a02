"""The ASGI application: admitted requests go to Litestar, admitted sockets to their table."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event
from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from saucer.server.guard.admission import Admission
from saucer.server.guard.cpu_time import CALLER, paid_by
from saucer.server.guard.refusals import Refused
from saucer.server.http.answer_headers import complete_headers
from saucer.server.http.errors import EXCEPTION_HANDLERS
from saucer.server.http.pages.app_files import app_file_handlers
from saucer.server.http.pages.client_pages import page_handlers
from saucer.server.http.refuse import refuse_request
from saucer.server.http.routes import HANDLERS
from saucer.server.http.warm_up import warm_up
from saucer.server.replays.answers import Replays
from saucer.server.replays.opened_records import OpenedRecords
from saucer.server.settings import Settings
from saucer.server.socket.serve import refuse_socket, serve_socket
from saucer.server.tables.hub import Hub
from saucer.storage import Database

LARGEST_REQUEST = 64 * 1024
SOCKET = re.compile(r"/api/tables/([^/]{1,64})/socket")


class App:
    """The ASGI application on an open database, which it closes when it ends."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.admission = Admission(settings)
        self.litestar = build_litestar(settings, database)
        self.state = self.litestar.state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.litestar(scope, receive, send)
            return
        if scope["type"] == "http":
            send = complete_headers(scope, send)
        try:
            caller = self.admission.admit(scope)
        except Refused as refused:
            await self.refuse(scope, receive, send, refused)
            return
        CALLER.set(caller)
        await paid_by(caller, self.answer(scope, receive, send))

    async def refuse(self, scope: Any, receive: Any, send: Any, refused: Refused) -> None:
        if scope["type"] == "websocket":
            await refuse_socket(self.state.hub, scope, receive, send, refused)
        else:
            self.state.hub.metrics.refused_total += 1
            await refuse_request(scope, send, refused)

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request that was let in, or serve a socket."""
        socket = SOCKET.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if socket is None:
            await self.litestar(scope, receive, send)
        else:
            await serve_socket(self.state.hub, socket[1], scope, receive, send)


def build_litestar(settings: Settings, database: Database) -> Litestar:
    """Build the Litestar application for the HTTP API and the pages, with the lifetime of the hub."""

    @asynccontextmanager
    async def run_hub(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(settings, database)
        app.state.hub = hub
        app.state.replays = Replays(hub.pool, hub.services.background)
        app.state.records = OpenedRecords(hub.pool)
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
