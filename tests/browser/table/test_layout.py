"""The page of a match at every size of window: what matters is in sight, nothing is cut off, nothing moves."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.app.test_accessibility import examine
from tests.browser.conftest import Visit
from tests.browser.home.test_first_match import RECORD_SHIFTS
from tests.browser.support.visitor import Visitor
from tests.browser.table.test_several_players import make_table

TOUCH = {"has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, **TOUCH},
    "phone on its side": {"viewport": {"width": 844, "height": 390}, **TOUCH},
    "tablet": {"viewport": {"width": 768, "height": 1024}, **TOUCH},
    "small laptop": {"viewport": {"width": 1024, "height": 700}},
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "laptop at 200 %": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},
    "large screen": {"viewport": {"width": 1920, "height": 1080}},
}
PLAYED_WHOLE = ("phone", "laptop")
MOVES = 12
"""How far a match goes at the other sizes."""
LARGEST_SHIFT = 0.02
SMALLEST_BOARD = 300
"""Height in pixels of the board in the lowest window."""
LEAST_LINES = 5

IN_SIGHT = """
const inSight = (element) => {
  const { left, top, right, bottom, width } = element.getBoundingClientRect();
  return width > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
};
const all = (selector) => [...document.querySelectorAll(selector)];
const name = (element) => element.getAttribute('aria-label') || element.textContent.trim();
const OWN_SCORE = '.strip .own, .side li:first-child :is(.score, .name)';
const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
"""
HIDDEN_ON_BOARD = f"""
() => {{
  {IN_SIGHT}
  const needed = all(".drawing svg, .question p, .buttons .button, :is(.hand, .board) [data-usable='true']");
  const score = all(OWN_SCORE).some(inSight) ? [] : ['own score'];
  return [...sideways, ...score, ...needed.filter((element) => !inSight(element)).map(name)];
}}
"""
HIDDEN_IN_TEXT = f"""
() => {{
  {IN_SIGHT}
  const needed = all('.text section:first-child p').concat(all('.moves .button').slice(0, 1));
  const score = all(OWN_SCORE).some(inSight) ? [] : ['own score'];
  return [...sideways, ...score, ...needed.filter((element) => !inSight(element)).map(name)];
}}
"""
SMALL_TEXT = """
() => [...document.querySelectorAll('.table-page *')].filter((element) => element.checkVisibility()
    && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
  .map((element) => [element.textContent.trim(), parseFloat(getComputedStyle(element).fontSize)
    * (element instanceof SVGElement ? element.getScreenCTM().a : 1)])
  .filter(([, size]) => size < 13.9)
"""
SMALL_TARGETS = """
() => [...document.querySelectorAll('button, a, select, summary, input')].filter((element) => element.checkVisibility())
  .map((element) => [element.textContent.trim(), element.getBoundingClientRect().height])
  .filter(([, height]) => height < 43.5)
"""
LINES_IN_SIGHT = f"""
() => {{
  {IN_SIGHT}
  const {{ top, bottom }} = document.querySelector('.log').getBoundingClientRect();
  const shown = ({{ top: from, bottom: to }}) => from >= top - 1 && to <= bottom + 1;
  return all('.log li').filter((line) => inSight(line) && shown(line.getBoundingClientRect())).length;
}}
"""


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_in_sight_and_nothing_moves(visit: Visit, size: str) -> None:
    ada = visit(**SIZES[size])
    ada.page.add_init_script(RECORD_SHIFTS)
    ada.go("/")
    ada.play_now("Don't Talk to Strangers")
    ada.ask()
    assert ada.page.locator(".drawing").evaluate("(box) => box.clientHeight") > SMALLEST_BOARD
    assert not ada.page.evaluate(SMALL_TEXT)
    if SIZES[size].get("has_touch"):
        assert not ada.page.evaluate(SMALL_TARGETS)

    def all_is_in_sight() -> None:
        if ada.ask() == "lit":
            assert not ada.page.evaluate(HIDDEN_ON_BOARD), ada.question()

    if size in PLAYED_WHOLE:
        ada.play_to_the_end(all_is_in_sight)
    else:
        ada.play(MOVES, all_is_in_sight)
    shifts = sorted(ada.page.evaluate("window.shifts"), reverse=True)
    assert max((shift[0] for shift in shifts), default=0) < LARGEST_SHIFT, shifts[:3]


@pytest.mark.parametrize("size", ["phone on its side", "tablet", "laptop at 200 %"])
def test_axe_finds_no_violation_at_unusual_sizes(visit: Visit, size: str) -> None:
    ada = visit(**SIZES[size])
    ada.go("/")
    ada.play_now("Don't Talk to Strangers")
    ada.play(3)
    examine(ada, size)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_four_players_leave_the_log_five_lines(visit: Visit, language: str) -> None:
    ada = visit()
    make_table(ada, 4, {}, {})
    ada.play(6)
    ada.ask()
    if language == "fr-FR":
        ada.page.get_by_label("Language").select_option("fr")
        expect(ada.button("Quitter")).to_be_visible()
    assert ada.page.evaluate(LINES_IN_SIGHT) >= LEAST_LINES
    assert not ada.page.evaluate(HIDDEN_ON_BOARD)


def test_the_page_returns_to_what_is_lit_when_a_decision_comes(visit: Visit) -> None:
    ada = visit(**SIZES["phone"])
    ada.go("/")
    ada.play_now("Don't Talk to Strangers")
    ada.ask()
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert ada.page.evaluate(HIDDEN_ON_BOARD)
    ada.page.locator(".buttons .button").first.dispatch_event("click")
    ada.page.wait_for_function(f"() => scrollY === 0 && ({HIDDEN_ON_BOARD})().length === 0")


def test_a_finger_beside_a_small_space_still_hits_it(visit: Visit) -> None:
    ada = visit(**SIZES["phone on its side"])
    ada.go("/")
    ada.play_now("Don't Talk to Strangers")
    ada.ask()
    school = ada.page.locator(".spot.usable").bounding_box()
    assert school
    assert school["width"] < 2 * 20
    ada.page.touchscreen.tap(school["x"] + school["width"] / 2 + 20, school["y"] + school["height"] / 2)
    ada.says("You release a Kid.")


@pytest.mark.parametrize(
    "title", ["Area 51: Top Secret", "E.T.I.: Estimated Time to Invasion", "Nine Tiles Panic"]
)
def test_the_text_table_fits_every_size(visit: Visit, title: str) -> None:
    ada = visit()
    ada.go("/")
    ada.play_now(title)
    ada.as_text()
    ada.play(3)
    for size, settings in SIZES.items():
        ada.page.set_viewport_size(settings["viewport"])
        ada.page.reload()
        ada.ask()
        assert not ada.page.evaluate(HIDDEN_IN_TEXT), size
        assert not ada.page.evaluate(SMALL_TEXT), size
        only_the_text_scrolls(ada)
    ada.check()


def only_the_text_scrolls(visitor: Visitor) -> None:
    """Long text is reached by scrolling the page or the text, and stays within its column."""
    cut = visitor.page.locator("main.board").evaluate("(box) => box.scrollWidth > box.clientWidth + 1")
    assert not cut
