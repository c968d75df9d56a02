"""The first visit of a newcomer: the home page, a whole match by mouse, and the tutorial."""

import gzip

from playwright.sync_api import Response, expect

from tests.browser.conftest import Visit
from tests.browser.support.visitor import Visitor
from tests.browser.support.windows import RECORD_SHIFTS

LARGEST_SCRIPT = 62_000
MOVES_IN_MOTION = 25
"""The rest of a match goes quicker without."""
LARGEST_SHIFT = 0.015
"""Of one layout shift: a hand may close up after a card is played, nothing else may move."""
LARGEST_SUM = 0.1
"""Over a whole match; the usual limit for a single visit."""


def test_a_newcomer_plays_a_whole_game_by_clicking_what_is_lit(visit: Visit) -> None:
    ada = visit(reduced_motion="no-preference")
    ada.page.add_init_script(RECORD_SHIFTS)
    ada.go("/")
    ada.play_now("Don't Talk to Strangers")
    expect(ada.page.locator(".sign")).to_be_visible()
    ada.play(MOVES_IN_MOTION, ada.hurry)
    assert_still(ada)
    ada.page.emulate_media(reduced_motion="reduce")
    ada.page.reload()
    ada.play_to_the_end()
    assert_still(ada)
    expect(ada.outcome().locator(".score")).to_have_count(2)
    expect(ada.outcome().get_by_role("img")).to_be_visible()
    ada.page.emulate_media(reduced_motion="no-preference")
    won = ada.outcome().locator(".won").filter(has_text="Guest 1").count()
    expect(ada.outcome().locator(".celebration")).to_have_count(won)
    ada.button("Play again").click()
    expect(ada.outcome()).to_have_count(0)
    ada.play(3)


def assert_still(visitor: Visitor) -> None:
    shifts = sorted(visitor.page.evaluate("window.shifts"), reverse=True)
    assert max((shift[0] for shift in shifts), default=0) < LARGEST_SHIFT, shifts[:3]
    assert sum(shift[0] for shift in shifts) < LARGEST_SUM, shifts


def test_the_first_page_is_small(visit: Visit) -> None:
    ada = visit()
    scripts: list[Response] = []
    ada.page.on("response", lambda response: note(response, scripts))
    ada.go_home()
    loaded = [script for script in scripts if script.url.endswith(".js")]
    assert loaded
    assert sum(len(gzip.compress(script.body())) for script in loaded) < LARGEST_SCRIPT
    assert {script.url.split("/")[2] for script in scripts} == {ada.address.split("/")[2]}


def note(response: Response, responses: list[Response]) -> None:
    responses.append(response)


def test_the_first_lesson_explains_the_game_while_it_is_played(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.link("New here? Learn in three minutes").click()
    ada.wait_for_table()
    coach = ada.page.locator(".coach")
    expect(coach).to_contain_text("School is out")
    lessons = set()
    while coach.count():
        lessons.add(coach.locator("p").inner_text())
        assert ada.act() != "end"
    assert len(lessons) > 4
    ada.play(2)
    ada.check()
