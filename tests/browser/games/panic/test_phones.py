"""Nine Tiles Panic on phones as browsers leave them: the town is the largest thing, and all is in sight."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games.panic.support.town_building import cell, do, get_ready, make_match, tile
from tests.browser.support.axe import examine
from tests.browser.support.legible import console_of, illegible
from tests.browser.support.visitor import Visitor
from tests.browser.support.windows import LOW_PHONES, TOUCH

BOT = {"kind": "bot", "level": "easy"}
WINDOWS = [window["viewport"] for window in LOW_PHONES.values()]
LEAST = {
    ".cells [data-cell]": 44,
    "[data-hand] [data-tile]": 43.5,
    "[data-rival]": 24,
    ".actions .button": 43.5,
}
SCROLLING = ".tools, .hint"
"""Rows that scroll sideways by design."""
HINT = {"en": "Hint", "fr": "Conseil"}
MEASURE_TOWN = """
() => {
  const sides = (selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
    const { width, height } = each.getBoundingClientRect();
    return [width, height];
  });
  return { cells: sides('.cells [data-cell]'), hand: sides('[data-hand] [data-tile]') };
}
"""


def look_at_all_sizes(visitor: Visitor) -> None:
    """Nothing is covered, cut, hidden or too small in any of the windows, and the town is the largest thing."""
    for window in WINDOWS:
        visitor.page.set_viewport_size(window)
        visitor.page.evaluate("() => new Promise(requestAnimationFrame)")
        assert not illegible(visitor, least=LEAST, scrolling=SCROLLING), window
        sizes = visitor.page.evaluate(MEASURE_TOWN)
        assert len(sizes["cells"]) == 18
        assert min(sizes["cells"]) > max(sizes["hand"]), window


@pytest.mark.parametrize("language", HINT)
@pytest.mark.parametrize("players", [2, 5])
def test_everything_is_in_sight_before_the_start_while_building_and_with_a_hint(
    visit: Visit, language: str, players: int
) -> None:
    ada = visit(viewport=WINDOWS[0], locale=language, **TOUCH)
    said = console_of(ada)
    make_match(ada, [BOT] * (players - 1))
    look_at_all_sizes(ada)
    get_ready(ada)
    tile(ada, "3").tap()
    cell(ada, "b2").tap()
    do(ada, "turn-back").tap()
    look_at_all_sizes(ada)
    ada.button(HINT[language]).tap()
    ada.page.locator(".hint .button").first.wait_for()
    look_at_all_sizes(ada)
    assert not said


def test_a_sheet_explains_an_objective_and_the_words_it_uses(visit: Visit) -> None:
    ada = visit(viewport=WINDOWS[-1], **TOUCH)
    open_tutorial(ada)
    ada.page.locator("[data-card='10']").tap()
    sheet = ada.page.locator("dialog[open]")
    expect(sheet).to_contain_text("The roads of your town, long or short.")
    expect(sheet).to_contain_text("In this part of a town: 5")
    expect(sheet.locator("dt")).to_have_text(["Road"])
    expect(sheet.locator(".number")).to_have_text(["1", "2", "3", "4", "5"])
    assert not illegible(ada, "dialog[open]", scrolling="dialog")
    examine(ada, "a sheet over a match")


def test_leaving_the_tutorial_loses_nothing(visit: Visit) -> None:
    ada = visit(viewport=WINDOWS[-1], **TOUCH)
    open_tutorial(ada)
    for _ in range(2):
        ada.page.locator(".coach .button").tap()
    get_ready(ada)
    tile(ada, "3").tap()
    cell(ada, "a1").tap()
    expect(do(ada, "claim")).to_contain_text("8 tiles to go")
    table = ada.page.url
    ada.go("/")
    ada.go(table)
    expect(do(ada, "go-on")).to_be_visible()
    expect(ada.page.locator("[data-rival]")).to_contain_text("0 tiles")
    do(ada, "go-on").tap()
    expect(cell(ada, "a1")).to_have_accessible_name(re.compile("tile 3"))
    expect(cell(ada, "a1")).to_have_attribute("data-usable", "true")
    ada.check()


def open_tutorial(visitor: Visitor) -> None:
    visitor.go("/?rules=panic")
    visitor.page.locator("a[href*='tutorial']").first.tap()
    visitor.page.locator(".coach .button").wait_for()


@pytest.mark.parametrize("language", HINT)
def test_the_coach_pushes_nothing_out_of_sight(visit: Visit, language: str) -> None:
    ada = visit(viewport=WINDOWS[0], locale=language, **TOUCH)
    said = console_of(ada)
    open_tutorial(ada)
    for _ in range(2):
        look_at_all_sizes(ada)
        ada.page.locator(".coach .button").tap()
    get_ready(ada)
    for place, number in (("a1", "3"), ("b1", "5")):
        tile(ada, number).tap()
        cell(ada, place).tap()
    look_at_all_sizes(ada)
    do(ada, "turn").tap()
    do(ada, "flip").tap()
    look_at_all_sizes(ada)
    assert not said
