"""R9: rulings on what the rules leave open."""

from collections import Counter
from typing import Any

import pytest

from saucer.engine.chance import Chance
from saucer.engine.types import Outcome
from saucer.games.strangers import GAME
from saucer.games.strangers.components import STANDARD, Spot
from saucer.games.strangers.events import AlienPlaced, CardDrawn, CardPlayed, RoundStarted
from saucer.games.strangers.moves import LayTheRest, Release, ResolveFirst
from saucer.games.strangers.options import Options
from saucer.games.strangers.rules.scoring import own_scores
from saucer.games.strangers.state import State
from saucer.games.strangers.tables import Space, set_of
from tests.games.strangers.scenes import (
    HER,
    ME,
    YOU,
    act,
    after,
    alien,
    card,
    copy_card,
    cut_deck,
    discard,
    discarded,
    events_of,
    flee,
    full,
    goals,
    hand,
    happened,
    home,
    kid,
    lay,
    look_at,
    moves_of,
    phase,
    pile,
    play,
    refused,
    remove,
    scene,
    seed_for,
    to,
    where,
)

SEVEN = ["c1", "a3", "c4", "h1", "g2", "i2", "e3"]
SERIES = {"best_of_three": True}
TOTAL = {"total_invasion": True}


def test_r9_1_the_draw_is_a_refill() -> None:
    assert len(happened(events_of(scene(), Release()), CardDrawn)) == 3


def test_r9_2_a_card_without_effect_is_discarded_and_one_refills() -> None:
    state, events = act(scene(hands={0: ["men-in-black", "run", "bmx"]}), play("men-in-black"))
    assert events[0] == CardPlayed(ME, card("men-in-black"), False)
    assert len(happened(events, CardDrawn)) == 1
    assert discarded(state) == ["men-in-black"]


def test_r9_3_only_flights_without_a_draw_end_play() -> None:
    cards = ["walk", "run", "bmx"]
    state = scene(hands={0: cards, 1: ["carpool", "watches", "run"]})
    for _ in range(3):
        state = after(state, Release(), Release(), flee("e9"), flee("e9"))
    assert state.result is not None
    assert state.result.reason == "stall"


def test_r9_4_a_kid_on_school_is_on_the_way_and_may_be_named() -> None:
    state = after(scene(deck=["saucer"]), Release())
    assert moves_of(state) == [kid(0, "e9")]


def test_r9_4_walking_back_onto_school_is_allowed() -> None:
    assert "e9" in goals(after(scene(way={0: ["e8"]}, hands={0: ["walk"]}), play("walk")))


def test_r9_5_a_safe_kid_cannot_run_away() -> None:
    state = scene(safe={"pool.1": 0})
    assert refused(state, flee("pool")) == "R2.6"
    assert refused(state, flee("pool.1")) == "R2.6"


def test_r9_6_crossed_spaces_are_counted_kid_by_kid() -> None:
    state = scene(way={0: ["e9", "e7"]}, hands={0: ["walkie-talkies"]})
    state = after(state, play("walkie-talkies"), kid(0, "e9"), to("e8"), kid(0, "e7"))
    assert "e8" in goals(state)


def test_r9_6_and_across_extra_actions() -> None:
    state = scene(way={0: ["e9", "e7"]}, hands={0: ["watches", "walkie-talkies", "walk"]})
    state = after(
        state, play("watches"), play("walkie-talkies"), kid(0, "e9"), to("e8"), kid(0, "e7"), to("d7")
    )
    state = after(state, play("walk"), kid(0, "e8"))
    assert goals(state) == {"e7"}


def test_r9_7_a_freed_slot_is_free_again_and_nobody_shifts() -> None:
    state = scene(safe=full("pool", 3, 1), way={0: ["e9"]}, hands={0: ["walk"]}, deck=["saucer"])
    state = after(state, play("walk"), to("e8"), kid(1, "pool.1"), seed=seed_for(True))
    assert home(state, YOU) == ["pool.2", "pool.3"]
    slots = {slot.slot: slot.owner for slot in GAME.see(state, None).slots}
    assert slots[Spot("pool.1")] is None


def test_r9_8_a_club_that_lost_a_kid_counts_less_again() -> None:
    state = scene(safe=full("gymnasium", 3, 1), deck=["saucer"])
    assert own_scores(state)[YOU] == 12
    state = after(state, Release(), kid(1, "gymnasium.2"), seed=seed_for(True))
    assert own_scores(state)[YOU] == 4


def test_r9_9_fence_jump_enters_through_a_red_side_only_if_a_slot_is_free() -> None:
    state = scene(way={0: ["e8"]}, safe=full("gymnasium", 3, 1), hands={0: ["fence-jump"]})
    state = after(state, play("fence-jump"))
    assert "library" in goals(state)
    assert refused(state, to("gymnasium")) == "R3.8"


def test_r9_10_bmx_does_not_cross_red_lines() -> None:
    assert "a3" not in goals(after(scene(way={0: ["b1"]}, hands={0: ["bmx"]}), play("bmx")))


def test_r9_10_fence_jump_does_not_cross_aliens() -> None:
    state = scene(way={0: ["i6"]}, hands={0: ["fence-jump"]}, aliens=["i7"])
    assert goals(after(state, play("fence-jump"))) == {"pool"}


def test_r9_11_no_alien_can_stand_on_a_stop() -> None:
    for board in STANDARD.boards:
        heads = {space.id for space in board.spaces if space.head}
        assert not heads & {*board.school_stops, *board.city_stops}


def test_r9_12_woods_hold_any_number_of_kids() -> None:
    state = scene(options={"board": "B"}, way={0: ["c3"], 1: ["c2", "c2", "c2"]}, hands={0: ["walk"]})
    state = after(state, play("walk"), to("c2"))
    assert where(state, ME) == ["c2"]


def test_r9_13_a_saucer_must_go_for_ones_own_kid_if_there_is_no_other() -> None:
    state = after(scene(safe={"pool.1": 0}, hands={0: ["walk"]}, deck=["saucer"]), play("walk"))
    assert moves_of(state) == [kid(0, "pool.1")]


def test_r9_13_with_no_kid_on_the_board_a_saucer_does_nothing() -> None:
    state, events = act(scene(hands={0: ["walk"]}, deck=["saucer"]), play("walk"))
    assert discarded(state) == ["walk", "saucer"]
    assert len(happened(events, CardDrawn)) == 3
    assert state.turn == YOU


def test_r9_14_at_the_last_alien_everything_stops_and_the_hand_stays_short() -> None:
    state = scene(aliens=SEVEN[:6], deck=["alien", "run", "alien", "alien", "bmx"])
    state = after(state, Release(), alien("f9"), alien("b9"))
    assert state.result is not None
    assert hand(state, ME) == ["run"]
    assert pile(state)[0] == "alien"


def test_r9_15_a_reshuffle_brings_aliens_back() -> None:
    state = cut_deck(scene(hands={0: ["walk", "run"]}, discards=["alien"] * 3), 0)
    state = after(state, Release())
    assert phase(state) == "head"
    assert discarded(state) == ["alien"]


def test_r9_16_after_men_in_black_all_tokens_must_be_out_again() -> None:
    state = scene(aliens=SEVEN, hands={0: ["men-in-black"]}, deck=["alien", "alien"])
    state = after(state, play("men-in-black"), remove("c1"), alien("c1"))
    assert state.result is None
    assert after(state, alien("f9")).result is not None


def test_r9_17_watches_can_be_copied() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["ice-cream-date"], 1: ["watches"]})
    state = after(state, play("ice-cream-date"), look_at(1), copy_card("watches"))
    assert (state.turn, state.extra_actions, phase(state)) == (ME, 1, "action")
    assert hand(state, YOU) == ["watches"]


def test_r9_17_science_club_can_be_copied_and_counts_ones_own_kids() -> None:
    state = scene(safe=full("library", 2, 0), hands={0: ["ice-cream-date"], 1: ["science-club"]})
    state = after(state, play("ice-cream-date"), look_at(1))
    state = after(state, copy_card("science-club"), seed=seed_for(True, True))
    assert state.result == Outcome((2, 0), (ME,), "contact")


def test_r9_17_a_card_that_works_must_be_copied_if_there_is_one() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["ice-cream-date"], 1: ["men-in-black", "walk"]})
    state = after(state, play("ice-cream-date"), look_at(1))
    assert moves_of(state) == [copy_card("walk")]
    assert refused(state, copy_card("men-in-black")) == "R2.5"


def test_r9_18_a_flight_during_watches_cancels_the_refill() -> None:
    state = scene(way={0: ["e9", "c9"]}, hands={0: ["watches", "walk"]})
    state, events = act(state, play("watches"), flee("c9"), play("walk"), to("e8"))
    assert not happened(events, CardDrawn)
    assert hand(state, ME) == []
    assert state.turn == YOU


def test_r9_19_ten_home_is_checked_after_each_action_of_watches() -> None:
    safe = {**full("pool", 4, 0), **full("pep-rally", 4, 0), "west-park.1": 0}
    state = scene(way={0: ["f7"]}, safe=safe, hands={0: ["watches", "walk"]})
    state, events = act(state, play("watches"), play("walk"), to("library"))
    assert state.result is not None
    assert not happened(events, CardDrawn)


def test_r9_20_boyfriend_may_put_a_player_above_the_limit() -> None:
    state = scene(way={1: ["c9"]}, safe={"house-1.1": 1}, hands={0: ["boyfriend"]})
    state = after(state, play("boyfriend"), kid(1, "house-1.1"))
    assert where(state, YOU) == ["c9", "e9"]
    assert refused(state, Release()) == "R2.3"


def test_r9_20_so_may_the_loss_of_a_park_kid() -> None:
    state = scene(way={0: ["c9", "d9"]}, safe={"west-park.1": 0}, hands={0: ["walk"]}, deck=["saucer"])
    state = after(state, play("walk"), kid(0, "c9"), to("b9"), kid(0, "west-park.1"), seed=seed_for(True))
    assert where(state, ME) == ["b9", "d9"]


@pytest.mark.parametrize("card", ["pep-rally", "pool-party"])
def test_r9_21_bringing_home_an_opponents_last_kid_ends_play(card: str) -> None:
    safe = {**full("pool", 3, 1), **full("library", 4, 1), "west-park.1": 1, "house-1.1": 1}
    state = after(scene(way={1: ["e9"]}, safe=safe, hands={0: [card]}), play(card), kid(1, "e9"))
    assert state.result is not None
    assert state.result.reason == "all-home"


@pytest.mark.parametrize("at", ["e9", "c7", "f7", "b1"])
def test_r9_22_walk_is_never_better_than_walkie_talkies(at: str) -> None:
    state = scene(way={0: [at]}, hands={0: ["walk", "walkie-talkies"]})
    assert goals(after(state, play("walk"))) == goals(after(state, play("walkie-talkies")))


def test_r9_23_hands_are_hidden_from_everyone_else() -> None:
    state = scene(seats=3, hands={0: ["walk"], 1: ["run"], 2: ["bmx"]})
    for viewer in (ME, YOU, HER, None):
        seen = [seat.hand for seat in GAME.see(state, viewer).seats]
        assert [cards != (None,) for cards in seen] == [seat == viewer for seat in range(3)]


def architect(**more: object) -> State:
    return GAME.start(Options(solo="architect", **more), 1, Chance(1, 0))  # type: ignore[arg-type]


@pytest.mark.parametrize("viewer", [ME, None])
def test_r9_23_in_solo_architect_everything_lies_face_up(viewer: object) -> None:
    state = after(architect(), lay("bmx"), lay("carpool"), lay("walk"), lay("watches"), LayTheRest())
    view = GAME.see(state, viewer)  # type: ignore[arg-type]
    assert view.deck[:2] == ("watches", "alien")
    assert view.seats[0].hand == ("walk", "bmx", "carpool")
    assert None not in view.deck


def test_r9_24_a_partners_kids_are_not_ones_own() -> None:
    safe = {"north-park.1": 1, "library.1": 1}
    state = scene(
        seats=4, options={"teams": "open"}, way={0: ["c9"], 1: ["e9"]}, safe=safe, hands={0: ["walk"]}
    )
    assert refused(state, Release()) == "R2.3"
    assert GAME.see(state, ME).seats[0].hand_limit == 3
    assert goals(after(state, play("walk"))) == {"c8", "d9", "b9"}


def last_alien(safe: dict[str, int], played: int, wins: list[int], points: list[int], seed: int = 1) -> State:
    """Seat 0 ends a round of a series with the last Alien of board A."""
    state = scene(options=SERIES, aliens=SEVEN, safe=safe, deck=["alien"])
    state.round, state.wins, state.points = played, wins, points
    return after(state, Release(), alien("f9"), seed=seed)


def test_r9_25_a_tied_round_counts_for_nobody_and_chance_picks_who_starts() -> None:
    starters = Counter(last_alien({}, 1, [0, 0], [0, 0], seed).first for seed in range(60))
    assert last_alien({}, 1, [0, 0], [0, 0]).wins == [0, 0]
    assert min(starters[ME], starters[YOU]) > 10


def test_r9_25_more_points_choose_the_board_and_the_winner_of_the_round_starts() -> None:
    state = last_alien({"library.1": 0}, 2, [0, 1], [0, 20])
    assert phase(state) == "board"
    assert state.turn == YOU
    after_choice, events = act(state, moves_of(state)[0])
    assert RoundStarted(3, "A", ME) in events
    assert after_choice.turn == ME


def test_r9_25_the_player_who_chooses_the_board_can_be_seen_doing_so() -> None:
    state = scene(
        options=SERIES, aliens=SEVEN, safe={"library.1": 0}, way={1: ["e9", "c9", "d9"]}, deck=["alien"]
    )
    state.round, state.wins, state.points = 2, [0, 1], [0, 20]
    state = after(state, Release(), alien("f9"))
    for viewer in (ME, YOU, None):
        assert GAME.see(state, viewer).decision.phase == "board"


def test_r9_25_on_equal_points_chance_picks_who_chooses() -> None:
    choosers = Counter(last_alien({"pool.1": 0}, 2, [0, 1], [4, 10], seed).turn for seed in range(60))
    assert min(choosers[ME], choosers[YOU]) > 10


def test_r9_25_one_win_and_a_tie_settle_the_match() -> None:
    assert last_alien({}, 2, [0, 1], [30, 2]).result == Outcome((30, 2), (YOU,), "series")


def test_r9_25_after_two_ties_the_points_decide() -> None:
    state = last_alien({"house-1.1": 0, "house-2.1": 1}, 2, [0, 0], [5, 5])
    assert state.result == Outcome((9, 9), (ME, YOU), "series")


def test_r9_25_after_three_rounds_wins_count_first_then_points() -> None:
    assert last_alien({"pool.1": 0}, 3, [1, 1], [0, 50]).result == Outcome((6, 50), (ME,), "series")
    assert last_alien({}, 3, [1, 1], [9, 8]).result == Outcome((9, 8), (ME,), "series")


def test_r9_26_every_even_position_is_an_alien_until_the_eighteen_are_laid() -> None:
    state = after(architect(), lay("bmx"), lay("carpool"), lay("walk"), LayTheRest())
    deck = pile(state)
    assert [card == "alien" for card in deck[:36]] == [False, True] * 18
    assert "alien" not in deck[36:]
    assert len(deck) == 90


def test_r9_26_the_rest_lies_in_the_order_of_the_kinds() -> None:
    state = after(architect(), lay("bmx"), lay("carpool"), lay("walk"), lay("watches"), LayTheRest())
    order = [str(card.id) for card in STANDARD.cards]
    rest = [order.index(card) for card in pile(state)[2:] if card != "alien"]
    assert rest == sorted(rest)


def test_r9_26_a_hand_of_four_is_chosen_where_that_is_played() -> None:
    state = after(architect(hand_of_four=True), lay("bmx"), lay("carpool"), lay("walk"))
    assert refused(state, LayTheRest()) == "R8.8"
    assert len(hand(after(state, lay("run")), ME)) == 4


def test_r9_27_a_bus_leaves_and_reaches_stops_that_count_as_crossed() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["watches", "school-bus", "run"]})
    state = after(state, play("watches"), play("school-bus"), to("d3"))
    assert GAME.see(state, ME).seats[0].way[0].crossed == ("d3", "e9")
    assert "d3" not in goals(after(state, play("run")))


def test_r9_27_a_later_ride_may_lead_back() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["watches", "school-bus", "school-bus"]})
    state = after(state, play("watches"), play("school-bus"), to("d3"), play("school-bus"))
    assert goals(state) == {"e9", "i6"}


def test_r9_28_ten_points_for_every_success() -> None:
    state = scene(seats=1, safe=full("library", 2, 0), hands={0: ["science-club"]})
    state.contacts = 1
    state = after(state, play("science-club"), seed=seed_for(True, True))
    assert own_scores(state) == [2 + 20]


def test_r9_29_a_free_discard_then_a_flight_still_draws_nothing() -> None:
    state = scene(options={"free_discard": True}, way={0: ["e9"]}, hands={0: ["walk", "run"]})
    state = after(state, discard("run"), flee("e9"))
    assert hand(state, ME) == ["walk"]


def test_r9_29_a_free_discard_may_come_before_an_extra_action_but_once() -> None:
    state = scene(
        options={"free_discard": True}, way={0: ["e9"]}, hands={0: ["watches", "walk", "run", "bmx"]}
    )
    state = after(state, play("watches"), discard("bmx"))
    assert refused(state, discard("run")) == "R8.4"
    state = after(state, play("walk"), to("e8"))
    assert state.turn == ME
    assert refused(state, discard("run")) == "R8.4"


def test_r9_30_with_no_kid_on_the_board_the_flip_is_skipped() -> None:
    state = scene(options=TOTAL, hands={0: ["walk"]}, deck=["saucer"])
    state, events = act(state, play("walk"), alien("c1"))
    assert happened(events, AlienPlaced)
    assert state.turn == YOU


def test_r9_30_the_flip_is_skipped_when_the_alien_took_the_only_kid() -> None:
    state = scene(options=TOTAL, way={1: ["f9"]}, hands={0: ["walk"]}, deck=["alien"])
    state = after(state, play("walk"), ResolveFirst("alien"), alien("f9"))
    assert state.turn == YOU


def test_r9_31_ice_cream_date_finds_no_cards() -> None:
    events = events_of(scene(way={0: ["e9"]}, hands={0: ["ice-cream-date"], 1: []}), play("ice-cream-date"))
    assert events[0] == CardPlayed(ME, card("ice-cream-date"), False)


def test_r9_31_no_kid_of_a_house_for_the_boyfriend() -> None:
    state, events = act(scene(safe={"pool.1": 1}, hands={0: ["boyfriend"]}), play("boyfriend"))
    assert events[0] == CardPlayed(ME, card("boyfriend"), False)
    assert home(state, YOU) == ["pool.1"]
    assert state.turn == YOU


@pytest.mark.parametrize("leaving", [[flee("e8")], [play("pep-rally"), kid(0, "e8")]])
@pytest.mark.parametrize("moved", [0, 1])
def test_r9_32_of_alike_kids_one_that_moved_leaves_first(leaving: list[Any], moved: int) -> None:
    state = scene(way={0: ["e8", "e8"]}, hands={0: ["pep-rally"]})
    state.extra_actions = 1
    state.trails[moved] = set_of([Space(state.board.node_of[Spot("e8")])])
    state = after(state, *leaving)
    assert where(state, ME) == ["e8"]
    assert state.trails == [0]


def test_r9_33_a_kid_sent_out_starts_afresh() -> None:
    state = scene(hands={0: ["watches", "walk", "boyfriend"]}, safe={"house-5.1": 0})
    state = after(state, play("watches"), play("boyfriend"), kid(ME, "house-5.1"))
    assert where(state, ME) == ["e9"]
    assert state.trails == [0]
    assert "e8" in goals(after(state, play("walk")))
