"""Whole short matches of E.T.I. on its board: with the mouse at a real table, by keyboard, and by touch on a phone."""

from typing import Any

from playwright.sync_api import expect

import saucer
from tests.browser.conftest import Visit
from tests.browser.eti_player import EtiPlayer
from tests.browser.eti_positions import short_match
from tests.browser.stage import Stage

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SEATS = 3
MOST_TABS = 120


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
    expect(end.locator(".score")).to_have_text([str(score) for score in sorted(outcome.scores, reverse=True)])
    expect(end).to_contain_text("alien")


def test_a_whole_match_against_two_bots_at_a_real_table(visit: Visit) -> None:
    ada = visit()
    seats = [{"kind": "own", "name": "Ada"}, *[{"kind": "bot", "level": "easy"}] * (SEATS - 1)]
    plan = {"game": "eti", "seats": seats, "options": {"length": "short", "timer": 0}, "start": True}
    made = ada.page.context.request.post(f"{ada.address}/api/tables", data=plan)
    assert made.ok, made.text()
    ada.go(f"/t/{made.json()['table']['code']}")
    ada.wait_for_table()
    EtiPlayer(ada).play_to_the_end()
    expect(ada.outcome().locator(".score")).to_have_count(SEATS)


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
    assert "Reveal: I am the alien" in player.pressed
    check_end(stage)


def test_a_whole_match_as_a_human_by_touch_on_a_phone(visit: Visit) -> None:
    stage, player = seated(visit, alien=False, **PHONE)
    player.press = lambda selector: stage.visitor.page.locator(selector).tap()
    player.play_to_the_end()
    check_end(stage)
