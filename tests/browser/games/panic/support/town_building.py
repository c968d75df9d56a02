"""People who build towns of Nine Tiles Panic: by mouse or touch, by dragging, or by keyboard alone."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.support.visitor import Visitor

TOWN = "3A1 1B2 7A3 8A2 5A1 6A0 9A0 2A1 4B3"
"""Complete: every road goes on, and none closes."""
CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
LIT = re.compile(r"\bprimary\b")
PLAYERS = ("Ada", "Bo", "Cleo")


def make_race(maker: Visitor, *others: Visitor, **options: Any) -> str:
    """A match of people that has begun, seen by all of them; the path of its table."""
    seats = [{"kind": "own", "name": "Ada"}, *[{"kind": "open"} for _ in others]]
    plan = {"game": "panic", "seats": seats, "options": options}
    code = ask(maker, "", plan)["table"]["code"]
    for visitor, name in zip(others, PLAYERS[1:], strict=False):
        ask(visitor, f"/{code}/sit", {"name": name})
    ask(maker, f"/{code}/start", None)
    for visitor in (maker, *others):
        visitor.go(f"/t/{code}")
        visitor.page.locator("[data-do='ready']").wait_for()
    return f"/t/{code}"


def make_match(maker: Visitor, seats: list[dict[str, str]], **options: Any) -> str:
    """A match of one person that has begun; the path of its table."""
    plan = {
        "game": "panic",
        "seats": [{"kind": "own", "name": "Ada"}, *seats],
        "options": options,
        "start": True,
    }
    path = f"/t/{ask(maker, '', plan)['table']['code']}"
    maker.go(path)
    maker.page.locator("[data-do='ready']").wait_for()
    return path


def ask(visitor: Visitor, path: str, body: Any) -> Any:
    answer = visitor.page.context.request.post(f"{visitor.address}/api/tables{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def cell(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f".cells [data-cell='{name}']")


def tile(visitor: Visitor, number: str) -> Locator:
    """A tile of the hand."""
    return visitor.page.locator(f"[data-tile='{number}']")


def do(visitor: Visitor, what: str) -> Locator:
    return visitor.page.locator(f"[data-do='{what}']")


def get_ready(*visitors: Visitor) -> None:
    for visitor in visitors:
        do(visitor, "ready").click()
    for visitor in visitors:
        expect(cell(visitor, "b2")).to_have_attribute("data-usable", "true")


def tiles_of(town: str) -> list[tuple[str, str, str]]:
    """Number, side and turns of each tile."""
    return [(laid[0], laid[1], laid[2]) for laid in town.split()]


def build(visitor: Visitor, town: str = TOWN) -> None:
    """Lay a town by pressing tiles, buttons and cells; on a touch screen by tapping them."""
    touch = visitor.page.evaluate("matchMedia('(pointer: coarse)').matches")
    pointer = visitor.page.touchscreen.tap if touch else visitor.page.mouse.click

    def press(what: Locator) -> None:
        box = what.bounding_box()
        assert box
        pointer(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    for place, (number, side, turns) in zip(CELLS, tiles_of(town), strict=True):
        press(tile(visitor, number))
        if side == "B":
            press(do(visitor, "flip"))
        for _ in range(int(turns)):
            press(tile(visitor, number))
        press(cell(visitor, place))


def build_by_keys(visitor: Visitor, town: str = TOWN) -> None:
    """The same without a pointer: 1 to 9 take, F flips, R turns, arrows go, Enter lays."""
    keys = visitor.page.keyboard
    at = 4
    for place, (number, side, turns) in enumerate(tiles_of(town)):
        keys.press(number)
        for key in "F" * (side == "B") + "R" * int(turns):
            keys.press(key)
        for _ in range(abs(place // 3 - at // 3)):
            keys.press("ArrowDown" if place // 3 > at // 3 else "ArrowUp")
        for _ in range(abs(place % 3 - at % 3)):
            keys.press("ArrowRight" if place % 3 > at % 3 else "ArrowLeft")
        keys.press("Enter")
        at = place


def claim(visitor: Visitor) -> None:
    expect(do(visitor, "claim")).to_have_class(LIT)
    do(visitor, "claim").click()


def look_through(*visitors: Visitor) -> None:
    """Go through the cards of a round that is over, to what comes next."""
    for visitor in visitors:
        for _ in range(4):
            do(visitor, "next").click()
