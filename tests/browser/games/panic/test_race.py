"""Matches of Nine Tiles Panic from the first round to the end: races between browsers, the clock, and alone."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games.panic.support.town_building import (
    LIT,
    build,
    build_by_keys,
    claim,
    do,
    get_ready,
    look_through,
    make_match,
    make_race,
)
from tests.browser.support.axe import examine
from tests.browser.support.legible import console_of, illegible
from tests.browser.support.visitor import Visitor
from tests.browser.support.windows import LOW_PHONES, RECORD_SHIFTS
from tests.server.support.distance import holds_in_one_of_three
from tests.server.support.driving import running
from tests.server.support.waiting import run_out, wait_for

LARGEST_SHIFT = 0.02
SLOW_LINE = """
const Line = WebSocket;
window.WebSocket = class extends Line {
  send(text) { setTimeout(() => super.send(text), 150); }
  set onmessage(receive) { super.onmessage = receive && ((event) => setTimeout(() => receive(event), 150)); }
};
"""
"""Each way takes 150 ms longer."""
CLAIM_AT = "(time) => setTimeout(() => document.querySelector('[data-do=claim]').click(), time - Date.now())"


def test_a_phone_and_a_keyboard_race_a_whole_match(visit: Visit) -> None:
    ada = visit()
    bo = visit(**LOW_PHONES["small phone"])
    said = console_of(bo)
    for visitor in (ada, bo):
        visitor.page.add_init_script(RECORD_SHIFTS)
    make_race(ada, bo)
    get_ready(ada, bo)
    race_a_round(ada, bo)
    look_at_reveal(bo)
    by_keys_to_the_next_round(ada)
    look_through(bo)
    get_ready(bo)
    race_a_round(ada, bo)
    look_through(ada, bo)
    for visitor in (ada, bo):
        expect(visitor.outcome().locator(".score")).to_have_text(["12", "6"])
        expect(visitor.outcome().locator("section tr[data-seat='0'] .sum strong")).to_have_text(["6", "12"])
        shifts = visitor.page.evaluate("window.shifts")
        assert max((shift[0] for shift in shifts), default=0) < LARGEST_SHIFT, sorted(shifts)[-3:]
        visitor.check()
    assert not said
    ada.link("Watch the replay").click()
    expect(ada.page.get_by_role("slider")).not_to_have_attribute("max", "0")
    ada.button("Show everything").click()
    expect(ada.page.locator(".panic-middle svg[role=img]")).to_have_count(2)
    ada.page.keyboard.press("End")
    expect(ada.page.locator(".reveal [data-seat]")).to_have_count(2)


def look_at_reveal(visitor: Visitor) -> None:
    """Both towns and the countdown are in sight, and scores wait."""
    expect(visitor.page.locator(".reveal .towns [data-seat]")).to_have_count(2)
    expect(visitor.page.locator(".reveal .starts")).to_be_visible()
    assert not illegible(visitor, ".panic-board", least={".towns .town": 80})
    expect(visitor.page.locator(".strip .points")).to_have_text(["0", "0"])
    examine(visitor, "reveal on a phone")


def race_a_round(ada: Visitor, bo: Visitor) -> None:
    """Ada builds by keys and claims first, Bo the same town by touch."""
    build_by_keys(ada)
    expect(bo.page.locator("[data-rival='0']")).to_contain_text("9 tiles")
    ada.page.keyboard.press("c")
    expect(do(ada, "claim")).to_contain_text("token 1")
    build(bo)
    claim(bo)
    for visitor in (ada, bo):
        visitor.page.locator(".reveal").wait_for()


def by_keys_to_the_next_round(visitor: Visitor) -> None:
    """Enter alone: through the cards of the round, and ready for the next."""
    for _ in range(4):
        expect(do(visitor, "next")).to_be_focused()
        visitor.page.keyboard.press("Enter")
    expect(do(visitor, "ready")).to_be_focused()
    visitor.page.keyboard.press("Enter")


def test_a_slow_line_is_no_disadvantage(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.page.add_init_script(SLOW_LINE)
    assert holds_in_one_of_three(lambda: slow_one_is_first(ada, bo))
    expect(ada.page.locator(".race")).to_have_text(re.compile(r"your claim was made 0\.\d\d s before Bo's"))
    expect(bo.page.locator(".race")).to_have_text(re.compile(r"Ada's claim was made 0\.\d\d s before yours"))


def slow_one_is_first(ada: Visitor, bo: Visitor) -> bool:
    """Whether Ada gets the lower token, who claims first and whose message comes last."""
    make_race(ada, bo)
    get_ready(ada, bo)
    for visitor in (ada, bo):
        build_by_keys(visitor)
        expect(do(visitor, "claim")).to_have_class(LIT)
    now = ada.page.evaluate("Date.now()")
    ada.page.evaluate(CLAIM_AT, now + 400)
    bo.page.evaluate(CLAIM_AT, now + 520)
    ada.page.locator(".reveal").wait_for()
    tokens = ada.page.locator(".reveal .token svg").evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    return bool(tokens == ["token 1", "token 2"])


def code_of(path: str) -> str:
    """The code of the table at this path."""
    return path.rpartition("/")[2]


def test_time_runs_out_for_those_who_have_not_finished(visit: Visit, tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as own_server:
        ada, bo = visit(address=own_server.address), visit(address=own_server.address)
        code = code_of(make_race(ada, bo, glass=60, building=900))
        get_ready(ada, bo)
        build_by_keys(ada)
        expect(do(ada, "claim")).to_have_class(LIT)
        claim(ada)
        wait_for(lambda: own_server.hub.tables[code].live_match.match.state.glass)
        run_out(own_server, code)
        bo.page.locator(".reveal").wait_for()
        expect(bo.page.locator(".reveal [data-seat='1']")).to_contain_text("not finished")
        bo.says("The sand has run out!")
        for visitor in (ada, bo):
            visitor.page.close()


def test_a_round_ends_with_the_building_clock(visit: Visit, tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as own_server:
        ada = visit(address=own_server.address)
        code = code_of(make_match(ada, [], building=120))
        get_ready(ada)
        run_out(own_server, code)
        ada.page.locator(".reveal").wait_for()
        ada.says("The building clock has run out. Nobody finished a town.")
        expect(ada.page.locator(".reveal .starts")).to_have_text(re.compile("Next round in"))
        assert "look at what the towns were worth" in ada.question()
        wait_for(lambda: own_server.hub.tables[code].live_match.is_paused)
        look_through(ada)
        expect(do(ada, "ready")).to_be_enabled()
        ada.page.close()


def test_alone_a_round_is_compared_with_par(visit: Visit) -> None:
    ada = visit()
    make_match(ada, [])
    get_ready(ada)
    build_by_keys(ada)
    claim(ada)
    for _ in range(3):
        do(ada, "next").click()
    expect(ada.page.locator(".reveal [data-seat='0']")).to_contain_text(re.compile(r"\d+ of \d+"))
    do(ada, "next").click()
    expect(do(ada, "ready")).to_be_visible()
    ada.check()


GO_ON_UNTIL = """
(words) => {
  const coach = document.querySelector('.coach');
  if (coach.textContent.includes(words)) return true;
  [...coach.querySelectorAll('button')].find((button) => button.textContent === 'Go on')?.click();
  return false;
}
"""
"""Looks and presses in one go: lessons change by themselves when the server answers."""


def test_a_coach_explains_the_first_match(visit: Visit) -> None:
    ada = visit()
    ada.go("/?rules=panic")
    ada.link("Learn by playing").click()
    coach = ada.page.locator(".coach")
    for words in ("Aliens have landed", "three cards"):
        expect(coach).to_contain_text(words)
        ada.button("Go on").click()
    expect(coach).to_contain_text("Press Ready")
    get_ready(ada)
    expect(coach).to_contain_text("Press a tile in your hand")
    build_by_keys(ada)
    ada.page.wait_for_function(GO_ON_UNTIL, arg="Your town is complete!")
    expect(coach).to_contain_text("Your town is complete!")
    ada.check()
