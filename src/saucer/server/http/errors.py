"""The answers to errors: refusals, what the framework refuses, and mistakes of our own."""

from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException

from saucer.server.guard.admission import SAFE_METHODS, is_api
from saucer.server.guard.refusals import Refused
from saucer.server.http.pages.client_pages import show_unknown
from saucer.server.http.requests import ApiRequest, hub_of, language_of
from saucer.server.protocol.messages import SendRefused
from saucer.storage import StorageError


def on_refused(request: ApiRequest, refused: Refused) -> Response[SendRefused]:
    hub_of(request).metrics.refused_total += 1
    return Response(refused.message(language_of(request)), status_code=refused.status)


def on_http(request: ApiRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words: a page for people who look for one, JSON for programs."""
    if error.status_code == 404 and request.method in SAFE_METHODS and not is_api(request.scope["path"]):
        return show_unknown(request)
    code = {404: "page/unknown", 405: "page/unknown", 413: "message/large"}.get(error.status_code)
    refused = Refused(code) if code else Refused("message/malformed", problem=problem_of(error))
    message = refused.message(language_of(request))
    return Response(message, status_code=error.status_code, headers=error.headers)


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
    return Response(message, status_code=500)


def on_storage(request: ApiRequest, error: StorageError) -> Response[SendRefused]:
    """The database cannot be read."""
    hub_of(request).metrics.report_error(str(error))
    return on_refused(request, Refused("server/storage"))


EXCEPTION_HANDLERS: dict[Any, Any] = {
    Refused: on_refused,
    HTTPException: on_http,
    RecursionError: on_depth,
    StorageError: on_storage,
    UnicodeError: on_encoding,
    Exception: on_mistake,
}
