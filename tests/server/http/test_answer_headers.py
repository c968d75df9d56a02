"""What every route says about who may keep its answer: asked of all routes there are, in both languages."""

import json
from collections.abc import Iterator

import pytest

from tests.server.support.direct import OWN_NAME, Answer, Direct
from tests.server.support.driving import plan_seat

PUBLIC = (
    "/api/games", "/api/games/{game}/rules", "/api/games/{game}/words", "/api/games/{game}/components", "/api/messages",
)  # fmt: skip
"""What is the same for everyone who speaks a language, and so may be kept if it is asked for again."""
GAMES = ("panic", "nowhere")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory, toys: None) -> Iterator[Direct]:
    with Direct(tmp_path_factory.mktemp("headers") / "saucer.db") as direct:
        yield direct


@pytest.fixture(scope="module")
def codes(app: Direct) -> list[str]:
    """The two links of a table, and one that leads nowhere."""
    form = {"game": "strangers", "seats": [plan_seat("Ada"), plan_seat("open")]}
    table = ask(app, "POST", "/api/tables", "en", json.dumps(form).encode()).json["table"]
    return [table["code"], table["watch"], "nowhere"]


def ask(app: Direct, method: str, path: str, language: str, body: bytes = b"") -> Answer:
    headers = [OWN_NAME, ("accept-language", language), ("content-type", "application/json")]
    return app.ask(method, path, headers, body)


def routes(app: Direct) -> Iterator[tuple[str, str]]:
    """Every method and path that is served, and some that are not."""
    for route in app.app.litestar.routes:
        pattern = route.path.replace(":str", "")
        for method in sorted({*getattr(route, "methods", ()), "GET", "POST"}):
            yield str(method), pattern
    yield from [("GET", "/nowhere"), ("GET", "/api/nowhere"), ("BREW", "/api/mine")]


def filled(pattern: str, codes: list[str]) -> list[str]:
    """A pattern with real and unknown parts."""
    games = [pattern.replace("{game}", game) for game in GAMES] if "{game}" in pattern else [pattern]
    found = [path.replace("{code}", code) for path in games for code in (codes if "{code}" in path else [""])]
    return [path.replace("{name}", "nothing.js") for path in found]


def test_there_are_routes_to_ask(app: Direct) -> None:
    found = set(routes(app))
    assert {("GET", "/api/tables/{code}"), ("DELETE", "/api/tables/{code}"), ("GET", "/t/{code}")} <= found
    assert {pattern for _, pattern in found} >= set(PUBLIC)


def test_private_answers_are_kept_nowhere(app: Direct, codes: list[str]) -> None:
    for method, pattern in routes(app):
        for path in filled(pattern, codes):
            answer = ask(app, method, path, "en")
            kept = answer.headers["cache-control"]
            is_public = pattern in PUBLIC and answer.status == 200
            if path.startswith("/api"):
                assert kept == ("no-cache" if is_public else "no-store"), (method, path)
            assert answer.headers["x-content-type-options"] == "nosniff", (method, path)


def test_answers_in_a_language_say_that_they_depend_on_it(app: Direct, codes: list[str]) -> None:
    depending = set()
    for method, pattern in routes(app):
        for path in filled(pattern, codes):
            english, french = (ask(app, method, path, language) for language in ("en", "fr"))
            if english.body != french.body:
                depending.add(pattern)
                for answer in (english, french):
                    assert "Accept-Language" in answer.headers["vary"], (method, path)
    assert {"/", "/t/{code}", "/nowhere", "/api/games", "/api/nowhere", "/manifest.webmanifest"} <= depending


def test_a_refusal_before_everything_is_kept_nowhere_and_in_a_language(app: Direct) -> None:
    for path in ("/", "/api/games", "/nowhere"):
        answer = app.ask("GET", path, [("host", "evil.example")])
        assert (answer.headers["cache-control"], answer.headers["vary"]) == ("no-store", "Accept-Language")
