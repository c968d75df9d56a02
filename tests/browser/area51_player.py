"""A person who plays Area 51 by pressing what is lit, and who wants the match to end."""

from collections.abc import Callable
from typing import Any

from tests.browser.visitor import Visitor

FIND = """
() => {
  if (document.querySelector('dialog[open] .ways')) return { kind: 'end' };
  if (document.querySelector('.curtain button:enabled')) return { kind: 'curtain' };
  if (document.querySelector('.lost, .page[aria-busy="true"]')) return null;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const spots = all('.spot.usable').map((spot) => spot.dataset.spot);
  const cards = all(".card[data-usable='true']").map((card) => card.dataset.card);
  const buttons = all('.tray .primary:enabled').map((button) => button.textContent.trim());
  const leave = all('.tray .ways .button').map((button) => button.textContent.trim());
  if (!document.querySelector('.now.mine')) return null;
  if (!spots.length && !cards.length && !buttons.length && !leave.length) return null;
  return { kind: 'act', spots, cards, buttons, leave };
}
"""
WANTED = ("held:", "space:", "route:", "hangar:", "display:", "deck")
"""What is pressed first."""
MOST_ACTIONS = 1500


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
        self.press(".tray .ways .button")
        return "button"

    def play_to_the_end(self) -> None:
        for _ in range(MOST_ACTIONS):
            if self.act() == "end":
                self.visitor.check()
                return
        raise AssertionError(f"no end after {MOST_ACTIONS} actions: {self.visitor.question()}")
