"""A person in front of a real browser, who uses only what is lit."""

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, expect

from saucer.games import all_games

TIMEOUT = 30_000
MOST_MOVES = 900
EXPECTED = ("Failed to load resource", "WebSocket connection to")
"""How the browser begins its own lines about refused requests and lost connections."""

FIND_SITUATION = """
() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  if (document.querySelector('dialog[open] .ways')) return { kind: 'end' };
  const curtain = document.querySelector('.curtain button:enabled');
  if (curtain) return { kind: 'curtain' };
  if (document.querySelector('[data-do="go-on"]')) return { kind: 'paused' };
  if (document.querySelector('dialog[open]')) return { kind: 'dialog' };
  const coach = document.querySelector('.coach .button');
  if (coach) return { kind: 'coach' };
  if (document.querySelector('.to-end')) return { kind: 'closed end' };
  if (document.querySelector('.lost, .page[aria-busy="true"]')) return null;
  const lit = all(LIT);
  return lit.length ? { kind: 'lit', count: lit.length } : null;
}
"""
FIND_LIT = """
(pick) => {
  const visiblePoint = (element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y);
    return top && (element.contains(top) || top.contains(element)) ? { x, y } : null;
  };
  const all = [...document.querySelectorAll(LIT)];
  const harmless = all.filter((element) => !element.matches(COSTLY));
  const lit = harmless.length ? harmless : all;
  for (let step = 0; step < lit.length; step++) {
    const element = lit[(Math.floor(pick * lit.length) + step) % lit.length];
    const at = visiblePoint(element);
    if (at) return { ...at, label: element.getAttribute('aria-label') || element.textContent.trim() };
  }
  return null;
}
"""
ON_BOARD = ".spot.usable, .card[aria-disabled='false'], .buttons .button"
COSTLY = "[data-kid], [data-no-effect], .buttons .button:not(.primary)"
IN_TEXT = ".moves .button:enabled:not([aria-expanded='true'], [data-refused])"


def called(name: str) -> re.Pattern[str]:
    """A whole name, or what stands before the colon of one: there is a "Play with friends" for every game."""
    return re.compile(rf"^{re.escape(name)}(\s?: .+)?$")


class Visitor:
    """A person and their browser window."""

    def __init__(self, page: Page, address: str, seed: int = 1) -> None:
        self.page = page
        self.address = address.rstrip("/")
        self.chance = random.Random(seed)
        self.errors: list[str] = []
        self.moves = 0
        self.lit = ON_BOARD
        page.set_default_timeout(TIMEOUT)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.note_console)

    def note_console(self, message: ConsoleMessage) -> None:
        """Note what the client reports; the browser's own lines about failed requests are expected."""
        if message.type == "error" and not message.text.startswith(EXPECTED):
            self.errors.append(message.text)

    def go(self, path: str = "/") -> None:
        self.page.goto(path if path.startswith("http") else self.address + path)

    def button(self, name: str, inside: Page | Locator | None = None) -> Locator:
        return (inside or self.page).get_by_role("button", name=called(name))

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=called(name))

    def play_now(self, title: str) -> None:
        """One click on the home page."""
        game = self.page.locator(".game").filter(has=self.page.get_by_role("heading", name=title))
        self.button("Play now against bots", game).click()
        self.wait_for_table()

    def wait_for_table(self) -> None:
        self.page.locator("section.now").wait_for()

    def as_text(self) -> None:
        """Play on the text table, whether the game has a board or not."""
        self.lit = IN_TEXT
        switch = self.button("As text")
        if switch.count():
            self.page.locator(".drawing svg").first.wait_for()
            self.close_dialogs()
            switch.click()

    def close_dialogs(self) -> None:
        """Put away what lies over the board, such as an envelope with a role."""
        dialog = self.page.locator("dialog[open]")
        while dialog.count():
            dialog.locator(".button").last.click()

    def ask(self) -> str:
        """Wait until there is something to do; return what kind of thing."""
        try:
            found = self.page.wait_for_function(
                FIND_SITUATION.replace("LIT", repr(self.lit)), timeout=TIMEOUT
            )
        except Error:
            raise AssertionError(f"nothing to do on this page:\n{self.page.inner_text('body')}") from None
        kind: str = found.json_value()["kind"]
        return kind

    def go_home(self) -> None:
        """Open the home page and wait until it lists every game that is installed."""
        self.go("/")
        expect(self.page.locator(".game .button.primary")).to_have_count(len(all_games()))

    def is_asked(self) -> bool:
        """Whether there is something to do just now."""
        return self.page.evaluate(FIND_SITUATION.replace("LIT", repr(self.lit))) is not None

    def act(self) -> str:
        """Do one thing that can be done now, by a real click; return what kind of thing it was."""
        kind = self.ask()
        if kind == "curtain":
            self.page.locator(".curtain button").click()
        elif kind == "paused":
            self.page.locator("[data-do='go-on']").click()
            expect(self.page.locator("[data-do='go-on']")).to_have_count(0)
        elif kind == "dialog":
            self.page.locator("dialog[open] .button.primary").click()
        elif kind == "closed end":
            self.page.locator(".to-end").click()
        elif kind == "coach":
            self.use(self.point(".coach .button"))
        elif kind == "lit":
            self.use(self.point())
        return kind

    def point(self, lit: str = "") -> dict[str, Any] | None:
        """Where something lit is, chosen at random."""
        found: dict[str, Any] | None = self.page.evaluate(
            FIND_LIT.replace("LIT", repr(lit or self.lit)).replace("COSTLY", repr(COSTLY)),
            self.chance.random(),
        )
        return found

    def use(self, found: dict[str, Any] | None) -> None:
        if found is None:
            return
        self.page.mouse.click(found["x"], found["y"])
        self.moves += 1

    def play(self, moves: int, watch: Callable[[], None] | None = None) -> None:
        """Make this many moves."""
        until = self.moves + moves
        while self.moves < until:
            assert self.act() != "end", "the match ended too soon"
            if watch:
                watch()

    def play_until(self, met: Callable[[], bool]) -> None:
        """Move until a condition is met, and there is something to do."""
        while not met():
            assert self.act() != "end", "the match ended too soon"
            self.ask()

    def play_to_the_end(self, watch: Callable[[], None] | None = None) -> None:
        for _ in range(MOST_MOVES):
            if self.act() == "end":
                self.check()
                return
            if watch:
                watch()
        raise AssertionError(f"no end after {MOST_MOVES} moves: {self.question()}")

    def hurry(self) -> None:
        """Skip the running animation, as a click on the board does."""
        self.page.evaluate("document.querySelector('main.board')?.click()")

    def question(self) -> str:
        return self.page.locator(".question p").inner_text()

    def outcome(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has=self.page.locator(".ways"))

    def check(self) -> None:
        assert not self.errors, self.errors

    def says(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=TIMEOUT)
