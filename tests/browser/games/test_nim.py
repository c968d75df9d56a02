"""A game from outside is on the home page, and is played on the text table."""

from pathlib import Path

from playwright.sync_api import expect

from saucer.testing import registered
from saucer_nim import GAME
from tests.browser.conftest import Visit
from tests.server.support.driving import running


def test_a_whole_match_of_nim(visit: Visit, tmp_path: Path) -> None:
    with registered(GAME), running(tmp_path / "saucer.db") as server:
        ada = visit(address=server.address)
        ada.go("/")
        ada.play_now("Nim")
        ada.as_text()
        ada.says("Take one, two or three stones.")
        ada.play_to_the_end()
        expect(ada.outcome().locator(".score")).to_have_count(2)
        ada.page.close()
