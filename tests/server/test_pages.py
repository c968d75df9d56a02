"""The pages of the client: packed, kept by browsers, and asking nothing of other sites."""

import gzip
import http.client
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from saucer.games import BUILT_IN
from saucer.server.http import games, pages, schema
from tests.server.driving import PATIENCE, Running

SCRIPT = b"export const saucer = 1;\n" * 100


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A client with a page, a script and a font."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Saucer</title>" + " " * 2000)
    (folder / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (folder / "assets" / "font-abc.woff2").write_bytes(b"\0" * 3000)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "CLIENT", folder)
    pages.asset_names.cache_clear()
    yield folder
    pages.asset_names.cache_clear()


def ask(server: Running, path: str, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection(server.browser().place, timeout=PATIENCE)
    connection.request("GET", path, headers={name.replace("_", "-"): said for name, said in headers.items()})
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer, content


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


@pytest.mark.parametrize("path", ["/", "/t/anything", "/r/anything"])
def test_the_page_is_asked_for_again_but_sent_once(server: Running, client: Path, path: str) -> None:
    answer, content = ask(server, path, Accept_Encoding="gzip")
    assert answer.getheader("Cache-Control") == "no-cache"
    assert b"<title>Saucer" in gzip.decompress(content)
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
