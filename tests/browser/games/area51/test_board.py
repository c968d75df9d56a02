"""The board of Area 51 in positions set up by hand: acting on it, reading it, and what it says to screen readers."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import saucer
from saucer.games.area51.view import BunkerView, HangarView, View
from tests.browser.conftest import Visit
from tests.browser.games.area51.support.player import Area51Player, press_by_key
from tests.browser.games.area51.support.stage import match_at, play_until_turn_of
from tests.browser.support.axe import examine
from tests.browser.support.stage import NAMES, Stage, play_on
from tests.browser.support.windows import (
    HIDDEN_ON_BOARD,
    IN_SIGHT,
    RECORD_SHIFTS,
    SIZES,
    SMALL_TARGETS,
    SMALL_TEXT,
)
from tests.games.area51.scenes import put_vehicles, scene

HAND = ["blue-1", "blue-3", "green-1", "green-1", "orange-2"]
DISPLAY = ["blue-1", "blue-2", "brown-2", "orange-1", "green-1", "green-3"]
POSITIONS = 300
LARGEST_SHIFT = 0.02
SLOWEST_REACTION = 2
"""In frames, of which a screen shows sixty a second."""


def staged(visit: Visit, *, window: dict[str, Any] | None = None, **board: Any) -> Stage:
    """A page with a scene in which Ada chooses her action."""
    board = {"seats": 3, "hands": {0: HAND, 1: ["blue-2"] * 2}, "display": DISPLAY, **board}
    return Stage(visit(**(window or {})), match_at(scene(**board)))


def spot(stage: Stage, name: str) -> Locator:
    return stage.visitor.page.locator(f'[data-spot="{name}"]')


def card(stage: Stage, name: str) -> Locator:
    return stage.visitor.page.locator(f'.card[data-card="{name}"]')


def button(stage: Stage, name: str) -> Locator:
    return stage.visitor.page.locator(".tray").get_by_role("button", name=name)


def caption(stage: Stage) -> Locator:
    return stage.visitor.page.locator(".tray p")


# Acting on it


def test_a_bunker_takes_a_place_two_cards_and_a_press(visit: Visit) -> None:
    stage = staged(visit)
    spot(stage, "space:A5").click()
    expect(caption(stage)).to_contain_text("New bunker in region A")
    card(stage, "green-1").click()
    expect(caption(stage)).to_contain_text("One more card, face down")
    expect(button(stage, "Play them")).to_be_disabled()
    spot(stage, "hangar:Ay").click()
    card(stage, "blue-3").click()
    button(stage, "Play them").click()
    expect(spot(stage, "space:A5")).to_have_accessible_name(
        re.compile("Bunker A5: green, level 1, cap white")
    )
    expect(spot(stage, "hangar:Ax")).to_have_accessible_name(re.compile("green 1 face up"))
    expect(spot(stage, "hangar:Ay")).to_have_accessible_name(re.compile("Your own face down: blue 3"))
    kinds = ["build", "play_face_up", "put_into", "play_face_down", "put_into"]
    assert [move["kind"] for move in stage.moves] == kinds


def test_a_draft_can_be_changed_and_given_up(visit: Visit) -> None:
    stage = staged(visit, bunkers={"A5": (0, "green", 1)})
    spot(stage, "space:A5").click()
    card(stage, "green-1").click()
    card(stage, "orange-2").click()
    card(stage, "blue-3").click()
    expect(caption(stage)).to_contain_text("Everything is there")
    button(stage, "Take back orange 2, face down in Ax").click()
    expect(caption(stage)).to_contain_text("One more card")
    button(stage, "Cancel").click()
    expect(stage.visitor.page.locator(".slots")).to_have_count(0)
    expect(card(stage, "orange-2")).to_have_accessible_name("orange 2, one in hand")
    assert stage.moves[-1] == {"kind": "take_back"}


def test_a_card_is_dragged_to_what_it_pays_for(visit: Visit) -> None:
    stage = staged(visit)
    card(stage, "blue-1").drag_to(spot(stage, "space:B5"))
    expect(caption(stage)).to_contain_text("One more card, face down")
    card(stage, "orange-2").drag_to(spot(stage, "hangar:By"))
    button(stage, "Play them").click()
    expect(spot(stage, "space:B5")).to_have_accessible_name(re.compile("Bunker B5: blue"))
    expect(spot(stage, "hangar:By")).to_have_accessible_name(re.compile("orange 2"))


def test_a_vehicle_is_sent_along_an_arrow_and_shows_how_many_cards_it_took(visit: Visit) -> None:
    stage = staged(visit)
    spot(stage, "vehicle:blue-truck").click()
    spot(stage, "route:CA").click()
    for name in ("blue-3", "green-1", "green-1"):
        card(stage, name).click()
    expect(caption(stage)).to_contain_text("It would show 2")
    button(stage, "Play them").click()
    expect(spot(stage, "vehicle:blue-truck")).to_have_accessible_name(
        re.compile("from C to A, number 2. To send it takes 4 cards")
    )


def test_cards_are_collected_from_display_and_deck_after_a_refresh(visit: Visit) -> None:
    stage = staged(visit)
    button(stage, "New display").click()
    card(stage, "orange-2").click()
    expect(card(stage, "orange-2")).to_have_count(0)
    for _ in range(3):
        spot(stage, "deck").click()
        stage.visitor.page.wait_for_function("() => !document.querySelector('.page[aria-busy=\"true\"]')")
    kinds = ["collect", "refresh", "draw", "draw", "draw"]
    assert [move["kind"] for move in stage.moves] == kinds


def test_a_refused_placement_says_why(visit: Visit) -> None:
    full = {f"A{number}": (number % 3, "green" if number < 3 else "blue", 1) for number in range(1, 6)}
    stage = staged(visit, bunkers=full, seats=3, hands={0: ["orange-1", "orange-2"]})
    spot(stage, "space:A1").click(force=True)
    alert = stage.visitor.page.get_by_role("alert")
    expect(alert).to_contain_text("Bunker A1 is not yours.")
    expect(alert).to_contain_text("Rule R4.6")
    card(stage, "orange-1").click()
    spot(stage, "space:A3").click(force=True)
    expect(alert).to_contain_text("blue card")


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_a_refusal_does_not_cover_what_is_pressed_next(visit: Visit, size: str) -> None:
    board: dict[str, Any] = {"piles": {"Ax": ["blue-3"]}, "bunkers": {"A5": (1, "green", 1)}}
    stage = staged(visit, window=SIZES[size], **board)
    if size == "phone":
        spot(stage, "region:A").tap()
    spot(stage, "hangar:Ax").tap()
    spot(stage, "space:A5").tap(force=True)
    expect(stage.visitor.page.get_by_role("alert")).to_be_visible()
    button(stage, "Lift Ax").tap()
    expect(stage.visitor.page.get_by_role("alert")).to_have_count(0)
    assert stage.moves == [{"kind": "pick_up", "hangar": "Ax"}]


# Picking up


def loading(visit: Visit, **window: Any) -> Stage:
    return staged(
        visit,
        window=window,
        seats=4,
        piles={"Ax": ["blue-3", "blue-1", "1:orange-2", "0:brown-4"]},
        bunkers={"A8": (0, "blue", 1), "B5": (2, "blue", 4)},
        vehicles={"blue-truck": ("AB", 2)},
    )


def test_a_pile_is_lifted_and_a_card_takes_the_truck(visit: Visit) -> None:
    stage = loading(visit, reduced_motion="no-preference")
    spot(stage, "hangar:Ax").click()
    expect(caption(stage)).to_contain_text("Your own face down: brown 4. 1 face down from Bo.")
    expect(caption(stage)).to_contain_text("It brings you 1. Others at most: Cleo 4.")
    expect(spot(stage, "space:B5")).to_have_class(re.compile("aimed"))
    button(stage, "Lift Ax").click()
    first = spot(stage, "held:blue-3")
    expect(first).to_have_attribute("data-usable", "true")
    expect(first).to_have_accessible_name(re.compile("3 points: bunker B5 of Cleo"))
    first.click()
    expect(stage.visitor.page.locator(".floating")).to_have_text("+3")
    expect(stage.visitor.page.locator(".log")).to_contain_text(
        "You load blue 3 by the blue truck into bunker B5: 3 points for Cleo"
    )
    expect(stage.visitor.page.locator(".log")).to_contain_text("You load blue 1 into bunker A8")
    expect(stage.visitor.page.locator(".log")).to_contain_text("You keep brown 4 and orange 2.")


def test_what_you_could_know_is_a_press_away_and_can_be_turned_off(visit: Visit) -> None:
    board: dict[str, Any] = {"piles": {"Ax": ["0:brown-4", "1:blue-1"]}}
    stage = staged(visit, **board)
    button(stage, "What you could know").click()
    dialog = stage.visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Your own face-down cards")
    secret = staged(visit, **board, options={"by_memory": True})
    expect(button(secret, "What you could know")).to_have_count(0)
    expect(spot(secret, "hangar:Ax")).to_have_accessible_name(
        re.compile("1 face down from you. 1 face down from Bo")
    )


# Other ways to play


def test_a_turn_begins_with_the_whole_map_on_a_phone(visit: Visit) -> None:
    match = saucer.new_match("area51", seats=3, seed=5)
    while match.to_move[0] == 0:
        play_on(match, 1)
    stage = Stage(visit(**SIZES["phone"]), match)
    spot(stage, "region:A").tap()
    expect(spot(stage, "region:B")).to_have_count(0)
    play_until_turn_of(match, 0)
    stage.show(match)
    expect(spot(stage, "region:B")).to_be_visible()


def test_a_bunker_by_touch_on_a_phone(visit: Visit) -> None:
    stage = staged(visit, window=SIZES["phone"])
    page = stage.visitor.page
    assert not page.evaluate(HIDDEN_ON_BOARD)
    assert not page.evaluate(SMALL_TEXT)
    assert not page.evaluate(SMALL_TARGETS)
    spot(stage, "region:C").tap()
    spot(stage, "space:C5").tap()
    card(stage, "blue-3").tap()
    expect(page.locator(".slots")).to_be_in_viewport()
    card(stage, "blue-1").tap()
    button(stage, "Play them").tap()
    page.get_by_role("button", name="Map").or_(spot(stage, "region:C")).first.wait_for()
    expect(page.locator(".log")).to_contain_text("You create a blue bunker on C5")


EVERY_ACTION = ("You create", "You raise bunker", "You pick up", "You take")


def fresh_stage(visit: Visit, **window: Any) -> Stage:
    """A match of two that begins with Ada."""
    return Stage(visit(**window), saucer.new_match("area51", seats=2, seed=5))


def test_every_action_by_touch_on_a_phone(visit: Visit) -> None:
    stage = fresh_stage(visit, **SIZES["phone"])
    page = stage.visitor.page
    Area51Player(stage.visitor, lambda selector: page.locator(selector).first.tap()).play_until(*EVERY_ACTION)
    stage.visitor.check()


def test_every_action_by_keyboard_alone(visit: Visit) -> None:
    stage = fresh_stage(visit)
    page = stage.visitor.page
    Area51Player(stage.visitor, lambda selector: press_by_key(page, selector)).play_until(*EVERY_ACTION)
    stage.visitor.check()


def test_arrow_keys_lead_from_piece_to_piece(visit: Visit) -> None:
    stage = staged(visit)
    spot(stage, "space:A5").focus()
    stage.visitor.page.keyboard.press("ArrowDown")
    assert stage.visitor.page.evaluate("document.activeElement.dataset.spot").startswith("hangar:A")


# Reading it


def six_seats() -> saucer.Match:
    """The middle of a match of six, with all vehicles on their way."""
    match = saucer.new_match("area51", seats=6, seed=7)
    play_on(match, 380)
    play_until_turn_of(match, 0)
    put_vehicles(match.state, ON_THEIR_WAY)
    return match


ON_THEIR_WAY = {
    "blue-train": ("AB", 1), "brown-train": ("BA", 2), "orange-train": ("AC", 1), "green-train": ("CA", 3),
    "blue-truck": ("BC", 1), "brown-truck": ("CB", 8), "orange-truck": ("AB", 4), "green-truck": ("CA", 1),
}  # fmt: skip
SCORES_IN_SIGHT = f"""
() => {{
  {IN_SIGHT}
  return Math.max(...['.side .score', '.strip .points'].map((scores) => all(scores).filter(inSight).length));
}}
"""


@pytest.mark.parametrize("size", ["laptop", "small laptop", "tablet", "phone", "phone on its side"])
def test_six_seats_fit_in_every_window(visit: Visit, size: str) -> None:
    stage = Stage(visit(**SIZES[size]), six_seats())
    page = stage.visitor.page
    assert not page.evaluate(SMALL_TEXT)
    assert not page.evaluate(HIDDEN_ON_BOARD)
    assert page.evaluate(SCORES_IN_SIGHT) == 6
    stage.visitor.check()


def test_six_seats_on_a_laptop_with_all_vehicles(visit: Visit) -> None:
    stage = Stage(visit(), six_seats())
    page = stage.visitor.page
    expect(page.locator("[data-region]")).to_have_count(3)
    for vehicle, (route, number) in ON_THEIR_WAY.items():
        words = f"{vehicle.replace('-', ' ')}, from {route[0]} to {route[1]}, number {number}"
        expect(spot(stage, f"vehicle:{vehicle}")).to_have_accessible_name(re.compile(words))
    assert page.locator(".side li").last.evaluate("(row) => row.getBoundingClientRect().bottom") < 800
    examine(stage.visitor, "six seats")


def test_two_players_and_both_their_colours_to_the_end(visit: Visit) -> None:
    match = saucer.new_match("area51", seats=2, seed=3)
    while match.view(0).stage == "normal":
        play_on(match, 1)
    play_until_turn_of(match, 0)
    stage = Stage(visit(), match)
    expect(stage.visitor.page.locator(".drawing")).to_contain_text("Last round")
    Area51Player(stage.visitor).play_to_the_end()
    outcome = match.outcome
    assert outcome
    end = stage.visitor.outcome()
    for seat in match.view(0).seats:
        assert len(seat.colours) == 2
        for colour in seat.colours:
            expect(end).to_contain_text(re.compile(rf"{colour.cap}: \d+ stored, \d+ bonus"))
    expect(end.locator(".score")).to_have_text([str(score) for score in sorted(outcome.scores, reverse=True)])


def test_the_end_is_shown_region_by_region_and_colour_by_colour(visit: Visit) -> None:
    match = one_move_before_the_end()
    stage = Stage(visit(reduced_motion="no-preference"), match)
    page = stage.visitor.page
    page.clock.install()
    stage.send(stage.view(play_on(match, 1)))
    shown: list[str] = []
    asked: set[str] = set()
    while not stage.visitor.outcome().count():
        asked.add(stage.visitor.question())
        banner = (page.locator(".banner").text_content() or "").strip()
        shown += [banner] if shown[-1:] != [banner] else []
        page.clock.run_for(100)
    assert "Watch the board. A press on it skips." in asked
    assert shown[1:4] == [f"Bonuses of region {region}" for region in "ABC"]
    assert shown[5] == "Ada: pink 24 + 8 = 32 · purple 25 + 5 = 30 (counts)"
    assert shown[7] == "Bo: black 29 + 12 = 41 · white 27 + 5 = 32 (counts)"


def one_move_before_the_end() -> saucer.Match:
    """A match of two in which one move is left."""
    whole, match = [saucer.new_match("area51", seats=2, seed=3) for _ in range(2)]
    play_on(whole, MOST_MOVES)
    play_on(match, whole.count - 1)
    return match


MOST_MOVES = 5000


def test_nothing_moves_and_presses_are_answered_at_once(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(RECORD_ALL_SHIFTS)
    stage = Stage(ada, match_at(scene(hands={0: HAND}, display=DISPLAY)))
    assert max(ada.page.evaluate(REACTION_FRAMES)) <= SLOWEST_REACTION
    player = Area51Player(ada)
    for _ in range(12):
        player.act()
    shifts = sorted(ada.page.evaluate("window.shifts"), reverse=True)
    assert max((shift[0] for shift in shifts), default=0) < LARGEST_SHIFT, shifts[:3]
    assert stage.moves


RECORD_ALL_SHIFTS = RECORD_SHIFTS.replace("!entry.hadRecentInput", "true")
"""Also what moves right after a press: nobody waits half a second here before the others have had their turns."""
REACTION_FRAMES = """
async () => {
  const counts = [];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (const card of [...document.querySelectorAll(".card[data-usable='true']")].slice(0, 4)) {
    for (const pressed of ['true', 'false']) {
      let frames = 0;
      card.click();
      while (card.getAttribute('aria-pressed') !== pressed) {
        await frame();
        frames += 1;
      }
      counts.push(frames);
    }
  }
  return counts;
}
"""


# The drawn state is the view


def positions() -> Iterator[saucer.Match]:
    """Positions of random matches over all seat counts."""
    for seats in range(2, 7):
        match = saucer.new_match("area51", seats=seats, seed=seats)
        for _ in range(POSITIONS // 5):
            play_on(match, 7, bot="random")
            yield match


def test_every_piece_of_the_view_is_in_the_accessibility_tree(visit: Visit) -> None:
    matches = positions()
    stage = Stage(visit(), next(matches))
    for match in matches:
        stage.show(match)
        names = "\n".join(stage.names())
        missing = [words for words in expected_words(match.view(0)) if words not in names]
        assert not missing, (missing, names)
    tree = stage.visitor.page.locator(".drawing").aria_snapshot()
    assert not [words for words in expected_words(stage.match.view(0)) if words not in tree]


def expected_words(view: View) -> Iterator[str]:
    for region in view.regions:
        left = {0: "no security marker left", 1: "one security marker left"}
        yield f"Region {region.region}: {left.get(region.markers, f'{region.markers} security markers left')}"
        for bunker in region.bunkers:
            yield words_for_bunker(view, bunker)
        for hangar in region.hangars:
            yield from words_for_hangar(view, hangar)
    for vehicle in view.vehicles:
        where = "for hire" if vehicle.route is None else f"from {vehicle.route[0]} to {vehicle.route[1]}"
        number = f", number {vehicle.number}" if vehicle.number else ""
        yield f"The {vehicle.vehicle.replace('-', ' ')}, {where}{number}."
    for shown in view.display:
        if not view.decision.held:
            yield f"On display: {shown.replace('-', ' ')}."


def words_for_bunker(view: View, bunker: BunkerView) -> str:
    owner = "you" if bunker.owner == view.viewer else NAMES[bunker.owner]
    return f"Bunker {bunker.bunker}: {bunker.tower}, level {bunker.level}, cap {bunker.cap}, of {owner}."


def words_for_hangar(view: View, hangar: HangarView) -> Iterator[str]:
    if not hangar.shown and not hangar.hidden:
        yield f"Hangar {hangar.hangar}: empty."
    for seat in range(len(view.seats)):
        count = sum(hidden.seat == seat and hidden.card is None for hidden in hangar.hidden)
        if count:
            yield f"{count} face down from {NAMES[seat]}."
