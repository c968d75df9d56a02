"""Help at the table: hints, taking back, the rule behind a refusal, and showing again what happened."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.visitor import Visitor


def seated(visit: Visit, motion: str = "reduce") -> Visitor:
    ada = visit(reduced_motion=motion)
    ada.go("/")
    ada.play_now("Don't Talk to Strangers")
    ada.ask()
    return ada


def play_until_enabled(visitor: Visitor, button: str) -> None:
    while visitor.button(button).is_disabled():
        visitor.act()
        visitor.ask()


def play_until_there_is_a_choice(visitor: Visitor) -> None:
    while visitor.page.locator(".spot.usable[data-spot]").count() < 2:
        visitor.act()
        visitor.ask()


def test_a_hint_compares_a_few_moves_and_the_best_can_be_taken(visit: Visit) -> None:
    ada = seated(visit)
    play_until_there_is_a_choice(ada)
    before = ada.page.locator(".log").inner_text()
    ada.button("Hint").click()
    best = ada.page.locator(".hint li")
    expect(best.first).to_contain_text(re.compile("its favourite|likes best"))
    assert best.count() > 1
    best.first.get_by_role("button").click()
    expect(ada.page.locator(".log")).not_to_have_text(before)


def test_a_choice_is_taken_back(visit: Visit) -> None:
    ada = seated(visit)
    play_until_enabled(ada, "Take back")
    question = ada.question()
    ada.button("Take back").click()
    expect(ada.page.locator(".question p")).not_to_have_text(question)
    ada.play(1)


def test_what_cannot_be_used_says_why_and_opens_the_rules_there(visit: Visit) -> None:
    ada = seated(visit)
    play_until_there_is_a_choice(ada)
    box = ada.page.locator(".spot:not(.usable)[data-spot]").first.bounding_box()
    assert box
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    alert = ada.page.get_by_role("alert")
    expect(alert).to_be_visible()
    button = alert.get_by_role("button", name="Rule R")
    rule = button.inner_text().removeprefix("Rule ")
    button.click()
    current = ada.page.get_by_role("dialog").locator("[aria-current]")
    expect(current).to_contain_text(rule)
    expect(current).to_be_in_viewport()


@pytest.mark.parametrize("width", [1280, 390])
def test_a_refusal_does_not_move_the_cards(visit: Visit, width: int) -> None:
    ada = seated(visit)
    ada.page.set_viewport_size({"width": width, "height": 800})
    play_until_there_is_a_choice(ada)
    hand = ada.page.locator(".hand")
    before = hand.bounding_box()
    ada.page.locator(".spot:not(.usable)[data-spot]").first.dispatch_event("click")
    expect(ada.page.get_by_role("alert")).to_be_in_viewport()
    assert hand.bounding_box() == before


def test_what_happened_is_shown_again(visit: Visit) -> None:
    ada = seated(visit, motion="no-preference")
    play_until_enabled(ada, "Show again")
    again = ada.button("Show again")
    again.click()
    banner = ada.page.get_by_text("Once more: what happened")
    expect(banner).to_be_visible()
    expect(again).to_be_disabled()
    expect(again).to_be_enabled()
    expect(banner).to_have_count(0)
    ada.play(1)
    ada.check()
