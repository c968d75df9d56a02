"""Variants of Don't Talk to Strangers: alone, as an architect, in teams."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.new_table import make_table
from tests.browser.support.windows import LOW_PHONES, SIZES

KINDS = 15
ALL_IN_SIGHT = """
(kinds) => kinds.every((kind) => {
  const { left, right, top, bottom, width } = kind.getBoundingClientRect();
  return width > 0 && left >= -1 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight;
})
"""


def test_an_architect_sees_all_kinds_and_how_much_is_to_be_laid(visit: Visit) -> None:
    ada = visit(**SIZES["phone"])
    make_table(ada, 1, {"Playing alone": "architect"}, {})
    kinds = ada.page.locator(".kind")
    expect(kinds).to_have_count(KINDS)
    for name, settings in {**SIZES, **LOW_PHONES}.items():
        if settings.get("has_touch") and name != "phone on its side":
            ada.page.set_viewport_size(settings["viewport"])
            assert kinds.evaluate_all(ALL_IN_SIGHT), name
    ada.says("Choose 3 more cards for your hand of 3.")
    for _ in range(4):
        kinds.first.click()
    ada.says("Your hand is chosen, and 1 of")


def test_who_plays_alone_wins_over_nobody_and_sees_the_best_score(visit: Visit) -> None:
    ada = visit()
    make_table(ada, 1, {}, {})
    ada.play_to_the_end()
    end = ada.outcome()
    expect(end.get_by_text("This is your best score yet.")).to_be_visible()
    expect(end.locator(".tag, .celebration")).to_have_count(0)
    ada.page.set_viewport_size(LOW_PHONES["small phone"]["viewport"])
    ada.button("Play again", end).click()
    expect(end).to_have_count(0)
    expect(ada.page.locator("header").get_by_text("Best score alone")).to_be_in_viewport()


def test_teams_have_a_total_and_show_what_each_partner_brought(visit: Visit) -> None:
    ada = visit()
    make_table(ada, 4, {"Teams": "open"}, {})
    partner = ada.page.locator(".side li").nth(1)
    expect(partner.get_by_text("Team A in all")).to_be_visible()
    expect(partner.get_by_text("Own points")).to_be_visible()
    card = partner.locator(".known").first
    box = card.bounding_box()
    assert box
    assert box["width"] >= 44
    card.click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
