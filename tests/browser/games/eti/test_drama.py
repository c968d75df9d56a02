"""E.T.I. in the order of its drama: what cannot be chosen says why, and nothing shows the end before the board does."""

from copy import deepcopy

import pytest
from playwright.sync_api import expect

import saucer
from saucer.engine.bits import only
from saucer.engine.types import Seat
from saucer.games.eti.moves import Reveal
from tests.browser.conftest import Visit
from tests.browser.games.eti.support.positions import (
    along,
    match_at,
    match_in,
    phase_of,
    put_envelope_away,
    short_match,
    state_in,
)
from tests.browser.games.eti.support.stage import open_envelope, under_attack
from tests.browser.support.axe import examine
from tests.browser.support.stage import Stage
from tests.browser.support.visitor import Visitor
from tests.browser.support.windows import IN_SIGHT, LOW_PHONES, SMALL_TEXT

MOVING = {"reduced_motion": "no-preference"}
BROKEN_WORDS = """
() => [...document.querySelectorAll('.tile .name')].filter((name) => name.scrollWidth > name.clientWidth + 1)
  .map((name) => name.textContent)
"""
HIDDEN = f"""
() => {{
  {IN_SIGHT}
  const needed = all(".question p, .buttons .button, .hint, .board [data-usable='true'], .tile");
  return [...sideways, ...needed.filter((each) => each.checkVisibility() && !inSight(each)).map(name)];
}}
"""
CUT_OR_COVERED = """
() => {
  const parts = '.desk :is(p, strong, .button), .tile :is(.name, .numbers > *, .students > *), '
    + '.chip :is(.top, .facts) > *';
  const outside = (inner, outer) => inner.left < outer.left - 2 || inner.right > outer.right + 2
    || inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2;
  const seen = (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0;
  const cut = [...document.querySelectorAll(parts)].filter(seen).filter((each) =>
    outside(each.getBoundingClientRect(), each.closest('.desk, .tile, .chip').getBoundingClientRect()));
  const covered = [...document.querySelectorAll(".eti-board [data-usable='true'], .buttons .button, .question p")]
    .filter(seen).filter((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return !each.contains(top) && !top?.contains(each);
    });
  return [...cut, ...covered].map((each) => [each.className.baseVal ?? each.className, each.textContent.trim()]);
}
"""
SMALL_LIT = """
() => [...document.querySelectorAll(".eti-board [data-usable='true'], .eti-board .buttons .button, .now button")]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.textContent.trim(), each.getBoundingClientRect().width, each.getBoundingClientRect().height])
  .filter(([, width, height]) => Math.min(width, height) < 43.5)
"""
PHASES = ("upgrades", "marks", "agenda", "votes", "vault", "threat", "draws", "window", "method")
CROWDED = ("marks", "agenda", "vault", "threat", "window")
"""Looked at with six companies too."""


def test_a_banned_agenda_is_shown_dim_with_its_reason(visit: Visit) -> None:
    match = match_in("agenda")
    state = deepcopy(match.state)
    seat = match.to_move[0]
    state.banned = only(Seat(seat))
    ada = Stage(visit(), match_at(state), seat=seat)
    put_envelope_away(ada)
    research = ada.visitor.page.locator("[data-spot='agenda:research']")
    expect(research).to_contain_text("Travel Ban")
    expect(research).to_have_attribute("data-usable", "false")
    research.click(force=True)
    expect(ada.visitor.page.get_by_role("alert")).to_contain_text("R6.3")
    ada.visitor.check()


def test_a_reveal_is_asked_with_what_it_brings_and_has_its_moment(visit: Visit) -> None:
    match = next(
        match for match in along(short_match(3, 12)) if phase_of(match) == "window" and aliens_in(match)
    )
    seat = aliens_in(match)[0]
    ada = Stage(visit(**MOVING), match, seat=seat)
    page = ada.visitor.page
    put_envelope_away(ada)
    page.locator(".desk .buttons .button").last.click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("The humans get")
    expect(asked).to_contain_text("Defence as far as known")
    examine(ada.visitor, "a reveal asked")
    asked.locator(".button.primary").click()
    expect(page.locator("[data-moment='revealed']")).to_contain_text("You are the alien")
    expect(page.locator("[data-moment]")).to_have_count(0)
    expect(page.get_by_role("img", name="Creativity becomes Intel")).to_have_count(1)
    ada.visitor.check()


def aliens_in(match: saucer.Match) -> list[int]:
    """The seats that are asked and may reveal."""
    return [seat for seat in match.to_move if Reveal() in match.legal_moves(seat)]


def test_log_and_result_wait_for_the_invasion_to_be_shown(visit: Visit) -> None:
    ada = Stage(visit(**MOVING), under_attack("saboteur", [10, 20]))
    page = ada.visitor.page
    open_envelope(ada.visitor)
    page.get_by_role("button", name="Discard 20").click()
    expect(page.locator(".question p")).to_have_text("See how it ends on the board.")
    assert "win" not in page.locator(".side").inner_text()
    page.get_by_role("button", name="Show everything").click()
    expect(ada.visitor.outcome()).to_contain_text("fame")
    expect(page.locator(".log")).to_contain_text("You win!")
    ada.visitor.check()


@pytest.mark.parametrize("size", LOW_PHONES)
def test_positions_fit_phones_as_browsers_leave_them(visit: Visit, size: str) -> None:
    messages: list[str] = []
    visitor = visit(**LOW_PHONES[size])
    visitor.page.on("console", lambda message: messages.append(message.text))
    match = match_in(PHASES[0])
    ada = Stage(visitor, match, seat=match.to_move[0])
    matches = [*map(match_in, PHASES), *(match_at(state_in(6, phase)) for phase in CROWDED)]
    for match in matches:
        ada.move_to(match, match.to_move[0])
        put_envelope_away(ada)
        for question in (HIDDEN, BROKEN_WORDS, SMALL_TEXT, SMALL_LIT, CUT_OR_COVERED):
            assert not visitor.page.evaluate(question), (phase_of(match), match.seats)
    assert not messages


def test_coach_and_hint_leave_the_board_in_sight_on_phones(visit: Visit) -> None:
    ada = visit(**LOW_PHONES["small phone"])
    ada.go("/?tutorial=eti")
    ada.wait_for_table()
    log = ada.page.locator(".log")
    expect(log).not_to_contain_text("secret card: The")
    open_envelope(ada)
    expect(log).to_contain_text("Your secret card: The Counterspy.")
    ada.button("Go on", ada.page.locator(".coach")).click()
    check_phones(ada)
    ada.button("No more lessons").click()
    ada.button("Hint").click()
    ada.page.locator(".hint").wait_for()
    check_phones(ada)
    ada.page.locator(".spot[data-usable='true']").first.tap()
    expect(ada.page.locator(".spot:focus")).to_have_count(1)
    expect(ada.page.locator(".caption")).to_be_empty()
    ada.check()


def check_phones(visitor: Visitor) -> None:
    """Look at the same position in the window of each phone."""
    for size, window in LOW_PHONES.items():
        visitor.page.set_viewport_size(window["viewport"])
        visitor.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        for question in (HIDDEN, SMALL_TEXT, SMALL_LIT, CUT_OR_COVERED):
            assert not visitor.page.evaluate(question), size
