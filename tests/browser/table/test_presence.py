"""Who is there: friends who close the tab, return and leave; the chat; and people who only watch."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.meeting import make_table, meet
from tests.browser.support.visitor import Visitor

PHONE = {"width": 390, "height": 844}


def test_a_friend_who_closes_the_tab_is_away_at_once(visit: Visit) -> None:
    ada, bo = visit(seed=1), visit(seed=2)
    path = meet(ada, bo, absent_after=2)
    away, lend = ada.page.get_by_text("away", exact=True), ada.button("Let a bot play on")
    expect(away).to_have_count(0)
    bo.page.close()
    ada.says("Bo is away.")
    expect(away).to_be_visible()
    expect(lend).to_be_visible()
    bo.page = bo.page.context.new_page()
    bo.go(path)
    ada.says("Bo is back.")
    expect(away).to_have_count(0)
    expect(lend).to_have_count(0)
    bo.wait_for_table()
    bo.button("Leave").click()
    bo.button("Leave", bo.page.get_by_role("dialog")).click()
    ada.says("Bo has left the table. A bot plays on.")
    expect(ada.page.get_by_text("a bot plays on", exact=True)).to_be_visible()
    ada.check()


def test_only_lines_of_others_are_unread_also_after_a_reload(visit: Visit) -> None:
    ada, bo = visit(seed=1), visit(seed=2)
    meet(ada, bo)
    say(ada, "Good luck")
    ada.button("Log").click()
    expect(ada.page.locator(".unread:visible")).to_have_count(0)
    expect(bo.page.locator(".unread:visible")).to_have_text(re.compile("^1"))
    bo.page.reload()
    expect(bo.page.locator(".unread:visible")).to_have_text(re.compile("^1"))
    chat(bo)
    bo.says("Good luck")
    say(bo, "Same to you")
    bo.button("Log").click()
    expect(bo.page.locator(".unread:visible")).to_have_count(0)
    bo.page.reload()
    bo.wait_for_table()
    expect(bo.button("Chat")).to_be_visible()
    expect(bo.page.locator(".unread:visible")).to_have_count(0)
    expect(ada.page.locator(".unread:visible")).to_have_text(re.compile("^1"))


def chat(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name=re.compile("^Chat")).click()


def say(visitor: Visitor, text: str) -> None:
    chat(visitor)
    visitor.page.get_by_placeholder("Say something").fill(text)
    visitor.button("Send").click()
    expect(visitor.page.get_by_role("log")).to_contain_text(text)


def test_on_a_phone_the_badge_of_the_chat_is_in_sight(visit: Visit) -> None:
    ada, bo = visit(seed=1), visit(seed=2, viewport=PHONE, has_touch=True)
    meet(ada, bo)
    say(ada, "Are you there?")
    badge = bo.page.locator(".tools .unread")
    expect(badge).to_be_in_viewport(ratio=1)
    badge.tap()
    expect(bo.page.get_by_text("Are you there?")).to_be_in_viewport()
    expect(badge).to_have_count(0)
    bo.page.evaluate("scrollTo(0, 0)")
    expect(bo.page.get_by_role("log")).not_to_be_in_viewport()
    say(ada, "Hello?")
    expect(badge).to_be_in_viewport(ratio=1)


def test_a_watcher_is_not_asked_to_do_what_a_host_does(visit: Visit) -> None:
    ada, bo, cleo = visit(seed=1), visit(seed=2), visit(seed=3)
    path = make_table(ada, absent_after=0)
    ada.go(path)
    ada.says("put a bot there")
    watch = ada.page.get_by_label("To watch only", exact=True).input_value()
    cleo.go(watch)
    cleo.says("Waiting for one more player.")
    expect(cleo.page.get_by_text("put a bot there")).to_have_count(0)
    bo.go(path)
    bo.button("Sit here").click()
    ada.button("Start the match").click()
    for visitor in (ada, bo, cleo):
        visitor.wait_for_table()
    bo.page.close()
    expect(ada.button("Let a bot play on")).to_be_visible()
    expect(cleo.page.get_by_text("away", exact=True)).to_be_visible()
    expect(cleo.button("Let a bot play on")).to_have_count(0)


def test_a_table_without_hints_has_no_button_for_them(visit: Visit) -> None:
    ada = visit()
    ada.go("/?new=strangers")
    ada.page.get_by_label("Hints").uncheck()
    ada.button("Start playing").click()
    ada.wait_for_table()
    ada.ask()
    expect(ada.button("Rules")).to_be_visible()
    expect(ada.button("Hint")).to_have_count(0)
