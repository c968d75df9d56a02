"""A finished match in the replay, and played on from the middle."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def finished(ada: Visitor) -> str:
    """Play a whole match; return the link to its replay."""
    ada.go("/")
    ada.play_now("Don't Talk to Strangers")
    ada.play_to_the_end()
    return ada.page.get_by_label("Link to the replay").input_value()


def test_a_replay_is_checked_stepped_through_and_branched_off(visit: Visit) -> None:
    ada = visit()
    shared = finished(ada)
    ada.go(shared)
    ada.says("your browser's part is in the seed")

    bo = visit()
    bo.go(shared)
    slider = bo.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    last = int(slider.get_attribute("max") or 0)
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
    bo.page.get_by_label("Seen by").select_option(index=2)
    bo.button("Play on from here against bots").click()
    bo.wait_for_table()
    bo.play(5)
    bo.check()
