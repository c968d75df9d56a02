"""Bargaining in E.T.I.: offers and promises between three browsers, a broken word, and the ledger that remembers it."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.games.eti import GAME
from saucer.games.eti.moves import OfferPoints, OpenOffer, PromiseVote, Propose
from saucer.games.eti.options import Options
from saucer.games.eti.state import State
from saucer.testing import registered
from tests.browser.conftest import Visit
from tests.browser.games.eti.support.stage import open_envelope, talks
from tests.browser.support.axe import examine
from tests.browser.support.stage import Stage
from tests.browser.support.visitor import Visitor
from tests.engine.changed_game import changed
from tests.games.eti.event_scenes import drawn
from tests.games.eti.scenes import ANN, BOB, CLEO

VOTERS = {0: ["ruby-lasers"], 1: ["gene-mapping"], 2: ["miracle-polymers"]}


def dealt(event: str, **facts: Any) -> AnyGame:
    """The game, begun in a position in which the president has drawn this event."""

    def start(_options: Options, _seats: int, _rng: Chance) -> State:
        return drawn(event, **facts)

    return changed(GAME, start=start)


def meet(visit: Visit, *names: str) -> list[Visitor]:
    """A browser for each of these people, at one table of the server, with the envelopes opened and put away."""
    maker, *guests = people = [visit() for _ in names]
    plan = {
        "game": "eti",
        "seats": [{"kind": "own", "name": names[0]}, *[{"kind": "open"} for _ in guests]],
        "options": {"timer": 0},
    }
    code = ask(maker, "/api/tables", plan)["table"]["code"]
    for guest, name in zip(guests, names[1:], strict=True):
        ask(guest, f"/api/tables/{code}/sit", {"name": name})
    for one in people:
        one.go(f"/t/{code}")
    maker.button("Start the match").click()
    for one in people:
        open_envelope(one)
    return people


def ask(visitor: Visitor, path: str, body: dict[str, Any]) -> Any:
    """What the server answers to a request of a visitor's browser."""
    answer = visitor.page.context.request.post(visitor.address + path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def slip(visitor: Visitor, words: str) -> Locator:
    return visitor.page.locator(".slip").filter(has_text=words)


def promise_vote(visitor: Visitor, *, to: str, company: str) -> None:
    visitor.button("Promise my vote").click()
    composer = visitor.page.get_by_role("form")
    composer.get_by_role("group", name="To", exact=True).get_by_role("button", name=to).click()
    composer.get_by_role("group", name="My next vote goes to").get_by_role("button", name=company).click()
    visitor.button("Give my word").click()


def test_three_browsers_bargain_and_the_ledger_remembers_who_broke_a_word(visit: Visit) -> None:
    with registered(dealt("science-prize", public=VOTERS, bank={1: 60})):
        ada, bo, cleo = people = meet(visit, "Ada", "Bo", "Cleo")
    composer = bo.page.get_by_role("form", name="Write an offer or a promise")
    composer.get_by_role("group", name="To", exact=True).get_by_role("button", name="Ada").click()
    composer.get_by_role("button", name="Offer 20 points").click()
    composer.get_by_role("button", name="Put it on the table").click()
    for one, words in ((ada, "Bo offers you 20 points"), (bo, "You offer Ada"), (cleo, "Bo offers Ada")):
        expect(slip(one, words)).to_be_visible()
    ada.button("Agree", slip(ada, "Bo offers you")).click()
    promise_vote(cleo, to="Ada", company="Ada")
    for words in ("Ada promises you: their next vote", "Cleo promises Ada: their next vote"):
        expect(slip(bo, words)).to_be_visible()

    for one in people:
        one.button("I am ready").click()
    expect(ada.page.get_by_text("Your vote counts 2.")).to_be_visible()
    ada.page.locator(".company[data-seat='1']").click()
    own = bo.page.get_by_role("button", name=re.compile(r"Vote for your own company\..*Votes so far: 2"))
    expect(own).to_be_visible()
    bo.page.locator(".company[data-seat='1']").click()
    cleo.page.locator(".company[data-seat='2']").click()
    bo.button("Break my word").click()

    for one, breaker in ((ada, "Bo"), (bo, "You"), (cleo, "Bo")):
        check_ledger(one, breaker)


def check_ledger(reader: Visitor, breaker: str) -> None:
    """The ledger says who broke an offer, that a promise was broken, and that another was kept."""
    reader.button("What you could know").click()
    reader.button("Words").click()
    ledger = reader.page.get_by_role("dialog", name="What you could know")
    broken = ledger.locator("li.broken")
    expect(broken.filter(has_text="20 points")).to_contain_text(breaker)
    expect(broken.filter(has_text="promise")).to_have_count(1)
    expect(ledger.locator("li.kept")).to_have_count(1)
    reader.check()


def test_an_offer_can_be_changed_freely_until_it_lies_on_the_table_and_withdrawn_after(visit: Visit) -> None:
    bo = Stage(visit(), talks(), seat=1)
    page = bo.visitor.page
    open_envelope(bo.visitor)
    page.get_by_role("button", name="Offer 50 points").click()
    page.get_by_role("button", name="Ten points less").click()
    expect(page.locator(".bargain output")).to_have_text("40 points")
    page.get_by_role("group", name="For choosing").get_by_role("button", name="Cleo").click()
    expect(page.locator(".sentence")).to_have_text("You offer Ada 40 points for choosing Cleo.")
    assert bo.moves == []
    bo.visitor.button("Put it on the table").click()
    expect(page.locator(".slip")).to_contain_text("You offer Ada 40 points for choosing Cleo.")
    bo.visitor.button("Withdraw").click()
    expect(page.locator(".slip")).to_have_count(0)
    bo.visitor.check()


def test_a_draft_that_lies_open_is_there_again_after_loading_the_page(visit: Visit) -> None:
    match = talks()
    match.play(1, OpenOffer(ANN, BOB))
    match.play(1, OfferPoints(20))
    bo = Stage(visit(), match, seat=1)
    open_envelope(bo.visitor)
    expect(bo.visitor.page.locator(".sentence")).to_contain_text("You offer Ada 20 points")
    bo.visitor.button("Tear it up").click()
    expect(bo.visitor.page.locator(".bargain output")).to_have_text("0 points")
    assert match.view(1).draft is None
    bo.visitor.check()


def test_bargaining_is_accessible_in_both_languages_and_on_a_phone(visit: Visit) -> None:
    match = talks("science-prize", public=VOTERS)
    for move in (OpenOffer(BOB, CLEO), OfferPoints(20), Propose(), PromiseVote(BOB, BOB)):
        match.play(2, move)
    bo = Stage(visit(locale="fr-FR", viewport={"width": 390, "height": 844}, has_touch=True), match, seat=1)
    page = bo.visitor.page
    bo.visitor.button("Ouvrir l'enveloppe").tap()
    bo.visitor.button("Compris").tap()
    expect(page.locator(".slip").first).to_contain_text("Cleo vous propose")
    assert page.evaluate(WIDER_THAN_THE_SCREEN) == []
    examine(bo.visitor, "bargaining", ".bargain")


WIDER_THAN_THE_SCREEN = """
() => [...document.querySelectorAll('.bargain *')]
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => each.outerHTML.slice(0, 80))
"""


def test_a_company_that_was_ready_comes_back_and_makes_an_offer(visit: Visit) -> None:
    with registered(dealt("science-prize", public={0: ["ruby-lasers"]}, bank={1: 60})):
        ada, bo, _cleo = meet(visit, "Ada", "Bo", "Cleo")
    bo.button("I am ready").click()
    back = bo.button("Bargain on")
    expect(back).to_be_visible()
    expect(bo.page.get_by_role("form")).to_have_count(0)
    back.click()
    expect(bo.button("I am ready")).to_be_visible()
    bo.page.get_by_role("button", name="Offer 20 points").click()
    bo.button("Put it on the table").click()
    expect(slip(ada, "Bo offers you 20 points")).to_be_visible()
    for one in (ada, bo):
        one.button("I am ready").click()
    expect(ada.page.get_by_text("Your vote counts 2.")).to_be_visible()
    expect(bo.button("Bargain on")).to_have_count(0)
    bo.check()
