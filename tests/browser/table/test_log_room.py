"""The log keeps its lines beside a full table with a hint open, and nothing moves when the hint comes."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.support.driving import Running

LONG_NAME = "Wolfeschlegelsteinhausen"
LINES = 4
ROOM = """() => {
  const log = document.querySelector('.log-and-chat .log').getBoundingClientRect();
  const side = document.querySelector('.side');
  return {
    lines: (Math.min(log.bottom, innerHeight) - log.top) / (parseFloat(getComputedStyle(
      document.querySelector('.log li')).lineHeight) + 4),
    covered: [...side.querySelectorAll(':scope > ul > li')].some((player) => player.getBoundingClientRect().bottom >
      document.querySelector('.log-and-chat').getBoundingClientRect().top),
    scrolls: side.scrollHeight > side.clientHeight,
    wide: side.scrollWidth > side.clientWidth || document.documentElement.scrollWidth > innerWidth,
  };
}"""
WATCH_SHIFTS = """window.shifts = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: 'layout-shift', buffered: true });"""


@pytest.mark.parametrize("game", ["area51", "eti"])
def test_six_seats_and_a_hint_leave_the_log_four_lines(visit: Visit, server: Running, game: str) -> None:
    zoe = visit(locale="fr-FR")
    zoe.page.add_init_script(WATCH_SHIFTS)
    zoe.go("/")
    zoe.page.locator(".games").wait_for()
    bots: list[dict[str, Any]] = [{"kind": "bot", "level": "easy"}] * 5
    plan = {"game": game, "seats": [{"kind": "own", "name": LONG_NAME}, *bots], "start": True}
    made = zoe.page.request.post(f"{zoe.address}/api/tables", data=plan, headers={"Origin": zoe.address})
    zoe.go(f"/t/{made.json()['table']['code']}")
    zoe.wait_for_table()
    zoe.close_dialogs()
    if game == "eti":
        assert zoe.page.evaluate("document.activeElement !== document.body"), (
            "the keyboard goes on at the table"
        )
    check_room(zoe.page.evaluate(ROOM))
    zoe.button("Conseil").click()
    expect(zoe.page.locator(".hint li").first).to_be_visible()
    check_room(zoe.page.evaluate(ROOM))
    assert zoe.page.evaluate("shifts") < 0.02
    assert zoe.errors == []


def check_room(room: dict[str, Any]) -> None:
    assert room["lines"] >= LINES, room
    assert not room["covered"], room
    assert not room["scrolls"], room
    assert not room["wide"], room
