"""Texts that are too long, not UTF-8, or made of signs nobody can see: one sentence in answer, or cleaned."""

import json
from typing import Any

import pytest

from saucer.server.guard.plain_text import clean_line, is_oversized, shorten
from saucer.server.guard.refusals import Refused
from tests.server.support.driving import Browser, Running

LONG = "x" * 10_000
OWN = [{"kind": "own"}]

FORMS: dict[str, Any] = {
    "an option": {"game": "strangers", "seats": OWN, "options": {"board": LONG}},
    "the name of an option": {"game": "strangers", "seats": OWN, "options": {LONG: 1}},
    "components": {"game": "strangers", "seats": OWN, "options": {"components": LONG}},
    "a game": {"game": LONG, "seats": OWN},
    "a nickname": {"game": "strangers", "seats": [{"kind": "own", "name": LONG}]},
    "a field": {"game": "strangers", "seats": [{"kind": "own", LONG: 1}]},
    "a kind": {"game": "strangers", "seats": [{"kind": LONG}]},
    "a part": {"game": "strangers", "seats": OWN, "part": LONG},
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS.keys())
def test_a_long_text_in_a_request_is_refused_in_a_sentence(server: Running, form: Any) -> None:
    refused = server.browser().refused("/api/tables", form)
    assert len(refused["text"]) < 500
    assert server.hub.metrics.errors_total == 0


@pytest.mark.parametrize(
    "body",
    [
        b'{"game": "\xff\xfe", "seats": [{"kind": "own"}]}',
        b'{"game": "strangers", "seats": [{"kind": "own"}], "options": {"board": "\xc3("}}',
        b'{"game": "strangers", "seats": [{"kind": "own", "name": "\\ud800"}]}',
        "{}".encode("utf-16"),
    ],
    ids=["bytes", "half a letter", "half a surrogate", "UTF-16"],
)
def test_a_body_that_is_not_utf_8_is_refused(server: Running, body: bytes) -> None:
    status, text = server.browser().ask_raw("POST", "/api/tables", body)
    assert (status, json.loads(text)["code"]) == (400, "message/malformed")
    assert server.hub.metrics.errors_total == 0


MESSAGES: list[Any] = [
    {"kind": "move", "turn": 1, "move": {"kind": LONG}},
    {"kind": "move", "turn": 1, "move": {"kind": "play_card", "card": LONG}},
    {"kind": "preview", "move": {"kind": "play_card", "card": LONG}},
    {"kind": "why", "move": {"kind": "time_up", "timer": LONG}},
    {"kind": "why", "move": {"kind": "release", "x": [{"y": [LONG]}]}},
    {"kind": "why", "move": {"kind": "discard", "cards": [2**64, -(10**30), 1e308]}},
    {"kind": LONG},
    {LONG: 1},
]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message)[:40])
def test_a_long_text_on_a_socket_is_refused_in_a_sentence(
    ada: Browser, server: Running, message: Any
) -> None:
    socket = ada.open(ada.make("strangers", "Ada", start=True)["code"])
    socket.send(**message)
    refused = socket.until("refused")
    assert refused["code"] in ("message/malformed", "move/malformed")
    assert len(refused["text"]) < 500
    assert server.hub.metrics.errors_total == 0


def test_a_message_that_is_not_utf_8_is_refused(ada: Browser) -> None:
    socket = ada.open(ada.make("strangers", "Ada", start=True)["code"])
    for sent in (b'{"kind": "chat", "text": "\xff\xfe"}', b"\xff", b'{"kind": "chat", "text": "\\ud800"}'):
        socket.connection.send(sent, text=True)
        assert socket.until("refused")["code"] == "message/malformed"


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "null", "//", "\x7f"])
def test_an_odd_origin_is_foreign(server: Running, origin: str) -> None:
    ada = server.browser()
    ada.headers["Origin"] = origin
    status, answer = ada.ask("POST", "/api/tables", {"game": "strangers", "seats": OWN})
    assert status in (400, 403), answer
    assert server.hub.metrics.errors_total == 0


def test_chat_is_cleaned_of_signs_nobody_sees(ada: Browser) -> None:
    socket = ada.open(ada.make("strangers", "Ada", "open")["code"])
    socket.send(kind="chat", text="a\x00b\u202ecd\u2066 \u200f \x1b[31m\ufeff e\n\tf")
    assert socket.until("chat")["line"]["text"] == "abcd [31m e f"
    socket.send(kind="chat", text="\x00\u202e\u2066")
    assert socket.until("refused")["code"] == "message/malformed"


def test_letters_and_emoji_of_all_scripts_stay() -> None:
    for text in ("Ça va ?", "سلام می‌خواهم", "👩‍👩‍👧‍👦 👍🏽", "日本語", "שלום"):
        assert clean_line(text) == text


def test_what_others_wrote_is_shortened_in_a_sentence() -> None:
    assert shorten("x" * 5000) == "x" * 199 + "…"
    assert shorten("a\x00b") == "a\ufffdb"
    assert len(Refused("game/unknown", game=LONG).message("fr").text) < 300


def test_oversized_values_are_found_however_deep() -> None:
    deep: Any = "y" * 101
    for _ in range(5000):
        deep = [{"z": deep}]
    assert is_oversized({"kind": deep})
    assert is_oversized({"kind": "build", "amount": [-(10**30)]})
    assert is_oversized({"kind": "build", "amount": float("inf")})
    assert not is_oversized({"kind": "release", "at": ["e5", {"card": "walk"}], "n": 7, "x": None})
