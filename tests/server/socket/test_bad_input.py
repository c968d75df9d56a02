"""Whatever is sent, by whomever: a clear answer, nothing broken, nothing lost."""

import asyncio
import http.client
import json
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.server.websocket_client import open_client
from tests.server.support.driving import Browser, Running, running

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"move"',
    "{}",
    '{"kind": "fly"}',
    '{"kind": 7}',
    '{"kind": "move"}',
    '{"kind": "move", "turn": "1", "move": {}}',
    '{"kind": "move", "turn": -1, "move": {}}',
    '{"kind": "move", "turn": 1e400, "move": {}}',
    '{"kind": "move", "turn": 1, "move": [], "seat": 0}',
    '{"kind": "move", "turn": 1, "move": {}, "extra": true}',
    '{"kind": "move", "turn": 99999999999999999999, "move": {}}',
    '{"kind": "chat", "text": 7}',
    '{"kind": "chat", "text": ""}',
    '{"kind": "pong"}',
    '{"kind": "why", "move": "release"}',
    '{"kind": "log", "seat": 99}',
    "[" * 5000,
    '{"a":' * 2000,
    "\x00",
    '{"kind": "hint", "id": -5}',
]


@pytest.mark.parametrize("message", MALFORMED, ids=lambda text: text[:40] or "nothing")
def test_a_malformed_message_is_refused(ada: Browser, message: str) -> None:
    table = ada.make("strangers", "Ada", start=True)
    socket = ada.open(table["code"])
    socket.until("view")
    socket.connection.send(message)
    refused = socket.until("refused")
    assert refused["code"] == "message/malformed"
    assert refused["text"]
    assert socket.ask_move()["kind"] == "view"


MOVES = [
    {},
    {"kind": "fly"},
    {"kind": None},
    {"kind": "play_card"},
    {"kind": "play_card", "card": 7},
    {"kind": "release", "x": 1},
]


@pytest.mark.parametrize("move", MOVES, ids=str)
def test_what_is_no_move_is_refused(ada: Browser, move: object) -> None:
    table = ada.make("strangers", "Ada", start=True)
    socket = ada.open(table["code"])
    socket.until("view")
    assert socket.ask_move(move)["code"] == "move/malformed"
    assert socket.ask_move({"kind": "time_up", "timer": "x"})["code"] == "move/illegal"
    assert socket.ask_move()["kind"] == "view"


def test_bytes_are_refused(ada: Browser) -> None:
    table = ada.make("strangers", "Ada", start=True)
    socket = ada.open(table["code"])
    socket.connection.send(b"\xff\x00")
    assert socket.until("refused")["code"] == "message/malformed"


def test_an_oversized_message_closes_the_socket_and_nothing_else(ada: Browser) -> None:
    table = ada.make("strangers", "Ada", start=True)
    socket = ada.open(table["code"])
    socket.connection.send(json.dumps({"kind": "chat", "text": "x" * 20_000}))
    assert socket.close_code() == 1009
    assert ada.open(table["code"]).until("view")["moves"]


def test_an_oversized_request_is_refused(ada: Browser) -> None:
    status, answer = ada.ask("POST", "/api/tables", {"game": "x" * 100_000, "seats": [{}]})
    assert (status, answer["code"]) == (413, "message/large")


def test_requests_that_are_not_json_are_refused(ada: Browser) -> None:
    for body in (b"", b"{", b"[]", b"null", b"\xff", b'{"game": 7, "seats": []}', b"[" * 20_000):
        status, text = ada.ask_raw("POST", "/api/tables", body)
        assert (status, json.loads(text)["code"]) == (400, "message/malformed"), body[:20]


def test_random_bytes_do_no_harm(ada: Browser) -> None:
    table = ada.make("strangers", "Ada", start=True)
    socket = ada.open(table["code"])
    view = socket.until("view")
    chance = random.Random(1)
    valid = json.dumps({"kind": "move", "turn": view["turn"] + 1, "move": {"kind": "release"}})
    for _ in range(300):
        text = list(valid)
        for _ in range(chance.randint(1, 5)):
            text[chance.randrange(len(text))] = chr(chance.randint(32, 126))
        socket.connection.send("".join(text))
        socket.until("refused")
    assert socket.ask_move()["kind"] == "view"


def test_links_that_do_not_exist(ada: Browser) -> None:
    status, answer = ada.ask("GET", "/api/tables/nowhere")
    assert (status, answer["code"]) == (404, "table/unknown")
    socket = ada.open("nowhere")
    assert socket.until("refused")["code"] == "table/unknown"
    assert socket.close_code() == 4004
    assert ada.ask("GET", "/api/nothing")[1]["code"] == "page/unknown"
    assert ada.ask("DELETE", "/api/games")[0] == 405


def test_pages_of_other_sites_are_turned_away(ada: Browser) -> None:
    table = ada.make("strangers", "Ada", "open")
    with pytest.raises(InvalidStatus):
        ada.open(table["code"], Origin="https://evil.example")
    ada.headers["Origin"] = "https://evil.example"
    assert ada.refused(f"/api/tables/{table['code']}/sit", {})["code"] == "origin/foreign"
    ada.headers["Origin"] = f"http://{ada.place}"
    ada.post(f"/api/tables/{table['code']}/bot", {"seat": 1, "level": "easy"})
    ada.open(table["code"], Origin=f"http://{ada.place}").until("hello")


def test_a_forged_cookie_holds_no_seat(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", start=True)
    bo.cookie = ada.cookie[:-1] + ("0" if ada.cookie[-1] != "0" else "1")
    assert bo.get(f"/api/tables/{table['code']}")["you"]["seats"] == []
    bo.cookie = "saucer=é.é"
    assert bo.open(table["code"]).until("hello")["you"]["seats"] == []


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Running) -> None:
    connection = http.client.HTTPConnection(server.browser().place)
    form = json.dumps({"game": "strangers", "seats": [{"kind": "own"}]})
    connection.request("POST", "/api/tables", form, {"Content-Type": "application/json"})
    answer = connection.getresponse()
    cookie = (answer.getheader("Set-Cookie") or "").lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "frame-ancestors 'none'" in (answer.getheader("Content-Security-Policy") or "")
    assert answer.getheader("X-Content-Type-Options") == "nosniff"
    connection.close()


def test_too_many_connections_messages_and_requests(tmp_path: Path) -> None:
    limits = {"sockets_per_address": 3, "messages_per_second": 1.0, "requests_per_second": 2.0}
    with running(tmp_path / "saucer.db", **limits) as server:
        ada = server.browser("fr")
        table = ada.make("strangers", "Ada", start=True)
        sockets = [ada.open(table["code"]) for _ in range(3)]
        more = ada.open(table["code"])
        assert more.until("refused")["code"] == "connections/too-many"
        assert more.close_code() == 4029
        sockets[0].close()
        for _ in range(10):
            sockets[1].send(kind="log")
        assert sockets[1].until("refused")["text"].startswith("C'est trop")
        with suppress(ConnectionClosed):
            for _ in range(300):
                sockets[2].send(kind="log")
        assert sockets[2].close_code() == 4029
        codes = {ada.ask("GET", "/api/games")[0] for _ in range(30)}
        assert codes == {200, 429}
        assert ada.ask("GET", "/api/health")[0] == 200


def test_a_thousand_connections_from_one_address_leave_the_server_well(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", sockets_per_address=50) as server:
        ada = server.browser()
        table = ada.make("strangers", "Ada", start=True)
        kinds = asyncio.run(crowd(server.address, f"/api/tables/{table['code']}/socket", ada.cookie, 1000))
        assert (kinds["hello"], kinds["refused"]) == (50, 950)
        assert Browser(server.address).get("/api/health")["status"] == "ok"
        assert ada.open(table["code"]).until("view")["moves"]


async def crowd(address: str, path: str, cookie: str, count: int) -> Counter[str]:
    """Open `count` sockets and keep them; how each was greeted."""
    greetings = [list[bytes]() for _ in range(count)]
    clients = [await open_client(address, path, cookie, greeting.append) for greeting in greetings]
    while not all(greetings):
        await asyncio.sleep(0.05)
    for client in clients:
        client.close()
    return Counter(json.loads(greeting[0])["kind"] for greeting in greetings)


def test_opening_sockets_again_and_again_is_too_much(tmp_path: Path) -> None:
    """Two at once, and one every five seconds: a machine may be slow, and some more are let in."""
    with running(tmp_path / "saucer.db", requests_per_second=0.2) as server:
        ada = server.browser()
        table = ada.make("strangers", "Ada", start=True)
        sockets = (ada.open(table["code"]) for _ in range(20))
        more, greeting = next(
            (socket, greeting) for socket in sockets if (greeting := socket.receive())["kind"] == "refused"
        )
        assert greeting["code"] == "connections/too-many"
        assert more.close_code() == 4029
