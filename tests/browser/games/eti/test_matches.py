"""Whole short matches of E.T.I. on its board: at a real table in both roles, by keyboard, and by touch on a phone."""

from typing import Any

import pytest
from playwright.sync_api import expect

import saucer
from tests.browser.conftest import Visit
from tests.browser.games.eti.support.player import EtiPlayer
from tests.browser.games.eti.support.positions import short_match
from tests.browser.support.stage import Stage
from tests.browser.support.visitor import Visitor
from tests.browser.support.windows import RECORD_SHIFTS
from tests.server.support.driving import Running

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SEATS = 3
MOST_TABS = 120
MOST_TABLES = 15
LARGEST_SHIFT = 0.02
REVEAL = "Reveal: I am the alien"


def seated(visit: Visit, *, alien: bool, **settings: Any) -> tuple[Stage, EtiPlayer]:
    """A page with a new match of three, in which the visitor is the alien or is not."""
    match = short_match(SEATS, seed=2)
    seat = alien_of(match) if alien else (alien_of(match) + 1) % SEATS
    stage = Stage(visit(**settings), match, seat=seat)
    stage.send(stage.view(stage.let_others_play()))
    return stage, EtiPlayer(stage.visitor)


def alien_of(match: saucer.Match) -> int:
    found: int = match.state.alien
    return found


def check_end(stage: Stage) -> None:
    """The end screen says who the alien was and how everyone fared."""
    end = stage.visitor.outcome()
    outcome = stage.match.outcome
    assert outcome
    expect(end.locator(".score")).to_have_count(len(outcome.scores))
    fame = f"{max(outcome.scores)} fame"
    expect(end.locator(".score").filter(has_text="fame").first).to_have_text(fame)
    expect(end.locator(".score").filter(has_text="destroyed")).to_have_count(1)
    expect(end).to_contain_text("alien")


@pytest.mark.parametrize("role", ["human", "alien"])
def test_a_whole_match_against_two_bots_at_a_real_table(visit: Visit, server: Running, role: str) -> None:
    ada = visit()
    ada.page.add_init_script(RECORD_SHIFTS)
    ada.go(f"/t/{make_table(ada, server, role)}")
    ada.wait_for_table()
    EtiPlayer(ada).play_to_the_end()
    expect(ada.outcome().locator(".score")).to_have_count(SEATS)
    shifts = sorted(ada.page.evaluate("window.shifts"), reverse=True)
    assert max((shift[0] for shift in shifts), default=0) < LARGEST_SHIFT, shifts[:3]


def make_table(maker: Visitor, server: Running, role: str) -> str:
    """The code of a table at which the maker has this role and two easy bots play."""
    seats = [{"kind": "own", "name": "Ada"}, *[{"kind": "bot", "level": "easy"}] * (SEATS - 1)]
    plan = {"game": "eti", "seats": seats, "options": {"length": "short", "timer": 0}, "start": True}
    for _ in range(MOST_TABLES):
        made = maker.page.context.request.post(f"{maker.address}/api/tables", data=plan)
        assert made.ok, made.text()
        code: str = made.json()["table"]["code"]
        if (alien_of(server.hub.tables[code].live_match.match) == 0) == (role == "alien"):
            return code
    raise AssertionError(f"the maker is never the {role} of {MOST_TABLES} tables")


def test_a_whole_match_as_the_alien_by_keyboard_alone(visit: Visit) -> None:
    stage, player = seated(visit, alien=True)
    page = stage.visitor.page

    def press(selector: str) -> None:
        for _ in range(MOST_TABS):
            if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return page.keyboard.press("Enter")
            page.keyboard.press("Tab")
        raise AssertionError(f"{player.pressed[-1]} is not reached by Tab")

    player.press = press
    player.play_to_the_end()
    assert REVEAL in player.pressed
    check_end(stage)


@pytest.mark.parametrize("role", ["human", "alien"])
def test_a_whole_match_by_touch_on_a_phone(visit: Visit, role: str) -> None:
    stage, player = seated(visit, alien=role == "alien", **PHONE)
    player.press = lambda selector: stage.visitor.page.locator(selector).tap()
    player.play_to_the_end()
    assert (REVEAL in player.pressed) == (role == "alien")
    check_end(stage)
