"""What browsers ask for to install the client as an app: manifest, icons, and the page for when the server is away."""

from typing import Any

from litestar import Response, get
from litestar.types import ControllerRouterHandler

from saucer.server.guard.refusals import Refused
from saucer.server.http.pages import client_pages
from saucer.server.http.requests import ApiRequest, language_of
from saucer.server.language import server_phrases

MANIFEST = "application/manifest+json"
ICON_SIZES = (192, 512)
FILES = ("sw.js", "offline.html", "apple-touch-icon.png", *(f"icon-{size}.png" for size in ICON_SIZES))
"""Files of the client that have to be at fixed addresses."""


@get("/manifest.webmanifest", include_in_schema=False)
async def show_manifest(request: ApiRequest) -> Response[bytes]:
    language = language_of(request)
    page = client_pages.pack_json(manifest(language))._replace(kind=MANIFEST)
    return client_pages.answer(request, page, client_pages.ASK_AGAIN)


@get([f"/{name}" for name in FILES], include_in_schema=False)
async def show_file(request: ApiRequest) -> Response[bytes]:
    """A file that is asked for again each time, and sent only when it is another one."""
    page = client_pages.read_page(client_pages.CLIENT / request.scope["path"].removeprefix("/"))
    if page is None:
        raise Refused("page/unknown")
    return client_pages.answer(request, page, client_pages.ASK_AGAIN)


def manifest(language: str) -> dict[str, Any]:
    """The client as an app, in one language. Its icons fill their square, so that a phone can cut them to any shape."""
    icons = [
        {"src": f"/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size in ICON_SIZES
        for purpose in ("any", "maskable")
    ]
    return {
        "id": "/",
        "name": "Saucer",
        "short_name": "Saucer",
        "description": server_phrases(language).format("app-description"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#12162e",
        "theme_color": "#12162e",
        "categories": ["games"],
        "icons": icons,
    }


def app_file_handlers() -> list[ControllerRouterHandler]:
    return [show_manifest, show_file]
