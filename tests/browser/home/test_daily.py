"""The puzzle of the day: from home to a counted try, the table of the day, a picture to share, and a second try."""

from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games.panic.support.replays import as_program
from tests.browser.support.axe import examine
from tests.browser.support.visitor import Visitor
from tests.server.support.driving import Running
from tests.server.support.towns import best_plan, build

PLACE = "/api/daily/panic"
BUTTON_EDGES = """() => new Set(
  [...document.querySelector('.game .ways').children].map((one) => Math.round(one.getBoundingClientRect().left))
).size"""
PNG = b"\x89PNG"


def play_to_par(visitor: Visitor, button: str) -> None:
    """Press the button, and have the best town built at the table it leads to."""
    visitor.button(button).click()
    visitor.page.wait_for_url("**/t/*")
    program = as_program(visitor)
    build(program, visitor.page.url.rsplit("/", 1)[1], best_plan(program.get(PLACE)["goals"]))


def to_the_table_of_the_day(visitor: Visitor) -> None:
    """From the towns of the last round, which stay on the board, to the end of the match and on."""
    visitor.page.locator(".to-end").click()
    visitor.link("Table of the day").click()


def test_one_try_counts_and_is_shown_beside_what_nobody_can_beat(visit: Visit, tmp_path: Path) -> None:
    ada = visit()
    ada.go("/")
    ada.link("Town of the day").click()
    page = ada.page
    expect(page.get_by_role("heading", name="Town of the day", exact=True)).to_be_visible()
    expect(page.locator(".goals li")).to_have_count(3)
    expect(page.get_by_text("What nobody can beat")).to_have_count(0)
    page.get_by_label("Your name in the table of the day").fill("Ada")
    play_to_par(ada, "Play: this try counts")
    to_the_table_of_the_day(ada)
    expect(page.get_by_text("Nobody can beat this!")).to_be_visible()
    expect(page.locator("tr.same")).to_have_count(1)
    expect(page.locator("tr.own")).to_contain_text("Ada")
    expect(page.locator("tr.own")).to_contain_text("100")
    examine(ada, "daily")
    check_picture(ada, tmp_path / "town.png")
    before = page.locator("tr.own").inner_text()
    play_to_par(ada, "Play again")
    to_the_table_of_the_day(ada)
    expect(page.locator("tr.own")).to_have_count(1)
    assert page.locator("tr.own").inner_text() == before
    check_past_days_and_home(ada)
    assert ada.errors == []


def check_past_days_and_home(visitor: Visitor) -> None:
    """From the page of a day to a try at an earlier one, and to the place of puzzles on the home page."""
    page = visitor.page
    page.locator("section.panel", has_text="Past days").get_by_role("link").first.click()
    visitor.button("Play this day").click()
    page.wait_for_url("**/t/*")
    visitor.go("/")
    corner = page.get_by_role("region", name="Puzzles of the day")
    expect(corner).to_contain_text("100 points")
    expect(corner).to_contain_text("The next one comes in")


def check_picture(visitor: Visitor, file: Path) -> None:
    """Save the picture to share, and look whether it is one, without the town."""
    drawn = visitor.page.get_by_role("img", name="Town of the day")
    assert drawn.locator("svg").count() == 3, "the goals alone"
    expect(visitor.page.locator("svg.built")).to_be_visible()
    with visitor.page.expect_download() as saving:
        visitor.button("Share the picture").click()
    saving.value.save_as(file)
    assert file.read_bytes().startswith(PNG)
    assert len(file.read_bytes()) > 15_000, "the goals are in the picture"
    line = visitor.page.get_by_label("A line to send: it gives nothing away").input_value()
    assert all(part in line for part in ("Town of the day", "100 points", "/?daily=panic&day=")), line


def test_on_a_phone_in_french_nothing_is_cut_off(visit: Visit, server: Running) -> None:
    zoe = visit(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR")
    zoe.go("/?daily=panic")
    page = zoe.page
    expect(page.get_by_role("heading", name="La ville du jour", exact=True)).to_be_visible()
    page.get_by_label("Votre nom au tableau du jour").fill("Zoé")
    play_to_par(zoe, "Jouer : cet essai compte")
    zoe.go(f"/?daily=panic&day={as_program(zoe).get(PLACE)['day']}")
    expect(page.get_by_text("Personne ne peut faire mieux !")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.get_by_role("img", name="La ville du jour : Zoé a 100 points")).to_be_visible()
    assert zoe.errors == []


LEAVING = {
    "en-GB": (
        "Leave",
        "it counts as given up, without a rank, and no bot plays on",
        "Given up",
        "It has no rank",
    ),
    "fr-FR": (
        "Quitter",
        "il compte comme abandonné, sans rang, et aucun robot",
        "Abandonné",
        "terminé, sans rang",
    ),
}


@pytest.mark.parametrize(("locale", "height"), [("en-GB", 844), ("fr-FR", 664)])
def test_leaving_ends_the_try_and_the_page_says_so(visit: Visit, locale: str, height: int) -> None:
    leave, before, given_up, after = LEAVING[locale]
    ada = visit(viewport={"width": 390, "height": height}, has_touch=True, locale=locale)
    ada.go("/?daily=panic")
    page = ada.page
    page.locator(".start .primary").click()
    page.wait_for_url("**/t/*")
    ada.button(leave).click()
    expect(page.get_by_role("dialog")).to_contain_text(before)
    page.get_by_role("dialog").locator(".primary").click()
    expect(page.get_by_text(after)).to_be_visible()
    expect(page.locator("tr.own")).to_contain_text(given_up)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ada.errors == []


def test_the_challenge_of_the_day_is_compared_with_the_best_known(visit: Visit, server: Running) -> None:
    with patch.object(server.hub.best_known, "searches", 4):
        ada = visit()
        ada.go("/")
        ada.link("Challenge of the day").click()
        page = ada.page
        expect(page.locator(".goals li")).to_have_count(3)
        expect(page.get_by_text("Best known")).to_have_count(0)
        page.locator(".start .primary").click()
        page.wait_for_url("**/t/*")
        ada.button("Leave").click()
        page.get_by_role("dialog").locator(".primary").click()
        expect(page.get_by_role("heading", name="Best known")).to_be_visible()
        expect(page.get_by_role("row", name="Best known")).to_be_visible()
        expect(page.get_by_text("The best that 4 searches found")).to_be_visible()
        assert ada.errors == []


def test_a_refused_try_is_explained_in_sight(visit: Visit, server: Running) -> None:
    zoe = visit(viewport={"width": 390, "height": 664}, has_touch=True, locale="fr-FR")
    zoe.go("/?daily=panic")
    with patch.object(server.hub, "settings", replace(server.hub.settings, daily_tries_per_address=1)):
        server.browser().ask("POST", PLACE, {"name": "Ada"})
        zoe.page.locator(".start .primary").click()
        refused = zoe.page.get_by_role("alert")
        expect(refused).to_contain_text("c'est le maximum")
        expect(refused).to_be_in_viewport()


def test_a_day_there_is_not_is_refused_in_a_sentence(visit: Visit) -> None:
    ada = visit()
    ada.go("/?daily=panic&day=2999-01-01")
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no puzzle for that day.")


def test_the_options_of_a_new_table_fit_a_phone(visit: Visit) -> None:
    zoe = visit(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR")
    zoe.go("/?new=panic")
    expect(zoe.page.get_by_label("Aide avant l'annonce")).to_be_visible()
    expect(zoe.button("Commencer")).to_be_in_viewport()
    expect(zoe.page.get_by_label("Horloge de construction")).to_be_hidden()
    zoe.page.get_by_text("Points de détail").click()
    expect(zoe.page.get_by_label("Horloge de construction")).to_be_visible()
    assert zoe.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    zoe.go("/")
    zoe.page.locator(".games").wait_for()
    assert zoe.page.evaluate(BUTTON_EDGES) <= 2, "the buttons of a game stand in two columns"
