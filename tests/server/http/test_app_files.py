"""Files at fixed addresses, and the policy that lets pages have their own inline styles and scripts."""

import json
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from saucer.server.http.pages import client_pages
from saucer.server.http.pages.app_files import FILES
from tests.server.support.driving import Running
from tests.server.support.requests import ask

STYLE = "\nbody { margin: 0 }\n"
SCRIPT = 'document.title = "Saucer"'


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A client whose page has a style and a script in it."""
    folder = tmp_path / "web"
    folder.mkdir()
    page = f'<!doctype html><style>{STYLE}</style><script>{SCRIPT}</script><script src="/x.js"></script>'
    (folder / "index.html").write_text(page)
    (folder / "offline.html").write_text("<!doctype html><h1>No contact</h1>")
    (folder / "sw.js").write_text("// worker")
    (folder / "other.txt").write_text("secret")
    monkeypatch.setattr(client_pages, "CLIENT", folder)
    yield folder
    client_pages.read_page.cache_clear()


def hashed(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def policy(server: Running, path: str) -> dict[str, str]:
    header = ask(server, path)[0].getheader("Content-Security-Policy") or ""
    return dict(part.split(" ", 1) for part in header.split("; "))


@pytest.mark.parametrize("path", ["/", "/t/anything", "/offline.html"])
def test_a_page_may_use_its_own_style_and_script_and_no_others(
    server: Running, client: Path, path: str
) -> None:
    allowed = policy(server, path)
    assert allowed["style-src"] == f"'self' {hashed(STYLE)}"
    assert allowed["script-src"] == f"'self' {hashed(SCRIPT)}"
    assert allowed["default-src"] == "'self'"
    assert allowed["frame-ancestors"] == "'none'"


@pytest.mark.parametrize("path", ["/api/games", "/api/nowhere", "/sw.js", "/manifest.webmanifest"])
def test_nothing_else_may_use_them(server: Running, client: Path, path: str) -> None:
    assert "script-src" not in policy(server, path)


def test_the_service_worker_is_asked_for_again_each_time(server: Running, client: Path) -> None:
    answer, content = ask(server, "/sw.js")
    assert (answer.status, content) == (200, b"// worker")
    assert "javascript" in (answer.getheader("Content-Type") or "")
    assert answer.getheader("Cache-Control") == "no-cache"


def test_only_files_that_are_meant_to_be_there_are(server: Running, client: Path) -> None:
    assert ask(server, "/other.txt")[0].status == 404
    assert {name: ask(server, f"/{name}")[0].status for name in FILES} == {
        name: 200 if (client / name).is_file() else 404 for name in FILES
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_manifest_is_in_the_language_of_the_browser(server: Running, language: str) -> None:
    answer, content = ask(server, "/manifest.webmanifest", Accept_Language=language)
    assert answer.getheader("Content-Type") == "application/manifest+json"
    assert "Accept-Language" in (answer.getheader("Vary") or "")
    assert json.loads(content)["lang"] == language
