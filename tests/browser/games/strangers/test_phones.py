"""Don't Talk to Strangers on phones as browsers leave them: all of the board can be read, whatever else is open."""

from typing import Any

from playwright.sync_api import expect

import saucer
from tests.browser.conftest import Visit
from tests.browser.support.axe import examine
from tests.browser.support.legible import console_of, illegible
from tests.browser.support.stage import Stage, play_on
from tests.browser.support.windows import LOW_PHONES

SMALLEST = LOW_PHONES["small phone"]
LEAST_WIDTH = 300
LEAST_WITH_COACH = 280
"""Width of the drawing in pixels: at 280 the numbers on it are still 14 px high, and a space is 30 px wide."""
DRAWN_WIDTH = "(svg) => svg.viewBox.baseVal.width * svg.getScreenCTM().a"
LOWEST_PILE = "(piles) => Math.min(...piles.map((pile) => pile.getBoundingClientRect().height))"
FINGER = 43.5
"""What a finger needs, in pixels, as drawings are rounded."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Boards learn their size in one frame and are drawn in the next."""
HINT = ".hint"
"""Advice stands in one row that scrolls sideways."""


def late_match(seats: int, **options: Any) -> saucer.Match:
    """The middle of a match, at a decision of the first seat."""
    match = saucer.new_match("strangers", seats=seats, seed=7, **options)
    play_on(match, 40)
    while 0 not in match.to_move:
        play_on(match, 1)
    return match


def expect_readable_on_all(stage: Stage, least: float) -> None:
    visitor = stage.visitor
    for name, settings in LOW_PHONES.items():
        visitor.page.set_viewport_size(settings["viewport"])
        visitor.page.evaluate(TWO_FRAMES)
        wide = visitor.page.locator(".drawing svg[role]").evaluate(DRAWN_WIDTH)
        assert wide >= least, (name, wide)
        assert visitor.page.locator(".pile").evaluate_all(LOWEST_PILE) >= FINGER, name
        assert not illegible(visitor, scrolling=HINT), name


def test_all_can_be_read_with_hints_or_the_coach(visit: Visit) -> None:
    ada = visit(**SMALLEST)
    said = console_of(ada)
    stage = Stage(ada, late_match(4))
    expect_readable_on_all(stage, LEAST_WIDTH)
    stage.show_hint()
    expect_readable_on_all(stage, LEAST_WIDTH)
    taught = visit(**SMALLEST)
    also = console_of(taught)
    lesson = Stage(taught, late_match(4), query="?coach")
    expect(taught.page.locator(".coach")).to_be_visible()
    expect_readable_on_all(lesson, LEAST_WITH_COACH)
    assert [*said, *also] == []


def test_one_press_names_all_places_and_a_sheet_suits_screen_readers(visit: Visit) -> None:
    ada = visit(**SMALLEST)
    match = late_match(4)
    stage = Stage(ada, match)
    names = ada.page.locator("[data-sign] text")
    expect(names).to_have_count(0)
    ada.button("Names of the places").tap()
    expect(names).to_have_count(len({slot.slot.split(".")[0] for slot in match.view(0).slots}))
    expect(names.filter(has_text="Library")).to_be_in_viewport()
    assert not illegible(ada, ".drawing svg[role] [data-sign]")
    ada.button("Names of the places").tap()
    expect(names).to_have_count(0)
    ada.page.locator(".hand .info").first.tap()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    examine(ada, "a match with a sheet open")
    assert not stage.moves
