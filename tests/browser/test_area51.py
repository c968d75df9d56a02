"""Matches of Area 51 on its board."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.area51_player import Area51Player
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def open_match(visitor: Visitor, *kinds: str, options: dict[str, Any] | None = None) -> None:
    """Start a match: a seat is `own` or the level of a bot."""
    seats = [
        {"kind": "own", "name": f"Ada {seat}" if kinds.count("own") > 1 else "Ada"}
        if kind == "own"
        else {"kind": "bot", "level": kind}
        for seat, kind in enumerate(kinds)
    ]
    plan = {"game": "area51", "seats": seats, "options": options or {}, "start": True}
    made = visitor.page.context.request.post(f"{visitor.address}/api/tables", data=plan)
    assert made.ok, made.text()
    visitor.go(f"/t/{made.json()['table']['code']}")
    visitor.wait_for_table()


def test_a_whole_match_of_three_against_bots(visit: Visit) -> None:
    ada = visit()
    open_match(ada, "own", "easy", "easy")
    Area51Player(ada).play_to_the_end()
    expect(ada.outcome().locator(".score")).to_have_count(3)
