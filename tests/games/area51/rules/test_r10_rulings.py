"""R10: rulings."""

from collections import Counter

import pytest

from saucer.engine.chance import Chance
from saucer.engine.types import Outcome, Seat
from saucer.games.area51 import GAME
from saucer.games.area51.components import STANDARD
from saucer.games.area51.events import (
    BonusScored,
    CardDrawn,
    CardLoaded,
    ClearingStarted,
    DeckShuffled,
    LastRoundStarted,
    MatchEnded,
)
from saucer.games.area51.moves import Pass, Refresh
from saucer.games.area51.options import Options
from saucer.games.area51.state import NORMAL
from saucer.games.area51.view import View
from tests.games.area51.scenes import (
    ME,
    PLENTY,
    YOU,
    build,
    collect,
    down,
    draw,
    empty_deck,
    hand,
    into,
    legal,
    load,
    number,
    of_kind,
    pick_up,
    play,
    refresh,
    refusal,
    route,
    scene,
    send,
    show,
    take,
    up,
    upgrade,
)

SIX = ["blue-1", "blue-3", "brown-2", "orange-1", "green-1", "green-1"]


def test_r10_1_one_refresh_per_turn() -> None:
    state = scene(hands={0: ["green-2", "green-3"]}, display=SIX)
    play(state, collect(), refresh("green-2"))
    assert not [move for move in legal(state) if isinstance(move, Refresh)]


def test_r10_2_level_two_costs_two() -> None:
    state = scene(hands={0: ["green-1", "blue-1", "blue-2"]}, bunkers={"A5": (0, "green", 1)})
    play(state, upgrade("A5"), *up("green-1", "Ax"), *down(("blue-1", "Ax")))
    assert state.turn == 0, "one more card is due"
    play(state, *down(("blue-2", "Ax")))
    assert state.levels[4] == 2


def test_r10_3_one_level_and_one_marker_per_action() -> None:
    state = scene(hands={0: PLENTY}, bunkers={"A5": (0, "green", 1)})
    play(state, upgrade("A5"), *up("green-1", "Ax"), *down(("blue-1", "Ax"), ("blue-2", "Ax")))
    assert (state.levels[4], state.markers[0], state.turn) == (2, 9, 1)


def test_r10_4_no_highest_level() -> None:
    state = scene(hands={0: PLENTY}, bunkers={"A5": (0, "green", 5)})
    assert upgrade("A5") in legal(state)


def test_r10_5_a_vehicle_is_known_by_its_departure_and_its_destination() -> None:
    view = GAME.sight.see(scene(vehicles={"green-train": ("CA", 3)}), None)
    assert (view.vehicles[3].route, view.vehicles[3].number) == ("CA", 3)


def test_r10_6_vehicles_into_the_region_do_not_help() -> None:
    state = scene(
        bunkers={"B5": (1, "green", 3)}, vehicles={"green-train": ("BA", 1)}, piles={"Ax": ["green-1"]}
    )
    assert not of_kind(play(state, pick_up("Ax")), CardLoaded)


def test_r10_7_the_blue_cards_of_the_example() -> None:
    state = scene(
        bunkers={"B5": (1, "blue", 3), "C5": (0, "blue", 2)},
        vehicles={"blue-truck": ("BC", 1)},
        piles={"Bx": ["blue-1", "blue-2"]},
    )
    events = play(state, pick_up("Bx"), load("blue-1", "B5"))
    assert [(event.card, event.by) for event in of_kind(events, CardLoaded)] == [
        ("blue-1", None),
        ("blue-2", "blue-truck"),
    ]


def test_r10_8_a_moved_vehicle_is_paid_in_its_new_region() -> None:
    state = scene(hands={0: PLENTY}, vehicles={"green-train": ("AB", 1)})
    play(state, send("green-train"), route("CB"), number(2), show("green-1"))
    assert refusal(state, into("Ax")) == ("R5.2", "not-in-region")


def test_r10_9_the_number_counts_the_cards_played_now() -> None:
    state = scene(hands={0: PLENTY[:5]}, vehicles={"blue-train": ("AB", 1)})
    play(state, send("blue-train"), route("AB"), number(4), *up("blue-1", "Ax"))
    assert state.needed == 4


def test_r10_10_the_destination_alone_may_change() -> None:
    state = scene(hands={0: PLENTY}, vehicles={"green-train": ("AB", 2)})
    play(state, send("green-train"), route("AC"))
    assert refusal(state, number(2)) == ("R5.4", "number-must-rise")


def test_r10_11_a_raised_vehicle_is_paid_where_it_departs() -> None:
    state = scene(hands={0: PLENTY}, vehicles={"green-train": ("BC", 1)})
    play(state, send("green-train"), route("BC"), number(2), show("green-1"))
    assert [str(move.hangar) for move in legal(state)] == ["Bx", "By"]


def test_r10_12_a_blind_draw_is_seen_at_once() -> None:
    state = scene(display=SIX, deck=["green-3"])
    events = play(state, collect(), draw())
    assert of_kind(events, CardDrawn)[0].card == "green-3"
    assert len(state.display) == 6


def test_r10_13_take_what_exists() -> None:
    state = scene(display=["blue-1"])
    empty_deck(state, discards=["blue-2"])
    play(state, collect(), take("blue-1"), draw())
    assert state.turn == 1


def test_r10_14_pass_when_nothing_can_be_done() -> None:
    state = scene()
    empty_deck(state, discards=[])
    play(state, Pass())
    assert state.turn == 1


def test_r10_14_when_all_pass_the_match_is_over() -> None:
    state = scene()
    empty_deck(state, discards=[])
    state.hands[2], state.hands[0] = state.hands[0], state.hands[2]
    state.sizes[2], state.sizes[0] = state.sizes[0], state.sizes[2]
    state.memory[2], state.memory[0] = state.memory[0], state.memory[2]
    state.passes = 2
    state.turn = YOU
    play(state, Pass())
    assert state.result is not None


def test_r10_15_no_refresh_with_an_empty_hand() -> None:
    state = scene(display=SIX)
    play(state, collect())
    assert refusal(state, refresh("blue-1")) == ("R3.2", "card-not-in-hand")


def test_r10_16_own_face_down_cards_stay_in_sight() -> None:
    state = scene(piles={"Ax": ["0:green-1", "1:green-2"]})
    hidden = [card.card for card in GAME.sight.see(state, ME).regions[0].hangars[0].hidden]
    assert hidden == ["green-1", None]


def test_r10_17_kept_cards_stay_known() -> None:
    state = scene(piles={"Ax": ["1:green-3"]})
    play(state, pick_up("Ax"))
    assert [card.card for card in GAME.sight.see(state, YOU).seats[0].remembered] == ["green-3"]
    assert GAME.sight.see(state, YOU).seats[0].hand is None


def test_r10_18_the_hand_is_not_discarded() -> None:
    state = scene(hands={0: ["blue-1"]}, piles={"Ax": ["green-3"]})
    play(state, pick_up("Ax"))
    assert hand(state, 0) == ["blue-1", "green-3"]


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_r10_19_the_player_after_the_trigger_begins(turn: int) -> None:
    state = scene(hands={turn: PLENTY}, bunkers={"A5": (0, "blue", 11), "B5": (2, "orange", 10)}, turn=turn)
    play(state, build("B", "green"), *up("green-1", "Bx"), *down(("blue-1", "Bx")))
    assert state.turn == (turn + 1) % 3
    for _ in range(3):
        play(state, collect(), draw(), draw(), draw())
    assert state.turn == (turn + 1) % 3
    assert legal(state) == [pick_up("Bx")]


def test_r10_20_the_last_pile_ends_it_no_matter_who_took_it() -> None:
    state = scene(stage="clearing", piles={"Ax": ["blue-1"]}, turn=1)
    play(state, pick_up("Ax"))
    assert state.result is not None


def test_r10_21_piles_are_cleared_before_the_end() -> None:
    state = scene(stage="clearing", piles={"Ax": ["blue-1"], "Bx": ["blue-2"]})
    play(state, pick_up("Ax"))
    assert state.result is None
    assert legal(state) == [pick_up("Bx")]


def test_r10_22_only_places_that_exist_and_one_owner_may_take_several() -> None:
    state = scene(
        stage="clearing",
        bunkers={"A5": (1, "blue", 1), "A4": (1, "green", 2)},
        piles={"Ax": ["brown-1"]},
    )
    events = play(state, pick_up("Ax"))
    assert [(event.bunker, event.points) for event in of_kind(events, BonusScored)] == [("A4", 5), ("A5", 3)]
    assert state.scores[1] == 8


def test_r10_23_with_two_the_lower_scores_count_first() -> None:
    bunkers = {"A8": (0, "blue", 1), "B5": (1, "green", 1), "C5": (2, "green", 4), "C4": (3, "blue", 1)}
    state = scene(seats=2, stage="clearing", bunkers=bunkers, piles={"Cx": ["green-3"]})
    events = play(state, pick_up("Cx"))
    assert state.scores == [5, 5, 8, 3]
    assert of_kind(events, MatchEnded)[0].scores == (5, 3)
    level = scene(seats=2, stage="clearing", piles={"Cx": ["green-3"]}, hands={1: ["blue-1"]})
    play(level, pick_up("Cx"))
    assert level.result == Outcome((0, 0), (Seat(0), Seat(1)), "shared")


def test_r10_24_with_two_there_are_22_starting_artifacts_on_top() -> None:
    view: View = GAME.sight.see(GAME.rules.start(Options(), 2, Chance(1, 0)), None)
    assert view.pool_deck + len(view.display) == 22


def test_r10_25_without_the_guard_a_match_goes_on() -> None:
    state = scene()
    state.turns = 5000
    assert not of_kind(play(state, collect(), draw(), draw(), draw()), LastRoundStarted)
    assert state.stage == NORMAL


def test_r10_26_six_may_play() -> None:
    assert list(GAME.seat_counts) == [2, 3, 4, 5, 6]


def test_r10_27_colours_differ_in_number_and_in_value() -> None:
    cards: Counter[str] = Counter()
    values: Counter[str] = Counter()
    for kind in STANDARD.cards:
        cards[kind.colour] += kind.starters + kind.main
        values[kind.colour] += (kind.starters + kind.main) * kind.value
    assert len(set(cards.values())) == 4
    means = [values[colour] / cards[colour] for colour in ("green", "orange", "blue", "brown")]
    assert means == sorted(means)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_r10_28_player_icons_add_up_to_the_players(seats: int) -> None:
    spaces = GAME.rules.start(Options(), seats, Chance(1, 0)).spaces
    assert sum(2 if size == 8 else 1 for size in spaces) == seats


def test_r10_29_no_empty_hangar_is_picked_up() -> None:
    assert refusal(scene(), pick_up("Ax")) == ("R6.1", "hangar-is-empty")


def test_r10_30_the_highest_number_is_built_on() -> None:
    state = scene(hands={0: PLENTY})
    play(state, build("C", "blue"), *up("blue-1", "Cx"), *down(("blue-2", "Cx")))
    assert [bunker.bunker for bunker in GAME.sight.see(state, None).regions[2].bunkers] == ["C5"]


def test_r10_31_no_shuffle_before_a_card_is_needed() -> None:
    state = scene(display=SIX)
    empty_deck(state, discards=["blue-4", "blue-4", "blue-4", "brown-4", "brown-4"])
    first = play(state, collect(), take("blue-1"), take("blue-3"))
    assert not of_kind(first, DeckShuffled)
    assert of_kind(play(state, take("brown-2")), DeckShuffled)


def test_r10_32_marks_are_not_shown() -> None:
    view = GAME.sight.see(GAME.rules.start(Options(), 3, Chance(1, 0)), None)
    assert all(set(card) <= set("abcdefghijklmnopqrstuvwxyz-1234") for card in view.display)


def test_r10_33_the_only_cap_left_is_used() -> None:
    colours = ("green", "green", "blue", "orange", "brown")
    bunkers = {f"B{place + 1}": (0, colours[place], 1) for place in range(5)}
    state = scene(seats=2, hands={0: PLENTY}, bunkers=bunkers)
    play(state, build("C", "orange"), *up("orange-1", "Cx"), *down(("blue-2", "Cx")))
    assert state.owners[20] == 1


def test_r10_34_two_vehicles_to_one_bunker_are_as_good_as_one() -> None:
    state = scene(
        bunkers={"B5": (1, "green", 3)},
        vehicles={"green-train": ("AB", 1), "green-truck": ("AB", 2)},
        piles={"Ax": ["green-1", "green-2"]},
    )
    play(state, pick_up("Ax"))
    assert legal(state) == [load("green-1", "B5"), load("green-2", "B5")]


def test_r10_35_without_piles_the_match_is_over_at_once() -> None:
    state = scene(stage="last-round", turn=2)
    state.left = 1
    events = play(state, collect(), draw(), draw(), draw())
    assert of_kind(events, ClearingStarted)
    assert of_kind(events, MatchEnded)
