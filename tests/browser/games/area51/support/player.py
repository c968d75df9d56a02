"""A person who plays Area 51 by pressing what is lit, and who wants the match to end."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.support.visitor import Visitor

FIND = """
() => {
  if (document.querySelector('dialog[open] .ways')) return { kind: 'end' };
  if (document.querySelector('.curtain button:enabled')) return { kind: 'curtain' };
  if (document.querySelector('.lost, .page[aria-busy="true"]')) return null;
  if (document.querySelector('.now .pass')) return { kind: 'hand over' };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const spots = all('.spot.usable').map((spot) => spot.dataset.spot);
  const cards = all(".card[data-usable='true']").map((card) => card.dataset.card);
  const buttons = all('.tray .primary:enabled').map((button) => button.textContent.trim());
  const leave = all('.tray .ways .move').map((button) => button.textContent.trim());
  if (!document.querySelector('.now.mine')) return null;
  if (!spots.length && !cards.length && !buttons.length && !leave.length) return null;
  return { kind: 'act', spots, cards, buttons, leave };
}
"""
WANTED = ("held:", "space:", "route:", "hangar:", "region:", "display:", "deck")
"""What is pressed first."""
MOST_ACTIONS = 1500
MOST_TABS = 120


def press_by_key(page: Page, selector: str) -> None:
    """Go on to something with the Tab key alone, and press it."""
    for _ in range(MOST_TABS):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {selector}")


class Area51Player:
    """Builds and upgrades where that is possible, and picks up or collects otherwise."""

    def __init__(self, visitor: Visitor, press: Callable[[str], None] | None = None) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.press = press or (lambda selector: self.page.locator(selector).first.click())
        self.actions = 0

    def look(self) -> dict[str, Any]:
        """Wait until there is something to do; what can be done."""
        found: dict[str, Any] = self.page.wait_for_function(FIND).json_value()
        return found

    def spot(self, name: str) -> None:
        self.press(f'[data-spot="{name}"]')

    def act(self) -> str:
        """Do one thing; return what."""
        found = self.look()
        if found["kind"] == "hand over":
            self.press(".now .pass")
        if found["kind"] != "act":
            return str(found["kind"])
        self.actions += 1
        if found["buttons"]:
            self.press(".tray .primary:enabled")
            return "confirm"
        if found["cards"] and self.page.locator(".slots, .tray .slot").count():
            self.press(f'.card[data-card="{found["cards"][0]}"][data-usable="true"]')
            return "card"
        return self.choose(found)

    def act_on(self, selector: str) -> str:
        """Press one of these, or do something else where none is lit."""
        if not self.page.locator(selector).count():
            return self.act()
        self.press(selector)
        return "act"

    def choose(self, found: dict[str, Any]) -> str:
        """Begin an action."""
        for wanted in WANTED:
            spots = [spot for spot in found["spots"] if spot.startswith(wanted)]
            if spots:
                self.spot(spots[-1])
                return wanted
        if found["cards"]:
            self.press(f'.card[data-card="{found["cards"][0]}"][data-usable="true"]')
            return "card"
        self.press(".tray .ways .move")
        return "button"

    def play_until(self, *wanted: str) -> None:
        """Play until the log has each of these."""
        log = self.page.locator(".log")
        while missing := [words for words in wanted if not log.get_by_text(words).count()]:
            assert self.actions < MOST_ACTIONS, f"never: {missing}"
            assert self.act() != "end", f"never: {missing}"

    def play_turn(self) -> None:
        """Play until the screen has been handed over to the next person."""
        while self.act() != "hand over":
            assert self.actions < MOST_ACTIONS

    def play_to_the_end(self) -> None:
        for _ in range(MOST_ACTIONS):
            if self.act() == "end":
                self.visitor.check()
                return
        raise AssertionError(f"no end after {MOST_ACTIONS} actions: {self.visitor.question()}")
