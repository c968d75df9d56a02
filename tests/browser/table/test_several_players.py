"""Matches of several people: by link, at one device, in teams, over three rounds; and a solo match with a plan."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.new_table import make_table
from tests.browser.support.visitor import Visitor


def link_called(visitor: Visitor, label: str) -> str:
    return visitor.page.get_by_label(label, exact=True).input_value()


def test_two_people_play_by_link_while_a_third_looks_on(visit: Visit) -> None:
    ada, bo, cleo = visit(seed=1), visit(seed=2), visit(seed=3)
    meet(ada, bo, cleo)
    say(ada, "Good luck, Bo")
    expect(bo.page.locator(".unread:visible")).to_contain_text("1")
    bo.page.get_by_role("button", name=re.compile("^Chat")).click()
    bo.says("Good luck, Bo")
    take_turns(ada, bo)

    expect(cleo.outcome()).to_be_visible()
    expect(cleo.page.locator(".card")).to_have_count(0)
    assert (
        cleo.outcome().locator(".score").all_inner_texts()
        == ada.outcome().locator(".score").all_inner_texts()
    )
    ada.button("Play again").click()
    bo.button("Join the rematch").click()
    for visitor in (ada, bo):
        expect(visitor.outcome()).to_have_count(0)
        visitor.wait_for_table()
    take_turns(ada, bo, moves=4)
    for visitor in (ada, bo, cleo):
        visitor.check()


def meet(ada: Visitor, bo: Visitor, cleo: Visitor) -> None:
    """Ada makes a table, Bo joins by the link to play, Cleo by the link to watch."""
    ada.go("/")
    ada.button("Play with friends").first.click()
    ada.page.get_by_label("Your nickname").fill("Ada")
    play, watch = link_called(ada, "To play"), link_called(ada, "To watch only")
    bo.go(play)
    bo.page.get_by_label("Your nickname").fill("Bo")
    bo.button("Sit here").click()
    ada.button("Start the match").click()
    cleo.go(watch)
    for visitor in (ada, bo, cleo):
        visitor.wait_for_table()


def say(visitor: Visitor, text: str) -> None:
    visitor.button("Chat").click()
    visitor.page.get_by_placeholder("Say something").fill(text)
    visitor.button("Send").click()


def take_turns(*visitors: Visitor, moves: int = 600) -> None:
    """The visitor who is asked acts, until the end or for a number of moves."""
    for _ in range(moves):
        visitor = visitor_to_act(visitors)
        if visitor.act() == "end":
            for each in visitors:
                assert each.act() == "end"
            return


def visitor_to_act(visitors: tuple[Visitor, ...]) -> Visitor:
    for _ in range(1000):
        for visitor in visitors:
            if visitor.is_asked():
                return visitor
    raise AssertionError("nobody can do anything")


def test_two_people_share_one_device_behind_a_curtain(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script("localStorage.setItem('saucer-name', 'Zoé')")
    ada.go("/?new=strangers")
    ada.page.locator(".seat select").nth(1).select_option("own")
    ada.page.get_by_label("Their nickname").fill("Théo")
    ada.button("Start playing").click()
    ada.wait_for_table()
    seen = set()
    for _ in range(60):
        kind = ada.ask()
        if kind == "curtain":
            title = ada.page.locator(".curtain h2").inner_text()
            seen.add(title)
            expect(ada.page.locator(".card")).to_have_count(0)
        ada.act()
        if len(seen) == 2 and ada.moves > 12:
            break
    assert {title.split(",")[0] for title in seen} == {"Zoé", "Théo"}
    ada.check()


def test_two_teams_of_two(visit: Visit) -> None:
    ada = visit()
    make_table(ada, 4, {"Teams": "open"}, {1: "easy", 2: "easy", 3: "easy"})
    ada.play_to_the_end()
    winners = ada.outcome().locator(".tag")
    expect(winners.first).to_be_visible()
    assert winners.count() in {2, 4}, "a team wins as a whole, and level teams share the win"


def test_best_of_three_leaves_the_page_as_light_as_it_was(visit: Visit) -> None:
    ada = visit()
    make_table(ada, 2, {"Best of three": True}, {1: "easy"})
    ada.play(25)
    early = weight(ada)
    ada.play_to_the_end()
    ada.button("Close").first.click()
    late = weight(ada)
    assert late["heap"] < early["heap"] * 1.5 + 3_000_000, (early, late)
    assert late["nodes"] < early["nodes"] * 1.25 + 400, (early, late)
    assert "Round 2" in ada.page.locator(".log-and-chat").inner_text()


def weight(visitor: Visitor) -> dict[str, int]:
    """The memory and nodes the page holds after garbage collection, without the log, which may grow."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    nodes = session.send("Memory.getDOMCounters")["nodes"]
    session.detach()
    return {"heap": int(heap), "nodes": int(nodes) - visitor.page.evaluate(NODES_OF_THE_LOG)}


NODES_OF_THE_LOG = """
() => {
  const nodes = document.createTreeWalker(document.querySelector('.log'));
  let count = 1;
  while (nodes.nextNode()) count += 1;
  return count;
}
"""


def test_the_architect_lays_out_the_deck_and_keeps_the_best_score(visit: Visit) -> None:
    ada = visit()
    make_table(ada, 1, {"Playing alone": "architect"}, {})
    for name in ("School Bus", "Run", "Run", "Skateboard", "School Bus", "BMX!", "Walk", "Run"):
        ada.page.locator(".kind", has_text=name).first.click()
    laid = ada.page.locator(".laid")
    expect(laid).to_have_count(8)
    laid.nth(5).focus()
    ada.page.keyboard.press("ArrowLeft")
    expect(laid.nth(4)).to_contain_text("BMX!")
    ada.page.reload()
    expect(laid.nth(4)).to_contain_text("BMX!")
    ada.button("Lay out these 8 cards and start").click()
    expect(ada.page.locator(".architect")).to_have_count(0)
    ada.play_to_the_end()
    score = ada.outcome().locator(".score").inner_text()
    ada.link("Home").last.click()
    ada.says(f"Best score alone: {score}")
