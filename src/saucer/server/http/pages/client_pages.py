"""The pages: the browser client where it is installed, otherwise one that says what this server is."""

import gzip
import mimetypes
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.params import PathParameter
from litestar.types import ControllerRouterHandler

from saucer.server.guard.refusals import Refused
from saucer.server.http.pages.inline import POLICY, page_policy
from saucer.server.http.pages.link_previews import (
    Preview,
    daily_preview,
    head_tags,
    home_preview,
    table_preview,
    unknown_preview,
)
from saucer.server.http.pages.security_txt import show_security_txt
from saucer.server.http.refuse import simple_page
from saucer.server.http.requests import accepts_gzip, hub_of, language_of
from saucer.server.language import server_phrases
from saucer.server.settings import contact_link
from saucer.storage import StorageError

CLIENT = Path(str(files("saucer"))) / "web"
ASSETS = "assets"
COVERS = "covers"
"""The folder with a picture of each game, for those to whom a link is sent."""
READ = [HttpMethod.GET, HttpMethod.HEAD]
TITLE = "<title>Saucer</title>"
REMEMBERED = 1000
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


def answer(request: AnyRequest, page: Page, keep: str, status: int = 200) -> Response[Any]:
    """A file, or word that the browser has it already."""
    headers = {"Cache-Control": keep, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if page.kind == "text/html":
        headers[POLICY] = page_policy(CLIENT)
    if status == 200 and page.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    content = page.plain
    if page.packed is not None and accepts_gzip(request):
        headers["Content-Encoding"] = "gzip"
        content = page.packed
    return Response(content, status_code=status, headers=headers, media_type=page.kind)


def has_client() -> bool:
    return (CLIENT / "index.html").is_file()


@route("/", http_method=READ, include_in_schema=False)
async def show_home(request: AnyRequest) -> Response[bytes]:
    language = language_of(request)
    daily = daily_preview(request.query_params.get("daily", ""), language)
    return show_page(request, daily or home_preview(language))


@route(["/t/{code:str}", "/r/{code:str}"], http_method=READ, include_in_schema=False)
async def show_table(request: AnyRequest, code: Annotated[str, PathParameter()]) -> Response[bytes]:
    """The page of a table, whose head shows what the link leads to."""
    try:
        preview = table_preview(hub_of(request), code, language_of(request))
    except StorageError:
        preview = home_preview(language_of(request))
    return show_unknown(request) if preview is None else show_page(request, preview)


@route("/records/{code:str}", http_method=READ, include_in_schema=False)
async def show_record(request: AnyRequest, code: Annotated[str, PathParameter()]) -> Response[bytes]:
    """The page of a record from a file; the client finds out whether it is still kept."""
    return show_page(request, home_preview(language_of(request)))


def show_unknown(request: AnyRequest) -> Response[bytes]:
    """Return the page for an unknown address. The client shows the message."""
    return show_page(request, unknown_preview(language_of(request)), 404)


def show_page(request: AnyRequest, preview: Preview, status: int = 200) -> Response[bytes]:
    """Return the page of the client, which is the same for every address."""
    has_picture = (CLIENT / COVERS / preview.picture).is_file()
    picture = f"/{COVERS}/{preview.picture}" if has_picture else None
    tags = head_tags(preview, address_of(request), picture, contact_link(hub_of(request).settings.contact))
    text = "no-client" if status == 200 else "refused-page-unknown"
    page = page_with(CLIENT / "index.html", preview.language, tags, text)
    return answer(request, page, ASK_AGAIN, status)


def address_of(request: AnyRequest) -> str:
    """Return the address of this server as the visitor uses it, for absolute links in previews."""
    scheme = "https" if hub_of(request).settings.https else request.scope["scheme"]
    return f"{scheme}://{request.headers.get('host', '')}"


@lru_cache(REMEMBERED)
def page_with(path: Path, language: str, tags: str, text: str) -> Page:
    """The page of the client with other tags in its head; without a client, a page that says `text`."""
    found = read_page(path)
    page = (
        simple_page(language, server_phrases(language).format(text))
        if found is None
        else found.plain.decode()
    )
    page = page.replace('<html lang="en">', f'<html lang="{language}">', 1).replace(TITLE, tags, 1)
    return pack(page.encode(), "text/html")


@route("/assets/{name:str}", http_method=READ, include_in_schema=False)
async def show_asset(request: AnyRequest, name: Annotated[str, PathParameter()]) -> Response[bytes]:
    """Return an asset of the client, cacheable for ever because its name contains a hash."""
    return answer(request, file_in(ASSETS, name), FOREVER)


@route("/covers/{name:str}", http_method=READ, include_in_schema=False)
async def show_cover(request: AnyRequest, name: Annotated[str, PathParameter()]) -> Response[bytes]:
    """The picture of a game."""
    return answer(request, file_in(COVERS, name), ASK_AGAIN)


def file_in(folder: str, name: str) -> Page:
    """A file of the client. Refused for anything that is not in the folder itself."""
    page = read_page(CLIENT / folder / name) if name in names_in(CLIENT / folder) else None
    if page is None:
        raise Refused("page/unknown")
    return page


@cache
def names_in(folder: Path) -> frozenset[str]:
    return frozenset(path.name for path in folder.iterdir()) if folder.is_dir() else frozenset()


def page_handlers() -> list[ControllerRouterHandler]:
    """What serves the pages."""
    return [show_home, show_table, show_record, show_asset, show_cover, show_security_txt]
