"""Answers a request that is not let in: a page for people who look for one, JSON for programs."""

from html import escape
from typing import Any
from urllib.parse import parse_qs

import msgspec

from saucer.server.guard.admission import SAFE_METHODS, header, is_api
from saucer.server.guard.refusals import Refused
from saucer.server.http.answer_headers import SPEAKS, Send
from saucer.server.language import choose_language

JSON = "application/json"
HTML = "text/html; charset=utf-8"


async def refuse_request(scope: Any, send: Send, refused: Refused) -> None:
    kind, body = refusal_page(scope, refused)
    scope[SPEAKS] = True
    headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def refusal_page(scope: Any, refused: Refused) -> tuple[str, bytes]:
    """The kind and the content of the answer."""
    language = language_asked(scope)
    message = refused.message(language)
    wants_page = "text/html" in header(scope, b"accept")
    if wants_page and scope["method"] in SAFE_METHODS and not is_api(scope["path"]):
        return HTML, simple_page(language, message.text).encode()
    return JSON, msgspec.json.encode(message)


def language_asked(scope: Any) -> str:
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("language", [""])
    return choose_language(asked[0], header(scope, b"accept-language"))


def simple_page(language: str, text: str) -> str:
    """A page of one sentence."""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Saucer</title>'
        f'<h1><a href="/">Saucer</a></h1><p>{escape(text)}</p></html>'
    )
