"""Bargaining in E.T.I.: offers and promises between three browsers, a broken word, and the ledger that remembers it."""

import re

from playwright.sync_api import Page, expect

from saucer.games.eti.moves import OfferPoints, OpenOffer, PromiseVote, Propose
from tests.browser.conftest import Visit
from tests.browser.eti_stage import SharedStage, open_envelope, sit_together, talks
from tests.browser.stage import Stage
from tests.browser.test_accessibility import examine
from tests.games.eti.scenes import ANN, BOB, CLEO

VOTERS = {0: ["ruby-lasers"], 1: ["gene-mapping"], 2: ["string-theory"]}


def page_of(player: SharedStage) -> Page:
    return player.visitor.page


def test_three_browsers_bargain_and_the_ledger_remembers_who_broke_a_word(visit: Visit) -> None:
    ada, bo, cleo = players = sit_together(visit, talks())
    composer = page_of(bo).get_by_role("form", name="Write an offer or a promise")
    composer.get_by_role("button", name="Offer 20 points").click()
    composer.get_by_role("button", name="Put it on the table").click()
    for player, words in ((ada, "Bo offers you 20 points"), (bo, "You offer Ada"), (cleo, "Bo offers Ada")):
        expect(page_of(player).locator(".slip")).to_contain_text(words)
    assert [move["kind"] for move in bo.moves] == ["open_offer", "offer_points", "propose"]

    for player in (bo, cleo, ada):
        player.visitor.button("I am ready").click()
    page_of(ada).locator(".slip").get_by_role("button", name="Choose Bo").click()
    bo.visitor.button("Break my word").click()

    for player in players:
        page_of(player).get_by_role("button", name="What you could know").click()
        player.visitor.button("Words").click()
        ledger = page_of(player).get_by_role("dialog").locator("li.broken")
        expect(ledger).to_contain_text("20 points")
        expect(ledger).to_contain_text("broken")
        player.visitor.check()


def test_a_promise_is_given_by_three_presses_and_tested_by_the_vote(visit: Visit) -> None:
    match = talks("science-prize", public=VOTERS)
    ada, bo, cleo = players = sit_together(visit, match)
    bo.visitor.button("Promise my vote").click()
    composer = page_of(bo).get_by_role("form")
    composer.get_by_role("group", name="To", exact=True).get_by_role("button", name="Ada").click()
    composer.get_by_role("group", name="My next vote goes to").get_by_role("button", name="Ada").click()
    bo.visitor.button("Give my word").click()
    expect(page_of(cleo).locator(".slip")).to_contain_text("Bo promises Ada: its next vote goes to Ada")

    for player in players:
        player.visitor.button("I am ready").click()
    expect(page_of(ada).get_by_text("Your vote counts 2.")).to_be_visible()
    page_of(ada).locator(".company[data-seat='0']").click()
    expect(
        page_of(bo).get_by_role("button", name=re.compile(r"Vote for Ada\..*Votes so far: 2"))
    ).to_be_visible()
    page_of(bo).locator(".company[data-seat='1']").click()
    page_of(cleo).locator(".company[data-seat='2']").click()
    for player, words in ((ada, "Bo breaks its promise to Ada"), (bo, "You break your promise to Ada")):
        expect(page_of(player).locator(".log-and-chat")).to_contain_text(words)
    assert match.view(0).seats[1].broken == 1
    for player in players:
        player.visitor.check()


def test_an_offer_can_be_changed_freely_until_it_lies_on_the_table_and_withdrawn_after(visit: Visit) -> None:
    bo = Stage(visit(), talks(), seat=1)
    page = bo.visitor.page
    open_envelope(bo.visitor)
    page.get_by_role("button", name="Offer 50 points").click()
    page.get_by_role("button", name="Ten points less").click()
    expect(page.locator("output")).to_have_text("40 points")
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
    expect(bo.visitor.page.locator("output")).to_have_text("0 points")
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
