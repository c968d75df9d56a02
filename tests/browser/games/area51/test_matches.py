"""Matches of Area 51 on its board."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.games.area51.support.player import Area51Player
from tests.browser.games.panic.support.town_building import ask
from tests.browser.support.axe import examine
from tests.browser.support.legible import console_of
from tests.browser.support.visitor import Visitor
from tests.browser.support.windows import LOW_PHONES, SIZES


def open_match(visitor: Visitor, *kinds: str, options: dict[str, Any] | None = None) -> None:
    """Start a match: a seat is `own` or the level of a bot."""
    seats = [
        {"kind": "own", "name": f"Ada {seat}" if kinds.count("own") > 1 else "Ada"}
        if kind == "own"
        else {"kind": "bot", "level": kind}
        for seat, kind in enumerate(kinds)
    ]
    plan = {"game": "area51", "seats": seats, "options": options or {}, "start": True}
    made = visitor.page.context.request.post(f"{visitor.address}/api/tables", data=plan)
    assert made.ok, made.text()
    visitor.go(f"/t/{made.json()['table']['code']}")
    visitor.wait_for_table()


def test_a_whole_match_of_three_against_bots_on_a_small_phone(visit: Visit) -> None:
    ada = visit(**LOW_PHONES["small phone"])
    said = console_of(ada)
    open_match(ada, "own", "easy", "easy")
    player = Area51Player(ada)
    player.look()
    ada.page.locator(".tray").get_by_role("button", name="What you could know").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    examine(ada, "a live match with a dialog open")
    ada.page.get_by_role("dialog").locator(".button").last.click()
    player.play_to_the_end()
    expect(ada.outcome().locator(".score")).to_have_count(3)
    expect(ada.outcome().get_by_role("img")).to_be_visible()
    assert said == []


def test_a_draft_outlives_a_reload_while_another_person_waits(visit: Visit) -> None:
    ada, bo = visit(), visit(**SIZES["phone"])
    share_match(ada, bo)
    first, other = in_turn(ada, bo)
    question, slots = first.page.locator(".question p"), first.page.locator(".slots .slot")
    cards = first.page.locator(".hand .card[data-usable='true']")
    choose_action = question.inner_text()
    player = Area51Player(first)
    player.look()
    begin_bunker(first)
    cards.first.click()
    expect(question).to_contain_text("New")
    planned, drafted = question.inner_text(), slots.count()
    other.page.locator(".spot").first.dispatch_event("click")
    first.page.reload()
    expect(question).to_have_text(planned)
    expect(slots).to_have_count(drafted)
    first.page.locator(".tray").get_by_role("button", name="Cancel").click()
    expect(question).to_have_text(choose_action)
    begin_bunker(first)
    while player.act() != "confirm":
        assert player.actions < MOST_PRESSES
    expect(first.page.locator(".log")).to_contain_text("You create")
    name = "Ada" if first is ada else "Bo"
    expect(other.page.locator(".log")).to_contain_text(f"{name} creates a")
    for visitor in (ada, bo):
        visitor.check()


MOST_PRESSES = 10


def share_match(ada: Visitor, bo: Visitor) -> None:
    """A match of two people with browsers of their own and two bots, seen by both people."""
    bots = [{"kind": "bot", "level": "easy"}] * 2
    plan = {"game": "area51", "seats": [{"kind": "own", "name": "Ada"}, {"kind": "open"}, *bots]}
    code = ask(ada, "", plan)["table"]["code"]
    ask(bo, f"/{code}/sit", {"name": "Bo"})
    ask(ada, f"/{code}/start", None)
    for visitor in (ada, bo):
        visitor.go(f"/t/{code}")
        visitor.wait_for_table()


def in_turn(ada: Visitor, bo: Visitor) -> tuple[Visitor, Visitor]:
    """The person whose turn comes first, and the other one."""
    while not ada.is_asked() and not bo.is_asked():
        ada.page.wait_for_function("() => new Promise(requestAnimationFrame)")
    return (ada, bo) if ada.is_asked() else (bo, ada)


def begin_bunker(visitor: Visitor) -> None:
    """Press the first space for a new bunker; on a phone its region before."""
    spaces, regions = [
        visitor.page.locator(f".spot.usable[data-spot^='{kind}:']") for kind in ("space", "region")
    ]
    spaces.or_(regions).first.wait_for()
    if not spaces.count():
        regions.first.click()
    spaces.first.click()


def test_cards_fly_and_nothing_is_complained_about(visit: Visit) -> None:
    ada = visit(reduced_motion="no-preference")
    complaints = console_errors(ada.page)
    open_match(ada, "own", "easy")
    Area51Player(ada).play_until("You create", "You pick up")
    assert not complaints


def console_errors(page: Page) -> list[str]:
    """What the browser complains about from now on."""
    found: list[str] = []
    page.on("console", lambda message: found.append(message.text) if message.type == "error" else None)
    return found


def test_two_people_share_a_screen_and_neither_sees_the_others_hand(visit: Visit) -> None:
    ada = visit()
    open_match(ada, "own", "own")
    player = Area51Player(ada)
    cards, curtain = ada.page.locator(".hand .card"), ada.page.locator(".curtain")
    callings: list[str] = []
    hands: list[list[str]] = []
    for _ in range(SHARED_TURNS):
        assert player.look()["kind"] == "curtain"
        expect(cards).to_have_count(0)
        callings.append(curtain.inner_text())
        curtain.get_by_role("button").click()
        assert player.look()["kind"] == "act"
        hands.append(cards.evaluate_all(HAND_CARDS))
        player.play_turn()
    assert callings[:2] * 2 == callings
    assert callings[0] != callings[1]
    assert hands[0] != hands[1]
    ada.check()


SHARED_TURNS = 4
HAND_CARDS = "(cards) => cards.map((card) => card.dataset.card)"


TAUGHT = (
    "press a lit space",
    "First a card face up",
    "Now face down",
    "Press Play them",
    "Press a marked bunker",
    "what you know of it",
    "A truck or a train",
    "Out of cards?",
)
FIRST_HAND = ["brown-2", "orange-1", "orange-2", "green-2"]
"""The kinds of cards that everyone begins the tutorial with."""
MOST_LESSONS = 80
STEPS = {"First a card face up": "up", "Now face down": "down", "Press Play them": "ready"}
STEP_ASKED = """
() => {
  const slots = [...document.querySelectorAll('.slots .slot:not(.cap)')];
  if (!slots.length) return null;
  const missing = slots.findIndex((slot) => !slot.matches('.filled'));
  return missing < 0 ? 'ready' : missing === 0 ? 'up' : 'down';
}
"""
"""What the tray has no card for yet."""


def step_in(lesson: str) -> str | None:
    """The step of paying that a lesson is about."""
    return next((step for words, step in STEPS.items() if words in lesson), None)


def test_the_tutorial_teaches_a_bunker_an_upgrade_a_pile_and_a_vehicle(visit: Visit) -> None:
    ada = visit()
    ada.go("/?tutorial=area51")
    ada.wait_for_table()
    player = Area51Player(ada)
    coach = ada.page.locator(".coach")
    expect(coach).to_contain_text("Welcome to the base.")
    assert ada.page.locator(".hand .card").evaluate_all(HAND_CARDS) == FIRST_HAND
    lessons: list[str] = []
    while coach.count() and len(lessons) < MOST_LESSONS:
        player.look()
        lessons.append(coach.locator("p").inner_text())
        assert ada.page.evaluate(STEP_ASKED) == step_in(lessons[-1]), lessons[-1]
        if coach.locator(".button").count():
            coach.locator(".button").click()
        else:
            player.act_on(".spot.usable.marked")
    assert [words for words in TAUGHT if not any(words in lesson for lesson in lessons)] == []
    assert any("the points are yours" in lesson for lesson in lessons)
    assert "That is all you need" in lessons[-1]
    ada.check()
