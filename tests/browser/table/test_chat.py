"""The chat in the page: its menus, what a maker can do about others, and what those see of it."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import examine
from tests.browser.support.meeting import make_table, meet
from tests.browser.support.visitor import Visitor

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}


def chat(visitor: Visitor) -> None:
    """Bring the chat to the front; on a phone there is another button for it, at the bottom of the board."""
    both = visitor.page.get_by_role("region", name="Log and chat")
    both.get_by_role("button", name=re.compile("^Chat")).click()


def say(visitor: Visitor, text: str) -> None:
    chat(visitor)
    visitor.page.get_by_placeholder("Say something").fill(text)
    visitor.button("Send").click()
    expect(visitor.page.get_by_role("log")).to_contain_text(text)


def menu(visitor: Visitor, name: str) -> Locator:
    """The menu on the latest line of someone, opened."""
    visitor.page.get_by_role("button", name=f"Mute or flag {name}").last.click()
    opened = visitor.page.get_by_role("dialog", name=name)
    expect(opened).to_be_visible()
    return opened


def close(dialog: Locator) -> None:
    dialog.get_by_role("button", name="Close", exact=True).click()
    expect(dialog).to_have_count(0)


def settings(visitor: Visitor) -> Locator:
    visitor.button("Who may write and watch").click()
    return visitor.page.get_by_role("dialog", name="Who may write and watch")


def test_lines_are_muted_and_flagged_from_their_menu(visit: Visit) -> None:
    ada, bo = visit(seed=1), visit(seed=2, **PHONE)
    meet(ada, bo)
    say(bo, "You are a cheat")
    ada.says("You are a cheat")
    chat(ada)
    examine(ada, "chat", ".log-and-chat")
    opened = menu(ada, "Bo")
    expect(opened).to_contain_text("You are a cheat")
    examine(ada, "menu of a line", "dialog")
    opened.get_by_role("button", name="Flag this line").click()
    expect(opened.get_by_role("status")).to_contain_text("Thank you")
    opened.get_by_role("button", name="Mute Bo for me").click()
    expect(opened.get_by_role("button", name="Show me what Bo says again")).to_be_visible()
    close(opened)
    expect(ada.page.get_by_role("log")).not_to_contain_text("You are a cheat")
    ada.says("muted by you")
    say(bo, "Hello?")
    row = ada.page.locator("aside li").filter(has_text="Bo")
    row.get_by_role("button", name="Bo").click()
    ada.button("Show me what Bo says again").click()
    close(ada.page.get_by_role("dialog", name="Bo"))
    expect(ada.page.get_by_role("log")).to_contain_text("Hello?")


def test_the_maker_mutes_a_player_for_everyone(visit: Visit) -> None:
    ada, bo = visit(seed=1), visit(seed=2, **PHONE)
    meet(ada, bo)
    say(bo, "Blah")
    chat(ada)
    opened = menu(ada, "Bo")
    opened.get_by_role("button", name="Mute Bo for everyone").click()
    close(opened)
    bo.says("The one who made this table has muted you.")
    expect(bo.page.get_by_placeholder("Say something")).to_have_count(0)
    for visitor in (ada, bo):
        expect(visitor.page.locator("aside .tag").get_by_text("muted", exact=True)).to_be_visible()
        visitor.check()


def test_the_maker_lets_spectators_write_and_closes_the_link_to_watch(visit: Visit) -> None:
    ada, bo, cleo = visit(seed=1), visit(seed=2), visit(seed=3, **PHONE)
    path = meet(ada, bo)
    opened = settings(ada)
    examine(ada, "who may write and watch", "dialog")
    watch = opened.get_by_label("To watch only").input_value()
    cleo.go(watch)
    cleo.wait_for_table()
    chat(cleo)
    cleo.says("At this table only the players write.")
    opened.get_by_label("Spectators may write").check()
    say(cleo, "Hello from the sofa")
    close(opened)
    chat(ada)
    menu(ada, "Spectator").get_by_role("button", name="Mute all spectators for everyone").click()
    cleo.says("At this table only the players write.")
    close(ada.page.get_by_role("dialog", name="Spectator"))
    opened = settings(ada)
    opened.get_by_role("button", name="Close the link to watch").click()
    opened.get_by_role("button", name="Open a new link to watch").click()
    expect(opened.get_by_label("To watch only")).not_to_have_value(watch)
    cleo.says("This table is closed to you")
    cleo.page.reload()
    cleo.says("No such table")
    bo.go(path)
    bo.wait_for_table()


def test_a_guest_is_sent_away_before_the_start(visit: Visit) -> None:
    ada, bo = visit(seed=1), visit(seed=2, **PHONE)
    path = make_table(ada)
    ada.go(path)
    bo.go(path)
    bo.page.get_by_label("Your nickname").fill("Bo")
    bo.button("Sit here").click()
    ada.button("Send away").click()
    sure = ada.page.get_by_role("dialog", name="Send away")
    expect(sure).to_contain_text("Bo gives up the seat")
    sure.get_by_role("button", name="Send away").click()
    expect(ada.page.locator(".seats li").nth(1)).to_contain_text("Open")
    bo.says("This table is closed to you")
    bo.page.reload()
    bo.says(re.compile("has sent you away"))
