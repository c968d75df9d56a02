"""What the board of Don't Talk to Strangers shows by itself: flying cards, points, landings, piles, the winner."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.visitor import Visitor

STRANGERS = "Don't Talk to Strangers"
READ_IN_FULL = "(line) => line.scrollHeight <= line.clientHeight && line.scrollWidth <= line.clientWidth"
RECORD = """
window.seen = { cards: [], numbers: [], shaken: 0 };
const animate = Element.prototype.animate;
Element.prototype.animate = function (...settings) {
  if (this.matches('svg.ground')) seen.shaken += 1;
  return animate.apply(this, settings);
};
new MutationObserver((changes) => {
  for (const node of changes.flatMap((change) => [...change.addedNodes])) {
    if (!(node instanceof Element)) continue;
    if (node.matches('.flying')) seen.cards.push(node.dataset.flying);
    if (node.matches('.floating')) seen.numbers.push(node.textContent);
  }
}).observe(document, { childList: true, subtree: true });
"""
DRAWN_LATER = """
(sign) => {
  const lights = [...document.querySelectorAll('.light.lot')];
  return lights.every((light) => light.compareDocumentPosition(sign) & Node.DOCUMENT_POSITION_FOLLOWING);
}
"""


def seated(visit: Visit, **settings: Any) -> Visitor:
    ada = visit(**settings)
    ada.page.add_init_script(RECORD)
    ada.go("/")
    ada.play_now(STRANGERS)
    ada.ask()
    return ada


def seen(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.page.evaluate("window.seen")
    return found


def test_cards_fly_points_float_and_aliens_shake_the_board(visit: Visit) -> None:
    ada = seated(visit, reduced_motion="no-preference")
    ada.play_until(lambda: seen(ada)["shaken"] > 0 and any_points(seen(ada)["numbers"]))
    assert any(seen(ada)["cards"]), "a card that everyone sees"
    assert "" in seen(ada)["cards"], "a card face down"
    assert all(re.fullmatch(r"[+−]\d+", number) for number in seen(ada)["numbers"])
    expect(ada.page.locator(".flying")).to_have_count(0)


def any_points(numbers: list[str]) -> bool:
    return any(number.startswith("+") for number in numbers)


def test_nothing_moves_where_motion_is_not_wanted(visit: Visit) -> None:
    ada = seated(visit)
    ada.play(24)
    assert ada.page.locator(".log li").count() > 24
    assert seen(ada) == {"cards": [], "numbers": [], "shaken": 0}


def test_piles_are_opened_and_their_cards_read(visit: Visit) -> None:
    ada = seated(visit)
    ada.play_until(lambda: ada.page.get_by_role("button", name="Discard pile: empty").count() == 0)
    ada.page.get_by_role("button", name="Draw pile").focus()
    ada.page.keyboard.press("Enter")
    sheet = ada.page.get_by_role("dialog")
    expect(sheet).to_contain_text("face down")
    expect(sheet.locator(".kind")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    pile = ada.page.get_by_role("button", name=re.compile(r"Discard pile: .* cards?"))
    pile.click()
    latest = sheet.locator(".kind").first
    name = latest.locator(".name").inner_text()
    latest.click()
    about = ada.page.get_by_role("dialog", name=name, exact=True)
    expect(about.get_by_role("button", name="Rule R")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(about).to_have_count(0)
    expect(sheet).to_be_visible()
    ada.check()


def test_a_lit_place_keeps_its_name(visit: Visit) -> None:
    ada = seated(visit)
    ada.play_until(lambda: ada.page.locator(".light.lot").count() > 0)
    signs = ada.page.locator("[data-sign]")
    assert signs.count() > 10
    for sign in signs.all():
        assert sign.evaluate(DRAWN_LATER)


def test_the_line_about_what_one_points_at_follows_the_view(visit: Visit) -> None:
    ada = seated(visit)
    caption = ada.page.locator(".caption")
    ada.play_until(lambda: "where the Kid on" in ada.question())
    start = re.search(r"Kid on (\w+)", ada.question())
    assert start
    spot = ada.page.locator(f"[data-spot='{start[1]}']")
    spot.hover()
    expect(caption).to_contain_text("Kid of Guest")
    ada.page.locator(".spot.usable[data-spot]").first.dispatch_event("click")
    expect(ada.page.locator(".page[aria-busy='true']")).to_have_count(0)
    expect(caption).to_have_text(spot.get_attribute("aria-label") or "?")


def test_on_a_phone_the_line_goes_with_the_view(visit: Visit) -> None:
    ada = seated(visit, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.play_until(lambda: ada.page.locator(".spot.usable[data-spot]").count() > 1)
    question = ada.question()
    page = ada.page.context.new_page()
    """No mouse has ever been here."""
    page.goto(ada.page.url)
    expect(page.locator(".spot.usable[data-spot]")).not_to_have_count(0)
    expect(page.locator(".page[aria-busy='true']")).to_have_count(0)
    caption = page.locator(".caption")
    page.locator(".spot:not(.usable)[aria-label^='Library']").tap(force=True)
    expect(caption).to_contain_text("Library")
    assert caption.evaluate(READ_IN_FULL)
    page.locator(".spot.usable[data-spot]").first.tap(force=True)
    expect(page.locator(".question p")).not_to_have_text(question)
    expect(caption).to_be_empty()
