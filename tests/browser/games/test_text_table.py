"""Whole matches of the games that are played on the text table."""

import re
from pathlib import Path
from unittest.mock import patch

from playwright.sync_api import expect

from saucer.server.tables.match import clocks
from tests.browser.conftest import Visit
from tests.server.support.driving import running

HURRY = 60.0
"""How much faster time passes where the game is played against the clock."""


def test_a_whole_match_of_area_51(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.play_now("Area 51: Top Secret")
    ada.as_text()
    ada.play_to_the_end()
    expect(ada.outcome().locator(".score")).to_have_count(3)


def test_a_whole_match_of_eti(visit: Visit) -> None:
    ada = visit()
    ada.go("/?new=eti")
    ada.page.get_by_label(re.compile("^Length")).select_option("short")
    ada.button("Start playing").click()
    ada.wait_for_table()
    ada.as_text()
    ada.play_to_the_end()


def test_a_whole_match_of_nine_tiles_panic(visit: Visit, tmp_path: Path) -> None:
    with patch.object(clocks, "SPEED", HURRY), running(tmp_path / "saucer.db") as quick:
        ada = visit(address=quick.address)
        ada.go("/")
        ada.play_now("Nine Tiles Panic")
        ada.as_text()
        ada.play_to_the_end()
        ada.page.close()
