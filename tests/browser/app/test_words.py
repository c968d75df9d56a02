"""Words on the pages: names that differ, nothing read out twice, buttons that stay in their places."""

import base64
import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.visitor import TIMEOUT, Visitor

STRANGERS = "Don't Talk to Strangers"
PANIC = "Nine Tiles Panic"

NAME = "(element) => element.getAttribute('aria-label') || element.textContent.trim()"
BOXES = """
() => [...document.querySelectorAll('.moves:not(.inside) .button')].map((button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return { text: button.textContent, enabled: !button.disabled, x, y, width, height };
})
"""
ROWS_OF_INK = """
async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return Array.from({ length: image.height }, (_, y) =>
    Math.min(...Array.from({ length: image.width }, (_, x) => data[(y * image.width + x) * 4])));
}
"""


def names_of(buttons: Locator) -> list[str]:
    return [str(button.evaluate(NAME)) for button in buttons.all()]


def test_every_way_into_a_game_has_a_name_of_its_own(visit: Visit) -> None:
    for locale in ("en-GB", "fr-FR"):
        ada = visit(locale=locale)
        ada.go_home()
        names = names_of(ada.page.locator(".game .button"))
        assert len(names) >= 12
        assert len(set(names)) == len(names), names


def test_a_card_is_read_out_once(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.play_now(STRANGERS)
    cards = ada.page.locator(".hand .card")
    expect(cards.first).to_be_visible()
    for card in cards.all():
        written = card.locator(".name").inner_text()
        count = card.locator(".count")
        times = f" {count.inner_text()}" if count.count() else ""
        useless = card.get_attribute("data-no-effect")
        why = " – .+" if useless else ""
        expect(card).to_have_accessible_name(re.compile(rf"^(Play )?{re.escape(written)}{why}{times}$"))


def test_the_log_begins_with_the_set_up(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.play_now(STRANGERS)
    log = ada.page.get_by_role("group", name="Log")
    expect(log.locator("li").first).to_contain_text("Play begins on board A.")
    expect(log).to_contain_text("You begin with")
    expect(log).to_contain_text("begins with 3 cards")


def building_as_text(visit: Visit, **settings: Any) -> Visitor:
    """A match of Nine Tiles Panic, as text, in which everyone builds."""
    ada = visit(**settings)
    ada.go("/")
    ada.page.locator(".game").filter(has=ada.page.get_by_text(PANIC)).locator("button.primary").click()
    ada.wait_for_table()
    ada.page.locator(".tools [aria-pressed]").click()
    ada.page.locator(".moves .button").click()
    expect(ada.page.locator(".moves .button[aria-expanded]").nth(8)).to_be_visible(timeout=TIMEOUT)
    return ada


def test_timers_have_names_in_every_language(visit: Visit) -> None:
    english = building_as_text(visit)
    expect(english.page.get_by_text("Building clock:")).to_be_visible()
    french = building_as_text(visit, locale="fr-FR")
    expect(french.page.get_by_text("Horloge de construction :")).to_be_visible()


def test_laying_a_tile_puts_no_other_under_the_finger(visit: Visit) -> None:
    ada = building_as_text(visit, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = ada.page
    page.get_by_role("button", name="Lay tile 4 on…").click()
    before = page.evaluate(BOXES)
    entry = page.get_by_role("button", name="Lay tile 4 on b2")
    entry.scroll_into_view_if_needed()
    box = entry.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("button", name="Lay tile 4 on…")).to_be_disabled()
    after = page.evaluate(BOXES)[: len(before)]
    assert [button["text"] for button in after] == [button["text"] for button in before]
    assert [button["x"] for button in after] == [button["x"] for button in before]
    assert {button["text"] for button in after if not button["enabled"]} == {"Lay tile 4 on…"}
    expect(entry).to_be_disabled()
    assert entry.bounding_box() == box


def test_buttons_in_groups_stand_apart(visit: Visit) -> None:
    ada = building_as_text(visit)
    ada.page.get_by_role("button", name="Lay tile 2 on…").click()
    boxes = [button.bounding_box() for button in ada.page.locator(".moves.inside .button").all()]
    assert len(boxes) == 9
    for first, second in pairwise(boxes):
        assert first is not None
        assert second is not None
        beside = second["x"] - (first["x"] + first["width"])
        below = second["y"] - (first["y"] + first["height"])
        assert max(beside, below) >= 8


def test_groups_of_buttons_say_what_differs(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.play_now("Area 51: Top Secret")
    ada.as_text()
    buttons = ada.page.locator(".moves .button")
    expect(buttons.filter(has_text="bunker in region A").first).to_be_visible(timeout=TIMEOUT)
    names = names_of(buttons)
    assert len(set(names)) == len(names), names


def test_a_small_bold_i_keeps_its_dot(visit: Visit) -> None:
    ada = visit(color_scheme="light")
    ada.go_home()
    ada.page.evaluate("""() => {
      document.querySelector('main').innerHTML = '<button class="button small" id="dot">i</button>';
      return document.fonts.ready;
    }""")
    png = base64.b64encode(ada.page.locator("#dot").screenshot()).decode()
    rows = ada.page.evaluate(ROWS_OF_INK, png)[4:-4]
    ink = [row < 150 for row in rows]
    first, last = ink.index(True), len(ink) - 1 - ink[::-1].index(True)
    assert last - first > 6, rows
    assert False in ink[first:last], rows
