"""The page of a match at every size of window: what matters is in sight, nothing is cut off, nothing moves."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import examine
from tests.browser.support.legible import console_of
from tests.browser.support.new_table import make_table
from tests.browser.support.visitor import Visitor
from tests.browser.support.windows import (
    HIDDEN_ON_BOARD,
    IN_SIGHT,
    LOW_PHONES,
    RECORD_SHIFTS,
    SIZES,
    SMALL_TARGETS,
    SMALL_TEXT,
)

WINDOWS = {**SIZES, **LOW_PHONES}
PLAYED_WHOLE = ("small phone", "laptop")
MOVES = 12
"""How far a match goes at the other sizes."""
LARGEST_SHIFT = 0.02
SMALLEST_BOARD = 300
"""Height in pixels of the board in the lowest window."""
LEAST_LINES = 5
MEANINGLESS = re.compile(
    r"::|Sand running: No|Survives.*|Turns to the invasion.*|Promises kept: 0|Turn number: 0|number 0|Region: region.*"
)
"""What the text table of no game says at the start of a match, or ever."""

HIDDEN_IN_TEXT = f"""
() => {{
  {IN_SIGHT}
  const needed = all('.text section:first-child p').concat(all('.moves .button').slice(0, 1));
  const score = all(OWN_SCORE).some(inSight) ? [] : ['own score'];
  return [...sideways, ...score, ...needed.filter((element) => !inSight(element)).map(name)];
}}
"""
LINES_IN_SIGHT = f"""
() => {{
  {IN_SIGHT}
  const {{ top, bottom }} = document.querySelector('.log').getBoundingClientRect();
  const shown = ({{ top: from, bottom: to }}) => from >= top - 1 && to <= bottom + 1;
  return all('.log li').filter((line) => inSight(line) && shown(line.getBoundingClientRect())).length;
}}
"""


@pytest.mark.parametrize("size", WINDOWS)
def test_everything_is_in_sight_and_nothing_moves(visit: Visit, size: str) -> None:
    ada = visit(**WINDOWS[size])
    said = console_of(ada)
    ada.page.add_init_script(RECORD_SHIFTS)
    ada.go("/")
    ada.play_now("Don't Talk to Strangers")
    ada.ask()
    assert ada.page.locator(".drawing").evaluate("(box) => box.clientHeight") > SMALLEST_BOARD
    assert not ada.page.evaluate(SMALL_TEXT)
    if WINDOWS[size].get("has_touch"):
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
    assert said == []


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


def test_the_log_has_a_way_back_to_its_newest_line(visit: Visit) -> None:
    ada = visit()
    make_table(ada, 4, {}, {})
    ada.play(6)
    newest = ada.page.locator(".log li").last
    ada.page.locator(".log").evaluate("(log) => log.scrollTo({ top: -log.scrollHeight })")
    expect(newest).not_to_be_in_viewport()
    ada.button("↓ Newest").click()
    expect(newest).to_be_in_viewport()
    expect(ada.button("↓ Newest")).to_have_count(0)


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
    assert not MEANINGLESS.findall(ada.page.locator(".text").inner_text())
    ada.play(3)
    assert not MEANINGLESS.findall(ada.page.locator(".text").inner_text())
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
