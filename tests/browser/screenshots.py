"""Takes the screenshots in docs/screenshots, from real matches on the installed build."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import MISSING, find_chromium
from tests.browser.conftest import DESKTOP, FLAGS
from tests.browser.visitor import Visitor
from tests.server.driving import running

PHONE = {"width": 390, "height": 844}
STRANGERS = "Don't Talk to Strangers"


class Photographer:
    """Opens windows and saves screenshots of them."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder

    def window(self, **settings: Any) -> Visitor:
        usual: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        context = self.browser.new_context(**{**usual, **settings})
        return Visitor(context.new_page(), self.address)

    def take(self, visitor: Visitor, name: str) -> None:
        visitor.page.mouse.move(0, 0)
        visitor.page.evaluate("document.fonts.ready")
        visitor.page.screenshot(path=self.folder / f"{name}.png", animations="disabled")

    def match(self) -> None:
        """The home page, then a match from its start to its replay."""
        ada = self.window(color_scheme="light")
        ada.go_home()
        self.take(ada, "home")
        ada.play_now(STRANGERS)
        ada.ask()
        self.take(ada, "start")
        play_on(ada, 24)
        self.take(ada, "middle")
        ada.button("As text").click()
        self.take(ada, "text")
        ada.button("As a board").click()
        ada.play_to_the_end()
        expect(ada.outcome().get_by_role("img")).to_be_visible()
        self.take(ada, "end")
        ada.link("Watch the replay").click()
        slider = ada.page.get_by_role("slider")
        expect(slider).not_to_have_attribute("max", "0")
        slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
        self.take(ada, "replay")

    def table(self, name: str, play_now: str, **settings: Any) -> None:
        """A match under way, in a window with these settings."""
        ada = self.window(**settings)
        ada.go("/")
        ada.button(play_now).first.click()
        ada.wait_for_table()
        play_on(ada, 18)
        self.take(ada, name)


def play_on(visitor: Visitor, moves: int) -> None:
    """Make a number of moves, then close any dialog over the board."""
    visitor.play(moves)
    while visitor.ask() == "dialog":
        visitor.act()


def main(folder: Path) -> None:
    path = find_chromium()
    if path is None:
        sys.exit(MISSING)
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as place,
        running(Path(place, "saucer.db")) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=path, args=list(FLAGS))
        photographer = Photographer(browser, server.address, folder)
        photographer.match()
        photographer.table("dark", "Play now against bots", color_scheme="dark")
        photographer.table("french", "Jouer contre des robots", color_scheme="dark", locale="fr-FR")
        photographer.table(
            "phone",
            "Play now against bots",
            viewport=PHONE,
            has_touch=True,
            is_mobile=True,
            color_scheme="dark",
        )
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
