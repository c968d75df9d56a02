"""The board of E.T.I. in chosen positions: acting on it, reading it, and what it says to screen readers."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import saucer
from saucer.games.eti.view import View
from tests.browser.conftest import Visit
from tests.browser.games.eti.support.player import EtiPlayer
from tests.browser.games.eti.support.positions import (
    PLAYERS,
    TALKS,
    along,
    go_to,
    match_at,
    match_in,
    put_envelope_away,
    short_match,
    states_by_phase,
    talks_and_invasions,
)
from tests.browser.games.eti.support.words import (
    offer_words,
    promise_words,
    words_of_alien,
    words_of_turn,
    words_under_attack,
)
from tests.browser.support.axe import examine
from tests.browser.support.stage import NAMES, Stage, play_on
from tests.browser.support.windows import RECORD_SHIFTS, SIZES, SMALL_TARGETS, SMALL_TEXT

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
() => [...document.querySelectorAll(".eti-board :is(.piles, .vault) button, .eti-board [data-usable='true']")]
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


def test_a_board_put_up_again_under_the_pointer_follows_the_match(visit: Visit) -> None:
    stage = staged(visit, "marks", **SIZES["phone on its side"])
    for phase in ("agenda", "vault", "give"):
        go_to(stage, phase)
        turn = own_view(stage).turn_number
        expect(stage.visitor.page.locator(".eti-board .line")).to_contain_text(f"Turn {turn}")


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
        "marking",
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
        if own_view(stage).invading:
            check_invasion(stage)
        else:
            check(words_of_turn(stage.words, own_view(stage)), "\n".join(stage.names()))
            check_slips(stage)
    stage.visitor.check()


def check(expected: Iterable[str], shown: str) -> None:
    missing = [words for words in expected if words not in shown]
    assert not missing, (missing, shown)


def check_invasion(stage: Stage) -> None:
    """The consoles of the alien and of all companies, one after the other where there is room for one."""
    view, page = own_view(stage), stage.visitor.page
    stage.names()
    check(words_of_alien(stage.words, view), shown_in(page.get_by_role("region", name="The alien's console")))
    if view.shown and page.locator(".decisions").count():
        expect(
            page.get_by_role("img", name=re.compile(f"^{stage.words.name('project', view.shown)}: level"))
        ).to_be_visible()
    for seat, state in enumerate(view.seats):
        if state.danger is None:
            continue
        company = page.get_by_role("article", name="Your company" if seat == view.viewer else NAMES[seat])
        if not company.count():
            page.locator(".strip button").filter(has_text=f"{NAMES[seat]}:").click()
        shown = shown_in(company)
        check(words_under_attack(stage.words, view, seat), shown)
        assert shown.count("a card face down") == state.danger.cards.count(None)


def shown_in(part: Locator) -> str:
    """What the accessibility tree says of a part of the board, in one line."""
    return " ".join(part.aria_snapshot().split())


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
