"""Playing by keyboard, on a phone, in French, without colours, with a screen reader."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import examine
from tests.browser.support.visitor import Visitor
from tests.browser.support.windows import PHONE

FOCUSED = """
() => {
  const active = document.activeElement;
  const text = active.getAttribute('aria-label') || active.textContent.trim();
  const outlined = getComputedStyle(active).outlineStyle !== 'none' ||
    getComputedStyle(active.querySelector('rect') ?? active).outlineStyle !== 'none';
  return { text, usable: active.matches(LIT), dialog: !!active.closest('dialog'), outlined };
}
"""
FIT_WHEN_ALL_ARE_SHOWN = """
(tools) => {
  for (const button of tools.querySelectorAll(':disabled')) button.disabled = false;
  return tools.scrollWidth <= tools.clientWidth;
}
"""


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ada = visit()
    ada.go_home()
    while not str(focused(ada)["text"]).startswith("Play now"):
        ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    ada.wait_for_table()
    for _ in range(600):
        kind = ada.ask()
        if kind == "end":
            break
        press_on(ada, kind)
    expect(ada.outcome()).to_be_visible()
    ada.check()


def focused(visitor: Visitor) -> dict[str, object]:
    found: dict[str, object] = visitor.page.evaluate(FOCUSED.replace("LIT", repr(visitor.lit)))
    return found


def press_on(visitor: Visitor, kind: str) -> None:
    """Go to something that can be used, and use it."""
    for _ in range(visitor.chance.randrange(3)):
        visitor.page.keyboard.press("Tab")
    for _ in range(80):
        here = focused(visitor)
        if here["dialog"] if kind == "dialog" else here["usable"]:
            assert here["outlined"], f"the focus cannot be seen on {here['text']}"
            visitor.page.keyboard.press("Enter")
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError("nothing that can be used is reached by Tab")


def test_nothing_is_cut_off_or_small_on_a_phone(visit: Visit) -> None:
    ada = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    ada.go("/")
    ada.play_now("Don't Talk to Strangers")

    def nothing_is_cut_off() -> None:
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    ada.play(4)
    nothing_is_cut_off()
    question = ada.page.locator(".question p").bounding_box()
    assert question
    assert 0 <= question["y"] < PHONE["height"]
    small = ada.page.evaluate(
        """() => [...document.querySelectorAll('button, a, select')].filter((element) => element.offsetParent)
          .map((element) => [element.textContent.trim(), element.getBoundingClientRect().height])
          .filter(([, height]) => height < 43.5)"""
    )
    assert not small
    ada.play(8)
    nothing_is_cut_off()
    assert ada.page.locator(".tools").evaluate(FIT_WHEN_ALL_ARE_SHOWN)


def test_a_french_browser_is_spoken_to_in_french(visit: Visit) -> None:
    zoe = visit(locale="fr-FR")
    zoe.go("/")
    zoe.button("Jouer contre des robots").first.click()
    zoe.wait_for_table()
    assert zoe.page.locator("html").get_attribute("lang") == "fr"
    zoe.play(12)
    page = zoe.page.inner_text("body")
    assert not re.search(r"\b(Your|Play|turn|Card|Wait|the)\b", page), page
    zoe.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert zoe.page.locator(".tools").evaluate(FIT_WHEN_ALL_ARE_SHOWN)
    zoe.page.set_viewport_size({"width": 1280, "height": 800})
    zoe.page.get_by_label("Langue").select_option("en")
    zoe.wait_for_table()
    zoe.play(3)
    assert zoe.page.locator("html").get_attribute("lang") == "en"


def test_a_whole_game_with_colours_removed(visit: Visit) -> None:
    ada = visit(forced_colors="active")
    session = ada.page.context.new_cdp_session(ada.page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    ada.go("/")
    ada.play_now("Don't Talk to Strangers")
    shapes = ada.page.locator(".side .badge svg").evaluate_all(
        """(badges) => badges.map((badge) => badge.innerHTML.replace(/(fill|stroke|style|class)="[^"]*"/g, ''))"""
    )
    assert len(set(shapes)) == len(shapes) == 2
    ada.play_to_the_end()


def test_axe_finds_no_violation_on_any_page_by_day_or_night(visit: Visit) -> None:
    ada = visit()
    ada.go_home()
    examine(ada, "home")
    ada.go("/nowhere")
    ada.link("To the games").wait_for()
    examine(ada, "unknown address")
    ada.go("/?new=strangers")
    ada.page.locator("form").wait_for()
    ada.page.get_by_text("With other numbers of players").click()
    examine(ada, "new table")
    ada.go_home()
    ada.button("Play with friends").first.click()
    ada.page.locator(".qr svg").wait_for()
    examine(ada, "lobby")
    bo = visit()
    bo.go(ada.page.url)
    bo.button("Sit down").wait_for()
    examine(bo, "invitation")
    ada.page.get_by_label("Blue Beanie").select_option("normal")
    ada.button("Start the match").click()
    ada.ask()
    examine(ada, "board")
    examine_the_rest(ada)


def examine_the_rest(ada: Visitor) -> None:
    """The pages reached from the table."""
    ada.button("Rules").click()
    ada.says("R1.1")
    examine(ada, "rules")
    ada.page.keyboard.press("Escape")
    ada.button("As text").click()
    examine(ada, "text table")
    ada.as_text()
    ada.play_to_the_end()
    examine(ada, "end")
    ada.link("Watch the replay").click()
    ada.page.get_by_role("slider").wait_for()
    examine(ada, "replay as text")
    ada.button("As a board").click()
    examine(ada, "replay")
    ada.go_home()
    ada.page.get_by_role("button", name="Delete").first.click()
    examine(ada, "home with tables")
