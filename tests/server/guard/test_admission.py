"""Who is let in: checked before anything else, whatever is asked for and however oddly."""

import logging
import socket as network
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saucer.server.guard.admission import Admission, is_api
from saucer.server.settings import Settings
from tests.server.support.direct import OWN_NAME, Direct, Headers
from tests.server.support.driving import PATIENCE, Running

pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module")
"""Servers of other tests run in threads, and one that draws a number meanwhile is none of our strategies."""

SAFE = ("GET", "HEAD")
METHODS = (*SAFE, "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW")
PATHS = (
    "/", "/nowhere", "/api", "/api/", "/api/nowhere", "//api//mine", "/api/games", "/api/mine", "/api/health",
    "/metrics", "/api/tables", "/api/tables/x", "/api/tables/x/record", "/api/tables/x/socket", "/api/schema",
    "/api/schema/openapi.json", "/t/x", "/r/x", "/assets/x.js", "/covers/x.png", "/assets/../x", "/sw.js", "*",
    "/manifest.webmanifest", "http://evil.example/api/mine", "/api/daily/panic", "/api/daily/panic?day=\u00ff",
    "/?language=%ff&language=fr",
)  # fmt: skip
KNOWN_HOSTS = (
    "localhost", "localhost:8051", "LOCALHOST:1", "127.0.0.1:8051", "[::1]:8051", "192.168.1.20", "a.localhost",
    "play.example.org", "localhost:",
)  # fmt: skip
UNKNOWN_HOSTS = (
    "evil.example", "evil.example:8051", "localhost.evil.example", "127.0.0.1:x", "localhost:8051x", "localhost:99999",
    "8.8.8.8", "[", "[::1", "[::1]x", "[evil]", "a:b:c", "localhost, evil.example", "me@localhost", "localhost/x", " ",
    "\x00", "localhost\x00", "\xff", "http://localhost", "x" * 5000,
)  # fmt: skip
FOREIGN_ORIGINS = (
    "null", "http://evil.example", "https://localhost.evil.example", "localhost:8051", "file://", "http://[", "\xff",
    "http://localhost:8051, http://evil.example", "http://", "x" * 3000,
)  # fmt: skip
text = st.text(st.characters(max_codepoint=255), min_size=1, max_size=40)
names = st.text("AEKXZ", min_size=1, max_size=8)
odd_text = text.map(lambda said: said + "\xa7")
unknown_hosts = st.sampled_from(UNKNOWN_HOSTS) | odd_text | names.map("{}.example:80".format)
foreign_origins = st.sampled_from(FOREIGN_ORIGINS) | odd_text
forwarded = st.lists(
    st.tuples(
        st.sampled_from(
            ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-forwarded-port", "forwarded"]
        ),
        text
        | st.sampled_from(["127.0.0.1", "203.0.113.5, 10.0.0.1", "[::1]:80", "https", "evil.example", ","]),
    ),
    max_size=3,
)
paths = st.sampled_from(PATHS) | st.text(max_size=30).map(lambda said: "/" + said)
methods = st.sampled_from(METHODS) | names
bodies = st.sampled_from([b"", b"{}", b"\xff", b"[" * 2000])
bounded = settings(
    max_examples=100,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory, toys: None) -> Iterator[Direct]:
    folder = tmp_path_factory.mktemp("direct")
    with Direct(folder / "saucer.db", hosts=("play.example.org",), trusted_proxies="127.0.0.1") as direct:
        yield direct


@pytest.fixture
def no_errors(app: Direct, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert app.hub.metrics.errors_total == 0
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# Hosts and origins


@pytest.mark.usefixtures("no_errors")
@bounded
@given(methods, paths, unknown_hosts, forwarded, bodies)
def test_an_unknown_host_is_always_refused(
    app: Direct, method: str, path: str, host: str, others: list[tuple[str, str]], body: bytes
) -> None:
    answer = app.ask(method, path, [("host", host), *others], body)
    assert answer.status == 421
    assert answer.headers["content-security-policy"]
    assert app.knock(path, [("host", host), *others]) == [{"type": "websocket.close", "code": 4003}]


@pytest.mark.usefixtures("no_errors")
@bounded
@given(methods, paths, st.sampled_from(KNOWN_HOSTS), foreign_origins, forwarded, bodies)
def test_a_foreign_page_only_reads(
    app: Direct, method: str, path: str, host: str, origin: str, others: list[tuple[str, str]], body: bytes
) -> None:
    headers = [("host", host), ("origin", origin), *others]
    answer = app.ask(method, path, headers, body)
    assert (answer.status == 403) == (method not in SAFE)
    assert answer.status < 500
    assert answer.headers["content-security-policy"]
    assert app.knock(path, headers) == [{"type": "websocket.close", "code": 4003}]


@pytest.mark.usefixtures("no_errors")
@bounded
@given(methods, paths, st.sampled_from(KNOWN_HOSTS), forwarded, st.booleans(), bodies)
def test_whatever_is_asked_for_by_a_known_name_is_answered(
    app: Direct, method: str, path: str, host: str, others: list[tuple[str, str]], own: bool, body: bytes
) -> None:
    headers = [("host", host), *([("origin", f"http://{host}")] if own else []), *others]
    answer = app.ask(method, path, headers, body)
    assert answer.status < 500
    assert answer.status not in (403, 421, 429)
    assert answer.headers["content-security-policy"]
    sent = app.knock(path, headers)
    assert sent[0]["type"] in ("websocket.accept", "websocket.close")
    assert sent[-1]["type"] == "websocket.close"


def test_several_names_at_once_are_refused(app: Direct) -> None:
    answer = app.ask("GET", "/api/games", [("host", "localhost"), ("host", "evil.example")])
    assert (answer.status, answer.json["code"]) == (421, "host/unknown")


def test_a_page_without_an_origin_of_its_own_is_foreign_without_a_host_too(app: Direct) -> None:
    assert app.ask("POST", "/api/tables", [("origin", "null")]).status == 403


@pytest.mark.parametrize(
    ("first", "status"),
    [
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1:x", 421),
        (b"GET /nowhere HTTP/1.1\r\nHost: evil.example", 421),
        (b"BREW /nowhere HTTP/1.1\r\nHost: evil.example", 421),
        (b"GET /nowhere HTTP/1.1\r\nHost: localhost\r\nHost: evil.example", 400),
        (b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example", 421),
        (b"GET http://evil.example/ HTTP/1.1\r\nHost: localhost", 404),
        (b"OPTIONS * HTTP/1.1\r\nHost: localhost", 404),
        (
            b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\nContent-Length: 0",
            403,
        ),
        (b"GET /\xff HTTP/1.1\r\nHost: localhost", 400),
        (b"GET /%ff%00 HTTP/1.1\r\nHost: localhost", 404),
        (b"GET / HTTP/1.0", 200),
    ],
)
def test_odd_requests_over_the_network(server: Running, first: bytes, status: int) -> None:
    before = server.hub.metrics.errors_total
    with network.create_connection((server.listener.getsockname()), PATIENCE) as line:
        line.sendall(first + b"\r\nConnection: close\r\n\r\n")
        answer = b""
        with suppress(ConnectionResetError):
            while part := line.recv(65536):
                answer += part
    assert int(answer.split()[1]) == status, answer[:200]
    assert server.hub.metrics.errors_total == before


# How a refusal looks


@pytest.mark.parametrize(("language", "word"), [("en", "is not called"), ("fr", "appelle pas")])
def test_people_get_a_page_and_programs_get_json(app: Direct, language: str, word: str) -> None:
    headers = [("host", "<b>.example"), ("accept-language", language)]
    page = app.ask("GET", "/nowhere", [*headers, ("accept", "text/html,*/*")])
    assert page.status == 421
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert word in page.body.decode()
    assert b"<b>.example" not in page.body
    for path, accept in (("/nowhere", "*/*"), ("/api/mine", "text/html")):
        answer = app.ask("GET", path, [*headers, ("accept", accept)])
        assert (answer.status, answer.json["code"]) == (421, "host/unknown")
        assert word in answer.json["text"]
    head = app.ask("HEAD", "/nowhere", headers)
    assert (head.status, head.body) == (421, b"")


# Limits


class Clock:
    """A clock that stands still unless it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def limited(tmp_path: Path, clock: Clock, **changes: Any) -> Direct:
    direct = Direct(tmp_path / "saucer.db", trusted_proxies="127.0.0.1")
    ticks = count()
    direct.app.admission = Admission(Settings(**changes), clock, lambda: next(ticks) / 64)
    return direct


def statuses(direct: Direct, many: int, path: str, *headers: tuple[str, str]) -> list[int]:
    return [direct.ask("GET", path, [OWN_NAME, *headers]).status for _ in range(many)]


@pytest.mark.parametrize(
    ("path", "most", "usual"),
    [("/api/nowhere", 20, 404), ("//api/nowhere", 20, 404), ("/api/games", 20, 200), ("/nowhere", 200, 404)],
)
def test_every_path_has_a_limit(tmp_path: Path, path: str, most: int, usual: int) -> None:
    clock = Clock()
    with limited(tmp_path, clock, requests_per_second=2.0, cpu_milliseconds_per_second=1e9) as direct:
        assert statuses(direct, most + 3, path) == [usual] * most + [429] * 3
        assert statuses(direct, 1, path, ("x-forwarded-for", "203.0.113.5")) == [usual]
        assert direct.ask("GET", "/api/health").status == 200
        clock.now += 0.5
        assert statuses(direct, most, path)[: most // 20 + 1] == [usual] * (most // 20) + [429]


def test_requests_are_paid_in_cpu_time(tmp_path: Path) -> None:
    """Every look at the CPU clock moves it by 1/64 s, so that a request costs at least that."""
    clock = Clock()
    with limited(tmp_path, clock, requests_per_second=1e6, cpu_milliseconds_per_second=100.0) as direct:
        first = statuses(direct, 150, "/api/games")
        paid = first.index(429)
        assert 0 < paid <= 20 * 100 // (1000 / 64), "twenty seconds' worth"
        assert set(first[paid:]) == {429}
        assert statuses(direct, 1, "/nowhere") == [429]
        assert direct.ask("GET", "/api/games").json["code"] == "requests/too-many"
        assert direct.knock("/api/tables/x/socket")[-1] == {
            "type": "websocket.close",
            "code": 4029,
            "reason": "",
        }
        assert direct.ask("GET", "/api/health").status == 200, "for those who watch the server"
        assert statuses(direct, 1, "/api/games", ("x-forwarded-for", "203.0.113.5")) == [200]
        clock.now += 1.0
        assert 0 < statuses(direct, 30, "/api/games").count(200) <= 7


def test_is_api() -> None:
    assert all(map(is_api, ["/api", "/api/", "/api/x", "//api///x"]))
    assert not any(map(is_api, ["/", "/apis", "/x/api/", ""]))


def test_headers_are_not_needed(app: Direct) -> None:
    headers: Headers = ()
    assert app.ask("GET", "/api/games", headers).status == 200
