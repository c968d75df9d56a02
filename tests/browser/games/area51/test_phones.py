"""The map of Area 51 on phones as browsers leave them: whose bunker stands where can be read, whatever else is open."""

from typing import Any

import pytest
from playwright.sync_api import expect

import saucer
from tests.browser.conftest import Visit
from tests.browser.games.area51.support.stage import play_until_turn_of
from tests.browser.support.stage import NAMES, Stage, play_on
from tests.browser.support.visitor import Visitor
from tests.browser.support.windows import HIDDEN_ON_BOARD, SMALL_TEXT, TOUCH
from tests.games.area51.scenes import put_vehicles

WINDOWS = [(412, 732), (390, 664), (360, 640)]
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
    const name = bunker.dataset.bunker;
    const cap = boxOf(bunker.querySelector('[data-cap]'));
    if (cap.width < smallest || cap.height < smallest) found.push(`small cap on ${name}: ${cap.width}`);
    if (!inside(boxOf(bunker), boxOf(bunker.closest('[data-region]')))) found.push(`${name} leaves its region`);
    const top = document.elementFromPoint(cap.x + cap.width / 2, cap.y + cap.height / 2);
    if (!top?.closest('.drawing')) found.push(`${name} is covered`);
  }
  const board = boxOf(document.querySelector('.drawing'));
  const words = all('.drawing svg text').map((text) => [text.textContent, boxOf(text)])
    .filter(([word]) => word !== BACK);
  words.forEach(([word, box], index) => {
    if (!inside(box, board)) found.push(`${word} is cut`);
    for (const [other, around] of words.slice(index + 1))
      if (overlap(box, around)) found.push(`${word} overprints ${other}`);
  });
  return found;
}
"""
OWNERS = "(bunkers) => bunkers.map((each) => [each.dataset.bunker, Number(each.dataset.seat)])"
SLOTS_ABOVE_HAND = """
() => {
  const slots = [...document.querySelectorAll('.slot, .tray button, .tray p')].filter((each) => each.checkVisibility());
  const hand = document.querySelector('.hand .cards').getBoundingClientRect();
  return slots.length > 0 && slots.every((slot) => slot.getBoundingClientRect().bottom <= hand.top + 1);
}
"""


def open_phone(visit: Visit, width: int, height: int) -> tuple[Visitor, list[str]]:
    """A phone, and everything its console says."""
    ada = visit(viewport={"width": width, "height": height}, **TOUCH)
    said: list[str] = []
    ada.page.on("console", lambda message: said.append(message.text))
    return ada, said


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


def expect_readable(stage: Stage) -> None:
    page = stage.visitor.page
    view = stage.match.view(0)
    owners = {bunker.bunker: bunker.owner for region in view.regions for bunker in region.bunkers}
    assert dict(page.locator(".drawing [data-bunker]").evaluate_all(OWNERS)) == owners
    assert page.locator(".drawing").evaluate("(box) => box.clientHeight") >= LEAST_HEIGHT
    assert not page.evaluate(UNREADABLE, SMALLEST_CAP)
    assert not page.evaluate(SMALL_TEXT)


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_the_map_can_be_read_with_hints_or_the_coach(visit: Visit, width: int, height: int) -> None:
    ada, said = open_phone(visit, width, height)
    stage = Stage(ada, late_match(6))
    expect_readable(stage)
    assert not ada.page.evaluate(HIDDEN_ON_BOARD)
    show_hint(stage)
    expect_readable(stage)
    stage.show(late_match(3))
    stage.names()
    expect_readable(stage)
    taught, also = open_phone(visit, width, height)
    lesson = Stage(taught, late_match(6), query="?coach")
    expect(taught.page.locator(".coach")).to_be_visible()
    expect_readable(lesson)
    assert [*said, *also] == []
    ada.check()
    taught.check()


@pytest.mark.parametrize(("width", "height"), [*WINDOWS, (390, 844), (1280, 800)])
def test_slots_of_a_draft_are_never_under_the_hand(visit: Visit, width: int, height: int) -> None:
    ada, _ = open_phone(visit, width, height)
    stage = Stage(ada, saucer.new_match("area51", seats=3, seed=5))
    page = ada.page
    if page.locator("[data-spot='region:A']").count():
        page.locator("[data-spot='region:A']").tap()
    page.locator(".spot.usable[data-spot^='space:A']").tap()
    page.locator(".slots").wait_for()
    assert page.evaluate(SLOTS_ABOVE_HAND)
    page.locator(".card[data-usable='true']").first.tap()
    expect(page.locator(".slot.filled")).to_have_count(1)
    assert page.evaluate(SLOTS_ABOVE_HAND)
    assert stage.moves
