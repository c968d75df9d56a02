"""The board of E.T.I. in chosen positions: acting on it, reading it, and what it says to screen readers."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import saucer
from saucer.games.eti.view import OfferView, PortView, SeatView, View
from tests.browser.conftest import Visit
from tests.browser.eti_player import EtiPlayer
from tests.browser.eti_positions import (
    PLAYERS,
    TALKS,
    along,
    match_at,
    match_in,
    short_match,
    states_by_phase,
    talks_and_invasions,
)
from tests.browser.stage import NAMES, Stage, play_on
from tests.browser.test_accessibility import examine
from tests.browser.test_eti_phases import go_to, put_envelope_away
from tests.browser.test_first_match import RECORD_SHIFTS
from tests.browser.test_layout import SIZES, SMALL_TARGETS, SMALL_TEXT

POSITIONS = 300
LARGEST_SHIFT = 0.02
SLOWEST_REACTION = 2
"""In frames, of which a screen shows sixty a second."""
LIT_OUT_OF_SIGHT = """
() => {
  const scrolls = (element) => getComputedStyle(element).overflowY !== 'visible';
  const holds = (outer, inner) => inner.width && inner.left >= outer.left - 1 && inner.top >= outer.top - 1
    && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
  const inSight = (element) => {
    const box = element.getBoundingClientRect();
    if (!holds({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, box)) return false;
    for (let outer = element.parentElement; outer?.closest('.eti-board'); outer = outer.parentElement)
      if (scrolls(outer) && !holds(outer.getBoundingClientRect(), box)) return false;
    return true;
  };
  return [...document.querySelectorAll(".eti-board [data-usable='true'], .question p")]
    .filter((each) => each.checkVisibility() && !inSight(each))
    .map((each) => each.ariaLabel || each.textContent.trim());
}
"""
NARROW_TARGETS = """
() => [...document.querySelectorAll(".eti-board .piles button, .eti-board [data-usable='true']")]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.textContent.trim(), each.getBoundingClientRect().width])
  .filter(([, width]) => width < 43.5)
"""
BESIDE_THE_BOARD = """
() => {
  const { left, right } = document.querySelector('.eti-board').getBoundingClientRect();
  return [...document.querySelectorAll('.eti-board *')].filter((each) => each.checkVisibility())
    .filter((each) => {
      const box = each.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    })
    .map((each) => each.outerHTML.slice(0, 100));
}
"""


def staged(visit: Visit, phase: str, **settings: Any) -> Stage:
    """A page in front of somebody who decides in this phase."""
    match = match_in(phase)
    stage = Stage(visit(**settings), match, seat=match.to_move[0])
    put_envelope_away(stage)
    return stage


def spot(stage: Stage, name: str) -> Locator:
    return stage.visitor.page.locator(f'[data-spot="{name}"]').first


def own_view(stage: Stage) -> View:
    view: View = stage.match.view(stage.seat)
    return view


# Acting on it


def test_an_upgrade_says_what_the_next_lamp_gives_and_can_be_taken_back(visit: Visit) -> None:
    stage = staged(visit, "upgrades")
    page = stage.visitor.page
    track = spot(stage, "ability:analysis")
    expect(track).to_have_accessible_name(
        re.compile("analysis: space 0, no port seen. The next lamp gives 2")
    )
    expect(page.locator(".desk")).to_contain_text("Upgrades left: 3")
    track.click()
    expect(track).to_have_accessible_name(
        re.compile("analysis: space 1, 2 ports seen. The next lamp gives 4")
    )
    expect(page.locator(".desk")).to_contain_text("Upgrades left: 2")
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".desk")).to_contain_text("Upgrades left: 3")


def swappable(stage: Stage) -> tuple[int, int]:
    """A port that can be swapped with the next one, and what the queue then comes to."""
    count = own_view(stage).count
    assert count
    port = next(index for index, total in enumerate(count.after_swap) if total is not None)
    total = count.after_swap[port]
    assert total is not None
    return port + 1, total


@pytest.mark.parametrize("way", ["press", "drag", "keys"])
def test_neighbours_are_swapped(visit: Visit, way: str) -> None:
    stage = staged(visit, "arrange")
    port, total = swappable(stage)
    here, there = spot(stage, f"port:{port}"), spot(stage, f"port:{port + 1}")
    if way == "press":
        here.click()
        expect(there).to_have_accessible_name(re.compile(f"Swapped, it comes to {total}"))
        there.click()
    elif way == "drag":
        here.drag_to(there)
    else:
        here.focus()
        for key in ("Enter", "ArrowRight"):
            stage.visitor.page.keyboard.press(key)
    expect(stage.visitor.page.locator(".total .led")).to_have_text(str(total))
    assert stage.moves == [{"kind": "swap_ports", "port": port}]


def test_what_cannot_be_pressed_says_why(visit: Visit) -> None:
    stage = staged(visit, "draws")
    spot(stage, "pile:5").click(force=True)
    alert = stage.visitor.page.get_by_role("alert")
    expect(alert).to_contain_text("Level 5 is not open to you now.")
    expect(alert).to_contain_text("Rule R9.1")


def test_submissions_are_turned_up_and_counted_for_all_to_see(visit: Visit) -> None:
    stage = staged(visit, "method", reduced_motion="no-preference")
    page = stage.visitor.page
    page.evaluate(WATCH_QUEUES)
    spot(stage, "method:standard").click()
    expect(page.locator(".log")).to_contain_text(re.compile(r"Your (queue|result)"))
    page.wait_for_function("() => window.counted")


WATCH_QUEUES = """
() => new MutationObserver(() => {
  window.counted ||= !!document.querySelector('.queues .cards svg');
}).observe(document.querySelector('.eti-board'), { childList: true, subtree: true })
"""


# Reading it


def test_every_card_is_a_press_away(visit: Visit) -> None:
    stage = staged(visit, "window")
    page = stage.visitor.page
    project = own_view(stage).centre[0]
    spot(stage, f"project:{project}").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile(r"Difficulty \d+, defence \d+, fame \d+"))
    dialog.get_by_role("button", name="Close").click()
    rival = next(seat for seat in range(stage.match.seats) if seat != stage.seat)
    spot(stage, f"company:{rival}").click()
    expect(page.get_by_role("region", name=f"Console of {NAMES[rival]}")).to_be_visible()
    page.get_by_role("button", name="Back to yours").click()
    expect(page.get_by_role("region", name="Your console")).to_be_visible()


def test_a_spectator_sees_no_secret_and_can_press_nothing(visit: Visit) -> None:
    match = match_in("arrange")
    stage = Stage(visit(), match, seat=None)
    page = stage.visitor.page
    stage.names()
    expect(page.locator(".eti-board .spot.usable")).to_have_count(0)
    expect(page.get_by_role("button", name="Your role")).to_have_count(0)
    expect(page.locator(".puzzle")).to_have_count(0)
    shown = page.locator(".eti-board").inner_text()
    for seat in range(match.seats):
        role = match.view(seat).seats[seat].role
        assert stage.words.name("role", role) not in shown


@pytest.mark.parametrize("size", ["laptop", "small laptop", "phone", "phone on its side", "tablet"])
def test_everything_lit_is_in_sight_in_every_window(visit: Visit, size: str) -> None:
    stage = staged(visit, "upgrades", **SIZES[size])
    page = stage.visitor.page
    for phase in (
        "upgrades",
        "marks",
        "agenda",
        "arrange",
        "vault",
        "ties",
        "threat",
        "level",
        "plans",
        "window",
    ):
        go_to(stage, phase)
        assert not page.evaluate(LIT_OUT_OF_SIGHT), phase
        assert not page.evaluate(SMALL_TEXT), phase
        if SIZES[size].get("has_touch"):
            assert not page.evaluate(SMALL_TARGETS), phase
            assert not page.evaluate(NARROW_TARGETS), phase


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("size", ["laptop", "small laptop", "phone", "phone on its side", "tablet"])
def test_talks_and_invasions_are_in_sight_in_every_window(visit: Visit, size: str, language: str) -> None:
    stage = staged(visit, "upgrades", locale=language, **SIZES[size])
    page = stage.visitor.page
    for key, state in talks_and_invasions().items():
        match = match_at(state)
        stage.move_to(match, match.to_move[0])
        put_envelope_away(stage)
        assert page.locator(".eti-board [data-usable='true']:visible").count(), key
        assert not page.evaluate(LIT_OUT_OF_SIGHT), key
        assert not page.evaluate(BESIDE_THE_BOARD), key
        assert not page.evaluate(SMALL_TEXT), key
        if SIZES[size].get("has_touch"):
            assert not page.evaluate(SMALL_TARGETS), key
            assert not page.evaluate(NARROW_TARGETS), key
    stage.visitor.check()


def test_axe_finds_nothing_at_a_table_of_six(visit: Visit) -> None:
    match = short_match(6, seed=7)
    play_on(match, 120)
    stage = Stage(visit(), match, seat=match.to_move[0])
    put_envelope_away(stage)
    expect(stage.visitor.page.locator(".companies .chip, .invasion article")).to_have_count(6)
    examine(stage.visitor, "six seats")
    for phase in ("upgrades", "arrange", "agenda", "vault", "bargain", "choice", "votes", "settle"):
        go_to(stage, phase)
        examine(stage.visitor, phase)
    stage.visitor.check()


def test_nothing_moves_and_presses_are_answered_at_once(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(RECORD_SHIFTS)
    match = short_match(4, seed=4)
    stage = Stage(ada, match, seat=0)
    stage.send(stage.view(stage.let_others_play()))
    put_envelope_away(stage)
    reactions = ada.page.evaluate(REACTIONS)
    times = sorted(time for _, time in reactions)
    print(
        f"press to reaction: median {times[len(times) // 2]:.1f} ms, worst {times[-1]:.1f} ms of {len(times)}"
    )
    assert max(frames for frames, _ in reactions) <= SLOWEST_REACTION
    player = EtiPlayer(ada)
    for _ in range(30):
        player.act()
    shifts = sorted(ada.page.evaluate("window.shifts"), reverse=True)
    assert max((shift[0] for shift in shifts), default=0) < LARGEST_SHIFT, shifts[:3]


REACTIONS = """
async () => {
  const found = [];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (const chip of [...document.querySelectorAll(".companies .spot")].slice(1)) {
    for (const pressed of ['true', 'false']) {
      let frames = 0;
      const pressedAt = performance.now();
      chip.click();
      while (chip.getAttribute('aria-pressed') !== pressed) {
        await frame();
        frames += 1;
      }
      found.push([frames, performance.now() - pressedAt]);
    }
  }
  return found;
}
"""


# The drawn state is the view


def positions() -> Iterator[saucer.Match]:
    """One position of every phase, then positions along matches over all seat counts."""
    phases = [state for phase, state in states_by_phase().items() if phase != "over"]
    for state in phases:
        yield match_at(state)
    for seats in PLAYERS:
        seed = seats
        left = (POSITIONS - len(phases)) // len(PLAYERS) + 1
        while left:
            for match in along(short_match(seats, seed), moves=2):
                if left and match.to_move:
                    left -= 1
                    yield match
            seed += 10


def test_everything_of_the_view_is_in_the_accessibility_tree(visit: Visit) -> None:
    matches = positions()
    stage = Stage(visit(), next(matches))
    put_envelope_away(stage)
    for match in matches:
        stage.move_to(match, 0)
        names = "\n".join(stage.names())
        missing = [words for words in expected_words(stage, own_view(stage)) if words not in names]
        assert not missing, (missing, names)
        check_slips(stage)
    stage.visitor.check()


def check_slips(stage: Stage) -> None:
    """Every offer and promise on the table is an item of a list with a name, or the one that is being settled."""
    view = own_view(stage)
    if view.decision.phase not in TALKS:
        return
    page = stage.visitor.page
    lists = page.get_by_role("list", name="Offers and promises on the table")
    due = page.get_by_role("region", name="Your word").get_by_role("list")
    shown = lists.or_(due).get_by_role("listitem").all_inner_texts()
    expected = [*map(partial(offer_words, stage.words, view), view.offers), *promise_words(view)]
    assert len(shown) == len(expected)
    for words in expected:
        assert any(words in slip for slip in shown), (words, shown)


def offer_words(words: Any, view: View, offer: OfferView) -> str:
    gifts = [f"{offer.points} points"] if offer.points else []
    gifts += [words.name("project", project) for project in offer.projects]
    gifts += [words.name("incident", event) for event in offer.events]
    verb = "offer" if offer.seat == view.viewer else "offers"
    given = ", ".join(gifts[:-1]) + " and " + gifts[-1] if gifts[1:] else gifts[0]
    wish = "a vote for" if offer.voting else "choosing"
    return f"{verb} {called(view, offer.to)} {given} for {wish} {called(view, offer.wish)}."


def promise_words(view: View) -> Iterator[str]:
    for giver, state in enumerate(view.seats):
        for to, choice in enumerate(state.promises):
            if choice is not None:
                verb = "promise" if giver == view.viewer else "promises"
                yield f"{verb} {called(view, to)}: "


def called(view: View, seat: int) -> str:
    return "you" if seat == view.viewer else NAMES[seat]


def expected_words(stage: Stage, view: View) -> Iterator[str]:
    return words_of_invasion(stage.words, view) if view.invading else words_of_turn(stage.words, view)


def words_of_invasion(words: Any, view: View) -> Iterator[str]:
    """The projects of every company under attack, by which it stands or falls."""
    for seat, state in enumerate(view.seats):
        if seat != view.alien:
            yield from (words.name("project", project) for project in (*state.secret, *state.public))


def words_of_turn(words: Any, view: View) -> Iterator[str]:
    if view.alien is None:
        yield f"Claimed {view.claimed}: the alien may reveal from {view.threshold}, must from {view.forced}"
    for seat, state in enumerate(view.seats):
        yield f"Bank {state.bank}."
        yield f"{'you' if seat == view.viewer else NAMES[seat]} ({words.name('seat', seat)})."
        yield words_for_ports(words, state)
        if state.study:
            yield f"Studies {words.name('project', state.study)}."
        yield f"Defence {state.defence}, fame {state.fame}."
    in_centre = view.decision.phase not in (
        "bargain",
        "choice",
        "votes",
        "settle",
        "arrange",
        "ordering",
        "reviewing",
    )
    for project in view.centre if in_centre else ():
        yield f"{words.name('project', project)}: level "
        students = [seat for seat, state in enumerate(view.seats) if state.study == project]
        if students:
            yield "Studied by"


def words_for_ports(words: Any, state: SeatView) -> str:
    if not state.ports:
        return "Ports: empty."
    if all(port.card is None for port in state.ports):
        return f"Ports: {len(state.ports)} face down."
    return f"Ports: {', '.join(f'{index} {port_words(words, port)}' for index, port in enumerate(state.ports, 1))}."


def port_words(words: Any, port: PortView) -> str:
    return "face down" if port.card is None else str(words.name("card", port.card))
