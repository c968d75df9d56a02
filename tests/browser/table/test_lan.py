"""Links for friends in the same house."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from saucer.server.http.api import reach
from tests.browser.conftest import Visit
from tests.browser.support.visitor import Visitor
from tests.server.support.driving import Running, running

NETWORK = "192.168.1.20"


def open_lobby(visit: Visit, server: Running, locale: str) -> Visitor:
    visitor = visit(server.address, locale=locale)
    visitor.go("/")
    made = visitor.page.request.post(
        f"{visitor.address}/api/tables",
        data={"game": "strangers", "seats": [{"kind": "own", "name": "Ada"}, {"kind": "open"}]},
    )
    visitor.go(f"/t/{made.json()['table']['code']}")
    return visitor


@pytest.mark.parametrize(
    ("locale", "note"),
    [("en-GB", "works for everyone in your network"), ("fr-FR", "fonctionne pour tous ceux")],
)
def test_links_have_the_address_in_the_network(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str, note: str
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: NETWORK)
    with running(tmp_path / "saucer.db", host="0.0.0.0") as server:
        ada = open_lobby(visit, server, locale)
        ada.says(re.compile(note))
        port = server.address.rstrip("/").rpartition(":")[2]
        link = ada.page.locator("input[readonly]").first
        expect(link).to_have_value(re.compile(rf"^http://{re.escape(NETWORK)}:{port}/t/\w+(\?language=fr)?$"))
        ada.check()
        ada.page.close()


@pytest.mark.parametrize(
    ("locale", "note"),
    [("en-GB", "works on this computer only"), ("fr-FR", "ne fonctionne que sur cet ordinateur")],
)
def test_where_links_lead_nobody_else_here_the_page_says_what_to_start(
    visit: Visit, server: Running, locale: str, note: str
) -> None:
    ada = open_lobby(visit, server, locale)
    ada.says(re.compile(note))
    expect(ada.page.locator("code", has_text="saucer play --lan")).to_be_visible()
    expect(ada.page.locator("code", has_text="make lan")).to_be_visible()
    ada.check()
