"""What happens around every request: checks before it, security headers after it, and the answers to errors."""

from typing import Any, TypeVar

from litestar import Response
from litestar.exceptions import HTTPException

from saucer.server.guard.refusals import Refused
from saucer.server.guard.security import HEADERS, is_foreign
from saucer.server.http.pages.client_pages import SAFE_METHODS, show_unknown
from saucer.server.http.requests import ApiRequest, hub_of, language_of
from saucer.server.protocol.messages import SendRefused
from saucer.storage import StorageError

API = "/api/"
OPEN_TO_ALL = ("/api/health", "/metrics")

T = TypeVar("T")


async def check_request(request: ApiRequest) -> None:
    """Refuse unknown names of this server, pages of other sites, and anyone who sends too many requests."""
    hub = hub_of(request)
    host = request.headers.get("host", "")
    if not hub.hosts.has(host, (request.scope["server"] or ("",))[0]):
        raise Refused("host/unknown", host=host)
    if request.method not in SAFE_METHODS and is_foreign(request.headers, hub.settings.origins):
        raise Refused("origin/foreign")
    address = request.client.host if request.client else ""
    path = request.scope["path"]
    limit = hub.requests if path.startswith(API) else hub.pages
    if path not in OPEN_TO_ALL and not limit.take(address):
        raise Refused("requests/too-many")


async def add_headers(response: Response[Any]) -> Response[Any]:
    return with_headers(response)


def on_refused(request: ApiRequest, refused: Refused) -> Response[SendRefused]:
    hub_of(request).metrics.refused_total += 1
    return with_headers(Response(refused.message(language_of(request)), status_code=refused.status))


def on_http(request: ApiRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words: a page for people who look for one, JSON for programs."""
    if error.status_code == 404 and request.method in SAFE_METHODS and not is_api(request.scope["path"]):
        return with_headers(show_unknown(request))
    code = {404: "page/unknown", 405: "page/unknown", 413: "message/large"}.get(error.status_code)
    refused = Refused(code) if code else Refused("message/malformed", problem=problem_of(error))
    message = refused.message(language_of(request))
    return with_headers(Response(message, status_code=error.status_code, headers=error.headers))


def is_api(path: str) -> bool:
    return f"{path}/".startswith(API)


def problem_of(error: HTTPException) -> str:
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{part.get('key', '')} {part.get('message', '')}".strip() for part in extra)
    return error.detail


def on_depth(request: ApiRequest, _error: RecursionError) -> Response[SendRefused]:
    """JSON nested too deeply."""
    return on_refused(request, Refused("message/malformed", problem="too deep"))


def on_encoding(request: ApiRequest, _error: UnicodeError) -> Response[SendRefused]:
    """A body that is not UTF-8."""
    return on_refused(request, Refused("message/malformed", problem="not UTF-8"))


def on_mistake(request: ApiRequest, _error: Exception) -> Response[SendRefused]:
    """An error of our own: logged, never shown."""
    hub_of(request).metrics.report_error("a request could not be answered")
    message = Refused("server/storage").message(language_of(request))
    return with_headers(Response(message, status_code=500))


def on_storage(request: ApiRequest, error: StorageError) -> Response[SendRefused]:
    """The database cannot be read."""
    hub_of(request).metrics.report_error(str(error))
    return on_refused(request, Refused("server/storage"))


def with_headers(response: Response[T]) -> Response[T]:
    """Add the security headers; a page has its own policy already."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


EXCEPTION_HANDLERS: dict[Any, Any] = {
    Refused: on_refused,
    HTTPException: on_http,
    RecursionError: on_depth,
    StorageError: on_storage,
    UnicodeError: on_encoding,
    Exception: on_mistake,
}
