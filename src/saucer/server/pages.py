"""The pages: the browser client where it is installed, and until then one that says what this server is."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from saucer.server.words import spoken, words

CLIENT = Path(str(files("saucer"))) / "web"


def has_client() -> bool:
    return (CLIENT / "index.html").is_file()


@get(["/", "/t/{code:str}", "/r/{code:str}"], include_in_schema=False, media_type="text/html")
async def show_page(request: Request[Any, Any, Any]) -> Response[str]:
    """The one page of the client, whatever the address; the client looks at the address itself."""
    if has_client():
        return Response((CLIENT / "index.html").read_text(encoding="utf-8"), media_type="text/html")
    language = spoken(request.query_params.get("language"), request.headers.get("accept-language", ""))
    return Response(plain_page(language), media_type="text/html")


def plain_page(language: str) -> str:
    text = words(language).say("no-client")
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Saucer</title>'
        f"<h1>Saucer</h1><p>{text}</p></html>"
    )


def page_handlers() -> list[ControllerRouterHandler]:
    """What serves the pages; the client's files only where there are any."""
    if not has_client():
        return [show_page]
    return [show_page, create_static_files_router("/assets", [CLIENT / "assets"], include_in_schema=False)]
