"""A first visit: few requests, and something to see before any other file has come."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.first_paint import PAINTED, assert_still, go_on, open_first_screen, open_slowly
from tests.browser.support.visitor import Visitor
from tests.server.support.driving import Running

MOST_FOR_HOME = 16
LARGEST_HOME = 162_000
"""Bytes of all answers as they travel, with their headers."""
MOST_FOR_TABLE = 21


def count_requests(visitor: Visitor) -> list[str]:
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    return asked


def count_bytes(visitor: Visitor) -> list[int]:
    sizes: list[int] = []
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda loaded: sizes.append(loaded["encodedDataLength"]))
    return sizes


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_home_page_asks_for_little(visit: Visit, locale: str) -> None:
    visitor = visit(locale=locale)
    asked = count_requests(visitor)
    sizes = count_bytes(visitor)
    visitor.go_home()
    visitor.page.wait_for_load_state("networkidle")
    assert len(asked) <= MOST_FOR_HOME, asked
    assert len(asked) == len(set(asked)), asked
    assert len(sizes) == len(asked), asked
    assert sum(sizes) <= LARGEST_HOME, sizes


def test_a_table_asks_for_little(visit: Visit, server: Running) -> None:
    table = server.browser().make("strangers", "Ada", "open")
    bob = visit()
    asked = count_requests(bob)
    bob.go(f"/t/{table['code']}")
    bob.page.locator("main h1").wait_for()
    bob.page.wait_for_load_state("networkidle")
    assert len(asked) <= MOST_FOR_TABLE, asked


def test_a_second_visit_takes_its_files_from_the_browser(visit: Visit) -> None:
    ada = visit()
    ada.go_home()
    ada.page.wait_for_load_state("networkidle")
    ada.go_home()
    ada.page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = ada.page.evaluate(
        "Object.fromEntries(performance.getEntriesByType('resource').map((entry) => [entry.name, entry.transferSize]))"
    )
    assets = {name: size for name, size in sizes.items() if "/assets/" in name}
    assert assets
    assert not [name for name, size in assets.items() if size], assets


@pytest.mark.parametrize(
    ("locale", "colours", "text", "background"),
    [
        ("en-GB", "light", "One moment: the saucer is landing.", "rgb(247, 238, 218)"),
        ("fr-FR", "dark", "Un instant\u00a0: la soucoupe se pose.", "rgb(18, 22, 46)"),
    ],
)
@pytest.mark.parametrize("path", ["/", "/t/anything"])
def test_a_page_is_painted_before_its_files_have_come(
    visit: Visit, path: str, locale: str, colours: Any, text: str, background: str
) -> None:
    visitor = visit(locale=locale, color_scheme=colours)
    problems: list[str] = []
    visitor.page.on("console", lambda message: problems.append(message.text))
    held = open_first_screen(visitor, path)
    assert visitor.page.locator("#first").inner_text().strip() == text
    assert visitor.page.evaluate("getComputedStyle(document.body).backgroundColor") == background
    go_on(visitor, held)
    assert not visitor.page.locator("#first").is_visible()
    assert not [problem for problem in problems if "Content Security Policy" in problem], problems


def test_nothing_moves_when_a_page_takes_the_place_of_the_first_screen(visit: Visit, server: Running) -> None:
    ada = server.browser()
    lobby = ada.make("eti", "Ada", "open", "open")["code"]
    match = ada.make("strangers", "Ada", "Bo", start=True)["watch"]
    for path, shown in (("/", "main h1"), (f"/t/{lobby}", "main h1"), (f"/r/{match}", ".board")):
        visitor = visit()
        open_slowly(visitor, path)
        expect(visitor.page.locator(shown).first).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")
        assert_still(visitor)


def test_chosen_colours_and_language_are_there_from_the_start(visit: Visit) -> None:
    visitor = visit(locale="en-GB", color_scheme="light")
    visitor.go("/api/health")
    visitor.page.evaluate(
        "localStorage.setItem('saucer-language', 'fr'), localStorage.setItem('saucer-theme', 'dark')"
    )
    visitor.page.route("**/assets/**", lambda route: route.abort())
    visitor.page.goto(visitor.address, wait_until="commit")
    visitor.page.wait_for_function(PAINTED)
    assert visitor.page.locator("html").get_attribute("lang") == "fr"
    assert visitor.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(18, 22, 46)"


def test_without_scripts_the_page_says_what_it_needs(visit: Visit) -> None:
    visitor = visit(java_script_enabled=False)
    visitor.go("/")
    visitor.says("Saucer needs JavaScript to show its tables.")
    visitor.says("Saucer a besoin de JavaScript pour montrer ses tables.")
    assert not visitor.page.get_by_text("One moment").is_visible()
