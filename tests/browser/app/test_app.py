"""The client as an app: it can be installed, and has a page for when the server is away."""

import json
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from saucer.server.http.pages import client_pages
from tests.browser.conftest import Visit
from tests.browser.support.visitor import Visitor
from tests.server.support.driving import Running, quick, running

STORED = """
async () => {
  const stored = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      stored.push(`${name} ${new URL(request.url).pathname}`);
  return stored;
}
"""
WORKING = "() => navigator.serviceWorker.controller?.state === 'activated'"
UPDATE = """
async () => {
  const taken = new Promise((done) => (navigator.serviceWorker.oncontrollerchange = done));
  await (await navigator.serviceWorker.ready).update();
  await taken;
}
"""
ALWAYS_HERE = {"in-incognito"}
"""What a browser has against installing in the windows of tests."""


def go_home_with_worker(visitor: Visitor) -> None:
    """Open the home page and wait until the service worker looks after it."""
    visitor.go_home()
    visitor.page.wait_for_function(WORKING)


def test_the_browser_finds_nothing_against_installing(visit: Visit) -> None:
    ada = visit()
    go_home_with_worker(ada)
    session = ada.page.context.new_cdp_session(ada.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {problem["errorId"] for problem in problems} <= ALWAYS_HERE


@pytest.mark.parametrize(("locale", "word"), [("en-GB", "friends"), ("fr-FR", "amis")])
def test_the_manifest_speaks_the_visitors_language_and_its_icons_exist(
    visit: Visit, locale: str, word: str
) -> None:
    visitor = visit(locale=locale)
    answer = visitor.page.request.get(
        f"{visitor.address}/manifest.webmanifest", headers={"Accept-Language": locale}
    )
    manifest = json.loads(answer.body())
    assert manifest["lang"] == locale[:2]
    assert word in manifest["description"]
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        image = visitor.page.request.get(visitor.address + icon["src"])
        assert image.headers["content-type"] == icon["type"]
        width, height = struct.unpack(">II", image.body()[16:24])
        assert f"{width}x{height}" == icon["sizes"]


@pytest.mark.parametrize(("locale", "heading"), [("en-GB", "No contact"), ("fr-FR", "Plus de contact")])
def test_while_the_server_is_away_there_is_a_page_that_goes_on_by_itself(
    visit: Visit, tmp_path: Path, locale: str, heading: str
) -> None:
    first = Running(quick(tmp_path / "saucer.db")).start()
    visitor = visit(first.address, locale=locale)
    try:
        go_home_with_worker(visitor)
    finally:
        first.stop()
    visitor.go("/?new=strangers")
    expect(visitor.page.get_by_role("heading", name=heading)).to_be_visible()
    port = int(first.address.rstrip("/").rpartition(":")[2])
    second = Running(quick(tmp_path / "saucer.db"), port).start()
    try:
        expect(visitor.page.get_by_role("heading", name=heading)).to_be_hidden()
        expect(visitor.page.locator("main")).to_be_visible()
        assert visitor.page.url.endswith("/?new=strangers")
    finally:
        visitor.page.close()
        second.stop()
    visitor.check()


def test_nothing_but_the_page_for_later_is_stored(visit: Visit, server: Running) -> None:
    table = server.browser().make("strangers", "Ada", "easy")
    ada = visit()
    go_home_with_worker(ada)
    ada.go(f"/r/{table['watch']}")
    ada.page.locator("main h1").wait_for()
    stored = ada.page.evaluate(STORED)
    assert [entry.split()[1] for entry in stored] == ["/offline.html"]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the client that can be changed."""
    folder = tmp_path / "web"
    shutil.copytree(client_pages.CLIENT, folder)
    monkeypatch.setattr(client_pages, "CLIENT", folder)
    yield folder
    client_pages.read_page.cache_clear()


def test_a_new_version_replaces_what_is_stored(visit: Visit, client: Path, tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada = visit(server.address)
        go_home_with_worker(ada)
        worker = client / "sw.js"
        worker.write_text(worker.read_text().replace("saucer-offline-", "saucer-offline-new-"))
        (client / "offline.html").write_text("<!doctype html><title>Saucer</title><h1>Newer</h1>")
        client_pages.read_page.cache_clear()
        ada.page.evaluate(UPDATE)
        ada.page.wait_for_function(WORKING)
        (stored,) = ada.page.evaluate(STORED)
        assert stored.startswith("saucer-offline-new-")
    ada.go("/")
    expect(ada.page.get_by_role("heading", name="Newer")).to_be_visible()
    ada.page.close()
