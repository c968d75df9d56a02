"""Area 51 on phones as browsers leave them: whose bunker stands where can be read, whatever else is open."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

import saucer
from tests.browser.conftest import Visit
from tests.browser.games.area51.support.stage import play_until_turn_of
from tests.browser.support.legible import console_of, illegible
from tests.browser.support.stage import NAMES, Stage, play_on
from tests.browser.support.windows import TOUCH
from tests.games.area51.scenes import put_vehicles

WINDOWS = [(412, 732), (390, 664), (375, 667), (360, 640), (390, 844)]
SMALLEST_CAP = 12
"""In pixels."""
LEAST_HEIGHT = 240
"""In pixels, of the board."""
HINTS = 3
ON_THEIR_WAY = {
    "blue-train": ("AB", 1), "brown-train": ("BA", 2), "orange-train": ("AC", 1), "green-train": ("CA", 3),
    "blue-truck": ("BC", 1), "brown-truck": ("CB", 8), "orange-truck": ("AB", 4), "green-truck": ("CA", 1),
}  # fmt: skip

UNREADABLE = """
(smallest) => {
  const BACK = '51';  // Printed on the back of every card, below the number of cards.
  const all = (selector) => [...document.querySelectorAll(selector)];
  const boxOf = (element) => element.getBoundingClientRect();
  const inside = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const found = [];
  for (const bunker of all('.drawing [data-bunker]')) {
    const name = bunker.dataset.bunker, cap = boxOf(bunker.querySelector('[data-cap]'));
    if (cap.width < smallest || cap.height < smallest) found.push(`small cap on ${name}: ${cap.width}`);
    if (!inside(boxOf(bunker), boxOf(bunker.closest('[data-region]')))) found.push(`${name} leaves its region`);
  }
  const board = boxOf(document.querySelector('.drawing'));
  const words = all('.drawing svg text').map((text) => [text.textContent, boxOf(text)])
    .filter(([word]) => word !== BACK);
  const caps = all('.drawing [data-bunker] [data-cap]').map((cap) => [`a ${cap.dataset.cap} cap`, boxOf(cap)]);
  const signs = [...words, ...caps];
  signs.forEach(([sign, box], index) => {
    if (!inside(box, board)) found.push(`${sign} is cut`);
    for (const [other, around] of signs.slice(index + 1))
      if (overlap(box, around)) found.push(`${sign} overprints ${other}`);
  });
  return found;
}
"""
OWNERS = "(bunkers) => bunkers.map((each) => [each.dataset.bunker, Number(each.dataset.seat)])"
SETTLED = """
([width, height]) => {
  const board = document.querySelector('.drawing .board'), now = document.querySelector('section.now');
  const drawn = board.querySelector('svg').viewBox.baseVal, page = document.querySelector('.table-page');
  return innerWidth === width && innerHeight === height
    && Math.abs(drawn.width / drawn.height - board.clientWidth / board.clientHeight) < 0.01
    && parseInt(page.style.getPropertyValue('--now')) === now.offsetHeight;
}
"""
SLOTS_ABOVE_HAND = """
() => {
  const slots = [...document.querySelectorAll('.slot, .tray button, .tray p')].filter((each) => each.checkVisibility());
  const hand = document.querySelector('.hand .cards').getBoundingClientRect();
  return slots.length > 0 && slots.every((slot) => slot.getBoundingClientRect().bottom <= hand.top + 1);
}
"""


def phone(visit: Visit, match: saucer.Match, query: str = "", **settings: Any) -> tuple[Stage, list[str]]:
    """A match on a phone, and everything its console says."""
    width, height = WINDOWS[0]
    ada = visit(viewport={"width": width, "height": height}, **TOUCH, **settings)
    said = console_of(ada)
    return Stage(ada, match, query=query), said


def in_every_window(stage: Stage, *more: tuple[int, int]) -> Iterator[str]:
    """Resize the page; the name of each size once it is laid out."""
    for width, height in (*WINDOWS, *more):
        stage.visitor.page.set_viewport_size({"width": width, "height": height})
        stage.visitor.page.wait_for_function(SETTLED, arg=[width, height])
        yield f"{width}x{height}"


def late_match(seats: int) -> saucer.Match:
    """The middle of a match, with all vehicles on their way."""
    match = saucer.new_match("area51", seats=seats, seed=7)
    play_on(match, 380 if seats == 6 else 200)
    play_until_turn_of(match, 0)
    put_vehicles(match.state, ON_THEIR_WAY)
    return match


def show_hint(stage: Stage) -> None:
    legal = stage.match.legal_moves(0)[:HINTS]
    names = NAMES[: stage.match.seats]
    advice: list[dict[str, Any]] = [
        {
            "move": stage.codec.encode(move),
            "text": stage.words.move(move, 0, names),
            "share": 0.3,
            "value": None,
        }
        for move in legal
    ]
    stage.send({"kind": "hint", "seat": 0, "turn": stage.views, "moves": advice, "id": None})
    expect(stage.visitor.page.locator(".hint li")).to_have_count(len(legal))


def expect_readable(stage: Stage, name: str) -> None:
    page = stage.visitor.page
    view = stage.match.view(0)
    owners = {bunker.bunker: bunker.owner for region in view.regions for bunker in region.bunkers}
    assert dict(page.locator(".drawing [data-bunker]").evaluate_all(OWNERS)) == owners, name
    assert page.locator(".drawing").evaluate("(box) => box.clientHeight") >= LEAST_HEIGHT, name
    assert page.evaluate(UNREADABLE, SMALLEST_CAP) == [], name
    assert illegible(stage.visitor, scrolling=".hint ol") == [], name
    totals = [str(seat.total) for seat in view.seats]
    assert page.locator(".strip .points").all_inner_texts() == totals, name


def test_the_map_can_be_read_on_every_phone(visit: Visit) -> None:
    stage, said = phone(visit, late_match(6))
    for name in in_every_window(stage):
        expect_readable(stage, name)
    show_hint(stage)
    for name in in_every_window(stage):
        expect_readable(stage, f"{name} with hints")
    stage.show(late_match(3))
    stage.names()
    for name in in_every_window(stage):
        expect_readable(stage, f"{name}, three seats")
    stage.show(saucer.new_match("area51", seats=2, seed=7))
    expect(stage.visitor.page.locator(".banner")).to_have_text(
        "Two colours each: only the lower score counts"
    )
    assert said == []


def test_the_map_can_be_read_with_the_coach_in_french(visit: Visit) -> None:
    stage, said = phone(visit, late_match(6), query="?coach", locale="fr-FR")
    expect(stage.visitor.page.locator(".coach")).to_contain_text("Bienvenue")
    for name in in_every_window(stage):
        expect_readable(stage, f"{name} with the coach")
    page = stage.visitor.page
    for _ in range(2):
        page.locator(".coach .button").tap()
    page.locator("[data-spot='region:A']").tap()
    page.locator(".spot.usable[data-spot^='space:A']").tap()
    expect(page.locator(".coach")).to_contain_text("D’abord une carte face visible")
    for name in in_every_window(stage):
        assert page.evaluate(SLOTS_ABOVE_HAND), f"{name} with the coach"
        assert illegible(stage.visitor, least={".slot": 40}) == [], f"{name} with the coach"
    assert said == []


def test_a_draft_is_never_under_the_hand_and_the_close_up_shows_where_it_is(visit: Visit) -> None:
    stage, said = phone(visit, saucer.new_match("area51", seats=3, seed=5))
    page = stage.visitor.page
    page.locator("[data-spot='region:A']").tap()
    expect(page.get_by_role("button", name="Region A", pressed=True)).to_be_visible()
    assert illegible(stage.visitor) == []
    page.locator("[data-spot='hangar:Ax']").tap()
    expect(page.locator(".tray .pile")).to_contain_text("Hangar Ax")
    assert illegible(stage.visitor) == []
    page.locator(".tray").get_by_role("button", name="Cancel").tap()
    page.locator(".spot.usable[data-spot^='space:A']").tap()
    page.locator(".slots").wait_for()
    for name in in_every_window(stage, (1280, 800)):
        assert page.evaluate(SLOTS_ABOVE_HAND), name
    page.locator(".card[data-usable='true']").first.tap()
    expect(page.locator(".slot.filled")).to_have_count(1)
    for name in in_every_window(stage, (1280, 800)):
        assert page.evaluate(SLOTS_ABOVE_HAND), f"{name} with a card"
    assert stage.moves
    assert said == []
