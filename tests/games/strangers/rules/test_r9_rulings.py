"""R9: rulings on what the rules leave open."""

import pytest

from saucer.engine.types import Outcome
from saucer.games.strangers import GAME
from saucer.games.strangers.components import STANDARD, Spot
from saucer.games.strangers.events import CardCopied, CardDrawn, CardPlayed
from saucer.games.strangers.moves import LayTheRest, Release
from saucer.games.strangers.rules.scoring import own_scores
from tests.games.strangers.boxes import rare_made_common
from tests.games.strangers.scenes import (
    HER,
    ME,
    YOU,
    act,
    after,
    alien,
    architect,
    card,
    copy_card,
    cut_deck,
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
    slots = {slot.slot: slot.owner for slot in GAME.sight.see(state, None).slots}
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


def test_r9_17_any_card_can_be_copied_even_one_that_does_nothing() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["ice-cream-date"], 1: ["men-in-black", "walk"]})
    state = after(state, play("ice-cream-date"), look_at(1))
    assert moves_of(state) == [copy_card("walk"), copy_card("men-in-black")]
    _, events = act(state, copy_card("men-in-black"))
    assert events[0] == CardCopied(ME, YOU, card("men-in-black"), False)


def test_r9_17_copied_itself_it_does_nothing() -> None:
    hands = {0: ["ice-cream-date"], 1: ["walk"], 2: ["ice-cream-date"]}
    state = scene(seats=3, options={"components": rare_made_common()}, hands=hands)
    state = after(state, play("ice-cream-date"), look_at(2))
    refusal = GAME.rules.no_effect(state, ME, copy_card("ice-cream-date"))
    assert refusal is not None
    assert refusal.rule == "R9.17"
    _, events = act(state, copy_card("ice-cream-date"))
    assert events[0] == CardCopied(ME, HER, card("ice-cream-date"), False)


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
        seen = [seat.hand for seat in GAME.sight.see(state, viewer).seats]
        assert [cards != (None,) for cards in seen] == [seat == viewer for seat in range(3)]


@pytest.mark.parametrize("viewer", [ME, None])
def test_r9_23_in_solo_architect_everything_lies_face_up(viewer: object) -> None:
    state = after(architect(), lay("bmx"), lay("carpool"), lay("walk"), lay("watches"), LayTheRest())
    view = GAME.sight.see(state, viewer)  # type: ignore[arg-type]
    assert view.deck[:2] == ("watches", "alien")
    assert view.seats[0].hand == ("walk", "bmx", "carpool")
    assert None not in view.deck
