"""The pages: the browser client where it is installed, otherwise one that says what this server is."""

import gzip
import mimetypes
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.params import PathParameter
from litestar.types import ControllerRouterHandler

from saucer.server.guard.refusals import Refused
from saucer.server.http.inline import POLICY, page_policy
from saucer.server.language import choose_language, server_phrases

CLIENT = Path(str(files("saucer"))) / "web"
ASSETS = "assets"
WORTH_PACKING = 1000
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

AnyRequest = Request[Any, Any, Any]


class Page(NamedTuple):
    """A file as it travels: as it is, packed where that is worth it, and the tag by which a browser knows it again."""

    kind: str
    plain: bytes
    packed: bytes | None
    tag: str


@cache
def read_page(path: Path) -> Page | None:
    """A file of the client, read and packed once."""
    if not path.is_file():
        return None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return pack(path.read_bytes(), kind)


def pack(plain: bytes, kind: str) -> Page:
    worth = len(plain) >= WORTH_PACKING and kind.startswith(PACKED)
    packed = gzip.compress(plain, mtime=0) if worth else None
    return Page(kind, plain, packed, f'"{sha256(plain).hexdigest()[:20]}"')


def pack_json(value: Any) -> Page:
    return pack(msgspec.json.encode(value), "application/json")


def answer(request: AnyRequest, page: Page, keep: str) -> Response[Any]:
    """A file, or word that the browser has it already."""
    headers = {"Cache-Control": keep, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if page.kind == "text/html":
        headers[POLICY] = page_policy(CLIENT)
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    content = page.plain
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        content = page.packed
    return Response(content, headers=headers, media_type=page.kind)


def has_client() -> bool:
    return (CLIENT / "index.html").is_file()


@get(["/", "/t/{code:str}", "/r/{code:str}"], include_in_schema=False)
async def show_page(request: AnyRequest) -> Response[bytes]:
    """The one page of the client, whatever the address; the client looks at the address itself."""
    page = read_page(CLIENT / "index.html")
    if page is None:
        language = choose_language(
            request.query_params.get("language"), request.headers.get("accept-language", "")
        )
        page = pack(plain_page(language).encode(), "text/html")
    return answer(request, page, ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def show_asset(request: AnyRequest, name: Annotated[str, PathParameter()]) -> Response[bytes]:
    """A file of the client; what is in it is in its name, so it can be kept for ever."""
    page = read_page(CLIENT / ASSETS / name) if name in asset_names() else None
    if page is None:
        raise Refused("page/unknown")
    return answer(request, page, FOREVER)


@cache
def asset_names() -> frozenset[str]:
    folder = CLIENT / ASSETS
    return frozenset(path.name for path in folder.iterdir()) if folder.is_dir() else frozenset()


def plain_page(language: str) -> str:
    text = server_phrases(language).format("no-client")
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Saucer</title>'
        f"<h1>Saucer</h1><p>{text}</p></html>"
    )


def page_handlers() -> list[ControllerRouterHandler]:
    """What serves the pages."""
    return [show_page, show_asset]
