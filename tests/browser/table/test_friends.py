"""Playing with friends: one click, a link in every form, an invitation, and a lobby that its maker can still change."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.visitor import Visitor

PHONE = {"width": 390, "height": 844}
STRANGERS = "Don't Talk to Strangers"
ETI = "E.T.I."
NAMED = "localStorage.setItem('saucer-name', 'Ann')"
SHARING = "navigator.share = async (shared) => { window.shared = shared; }"
SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""


def invite(ann: Visitor, game: str = STRANGERS) -> None:
    """One click on the home page."""
    ann.page.add_init_script(NAMED)
    ann.go_home()
    card = ann.page.locator(".game").filter(has=ann.page.get_by_role("heading", name=game))
    ann.button("Play with friends", card).click()
    expect(ann.page.locator(".qr svg")).to_be_visible()


def count(visitor: Visitor) -> int:
    return visitor.page.locator(".seats li").count()


def test_one_click_makes_a_table_with_a_link_to_copy_share_and_scan(visit: Visit) -> None:
    ann = visit(permissions=["clipboard-read", "clipboard-write"])
    ann.page.add_init_script(SHARING)
    invite(ann)
    link = ann.page.get_by_label("To play", exact=True).input_value()
    assert link == ann.page.url
    ann.button("Copy link").first.click()
    expect(ann.button("Copied")).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == link
    ann.button("Share the link").click()
    shared = ann.page.evaluate("window.shared")
    assert (shared["url"], shared["title"]) == (link, f"Ann invites you to {STRANGERS}")
    ann.button("Show the QR code large").click()
    large = ann.page.get_by_role("dialog").get_by_role("img", name="QR code of the link")
    expect(large).to_be_visible()
    box = large.bounding_box()
    assert box
    assert box["width"] > 300
    ann.check()


def test_without_a_share_sheet_there_is_no_button_for_it(visit: Visit) -> None:
    ann = visit()
    invite(ann)
    expect(ann.button("Copy link").first).to_be_visible()
    expect(ann.button("Share the link")).to_have_count(0)


def test_a_friend_follows_the_invitation_and_both_play(visit: Visit) -> None:
    ann, bo = visit(seed=1), visit(seed=2, viewport=PHONE, has_touch=True, is_mobile=True)
    invite(ann)
    bo.page.add_init_script(SHIFTS)
    bo.go(ann.page.url)
    expect(bo.page.get_by_role("heading", level=1)).to_have_text(f"Ann invites you to {STRANGERS}")
    expect(bo.page.locator(".cover svg")).to_be_visible()
    bo.says("School is out")
    bo.page.get_by_label("Your nickname").fill("Bo")
    sit = bo.button("Sit down")
    expect(sit).to_be_in_viewport()
    assert bo.page.evaluate("window.shifts") < 0.02
    sit.click()
    bo.says("Everyone is here")
    expect(bo.page.get_by_role("status").filter(has_text="Everyone is here")).to_be_in_viewport()
    expect(bo.page.get_by_text("saucer play --lan")).to_have_count(0)
    expect(ann.page.locator(".seats li").nth(1)).to_contain_text("Bo")
    ann.button("Start the match").click()
    for visitor in (ann, bo):
        visitor.wait_for_table()
        visitor.check()


def test_a_host_changes_the_table_and_the_others_see_it_live(visit: Visit) -> None:
    ann, bo = visit(seed=1), visit(seed=2)
    invite(ann)
    bo.go(ann.page.url)
    bo.button("Sit down").click()
    expect(bo.page.locator(".seats li")).to_have_count(2)
    expect(bo.page.get_by_label("How many play")).to_have_count(0)
    ann.page.get_by_label("How many play").select_option("4")
    expect(bo.page.locator(".seats li")).to_have_count(4)
    ann.page.get_by_label("Teams").select_option("open")
    bo.says(re.compile("Teams: "))
    ann.page.get_by_label("Hand of four").check()
    bo.says("Hand of four")
    for seat in ("Yellow Helmet", "Purple Bow"):
        ann.page.get_by_label(seat).select_option("easy")
    expect(bo.page.locator(".seats li").nth(3)).to_contain_text("Easy bot")
    ann.page.get_by_label("Your nickname").fill("Annie")
    ann.page.get_by_label("Your nickname").press("Tab")
    expect(bo.page.locator(".seats li").first).to_contain_text("Annie")
    ann.page.reload()
    expect(ann.page.get_by_label("Teams")).to_have_value("open")
    ann.button("Start the match").click()
    bo.wait_for_table()
    bo.check()


def test_friends_choose_their_companies_and_the_maker_presides(visit: Visit) -> None:
    ann, bo = visit(seed=1), visit(seed=2)
    invite(ann, ETI)
    bo.go(ann.page.url)
    bo.button("Sit down").click()
    ann.page.get_by_label("First president").select_option("maker")
    bo.says("First president: The maker of the table")
    bo.page.get_by_label("Plays as").select_option("Novus Electric")
    expect(ann.page.locator(".seats li").nth(1)).to_contain_text("Novus Electric")
    taken = ann.page.get_by_label("Plays as").locator("option", has_text="Novus Electric")
    expect(taken).to_be_disabled()
    ann.page.get_by_label("Plays as").select_option("Helix Biologics")
    expect(bo.page.locator(".seats li").first).to_contain_text("Helix Biologics")
    ann.page.get_by_label("Aegis Dynamics").select_option("easy")
    ann.button("Start the match").click()
    bo.wait_for_table()
    bo.check()


def test_only_options_that_fit_the_seats_are_shown(visit: Visit) -> None:
    ann = visit()
    invite(ann)
    seats, teams = ann.page.get_by_label("How many play"), ann.page.get_by_label("Teams")
    series = ann.page.get_by_label("Best of three")
    expect(series).to_be_visible()
    expect(teams).to_have_count(0)
    ann.page.get_by_text("With other numbers of players").click()
    ann.says("For 4 players.")
    series.check()
    expect(series).to_be_checked()
    seats.select_option("4")
    expect(teams).to_be_visible()
    expect(series).to_have_count(0)
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    seats.select_option("2")
    expect(series).not_to_be_checked()


def test_what_cannot_be_is_refused_in_a_sentence_and_shown_as_it_is(visit: Visit) -> None:
    ann, bo = visit(seed=1), visit(seed=2)
    invite(ann)
    bo.go(ann.page.url)
    bo.button("Sit down").click()
    expect(ann.page.locator(".seats li").nth(1)).to_contain_text("Guest 2")
    seats = ann.page.get_by_label("How many play")
    seats.select_option("1")
    expect(ann.page.get_by_role("alert")).to_have_text(
        "2 people sit here already: someone has to stand up first."
    )
    expect(seats).to_have_value("2")
    ann.page.get_by_label("Best of three").check()
    board = ann.page.get_by_role("combobox", name=re.compile("^Board"))
    board.select_option("B")
    expect(ann.page.get_by_role("alert")).to_be_visible()
    expect(board).to_have_value("A")
    assert count(ann) == 2


def test_a_full_table_has_no_seat_to_offer(visit: Visit) -> None:
    ann, bo = visit(seed=1), visit(seed=2)
    invite(ann)
    ann.page.get_by_label("Blue Beanie").select_option("easy")
    expect(ann.button("Start the match")).to_be_enabled()
    bo.go(ann.page.url)
    expect(bo.page.locator(".seats li")).to_have_count(2)
    expect(bo.button("Sit down")).to_have_count(0)
    ann.page.get_by_label("Blue Beanie").select_option("open")
    expect(bo.button("Sit down")).to_be_visible()
