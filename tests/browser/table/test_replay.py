"""A finished match in the replay, and played on from the middle."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import examine
from tests.browser.support.visitor import Visitor
from tests.browser.support.windows import IN_SIGHT, SIZES
from tests.server.support.driving import Running, finished

HIDDEN_IN_REPLAY = f"""
() => {{
  {IN_SIGHT}
  const needed = all('.drawing svg, .caption, [type=range], .controls .button');
  return [...sideways, ...needed.filter((element) => !inSight(element)).map(name)];
}}
"""


LOG_TOP = "() => document.querySelector('.log').getBoundingClientRect().top"


@pytest.fixture(scope="module")
def replay(server: Running) -> str:
    """The address of a replay."""
    return f"/r/{finished(server.browser(), 'Ada', 'easy')['watch']}"


def play_a_match(visitor: Visitor) -> str:
    """Return the link to its replay."""
    visitor.go("/")
    visitor.play_now("Don't Talk to Strangers")
    visitor.play_to_the_end()
    return visitor.page.get_by_label("Link to the replay").input_value()


def number_of_steps(visitor: Visitor) -> int:
    slider = visitor.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    return int(slider.get_attribute("max") or 0)


def test_a_replay_is_checked_stepped_through_and_branched_off(visit: Visit) -> None:
    ada = visit()
    shared = play_a_match(ada)
    ada.go(shared)
    ada.says("your browser's part is in the seed")

    bo = visit()
    bo.go(shared)
    slider = bo.page.get_by_role("slider")
    last = number_of_steps(bo)
    assert last > 10
    bo.says(f"Step 0 of {last}")
    bo.says("published parts and seed are what the server promised")
    bo.button("Next").click()
    bo.says(f"Step 1 of {last}")
    bo.page.get_by_label("Speed").select_option("×2")
    bo.button("Play").click()
    bo.says(re.compile(rf"^Step ([5-9]|\d\d+) of {last}"))
    bo.button("Pause").click()
    slider.fill(str(last // 2))
    bo.says(f"Step {last // 2} of {last}")
    bo.page.get_by_label("Seen by").select_option("Blue Beanie")
    bo.button("Play on from here against bots").click()
    bo.wait_for_table()
    bo.play(5)
    bo.check()


def test_a_replay_shows_hands_scores_log_and_chart_at_the_step(visit: Visit, replay: str) -> None:
    ada = visit()
    ada.go(replay)
    page, slider = ada.page, ada.page.get_by_role("slider")
    last = number_of_steps(ada)
    hands, scores, lines = page.locator(".side .hand"), page.locator(".side .score"), page.locator(".log li")
    expect(hands).to_have_count(0)
    expect(scores).to_have_text([re.compile(r"\b0$")] * 2)
    assert page.evaluate(LOG_TOP) < page.viewport_size["height"]  # type: ignore[index]
    setup = lines.count()
    ada.button("Show everything").click()
    expect(hands).to_have_count(2)
    assert hands.first.locator(".card").count() > 0

    slider.fill(str(last))
    expect(page.locator(".cursor")).to_have_attribute("data-step", str(last))
    expect(page.locator("figure .name")).to_have_count(2)
    assert max(int(text.split()[-1]) for text in scores.all_inner_texts()) > 0
    assert lines.count() > setup + last // 2
    page.get_by_label("Seen by").select_option("Blue Beanie")
    expect(hands).to_have_count(1)
    expect(hands.first).to_have_accessible_name("Hand: Blue Beanie")

    chart = page.locator("figure svg").first.bounding_box()
    assert chart
    page.mouse.click(chart["x"] + 1, chart["y"] + 40)
    ada.says(f"Step 0 of {last}")
    ada.check()


def test_the_cards_of_a_replay_can_be_read(visit: Visit, replay: str) -> None:
    ada = visit()
    ada.go(replay)
    ada.button("Show everything").click()
    ada.page.locator(".side .hand .info").first.click()
    expect(ada.page.get_by_role("dialog").locator(".effect")).not_to_be_empty()
    ada.page.keyboard.press("Escape")
    ada.button("Hide secrets").click()
    expect(ada.page.locator(".side .hand")).to_have_count(0)
    ada.check()


def test_a_replay_is_steered_by_keys(visit: Visit, replay: str) -> None:
    ada = visit()
    ada.go(replay)
    slider = ada.page.get_by_role("slider")
    last = number_of_steps(ada)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        ada.page.keyboard.press(key)
        expect(slider).to_have_value(str(step))
    slider.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    ada.page.keyboard.press("Space")
    ada.says(re.compile(rf"^Step ([4-9]|\d\d+) of {last}"))
    ada.page.keyboard.press("Space")
    expect(ada.button("Play")).to_be_visible()
    ada.check()


def test_a_replay_fits_every_size(visit: Visit, replay: str) -> None:
    for size, settings in SIZES.items():
        bo = visit(**settings)
        bo.go(replay)
        assert number_of_steps(bo) > 10
        assert not bo.page.evaluate(HIDDEN_IN_REPLAY), size
        examine(bo, size)
