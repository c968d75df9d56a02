"""Who sends a request, in which language, and the cookie in the answer."""

from typing import Annotated, Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from saucer.server.guard.security import COOKIE, YEAR
from saucer.server.http.answer_headers import SPEAKS
from saucer.server.language import choose_language
from saucer.server.protocol.messages import SendRefused
from saucer.server.protocol.values import Language
from saucer.server.tables.hub import Hub

T = TypeVar("T")

ApiRequest = Request[Any, Any, Any]
Code = Annotated[
    str, PathParameter(max_length=64, description="The link of a table: the one to sit, or the one to watch.")
]
LanguageQuery = Annotated[
    Language | None, QueryParameter(description="en or fr; else what the browser speaks.")
]

REFUSALS = {
    status: ResponseSpec(SendRefused, description=what, generate_examples=False)
    for status, what in {
        400: "Not understood.",
        403: "Not for you.",
        404: "Not there.",
        409: "Not now.",
        413: "Too long.",
        429: "Too much.",
        503: "Not at the moment.",
    }.items()
}


def hub_of(request: ApiRequest) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def address_of(request: ApiRequest) -> str:
    """The address a request comes from."""
    return request.client.host if request.client else ""


def language_of(request: ApiRequest) -> str:
    """The language of the answer, which from now on depends on what the browser accepts."""
    scope: Any = request.scope
    scope[SPEAKS] = True
    return choose_language(request.query_params.get("language"), request.headers.get("accept-language", ""))


def accepts_gzip(request: ApiRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def holder_of(request: ApiRequest) -> str | None:
    """The browser that sent the request, if it has our cookie."""
    return hub_of(request).signer.holder_in("; ".join(request.headers.getall("cookie", [])))


class Visitor:
    """A browser that does something, and so gets a token if it has none yet."""

    def __init__(self, request: ApiRequest) -> None:
        hub = hub_of(request)
        self.token: str | None = None
        holder = holder_of(request)
        if holder is None:
            self.token = hub.signer.new_token()
            holder = hub.signer.holder(self.token)
        assert holder is not None, "a token of our own is one of ours"
        self.holder = holder
        hub.addresses.note(holder, request.client.host if request.client else "")
        self.https = hub.settings.https

    def answer(self, content: T, status: int = 200) -> Response[T]:
        """An answer that brings a new browser its cookie."""
        cookies = []
        if self.token is not None:
            cookies = [
                Cookie(
                    key=COOKIE,
                    value=self.token,
                    max_age=YEAR,
                    httponly=True,
                    samesite="lax",
                    secure=self.https,
                )
            ]
        return Response(content, status_code=status, cookies=cookies)
