"""Takes the screenshots in docs/screenshots, from real matches on the installed build: every game in the middle of
a match and the home page, on a desktop and on a phone, by day and by night."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright

import saucer
from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games import all_games
from tests.browser.conftest import DESKTOP, FLAGS
from tests.browser.support.chromium import MISSING, find_chromium
from tests.browser.support.visitor import Visitor
from tests.server.support.driving import Running, running

Scheme = Literal["light", "dark"]

SCHEMES: tuple[Scheme, ...] = ("light", "dark")
WINDOWS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
OWN: Seat = Seat(0)
SEATS = {"strangers": 4, "area51": 4, "eti": 4, "panic": 3}
DECISIONS = {"strangers": 12, "area51": 50, "eti": 24, "panic": 14}
"""How far into its match each game is shown, in decisions of the player in front of the screen."""


class Photographer:
    """Opens windows on a server and saves screenshots of them."""

    def __init__(self, browser: Browser, server: Running, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder

    def take_all(self) -> None:
        for size, settings in WINDOWS.items():
            self.home(size, settings)
            for game in all_games():
                if game.id in SEATS:
                    self.match(game.id, size, settings)

    def window(self, settings: dict[str, Any]) -> Visitor:
        context = self.browser.new_context(locale="en-GB", reduced_motion="reduce", **settings)
        return Visitor(context.new_page(), self.server.address)

    def home(self, size: str, settings: dict[str, Any]) -> None:
        ada = self.window(settings)
        ada.go_home()
        self.take(ada, f"home-{size}")

    def match(self, game: str, size: str, settings: dict[str, Any]) -> None:
        """The middle of a match against bots."""
        ada = self.window(settings)
        ada.go("/")
        seats = [{"kind": "own", "name": "Ada"}] + [{"kind": "bot", "level": "easy"}] * (SEATS[game] - 1)
        plan = {"game": game, "seats": seats, "start": True}
        made = ada.page.request.post(
            f"{self.server.address}api/tables", data=plan, headers={"Origin": self.server.address.rstrip("/")}
        )
        code = made.json()["table"]["code"]
        ada.go(f"/t/{code}")
        ada.wait_for_table()
        self.play_on(code, DECISIONS[game])
        while ada.page.locator("dialog[open]").count():
            ada.act()
        self.take(ada, f"{game}-{size}")

    def play_on(self, code: str, decisions: int) -> None:
        """Decide for the person as a greedy bot would; bots decide for themselves."""
        table = self.server.hub.tables[code]
        asyncio.run_coroutine_threadsafe(decide(table.live_match, decisions), table.live_match.loop).result(
            120
        )

    def take(self, visitor: Visitor, name: str) -> None:
        visitor.page.mouse.move(0, 0)
        for scheme in SCHEMES:
            visitor.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            visitor.page.evaluate("document.fonts.ready")
            path = self.folder / f"{name}-{scheme}.jpg"
            visitor.page.screenshot(path=path, type="jpeg", quality=85, animations="disabled")


async def decide(live_match: Any, decisions: int) -> None:
    """Make moves for the person's seat; then wait until that seat is asked again."""
    bot, chance = saucer.bot("greedy"), Chance(1, 0, "screenshots")
    while live_match.to_move and (decisions > 0 or OWN not in live_match.to_move):
        if OWN in live_match.to_move:
            move = bot.choose(live_match.view(OWN), live_match.moves(OWN), chance)
            live_match.make_move(OWN, move)
            decisions -= 1
        await asyncio.sleep(0.01)


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
        Photographer(browser, server, folder).take_all()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
