"""What messengers show of a link: who invites to what, with the cover of the game, and nothing that breaks the page."""

import html
import re
from pathlib import Path

import pytest

from saucer.server.http.pages import client_pages
from tests.server.support.driving import Browser, Running

PAGE = '<!doctype html><html lang="en"><head><title>Saucer</title></head></html>'
PICTURE = b"\x89PNG picture"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client with a page and the cover of one game."""
    folder = tmp_path / "web"
    (folder / "covers").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "covers" / "strangers.png").write_bytes(PICTURE)
    monkeypatch.setattr(client_pages, "CLIENT", folder)
    return folder


def tags(browser: Browser, path: str) -> dict[str, str]:
    """The tags of a page, its language and its title."""
    status, page = browser.ask("GET", path)
    assert status == 200
    found = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', page))
    found |= dict(re.findall(r'<(?:html )?(lang)="(\w+)">', page)) | dict(
        re.findall("<(title)>([^<]*)<", page)
    )
    return {name: html.unescape(value) for name, value in found.items()}


def test_an_invitation_says_who_invites_to_what(server: Running, client: Path, ada: Browser) -> None:
    table = ada.make("strangers", "Ann", "open")
    found = tags(server.browser(), f"/t/{table['code']}")
    assert found["og:title"] == found["title"] == "Ann invites you to Don't Talk to Strangers"
    assert found["og:description"].startswith("School is out")
    assert found["og:description"].endswith(" at a full table.")
    assert found["og:image"] == f"http://{ada.place}/covers/strangers.png"
    assert (found["lang"], found["og:locale"]) == ("en", "en_GB")
    french = tags(server.browser("fr"), f"/t/{table['code']}")
    assert french["og:title"] == "Ann vous invite à jouer à Ne parle jamais aux inconnus"
    assert french["lang"] == "fr"
    asked = tags(server.browser(), f"/t/{table['code']}?language=fr")
    assert asked["og:title"] == french["og:title"]
    status, picture = ada.ask_raw("GET", "/covers/strangers.png", None)
    assert (status, picture) == (200, PICTURE)


def test_names_cannot_break_out_of_the_page(server: Running, client: Path, ada: Browser) -> None:
    table = ada.make("strangers", """An"n's 'x""", "open")
    _, page = ada.ask("GET", f"/t/{table['code']}")
    assert '"n' not in page
    assert tags(ada, f"/t/{table['code']}")["title"].startswith("""An"n's 'x invites you""")


def test_only_the_link_to_sit_invites_and_only_before_the_match(
    server: Running, client: Path, ada: Browser
) -> None:
    table = ada.make("strangers", "Ann", "open")
    assert tags(ada, f"/r/{table['watch']}")["og:title"] == "Don't Talk to Strangers"
    ada.post(f"/api/tables/{table['code']}/stand", {"seat": 0})
    assert tags(ada, f"/t/{table['code']}")["og:title"] == "You are invited to Don't Talk to Strangers"
    started = ada.make("strangers", "Ann", start=True)
    assert tags(ada, f"/t/{started['code']}")["og:title"] == "Don't Talk to Strangers"


def test_a_link_leads_somewhere_though_its_table_left_memory(
    server: Running, client: Path, ada: Browser
) -> None:
    table = ada.make("strangers", "Ann", "open")
    live = server.hub.tables[table["code"]]
    server.hub.drop(live)
    assert tags(ada, f"/t/{table['code']}")["og:title"].startswith("Ann invites you")
    assert table["code"] not in server.hub.tables, "a preview reads no match"


def test_without_a_picture_there_is_no_image(server: Running, client: Path, ada: Browser) -> None:
    table = ada.make("panic", "Ann", "open")
    found = tags(ada, f"/t/{table['code']}")
    assert found["og:title"] == "Ann invites you to Nine Tiles Panic"
    assert not [name for name in found if name.startswith(("og:image", "twitter"))]
    assert "og:image" not in tags(ada, "/")
    assert ada.ask("GET", "/covers/panic.png")[0] == 404
    assert ada.ask("GET", "/covers/..%2findex.html")[0] == 404


def test_a_link_to_the_puzzle_of_the_day_says_so(server: Running, client: Path, ada: Browser) -> None:
    found = tags(ada, "/?daily=panic&day=2026-11-16")
    assert found["og:title"] == found["title"] == "Town of the day · Nine Tiles Panic"
    assert found["og:description"].startswith("The same for everyone today")
    french = tags(server.browser("fr"), "/?daily=panic")
    assert french["og:title"] == "La ville du jour · Nine Tiles Panic"
    assert tags(ada, "/?daily=area51")["title"] == "Saucer"
    assert tags(ada, "/?daily=<b>")["title"] == "Saucer"
