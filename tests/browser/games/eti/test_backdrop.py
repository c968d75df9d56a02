"""Bargaining and voting in E.T.I. with the own console and the centre in sight, or one press away on small screens."""

from typing import Any

import pytest
from playwright.sync_api import expect

import saucer
from saucer.games.eti.view import View
from tests.browser.conftest import Visit
from tests.browser.games.eti.support.positions import match_at, put_envelope_away, state_in
from tests.browser.support.stage import Stage
from tests.browser.support.windows import LOW_PHONES, SIZES, SMALL_TARGETS, SMALL_TEXT

WIDE: dict[str, dict[str, Any]] = {size: SIZES[size] for size in ("laptop", "large screen", "tablet")}
SCENES = ((3, "bargain"), (6, "bargain"), (6, "votes"), (6, "settle"))
OUT_OF_SIGHT = """
() => [...document.querySelectorAll('.backdrop button, .backdrop .name, .backdrop .line > *, .backdrop .numbers > *')]
  .filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const board = document.querySelector('.backdrop').getBoundingClientRect();
    return each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0 || left < board.left - 1
      || top < board.top - 1 || right > board.right + 1 || bottom > board.bottom + 1 || bottom > innerHeight + 1;
  })
  .map((each) => each.textContent.trim())
"""


def check_backdrop(stage: Stage, *, touch: bool) -> None:
    """Every project of the centre and all of the own console can be read and pressed."""
    assert stage.seat is not None
    view: View = stage.match.view(stage.seat)
    page = stage.visitor.page
    expect(
        page.get_by_role("button", name=f"Show your console. Bank {view.seats[stage.seat].bank}.")
    ).to_be_visible()
    for project in view.centre:
        expect(page.locator(f".backdrop [data-spot='project:{project}']")).to_be_visible()
    assert not page.evaluate(OUT_OF_SIGHT)
    assert not page.evaluate(SMALL_TEXT)
    if touch:
        assert not page.evaluate(SMALL_TARGETS)


def match_in(seats: int, phase: str) -> saucer.Match:
    return match_at(state_in(seats, phase))


def take_seat(stage: Stage, seats: int, phase: str) -> None:
    match = match_in(seats, phase)
    stage.move_to(match, match.to_move[0])
    put_envelope_away(stage)


@pytest.mark.parametrize("size", WIDE)
def test_console_and_centre_stay_in_sight_while_companies_bargain(visit: Visit, size: str) -> None:
    match = match_in(*SCENES[0])
    stage = Stage(visit(**WIDE[size]), match, seat=match.to_move[0])
    for scene in SCENES:
        take_seat(stage, *scene)
        check_backdrop(stage, touch="has_touch" in WIDE[size])
    stage.visitor.check()


def test_console_and_centre_are_one_press_away_on_a_small_phone(visit: Visit) -> None:
    match = match_in(*SCENES[0])
    stage = Stage(visit(**LOW_PHONES["small phone"]), match, seat=match.to_move[0])
    page = stage.visitor.page
    turn = page.get_by_role("button", name="Your console and the centre")
    for scene in SCENES:
        take_seat(stage, *scene)
        turn.tap()
        check_backdrop(stage, touch=True)
        turn.tap()
        expect(page.locator(".backdrop")).to_be_hidden()
    turn.tap()
    page.get_by_role("button", name="Show your console").tap()
    expect(page.get_by_role("region", name="Your console")).to_be_visible()
    stage.visitor.button("Close").tap()
    expect(page.locator(".backdrop")).to_be_visible()
    stage.visitor.check()


def test_an_offer_being_written_is_there_again_after_a_look_at_a_console(visit: Visit) -> None:
    match = match_in(6, "bargain")
    stage = Stage(visit(**LOW_PHONES["phone with bars"]), match, seat=match.to_move[0])
    put_envelope_away(stage)
    page = stage.visitor.page
    wish = page.get_by_role("group", name="For choosing").get_by_role("button").last
    wish.tap()
    page.locator(".companies .spot").last.tap()
    expect(page.locator(".bargain")).to_be_hidden()
    stage.visitor.button("Back to yours").tap()
    expect(wish).to_have_attribute("aria-pressed", "true")
    stage.visitor.check()
