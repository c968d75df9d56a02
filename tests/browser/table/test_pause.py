"""Alone against bots: nothing moves while the player is away or reads, until they go on."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import examine

PHONE = {"width": 390, "height": 664}


def digits(page: Page) -> str:
    return page.locator(".digits").inner_text()


def test_after_being_away_nothing_moves_until_go_on(visit: Visit) -> None:
    ada = visit(viewport=PHONE)
    ada.go_home()
    ada.play_now("Nine Tiles Panic")
    expect(ada.page.locator(".digits")).not_to_be_empty()
    ada.page.reload()
    pause = ada.page.get_by_role("alertdialog", name="Paused")
    expect(pause).to_be_visible()
    expect(ada.button("Go on")).to_be_focused()
    examine(ada, "a pause")
    before = digits(ada.page)
    ada.page.wait_for_timeout(1500)
    assert digits(ada.page) == before
    ada.page.keyboard.press("Enter")
    expect(pause).to_have_count(0)
    expect(ada.page.locator(".digits")).not_to_have_text(before)
    ada.check()


def test_the_clock_waits_while_the_rules_are_read(visit: Visit) -> None:
    ada = visit(viewport=PHONE)
    ada.go_home()
    ada.play_now("Nine Tiles Panic")
    ada.button("Rules").click()
    ada.page.locator("dialog[open]").wait_for()
    ada.page.wait_for_timeout(500)
    before = digits(ada.page)
    ada.page.wait_for_timeout(1500)
    assert digits(ada.page) == before
    expect(ada.page.get_by_role("alertdialog")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".digits")).not_to_have_text(before)
    ada.check()
