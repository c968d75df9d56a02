"""The pages of the client: packed, kept by browsers, and asking nothing of other sites."""

import gzip
import html
import json
import time
from pathlib import Path

import pytest

from saucer.games import BUILT_IN
from saucer.server.http.api import games, schema
from saucer.server.http.pages import client_pages
from tests.server.support.driving import PATIENCE, Running
from tests.server.support.requests import ask

PAGE = '<!doctype html><html lang="en"><head><title>Saucer</title></head></html>' + " " * 2000
SCRIPT = b"export const saucer = 1;\n" * 100


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client with a page, a script and a font."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (folder / "assets" / "font-abc.woff2").write_bytes(b"\0" * 3000)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(client_pages, "CLIENT", folder)
    return folder


def test_scripts_are_packed_and_kept_for_ever(server: Running, client: Path) -> None:
    answer, content = ask(server, "/assets/index-abc.js", Accept_Encoding="gzip, br")
    assert answer.status == 200
    assert answer.getheader("Content-Encoding") == "gzip"
    assert "javascript" in (answer.getheader("Content-Type") or "")
    assert "immutable" in (answer.getheader("Cache-Control") or "")
    assert answer.getheader("Vary") == "Accept-Encoding"
    assert gzip.decompress(content) == SCRIPT
    assert len(content) < len(SCRIPT) / 5
    plain, content = ask(server, "/assets/index-abc.js")
    assert plain.getheader("Content-Encoding") is None
    assert content == SCRIPT


def test_what_does_not_shrink_is_not_packed(server: Running, client: Path) -> None:
    answer, content = ask(server, "/assets/font-abc.woff2", Accept_Encoding="gzip")
    assert answer.getheader("Content-Encoding") is None
    assert len(content) == 3000


@pytest.mark.parametrize("kind", ["home", "code", "watch"])
def test_the_page_is_asked_for_again_but_sent_once(server: Running, client: Path, kind: str) -> None:
    table = server.browser().make("strangers", "Saucer")
    path = {"home": "/", "code": f"/t/{table['code']}", "watch": f"/r/{table['watch']}"}[kind]
    answer, content = ask(server, path, Accept_Encoding="gzip")
    assert answer.getheader("Cache-Control") == "no-cache"
    assert b"<title>" in gzip.decompress(content)
    again, nothing = ask(server, path, If_None_Match=answer.getheader("ETag") or "")
    assert (again.status, nothing) == (304, b"")
    assert again.getheader("ETag") == answer.getheader("ETag")


@pytest.mark.parametrize("name", ["none.js", "..%2f..%2fsecret.txt", "..%2findex.html", "%2e%2e", ""])
def test_nothing_but_the_clients_files_is_served(server: Running, client: Path, name: str) -> None:
    answer, content = ask(server, f"/assets/{name}")
    assert answer.status == 404
    assert b"secret" not in content


def test_every_page_and_answer_is_guarded(server: Running, client: Path) -> None:
    for path in ("/", "/assets/index-abc.js", "/api/games", "/metrics", "/nowhere"):
        policy = ask(server, path)[0].getheader("Content-Security-Policy") or ""
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy


@pytest.mark.parametrize("path", ["/nowhere", "/t/nowhere", "/t/" + "x" * 100, "/a/b/c", "/apis"])
@pytest.mark.parametrize("has_client", [True, False])
def test_an_unknown_address_has_a_page_in_the_visitors_language(
    server: Running, client: Path, path: str, *, has_client: bool
) -> None:
    if not has_client:
        (client / "index.html").unlink()
    answer, content = ask(server, path, Accept_Language="fr-CA,fr;q=0.9")
    assert answer.status == 404
    assert (answer.getheader("Content-Type") or "").startswith("text/html")
    assert b'<html lang="fr">' in content
    assert "Il n'y a rien ici." in html.unescape(content.decode())
    assert ask(server, path, method="HEAD")[0].status == 404


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/nowhere"])
def test_an_unknown_address_of_the_api_is_answered_in_json(server: Running, client: Path, path: str) -> None:
    answer, content = ask(server, path, Accept_Language="fr")
    assert answer.status == 404
    assert json.loads(content)["kind"] == "refused"
    assert json.loads(content)["text"].startswith("Il n'y a")


@pytest.mark.parametrize("path", ["/", "/assets/index-abc.js"])
def test_pages_answer_head_without_a_body(server: Running, client: Path, path: str) -> None:
    answer, content = ask(server, path, method="HEAD")
    whole, body = ask(server, path)
    assert (answer.status, content) == (200, b"")
    assert answer.getheader("ETag") == whole.getheader("ETag")
    assert answer.getheader("Content-Length") == str(len(body))


FIXED = [
    "/api/games",
    "/api/games/eti/words",
    "/api/games/eti/rules",
    "/api/games/eti/components",
    "/api/messages",
]


@pytest.mark.parametrize("path", FIXED)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_never_changes_is_packed_and_sent_once(server: Running, path: str, language: str) -> None:
    answer, content = ask(server, f"{path}?language={language}", Accept_Encoding="gzip")
    assert answer.getheader("Content-Type") == "application/json"
    assert answer.getheader("Content-Encoding") == "gzip"
    plain, whole = ask(server, f"{path}?language={language}")
    assert plain.getheader("Content-Encoding") is None
    assert gzip.decompress(content) == whole
    again, nothing = ask(server, f"{path}?language={language}", If_None_Match=answer.getheader("ETag") or "")
    assert (again.status, nothing) == (304, b"")


@pytest.mark.parametrize("path", FIXED)
def test_what_never_changes_is_computed_once(server: Running, path: str) -> None:
    made = [games.games_page, games.words_page, games.rules_page, games.components_page, schema.messages_page]
    ask(server, path)
    before = [page.cache_info() for page in made]
    ask(server, path)
    after = [page.cache_info() for page in made]
    assert sum(info.hits for info in after) > sum(info.hits for info in before)


def test_the_caches_are_filled_without_anyone_asking(server: Running) -> None:
    deadline = time.monotonic() + PATIENCE
    while not schema.messages_page.cache_info().currsize:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert games.words_page.cache_info().currsize >= 2 * len(BUILT_IN)
