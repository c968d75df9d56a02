"""The board of Nine Tiles Panic: building by mouse, touch and keys, marks, claims, and a line that breaks."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.games.panic.support.town_building import (
    LIT,
    build,
    build_by_keys,
    cell,
    claim,
    do,
    get_ready,
    make_match,
    make_race,
    tile,
)
from tests.browser.support.axe import examine
from tests.browser.support.windows import HIDDEN_ON_BOARD, SIZES, SMALL_TARGETS, SMALL_TEXT

BOT = {"kind": "bot", "level": "easy"}
EDITS = 100
TIME_EDITS = """
async (edits) => {
  const cell = document.querySelector('.cells [data-cell="a1"]');
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const channel = new MessageChannel();
  const task = () => new Promise((done) => {
    channel.port1.onmessage = done;
    channel.port2.postMessage(null);
  });
  const drawn = [], painted = [];
  for (let edit = 0; edit < edits; edit++) {
    await wait(3 + (edit * 7) % 17);
    const before = cell.innerHTML;
    const start = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
    if (cell.innerHTML === before) throw new Error('not drawn at once');
    drawn.push(performance.now() - start);
    await frame();
    await task();
    painted.push(performance.now() - start);
  }
  return [drawn, painted].map((times) => times.sort((one, other) => one - other));
}
"""
"""Edits at any moment between two frames: the times until the page holds them, and until they have been painted."""
REFUSED_TILE = "5"
RECORD_SLIDES = """
window.slides = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.slides.push(this.dataset.tile ?? this.dataset.cell ?? '');
  return animate.apply(this, how);
};
"""


@pytest.mark.parametrize("size", ["phone", "phone on its side", "laptop at 200 %"])
def test_five_players_fit_every_window(visit: Visit, size: str) -> None:
    ada = visit(**SIZES[size])
    make_match(ada, [BOT] * 4)
    get_ready(ada)
    tile(ada, "3").click()
    cell(ada, "b2").click()
    assert not ada.page.evaluate(HIDDEN_ON_BOARD)
    assert not ada.page.evaluate(SMALL_TEXT)
    if SIZES[size].get("has_touch"):
        assert not ada.page.evaluate(SMALL_TARGETS)
    examine(ada, size)


def test_tiles_turn_both_ways(visit: Visit) -> None:
    ada = visit()
    make_match(ada, [])
    get_ready(ada)
    tile(ada, "3").drag_to(cell(ada, "a1"))

    def faces(where: str) -> None:
        expect(cell(ada, "a1")).to_have_accessible_name(re.compile(f"agent facing {where}"))

    faces("north")
    do(ada, "turn-back").click()
    faces("west")
    ada.page.keyboard.press("e")
    faces("south")
    cell(ada, "a1").click(button="right")
    faces("east")
    do(ada, "turn").click()
    faces("south")
    tile(ada, "5").click(button="right")
    expect(tile(ada, "5")).to_be_visible()
    ada.check()


def test_tiles_are_dragged_swapped_and_put_back(visit: Visit) -> None:
    ada = visit()
    make_match(ada, [])
    get_ready(ada)
    tile(ada, "3").drag_to(cell(ada, "a1"))
    tile(ada, "5").drag_to(cell(ada, "b1"))
    expect(cell(ada, "a1")).to_have_accessible_name(
        "a1: tile 3, side A: road north-east with agent facing north, road south-west, boy"
    )
    cell(ada, "a1").drag_to(cell(ada, "b1"))
    expect(cell(ada, "b1")).to_have_accessible_name(re.compile("^b1: tile 3"))
    expect(cell(ada, "a1")).to_have_accessible_name(re.compile("^a1: tile 5"))
    tile(ada, "9").drag_to(cell(ada, "a1"))
    expect(tile(ada, "5")).to_be_visible()
    cell(ada, "b1").drag_to(ada.page.locator("[data-hand]"))
    expect(tile(ada, "3")).to_be_visible()
    expect(cell(ada, "b1")).to_have_accessible_name("b1: empty")
    ada.check()


def test_joins_that_do_not_meet_are_marked_and_the_claim_says_why(visit: Visit) -> None:
    ada = visit()
    make_match(ada, [])
    get_ready(ada)
    build(ada)
    expect(do(ada, "claim")).to_have_class(LIT)
    cell(ada, "b3").click()
    expect(ada.page.locator("[data-join]").first).to_be_visible()
    expect(cell(ada, "b3")).to_have_accessible_name(re.compile("do not meet"))
    expect(do(ada, "claim")).to_contain_text("roads do not meet")
    do(ada, "claim").click()
    ada.says(re.compile("blank edge"))
    for _ in range(3):
        cell(ada, "b3").click()
    expect(ada.page.locator("[data-join]")).to_have_count(0)
    expect(cell(ada, "b3")).to_have_accessible_name(re.compile("road north-east with alien"))
    claim(ada)
    ada.page.locator(".reveal").wait_for()
    examine(ada, "reveal")


def test_a_wrong_claim_turns_the_sand_and_marks_what_is_wrong(visit: Visit) -> None:
    ada, bo = visit(), visit()
    make_race(ada, bo)
    get_ready(ada, bo)
    build_by_keys(ada)
    ada.page.keyboard.press("r")
    expect(do(ada, "claim")).to_contain_text("roads do not meet")
    ada.page.keyboard.press("c")
    expect(do(ada, "claim")).to_contain_text("Claim anyway?")
    ada.page.keyboard.press("c")
    expect(ada.page.locator(".cell.blamed")).to_have_count(2)
    for visitor in (ada, bo):
        expect(visitor.page.locator(".timer")).to_contain_text("Sand timer")
    bo.says("Ada claims, but the town is not complete.")
    for _ in range(3):
        ada.page.keyboard.press("r")
    expect(ada.page.locator(".cell.blamed")).to_have_count(0)
    claim(ada)
    expect(do(ada, "claim")).to_contain_text("token 1")


def test_a_town_outlives_a_broken_line_and_a_reload(visit: Visit) -> None:
    ada = visit()
    make_match(ada, [BOT])
    get_ready(ada)
    ada.page.context.set_offline(True)
    expect(ada.page.locator(".lost")).to_be_visible()
    tile(ada, "3").click()
    cell(ada, "a1").click()
    cell(ada, "a1").click()
    expect(cell(ada, "a1")).to_have_accessible_name(re.compile("tile 3.*agent facing east"))
    ada.page.context.set_offline(False)
    ada.says("You lay a tile on a1")
    ada.page.reload()
    expect(cell(ada, "a1")).to_have_accessible_name(re.compile("tile 3.*agent facing east"))
    ada.check()


def test_an_edit_is_drawn_before_the_server_answers(visit: Visit) -> None:
    ada = visit()
    make_match(ada, [])
    get_ready(ada)
    ada.page.keyboard.press("3")
    cell(ada, "a1").click()
    for until, times in zip(("drawing", "paint"), ada.page.evaluate(TIME_EDITS, EDITS), strict=True):
        print(f"edit to {until}: median {times[EDITS // 2]:.1f} ms, worst {times[-1]:.1f} ms of {EDITS}")
    expect(cell(ada, "a1")).to_have_accessible_name(re.compile("tile 3, side A"))
    ada.check()


def test_a_tile_the_server_refuses_slides_back(visit: Visit) -> None:
    ada = visit(reduced_motion="no-preference")
    ada.page.add_init_script(RECORD_SLIDES)
    ada.page.route_web_socket("**/socket?*", lay_on_a_taken_cell)
    make_match(ada, [])
    get_ready(ada)
    tile(ada, "3").click()
    cell(ada, "a1").click()
    ada.says("You lay a tile on a1")
    tile(ada, REFUSED_TILE).click()
    cell(ada, "b2").click()
    expect(cell(ada, "b2")).to_have_accessible_name("b2: empty")
    expect(tile(ada, REFUSED_TILE)).to_be_visible()
    ada.page.wait_for_function(f"window.slides.includes('{REFUSED_TILE}')")
    assert ada.page.evaluate("window.slides") == [REFUSED_TILE]


def lay_on_a_taken_cell(line: WebSocketRoute) -> None:
    """Pass everything on, but send one tile where another one lies."""
    server = line.connect_to_server()

    def send(text: str | bytes) -> None:
        message = json.loads(text)
        move = message.get("move") or {}
        if move.get("kind") == "place" and str(move["tile"]) == REFUSED_TILE:
            move["cell"] = "a1"
        server.send(json.dumps(message))

    line.on_message(send)
