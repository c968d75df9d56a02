"""R6: what each card does."""

import pytest

from saucer.engine.chance import Chance
from saucer.games.strangers import GAME
from saucer.games.strangers.events import (
    ActionsGained,
    CardCopied,
    CardDrawn,
    CardPlayed,
    CoinFlipped,
    ContactTried,
    HandSeen,
    KidMoved,
)
from saucer.games.strangers.moves import Release, Stop
from saucer.games.strangers.state import State
from tests.games.strangers.scenes import (
    HER,
    ME,
    YOU,
    act,
    after,
    aliens_at,
    card,
    copy_card,
    discarded,
    events_of,
    full,
    goals,
    hand,
    happened,
    home,
    kid,
    look_at,
    moves_of,
    path,
    phase,
    play,
    refused,
    remove,
    scene,
    seed_for,
    to,
    where,
)


def with_card(card: str, *at: str) -> State:
    return after(scene(way={0: list(at)}, hands={0: [card]}), play(card))


def test_r6_1_walk_moves_one_space() -> None:
    assert goals(with_card("walk", "c7")) == {"c8", "c6", "d7", "b7"}


def test_r6_2_run_moves_two_spaces() -> None:
    assert goals(with_card("run", "c7")) == {"c9", "house-3", "c5", "gymnasium", "e7", "a7"}


def test_r6_3_skateboard_moves_three_spaces_by_any_route() -> None:
    assert goals(with_card("skateboard", "i6")) == {"h8", "g7", "house-2"}


def test_r6_4_school_bus_goes_to_any_other_school_stop() -> None:
    assert goals(with_card("school-bus", "e9")) == {"d3", "i6"}
    assert refused(with_card("school-bus", "e9"), to("e7")) == "R6.4"
    assert events_of(scene(way={0: ["e7"]}, hands={0: ["school-bus"]}), play("school-bus"))[0].works is False


def test_r6_4_a_kid_that_is_at_no_stop_is_refused_by_the_rule_of_the_bus() -> None:
    assert refused(with_card("school-bus", "c9", "d3", "e9"), kid(0, "c9")) == "R6.4"
    assert refused(with_card("city-bus", "a5", "c9", "e7"), kid(0, "c9")) == "R6.5"


def test_r6_5_city_bus_goes_to_any_other_city_stop() -> None:
    assert goals(with_card("city-bus", "e7")) == {"a5", "h3"}
    assert refused(with_card("city-bus", "e7"), to("e9")) == "R6.5"
    assert events_of(scene(way={0: ["e9"]}, hands={0: ["city-bus"]}), play("city-bus"))[0].works is False


def test_r6_6_walkie_talkies_move_any_number_of_kids_one_each() -> None:
    state = with_card("walkie-talkies", "c9", "e9", "a2")
    assert Stop() not in moves_of(state)
    state = after(state, kid(0, "c9"), to("d9"))
    assert set(moves_of(state)) == {kid(0, "e9"), kid(0, "a2"), Stop()}
    assert refused(state, kid(0, "d9")) == "R6.6"
    state = after(state, kid(0, "a2"), to("b2"), kid(0, "e9"), to("e8"))
    assert where(state, ME) == ["b2", "d9", "e8"]
    assert state.turn == YOU


def test_r6_6_one_kid_is_enough() -> None:
    state = after(with_card("walkie-talkies", "c9", "e9"), kid(0, "c9"), to("d9"), Stop())
    assert where(state, ME) == ["d9", "e9"]
    assert state.turn == YOU


def test_r6_7_fence_jump_moves_two_and_crosses_red_lines() -> None:
    assert goals(with_card("fence-jump", "b1")) == {"a2", "b3", "d1", "west-mansion", "house-1"}


def test_r6_7_fence_jump_enters_a_place_through_a_doorless_side() -> None:
    state = after(with_card("fence-jump", "i6"), to("pool"))
    assert home(state, ME) == ["pool.1"]


def test_r6_7_fence_jump_crosses_neither_scenery_nor_aliens() -> None:
    state = after(scene(way={0: ["e9"]}, hands={0: ["fence-jump"]}, aliens=["f9"]), play("fence-jump"))
    assert goals(state) == {"e7", "c9", "gymnasium", "library"}


def test_r6_8_bmx_moves_four_and_rides_through_aliens() -> None:
    state = scene(way={0: ["i6"]}, hands={0: ["bmx"]}, aliens=["i7"])
    assert {"g6", "f7", "house-5"} <= goals(after(state, play("bmx")))


def test_r6_8_bmx_does_not_end_on_an_alien() -> None:
    state = scene(way={0: ["i6"]}, hands={0: ["bmx"]}, aliens=["i7", "g6"])
    state = after(state, play("bmx"))
    assert "g6" not in goals(state)
    assert refused(state, to("g6")) == "R6.8"


def test_r6_9_pep_rally_takes_any_kid_on_the_way() -> None:
    state = scene(way={0: ["e9"], 1: ["a2"]}, safe={"pool.1": 1}, hands={0: ["pep-rally"]})
    state = after(state, play("pep-rally"))
    assert set(moves_of(state)) == {kid(0, "e9"), kid(1, "a2")}
    assert refused(state, kid(1, "pool.1")) == "R3.9"
    state, events = act(state, kid(1, "a2"))
    assert home(state, YOU) == ["pool.1", "pep-rally.1"]
    assert events[0] == KidMoved(YOU, path("a2", "pep-rally"))
    assert state.turn == YOU


def test_r6_9_pep_rally_does_nothing_when_full() -> None:
    state = scene(way={0: ["e9"]}, safe=full("pep-rally", 4, 1), hands={0: ["pep-rally"]})
    assert events_of(state, play("pep-rally"))[0] == CardPlayed(ME, card("pep-rally"), False)


@pytest.mark.parametrize(
    ("kids", "flips", "contact"),
    [
        (1, (True,), False),
        (2, (True, True), True),
        (2, (True, False), False),
        (3, (True, False, True), True),
        (3, (False, False, True), False),
        (4, (False, True, False, True), True),
    ],
)
def test_r6_10_science_club_needs_two_saucer_faces(kids: int, flips: tuple[bool, ...], contact: bool) -> None:
    state = scene(safe=full("library", kids, 0), hands={0: ["science-club"]})
    _, events = act(state, play("science-club"), seed=seed_for(*flips))
    assert happened(events, CoinFlipped)[:kids] == [CoinFlipped(ME, flip) for flip in flips]
    assert happened(events, ContactTried) == [ContactTried(ME, sum(flips), contact)]


def test_r6_10_science_club_counts_only_own_kids_in_the_library() -> None:
    state = scene(safe={**full("library", 3, 1), "pool.1": 0}, hands={0: ["science-club"]})
    assert events_of(state, play("science-club"))[0] == CardPlayed(ME, card("science-club"), False)


@pytest.mark.parametrize(("kids", "percent"), [(2, 25), (3, 50), (4, 69)])
def test_r6_10_the_chances_are_those_of_the_page(kids: int, percent: int) -> None:
    state = scene(safe=full("library", kids, 0), hands={0: ["science-club"]})
    wins = sum(after(state, play("science-club"), seed=seed).result is not None for seed in range(600))
    assert abs(wins / 6 - percent) < 6


def test_r6_11_pool_party_takes_one_or_two_kids_of_any_colours() -> None:
    state = scene(way={0: ["e9"], 1: ["a2", "a2"]}, safe={"pool.2": 1}, hands={0: ["pool-party"]})
    state = after(state, play("pool-party"))
    assert set(moves_of(state)) == {kid(0, "e9"), kid(1, "a2")}
    state = after(state, kid(0, "e9"))
    assert set(moves_of(state)) == {kid(1, "a2"), Stop()}
    state = after(state, kid(1, "a2"))
    assert home(state, ME) == ["pool.1"]
    assert home(state, YOU) == ["pool.2", "pool.3"]
    assert where(state, YOU) == ["a2"]
    assert state.turn == YOU


def test_r6_11_pool_party_may_stop_at_one() -> None:
    state = scene(way={0: ["e9"], 1: ["a2"]}, hands={0: ["pool-party"]})
    state = after(state, play("pool-party"), kid(0, "e9"), Stop())
    assert home(state, ME) == ["pool.1"]
    assert where(state, YOU) == ["a2"]


def test_r6_11_pool_party_stops_when_the_pool_is_full() -> None:
    state = scene(way={0: ["e9"], 1: ["a2"]}, safe=full("pool", 3, 1), hands={0: ["pool-party"]})
    state = after(state, play("pool-party"), kid(1, "a2"))
    assert home(state, YOU)[-1] == "pool.4"
    assert state.turn == YOU


def test_r6_12_boyfriend_puts_a_kid_of_a_house_or_mansion_back_on_school() -> None:
    safe = {"house-1.1": 1, "west-mansion.1": 0, "pool.1": 1}
    state = after(scene(safe=safe, way={1: ["c9"]}, hands={0: ["boyfriend"]}), play("boyfriend"))
    assert set(moves_of(state)) == {kid(1, "house-1.1"), kid(0, "west-mansion.1")}
    assert refused(state, kid(1, "pool.1")) == "R6.12"
    assert refused(state, kid(1, "c9")) == "R6.12"
    state = after(state, kid(1, "house-1.1"))
    assert where(state, YOU) == ["c9", "e9"]
    assert home(state, YOU) == ["pool.1"]


def test_r6_13_men_in_black_take_an_alien_back_to_the_reserve() -> None:
    state = after(scene(hands={0: ["men-in-black"]}, aliens=["c1", "f9"]), play("men-in-black"))
    assert moves_of(state) == [remove("c1"), remove("f9")]
    assert refused(state, remove("a3")) == "R6.13"
    state = after(state, remove("f9"))
    assert aliens_at(state) == ["c1"]
    assert state.reserve == 7


def test_r6_14_ice_cream_date_copies_a_card_of_an_opponents_hand() -> None:
    hands = {0: ["ice-cream-date"], 1: ["run", "walk"], 2: []}
    state = after(scene(seats=3, way={0: ["e9"]}, hands=hands), play("ice-cream-date"))
    assert moves_of(state) == [look_at(1)]
    assert refused(state, look_at(0)) == "R6.14"
    assert refused(state, look_at(2)) == "R6.14"
    state, events = act(state, look_at(1))
    assert events == [HandSeen(ME, YOU, (card("walk"), card("run")))]
    assert set(moves_of(state)) == {copy_card("run"), copy_card("walk")}
    assert refused(state, copy_card("bmx")) == "R6.14"
    state, events = act(state, copy_card("run"), to("e7"))
    assert events[0] == CardCopied(ME, YOU, card("run"), True)
    assert where(state, ME) == ["e7"]
    assert hand(state, YOU) == ["walk", "run"]
    assert discarded(state) == ["ice-cream-date"]


def test_r6_14_only_the_looker_and_the_owner_see_the_cards() -> None:
    hands = {0: ["ice-cream-date"], 1: ["run", "walk"], 2: ["bmx"]}
    state = after(scene(seats=3, way={0: ["e9"]}, hands=hands), play("ice-cream-date"))
    state, events = act(state, look_at(1))
    assert GAME.sight.see_event(state, events[0], ME).cards == ("walk", "run")
    assert GAME.sight.see_event(state, events[0], YOU).cards == ("walk", "run")
    assert GAME.sight.see_event(state, events[0], HER).cards is None
    assert GAME.sight.see_event(state, events[0], None).cards is None
    assert GAME.sight.see(state, ME).seats[YOU].hand == ("walk", "run")
    assert GAME.sight.see(state, HER).seats[YOU].hand == (None, None)


def test_r6_14_everyone_sees_that_the_copied_card_stays_in_that_hand() -> None:
    hands = {0: ["ice-cream-date"], 1: ["run", "walk"], 2: ["bmx"]}
    state = scene(seats=3, way={0: ["e9"], 1: ["e9"]}, hands=hands)
    state = after(state, play("ice-cream-date"), look_at(1), copy_card("run"), to("e7"))
    for viewer in (HER, None):
        view = GAME.sight.see(state, viewer)
        assert view.seats[YOU].hand == ("run", None)
        assert all("run" in hand(GAME.sight.imagine(view, Chance(seed, 0)), YOU) for seed in range(20))
    state = after(state, play("run"), to("e7"))
    for viewer in (HER, None):
        assert GAME.sight.see(state, viewer).seats[YOU].hand[0] is None


def test_r6_14_what_was_seen_stays_known_until_it_is_played() -> None:
    hands = {0: ["bmx"], 1: ["run", "walk"]}
    state = scene(way={1: ["e9"]}, hands=hands, known={(0, 1): ["walk", "run"]}, turn=1)
    state = after(state, play("run"), to("e7"))
    assert GAME.sight.see(state, ME).seats[YOU].hand == ("walk", None, None)


def test_r6_15_watches_give_two_more_actions_and_one_refill() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["watches", "walk", "run"]}, safe={"west-park.1": 0})
    state, events = act(state, play("watches"))
    assert ActionsGained(ME, 2) in events
    assert state.turn == ME
    state, events = act(state, play("run"), to("e7"))
    assert state.turn == ME
    assert not happened(events, CardDrawn)
    state, events = act(state, Release())
    assert len(happened(events, CardDrawn)) == 2
    assert state.turn == YOU


def test_r6_16_moms_car_goes_to_any_free_house() -> None:
    state = scene(way={0: ["e9"]}, safe={"house-2.1": 1}, hands={0: ["moms-car"]})
    state = after(state, play("moms-car"))
    assert goals(state) == {"house-1", "house-3", "house-4", "house-5"}
    assert refused(state, to("west-mansion")) == "R6.16"
    assert refused(state, to("house-2")) == "R3.8"
    assert home(after(state, to("house-1")), ME) == ["house-1.1"]


def test_r6_17_carpool_moves_any_number_of_kids_three_each() -> None:
    state = with_card("carpool", "c9", "e9")
    assert Stop() not in moves_of(state)
    state = after(state, kid(0, "e9"), to("e6"))
    assert set(moves_of(state)) == {kid(0, "c9"), Stop()}
    assert refused(state, kid(0, "e6")) == "R6.17"
    state = after(state, kid(0, "c9"), to("e8"))
    assert where(state, ME) == ["e6", "e8"]
    assert state.turn == YOU


def test_r6_17_a_kid_that_cannot_move_is_not_asked_for() -> None:
    state = scene(way={0: ["i6", "e9"]}, hands={0: ["carpool"]}, aliens=["i7"])
    state = after(state, play("carpool"))
    assert phase(state) == "go"
    assert "e6" in goals(state)
