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


def test_two_people_share_a_screen_and_neither_sees_the_others_hand(visit: Visit) -> None:
    ada = visit()
    open_match(ada, "own", "own")
    player = Area51Player(ada)
    seen: list[list[str]] = []
    for _ in range(2):
        assert player.look()["kind"] == "curtain"
        expect(ada.page.locator(".hand .card")).to_have_count(0)
        ada.page.locator(".curtain button").click()
        while player.look()["kind"] == "act":
            seen.append(ada.page.locator(".hand .card").evaluate_all(HAND_CARDS))
            player.act()
            ada.page.wait_for_function(TURN_IS_CLEAR)
            if ada.button("Pass the screen").or_(ada.page.locator(".now > .buttons .button")).count():
                ada.page.locator(".now > .buttons .button").first.click()
                break
    assert seen[0] != seen[-1]
    ada.check()


HAND_CARDS = "(cards) => cards.map((card) => card.dataset.card)"
TURN_IS_CLEAR = "() => !document.querySelector('.page[aria-busy=\"true\"]')"


def test_the_tutorial_is_a_match_with_a_coach(visit: Visit) -> None:
    ada = visit()
    ada.go("/?tutorial=area51")
    ada.wait_for_table()
    expect(ada.page.locator(".coach")).to_contain_text("Welcome to the base.")
    ada.check()
