"""The board of Nine Tiles Panic: building by touch, mouse and keys; claims, faults, the clock, a broken line."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_accessibility import PHONE, examine
from tests.browser.test_first_match import RECORD_SHIFTS
from tests.browser.town_building import (
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

LARGEST_SHIFT = 0.02


def test_a_phone_and_a_keyboard_race_to_a_token(visit: Visit) -> None:
    ada = visit()
    bo = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    bo.page.add_init_script(RECORD_SHIFTS)
    make_race(ada, bo)
    get_ready(ada, bo)
    build_by_keys(ada)
    expect(bo.page.locator("[data-rival='0']")).to_contain_text("9 tiles")
    ada.page.keyboard.press("c")
    expect(do(ada, "claim")).to_contain_text("token 1")
    build(bo)
    claim(bo)
    for visitor in (ada, bo):
        visitor.says("Round 1 is over.")
        visitor.check()
    shifts = bo.page.evaluate("window.shifts.map(([value]) => value)")
    assert max(shifts, default=0) < LARGEST_SHIFT
    examine(bo, "phone")


def test_tiles_are_dragged_swapped_and_put_back(visit: Visit) -> None:
    ada = visit()
    make_match(ada, [])
    get_ready(ada)
    tile(ada, "3").drag_to(cell(ada, "a1"))
    tile(ada, "5").drag_to(cell(ada, "b1"))
    expect(cell(ada, "a1")).to_have_accessible_name(
        "a1: tile 3, side A: road north-east with agent facing north, road west-south, boy"
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
