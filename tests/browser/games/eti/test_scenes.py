"""Roles, the invasion from both sides, the end and the lessons of E.T.I. in the browser."""

import re

import pytest
from playwright.sync_api import expect

from saucer.games.eti.moves import Finish
from tests.browser.conftest import Visit
from tests.browser.games.eti.support.player import EtiPlayer
from tests.browser.games.eti.support.positions import match_in
from tests.browser.games.eti.support.stage import invasion, open_envelope, talks, under_attack
from tests.browser.support.axe import examine
from tests.browser.support.stage import Stage
from tests.browser.support.windows import PHONE
from tests.server.support.driving import Running, finished


def test_the_role_comes_in_an_envelope_that_is_opened_once_and_stays_at_hand(visit: Visit) -> None:
    ada = visit()
    ada.go("/?tutorial=eti")
    ada.wait_for_table()
    envelope = ada.page.get_by_role("dialog", name="Your secret orders")
    expect(envelope).to_contain_text("Sealed")
    expect(envelope).not_to_contain_text("You are human")
    ada.button("Open the envelope").click()
    expect(envelope).to_contain_text("You are human")
    expect(envelope).to_contain_text("The Counterspy")
    examine(ada, "an open envelope")
    ada.button("Understood").click()
    ada.page.reload()
    ada.wait_for_table()
    if ada.ask() == "paused":
        ada.act()
    role = ada.button("Your role")
    role.wait_for()
    expect(envelope).to_have_count(0)
    role.click()
    expect(ada.page.get_by_role("dialog", name="Your role")).to_contain_text("Survive the invasion")
    ada.check()


def test_two_at_one_screen_each_open_their_own_envelope_behind_the_curtain(
    visit: Visit, server: Running
) -> None:
    ada = visit()
    own = [{"kind": "own", "name": name} for name in ("Zoé", "Théo")]
    plan = {"game": "eti", "start": True, "seats": [*own, {"kind": "bot", "level": "easy"}]}
    made = ada.page.context.request.post(f"{ada.address}/api/tables", data=plan).json()
    ada.go(f"/t/{made['table']['code']}")
    for name in ("Zoé", "Théo"):
        curtain = ada.page.locator(".curtain button:enabled")
        curtain.wait_for()
        expect(ada.page.locator("dialog[open]")).to_have_count(0)
        curtain.click()
        expect(ada.page.get_by_role("dialog")).to_contain_text(f"Sealed, for {name} alone")
        open_envelope(ada)
        player = EtiPlayer(ada)
        while player.act() != "hand over":
            pass
    ada.check()


def test_the_lessons_begin_and_can_be_left(visit: Visit) -> None:
    ada = visit()
    ada.go("/?tutorial=eti")
    ada.wait_for_table()
    open_envelope(ada)
    coach = ada.page.locator(".coach")
    expect(coach).to_contain_text("Welcome to mission control")
    ada.button("Go on", coach).click()
    expect(coach).to_contain_text("Press a track")
    ada.button("No more lessons", coach).click()
    expect(coach).to_have_count(0)
    expect(ada.page.locator(".question p")).to_contain_text("Place your free upgrades")
    ada.check()


def test_the_alien_turns_up_and_moves_cards_on_its_console(visit: Visit) -> None:
    match = invasion()
    finn = Stage(visit(), match, seat=5)
    page = finn.visitor.page
    open_envelope(finn.visitor)
    companies = page.get_by_role("article")
    expect(companies).to_have_count(5)
    assert page.evaluate(LOWEST_EDGE) <= 800, "six companies fit on a laptop"
    page.set_viewport_size({"width": 1024, "height": 700})
    page.get_by_role("group", name="Companies").get_by_role(
        "button", name=re.compile("^Eve: .*to press")
    ).click()
    expect(companies.filter(has_text="Eve").get_by_role("button", name="Turn up")).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 800})
    companies.filter(has_text="Bo").get_by_role("button", name="Turn up a card of Bo").click()
    expect(page.get_by_text("Intel: 2 uses left")).to_be_visible()
    companies.filter(has_text="Cleo").get_by_role("button", name="Take a face-down card").first.click()
    companies.filter(has_text="Ada").get_by_role("button", name="Send it here").click()
    assert [len(seat.attack) for seat in match.view(5).seats] == [3, 2, 1, 2, 2, 0]
    examine(finn.visitor, "the alien's console")
    finn.visitor.check()


LOWEST_EDGE = """
() => Math.max(...[...document.querySelectorAll('article')].map((each) => each.getBoundingClientRect().bottom))
"""


def test_a_company_sees_what_it_would_give_up_and_discards_an_attack_card(visit: Visit) -> None:
    ada = Stage(visit(), under_attack("saboteur", [30, "arson", 50]))
    page = ada.visitor.page
    open_envelope(ada.visitor)
    own = page.get_by_role("article", name="Your company")
    expect(own).to_contain_text("doomed")
    expect(own.get_by_role("button", name="Discard 50")).to_have_count(0)
    own.get_by_role("button", name="Discard 30").click()
    expect(ada.visitor.outcome()).to_be_visible()
    ada.visitor.check()


def test_the_end_names_the_alien_and_says_why_the_winner_won(visit: Visit) -> None:
    ada = Stage(visit(), under_attack("saboteur", [10, 20]))
    open_envelope(ada.visitor)
    ada.visitor.page.get_by_role("button", name="Discard 20").click()
    end = ada.visitor.outcome()
    expect(end).to_contain_text("The Earth has held")
    expect(end).to_contain_text("Cleo was the alien: Raiding Party.")
    expect(end).to_contain_text("Ada wins: it is the only company that survives.")
    expect(end).to_contain_text("Attack 10, defence 65.")
    expect(end.get_by_role("button", name="Rule R10.11")).to_be_visible()
    expect(end.get_by_role("listitem").first).to_contain_text("Ada")
    ada.reload()
    expect(end).to_contain_text("Cleo was the alien: Raiding Party.")
    examine(ada.visitor, "the end")
    ada.visitor.check()


def test_the_end_is_shown_company_by_company_to_those_who_like_movement(visit: Visit) -> None:
    ada = Stage(visit(reduced_motion="no-preference"), under_attack("saboteur", [10, 20]))
    open_envelope(ada.visitor)
    ada.visitor.page.get_by_role("button", name="Discard 20").click()
    skip = ada.visitor.button("Show everything")
    expect(skip).to_be_visible()
    expect(ada.visitor.outcome()).to_have_count(0)
    skip.click()
    expect(ada.visitor.outcome()).to_be_visible()
    ada.visitor.check()


def test_a_phone_shows_one_company_at_a_time_and_a_strip_of_all(visit: Visit) -> None:
    match = invasion()
    match.play(5, Finish())
    ada = Stage(visit(viewport=PHONE, has_touch=True, locale="fr-FR"), match)
    page = ada.visitor.page
    ada.visitor.button("Ouvrir l'enveloppe").tap()
    ada.visitor.button("Compris").tap()
    expect(page.locator("article:visible")).to_have_count(1)
    expect(page.locator("article:visible")).to_contain_text("Votre compagnie")
    page.get_by_role("group", name="Compagnies").get_by_role("button", name=re.compile("^Bo")).tap()
    expect(page.locator("article:visible")).to_contain_text("Bo")
    examine(ada.visitor, "the invasion on a phone")
    ada.visitor.check()


def test_a_phone_brings_up_a_company_that_can_take_the_card(visit: Visit) -> None:
    finn = Stage(visit(viewport=PHONE, has_touch=True), invasion(), seat=5)
    page = finn.visitor.page
    open_envelope(finn.visitor)
    strip = page.get_by_role("group", name="Companies")
    strip.get_by_role("button", name=re.compile("^Cleo")).tap()
    page.get_by_role("article", name="Cleo").get_by_role("button", name="Take a face-down card").first.tap()
    expect(strip.get_by_role("button", name=re.compile("something to press here"))).to_have_count(4)
    expect(page.get_by_role("button", name="Send it here")).to_be_in_viewport()
    finn.visitor.check()


def test_a_phone_says_that_the_alien_stays_hidden_if_it_does_not_answer(visit: Visit) -> None:
    match = match_in("window")
    finn = Stage(visit(viewport=PHONE, has_touch=True), match, seat=match.state.alien)
    open_envelope(finn.visitor)
    view = finn.view()
    view["moves"][0].update(after=600, masked=True)
    finn.send(view)
    page = finn.visitor.page
    expect(page.get_by_text("In a moment all answers are shown")).to_be_visible()
    expect(page.get_by_text("No answer means no.")).to_be_visible()
    expect(page.get_by_role("button", name="Reveal: I am the alien")).to_be_in_viewport()
    finn.visitor.check()


LOOKS = """
() => [...document.querySelectorAll('.now .buttons, .now .sign, .desk, .desk p, .desk .button')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [each.textContent.trim(), each.className, x, y, width, height].join(' ');
})
"""


def test_the_reveal_window_looks_the_same_for_every_role(visit: Visit) -> None:
    match = match_in("window")
    looks = []
    for seat in range(len(match.view(0).seats)):
        stage = Stage(visit(), match, seat=seat)
        open_envelope(stage.visitor)
        looks.append(stage.visitor.page.evaluate(LOOKS))
        if seat != match.state.alien:
            stage.visitor.page.get_by_role("button", name="Reveal: I am the alien").click()
            expect(stage.visitor.page.get_by_role("alert")).to_contain_text("Only the alien can reveal")
        stage.visitor.check()
    assert "No, thank you" in " ".join(looks[0])
    for look in looks[1:]:
        assert look == looks[0]


def test_the_reveal_window_looks_the_same_for_every_role_as_text(visit: Visit) -> None:
    match = match_in("window")
    for seat in (match.state.alien, *({0, 1} - {match.state.alien})):
        stage = Stage(visit(), match, seat=seat)
        stage.visitor.as_text()
        page = stage.visitor.page
        expect(page.locator(".moves .button")).to_have_text(["No, thank you", "Reveal: I am the alien"])
        if seat != match.state.alien:
            page.get_by_role("button", name="Reveal: I am the alien").click()
            expect(page.get_by_role("alert")).to_contain_text("Only the alien can reveal")
        stage.visitor.check()


@pytest.mark.parametrize("by_memory", [False, True])
def test_what_one_could_know_is_one_press_away_unless_the_table_plays_by_memory(
    visit: Visit, by_memory: bool
) -> None:
    ada = Stage(visit(), talks(options={"by_memory": by_memory}))
    open_envelope(ada.visitor)
    ada.visitor.button("What you could know").click()
    know = ada.visitor.page.get_by_role("dialog", name="What you could know")
    if by_memory:
        expect(know).to_contain_text("This table plays by memory alone.")
        return
    expect(know).to_contain_text("As the alien they would")
    for part, words in (
        ("Words", "Nobody has given"),
        ("Votes", "Nothing has been"),
        ("Projects", "Level 5: 8 left"),
    ):
        ada.visitor.button(part, know).click()
        expect(know).to_contain_text(words)
    ada.visitor.button("Cards", know).click()
    expect(know).to_contain_text("14 of 14")
    examine(ada.visitor, "what you could know")


def test_a_replay_shows_the_secrets_of_the_seat_one_looks_through_or_all(
    visit: Visit, server: Running
) -> None:
    watch = finished(server.browser(), "Ada", "easy", "easy", game="eti", options={"length": "short"})[
        "watch"
    ]
    visitor = visit()
    visitor.go(f"/r/{watch}")
    roles = visitor.page.locator(".hand .role")
    visitor.button("Show everything").click()
    expect(roles).to_have_count(3)
    visitor.page.get_by_label("Seen by").select_option("1")
    expect(roles).to_have_count(1)
    visitor.check()
