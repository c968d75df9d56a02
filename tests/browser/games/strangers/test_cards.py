"""Cards of the hand: those that would do nothing ask once more, and each can be read on a sheet."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.visitor import Visitor

STRANGERS = "Don't Talk to Strangers"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def seated(visit: Visit, **settings: Any) -> Visitor:
    ada = visit(**settings)
    ada.go("/")
    ada.play_now(STRANGERS)
    ada.ask()
    return ada


def with_a_useless_card(visit: Visit, **settings: Any) -> tuple[Visitor, Locator]:
    """A match in which a card of the hand would do nothing: with no Kid outside, hardly any does something."""
    for seed in range(5):
        ada = seated(visit, seed=seed, **settings)
        useless = ada.page.locator(".hand .card[data-no-effect]")
        if useless.count():
            return ada, useless.first
    raise AssertionError("every card of five hands does something")


def test_a_card_that_would_do_nothing_is_dim_and_asks_once_more(visit: Visit) -> None:
    ada, card = with_a_useless_card(visit)
    expect(card).to_contain_text("no effect")
    played = re.compile("You play ")
    card.click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.locator(".why")).not_to_be_empty()
    ada.button("Choose something else", dialog).click()
    expect(dialog).to_have_count(0)
    expect(ada.page.locator(".log")).not_to_contain_text(played)
    card.click()
    ada.button("Do it anyway", dialog).click()
    expect(ada.page.locator(".log")).to_contain_text(played)
    ada.check()


def test_the_text_table_marks_what_would_do_nothing_and_asks_once_more(visit: Visit) -> None:
    ada, _ = with_a_useless_card(visit)
    ada.button("As text").click()
    button = ada.page.locator(".moves .button[data-no-effect]").first
    expect(button).to_contain_text("no effect")
    button.click()
    expect(ada.page.get_by_role("dialog").locator(".why")).not_to_be_empty()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_the_coach_speaks_of_cards_that_would_do_nothing(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.link("New here? Learn in three minutes").click()
    ada.wait_for_table()
    for _ in range(30):
        if "dim" in ada.page.locator(".coach").inner_text():
            return
        ada.act()
        ada.ask()
    raise AssertionError("the coach never speaks of dim cards")


def test_a_press_on_the_i_opens_the_sheet_and_its_rule(visit: Visit) -> None:
    ada = seated(visit, **PHONE)
    card = ada.page.locator(".hand .place").first
    name = card.locator(".name").inner_text()
    card.locator(".info").tap()
    sheet = ada.page.get_by_role("dialog", name=name, exact=True)
    expect(sheet.locator(".picture svg")).to_be_visible()
    expect(sheet.locator(".effect")).not_to_be_empty()
    button = sheet.get_by_role("button", name="Rule R")
    rule = button.inner_text().removeprefix("Rule ")
    button.tap()
    current = ada.page.get_by_role("dialog").locator("[aria-current]")
    expect(current).to_contain_text(rule)
    expect(current).to_be_in_viewport()
    ada.check()


def test_a_long_press_opens_the_sheet_and_plays_nothing(visit: Visit) -> None:
    ada = seated(visit, **PHONE)
    card = ada.page.locator(".hand .card").first
    name = card.locator(".name").inner_text()
    log = ada.page.locator(".log").inner_text()
    box = card.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] * 0.7}
    touch = ada.page.context.new_cdp_session(ada.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    sheet = ada.page.get_by_role("dialog", name=name, exact=True)
    expect(sheet).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(sheet).to_be_visible()
    ada.button("Close", sheet).tap()
    expect(sheet).to_have_count(0)
    assert ada.page.locator(".log").inner_text() == log


def test_a_line_of_the_log_opens_the_sheet_of_its_card(visit: Visit) -> None:
    ada = seated(visit)
    lines = ada.page.locator(".log .line")
    ada.play_until(lambda: lines.count() > 1)
    lines.last.focus()
    ada.page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("dialog").locator(".picture svg")).to_be_visible()
