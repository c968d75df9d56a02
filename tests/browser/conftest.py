"""One Chromium and one server for all browser tests of a process, closed before other tests need an event loop."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from saucer.engine.chance import SECURE
from saucer.server.http.pages.client_pages import has_client
from saucer.server.tables import hub
from tests.browser.support.chromium import MISSING, find_chromium
from tests.browser.support.visitor import TIMEOUT, Visitor
from tests.server.support.driving import Running, running

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP = {"width": 1280, "height": 800}
SAME_PART = """
const random = Crypto.prototype.getRandomValues;
Crypto.prototype.getRandomValues = function (numbers) {
  const caller = new Error().stack.split('\\n')[2];
  return caller.includes('/assets/') ? numbers.fill(7) : random.call(this, numbers);
};
"""
"""The client's part in a seed is always the same; Playwright's own scripts draw numbers as usual."""

expect.set_options(timeout=TIMEOUT)
"""As long as every other wait: the usual five seconds are too few for an answer of a busy server."""

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = find_chromium()
    assert path, MISSING
    assert has_client(), "the browser client is not installed; `make client` says why"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("browser")
    with running(folder / "saucer.db") as started:
        yield started


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest) -> Iterator[None]:
    """The tables of a test are dealt alike in every run."""
    tables = count(1)

    def new_seed_secret() -> str:
        return SECURE + sha256(f"{request.node.name} {next(tables)}".encode()).hexdigest()

    with patch.object(hub, "new_seed_secret", new_seed_secret):
        yield


@pytest.fixture
def visit(chromium: Browser, server: Running) -> Iterator[Visit]:
    """Open a browser window with its own cookies; without motion unless a test asks for it."""
    contexts = []

    def open_window(address: str | None = None, seed: int = 1, **settings: Any) -> Visitor:
        usual: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        context = chromium.new_context(**{**usual, **settings})
        context.add_init_script(SAME_PART)
        contexts.append(context)
        return Visitor(context.new_page(), address or server.address, seed)

    yield open_window
    for context in contexts:
        context.close()
