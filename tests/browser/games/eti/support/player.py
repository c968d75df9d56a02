"""A person who plays E.T.I. by pressing what is lit, and who wants the match to end."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error

from tests.browser.support.visitor import Visitor

LIT = """
(() => {
  const all = [...document.querySelectorAll(
    ".drawing [data-usable='true']:not(:disabled), .drawing .buttons .button:enabled:not([data-refused])," +
    ".drawing .deal:enabled"
  )].filter((each) => each.checkVisibility());
  return all;
})()
"""
FIND = f"""
() => {{
  if (document.querySelector('dialog[open] .ways')) return {{ kind: 'end' }};
  if (document.querySelector('dialog[open]')) return {{ kind: 'dialog' }};
  if (document.querySelector('.lost, .page[aria-busy="true"]')) return null;
  if (document.querySelector('.to-end')) return {{ kind: 'closed end' }};
  if (document.querySelector('.now .pass')) return {{ kind: 'hand over' }};
  if (!document.querySelector('.now.mine')) return null;
  const lit = {LIT};
  const name = (each) => each.dataset.spot || each.textContent.trim();
  return lit.length ? {{ kind: 'act', lit: lit.map(name) }} : null;
}}
"""
NEXT = f"""
(wanted) => {{
  const lit = {LIT};
  const name = (each) => each.dataset.spot || each.textContent.trim();
  document.querySelectorAll('[data-next]').forEach((each) => each.removeAttribute('data-next'));
  const next = lit.find((each) => name(each) === wanted);
  next?.setAttribute('data-next', '');
  return !!next;
}}
"""
WANTED = ("I am ready", "Honour it", "agenda:submit", "agenda:research", "vault:secret", "No, thank you")
"""What is pressed first: it keeps a match short."""
MOST_ACTIONS = 600
SOON = 3000
"""How long something lit is waited for, in milliseconds."""


class EtiPlayer:
    """Submits as soon as there are cards, makes no deals, and otherwise presses anything lit."""

    def __init__(self, visitor: Visitor, press: Callable[[str], None] | None = None, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.press = press or (lambda selector: self.page.locator(selector).click(timeout=SOON))
        self.chance = random.Random(seed)
        self.actions = 0
        self.pressed: list[str] = []

    def look(self) -> dict[str, Any]:
        """Wait until there is something to do; what can be done."""
        found: dict[str, Any] = self.page.wait_for_function(FIND).json_value()
        return found

    def act(self) -> str:
        """Do one thing; return what."""
        found = self.look()
        kind = str(found["kind"])
        if kind == "dialog":
            self.page.locator("dialog[open] .button").last.click()
        elif kind == "closed end":
            self.page.locator(".to-end").click()
        elif kind == "hand over":
            self.page.locator(".now .pass").click()
        elif kind == "act":
            kind = self.choose(found["lit"])
            if not self.page.evaluate(NEXT, kind):
                return "gone"
            self.actions += 1
            self.pressed.append(kind)
            self.use()
        return kind

    def use(self) -> None:
        """Press what was chosen, unless the decision is made by itself or the match ends in the meantime."""
        try:
            self.press("[data-next]")
        except Error:
            if self.page.locator("[data-next]").count() and not self.page.locator("dialog[open]").count():
                raise

    def choose(self, lit: list[str]) -> str:
        """What to press of everything lit."""
        for wanted in WANTED:
            if wanted in lit and (wanted != "agenda:submit" or self.has_cards()):
                return wanted
        return self.chance.choice(lit)

    def has_cards(self) -> bool:
        found: bool = self.page.locator(".console .ports").first.evaluate(
            "(ports) => !ports.ariaLabel.includes('empty')"
        )
        return found

    def play_to_the_end(self) -> None:
        for _ in range(MOST_ACTIONS):
            if self.act() == "end":
                self.visitor.check()
                return
        raise AssertionError(f"no end after {MOST_ACTIONS} actions: {self.visitor.question()}")
