"""How to play and the rules: reached from everywhere, drawn for every game, with an address for every rule."""

import json
import re

import pytest
from playwright.sync_api import Locator, Route, expect

from saucer.games import BUILT_IN, all_games
from saucer.texts import texts
from saucer.texts.pages import chapters, find_page
from tests.browser.conftest import Visit
from tests.browser.support.axe import examine
from tests.browser.support.visitor import Visitor
from tests.browser.support.windows import PHONE

GAMES = [game.id for game in BUILT_IN]
STEPS = 4
SHAPES = "path, rect, circle, ellipse"
SMALL_TARGETS = """
() => [...document.querySelectorAll('button, select, nav a, a.button')].filter((each) => each.offsetParent)
  .map((each) => [each.textContent.trim(), each.getBoundingClientRect().height])
  .filter(([, height]) => height < 43.5)
"""
SMALL_TEXT = """
() => [...document.querySelectorAll('main p, main a, main h1, main h2, main h3, main td, main th')]
  .filter((each) => each.offsetParent && parseFloat(getComputedStyle(each).fontSize) < 14).length
"""
WATCH_SHIFTS = """
addEventListener('DOMContentLoaded', () => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
});
"""
MOST_SHIFT = 0.02
BEFORE_R1 = """
(list) => !!(list.compareDocumentPosition(document.getElementById('R1')) & Node.DOCUMENT_POSITION_FOLLOWING)
"""


def title_of(game: str, language: str = "en") -> str:
    return texts(game, language).format("title")


def headings(game: str, language: str = "en") -> list[str]:
    page = find_page(game, language)
    assert page
    return chapters(page)


def expect_drawn(steps: Locator) -> None:
    """Every step has a title, a text and a drawing with something in it."""
    expect(steps).to_have_count(STEPS)
    for step in steps.all():
        expect(step.locator("svg").locator(SHAPES).nth(8)).to_be_attached()
        assert len(step.locator("p").inner_text().split()) > 10


def opened(visit: Visit, path: str, **settings: object) -> Visitor:
    ada = visit(**settings)
    ada.go(path)
    ada.page.locator(".how-to").wait_for()
    return ada


@pytest.mark.parametrize("game", GAMES)
def test_home_leads_to_how_to_play_before_the_first_rule(visit: Visit, game: str) -> None:
    ada = visit()
    ada.go_home()
    ada.link(f"How to play {title_of(game)}").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(title_of(game))
    expect_drawn(ada.page.locator(".how-to > li"))
    assert ada.page.locator(".how-to").evaluate(BEFORE_R1)
    contents = ada.page.get_by_role("navigation", name="Contents").get_by_role("link")
    expect(contents).to_have_text(headings(game))
    examine(ada, f"rules of {game}")
    ada.check()


def test_the_contents_lead_to_a_chapter_and_the_address_follows(visit: Visit) -> None:
    ada = opened(visit, "/?rules=area51")
    ada.link("R7 The end").click()
    expect(ada.page.get_by_role("heading", name="R7 The end")).to_be_in_viewport()
    assert ada.page.url.endswith("?rules=area51#R7")


def test_a_rule_has_its_own_address(visit: Visit) -> None:
    ada = opened(visit, "/?rules=panic#R3.2")
    rule = ada.page.locator("[aria-current]")
    expect(rule).to_contain_text("R3.2")
    expect(rule).to_be_in_viewport()


def test_a_rule_that_another_names_is_one_press_away(visit: Visit) -> None:
    ada = opened(visit, "/?rules=strangers#R1.1")
    ada.page.locator("[id='R1.1']").get_by_role("link", name="R8.7").click()
    expect(ada.page.locator("[aria-current]")).to_contain_text("Solo challenge")
    expect(ada.page.locator("[aria-current]")).to_be_in_viewport()


def test_the_search_finds_tables_too_and_says_when_there_is_nothing(visit: Visit) -> None:
    ada = opened(visit, "/?rules=eti")
    search = ada.page.get_by_role("searchbox")
    search.fill("recruiting drive")
    expect(ada.page.locator(".rules table")).to_have_count(1)
    expect(ada.page.locator(".rule")).to_have_count(0)
    search.fill("zeppelin")
    ada.says("No rule speaks of that.")


def test_a_new_table_keeps_its_plan_while_one_reads_how_to_play(visit: Visit) -> None:
    ada = visit()
    ada.go("/?new=area51")
    ada.page.get_by_label("How many play").select_option("4")
    ada.button("How to play").click()
    expect_drawn(ada.page.get_by_role("dialog").locator(".how-to > li"))
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_label("How many play")).to_have_value("4")


def ask_for_teams(route: Route) -> None:
    """What the page of two players does not offer, as if it were an old page."""
    asked = json.loads(route.request.post_data or "{}")
    route.continue_(post_data={**asked, "options": {**asked["options"], "teams": "open"}})


def test_options_that_break_a_rule_open_the_rules_there(visit: Visit) -> None:
    ada = visit()
    ada.page.route(re.compile(r"/api/tables\?"), ask_for_teams)
    ada.go("/?new=strangers")
    ada.button("Start playing").click()
    alert = ada.page.get_by_role("alert")
    button = alert.get_by_role("button", name=re.compile(r"^Rule R"))
    rule = button.inner_text().removeprefix("Rule ")
    button.click()
    expect(ada.page.get_by_role("dialog").locator("[aria-current]")).to_contain_text(rule)
    expect(ada.page.get_by_role("dialog").locator("[aria-current]")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["area51", "eti", "panic"])
def test_the_text_table_shows_how_to_play(visit: Visit, game: str) -> None:
    ada = visit()
    ada.go_home()
    ada.play_now(title_of(game))
    ada.as_text()
    ada.button("How to play").click()
    expect_drawn(ada.page.get_by_role("dialog").locator(".how-to > li"))
    examine(ada, f"how to play {game} at the table")
    ada.check()


def test_home_says_which_games_have_a_board(visit: Visit) -> None:
    ada = visit()
    ada.go_home()
    for game in all_games():
        card = ada.page.locator(".game").filter(has=ada.page.get_by_role("heading", name=title_of(game.id)))
        note = "with its own board" if game.id in GAMES else "no board yet"
        expect(card.locator(".facts")).to_contain_text(note)


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_fits_a_phone_in_french(visit: Visit, game: str) -> None:
    zoe = opened(visit, f"/?rules={game}", locale="fr-FR", viewport=PHONE, has_touch=True, is_mobile=True)
    expect(zoe.page.get_by_role("heading", name="Comment jouer")).to_be_visible()
    expect_drawn(zoe.page.locator(".how-to > li"))
    contents = zoe.page.get_by_role("navigation", name="Sommaire").get_by_role("link")
    expect(contents).to_have_text(headings(game, "fr"))
    assert zoe.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert zoe.page.evaluate(SMALL_TARGETS) == []
    assert zoe.page.evaluate(SMALL_TEXT) == 0
    zoe.check()


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_on_the_page_jumps_while_it_loads(visit: Visit, width: int) -> None:
    ada = visit(viewport={"width": width, "height": 844})
    ada.page.add_init_script(WATCH_SHIFTS)
    ada.go("/?rules=area51")
    expect_drawn(ada.page.locator(".how-to > li"))
    assert ada.page.evaluate("shifted") < MOST_SHIFT


def test_a_game_nobody_knows_has_no_rules(visit: Visit) -> None:
    ada = visit()
    ada.go("/?rules=ludo")
    expect(ada.page.get_by_role("alert")).to_be_visible()
