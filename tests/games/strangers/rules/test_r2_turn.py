"""R2: the turn."""

from saucer.games.strangers import GAME
from saucer.games.strangers.events import CardDrawn, CardPlayed, KidReleased, SightingDrawn, TurnStarted
from saucer.games.strangers.moves import Flee, PlayCard, Release
from tests.games.strangers.scenes import (
    ME,
    YOU,
    act,
    after,
    alien,
    card,
    discarded,
    events_of,
    flee,
    full,
    hand,
    happened,
    kid,
    moves_like,
    moves_of,
    phase,
    pile,
    play,
    refused,
    scene,
    seed_for,
    to,
    where,
)


def test_r2_1_a_turn_is_one_action_then_a_refill() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["walk", "run"]}, deck=["bmx", "carpool"])
    done, events = act(state, play("walk"), to("e8"))
    assert hand(done, ME) == ["run", "bmx", "carpool"]
    assert isinstance(events[-1], TurnStarted)
    assert done.turn == YOU


def test_r2_1_the_choices_of_a_card_come_before_anything_else() -> None:
    state = after(scene(way={0: ["e9"]}, hands={0: ["walk", "run"]}), play("walk"))
    assert phase(state) == "go"
    assert refused(state, Release()) == "R2.1"
    assert refused(state, play("run")) == "R2.1"


def test_r2_1_nobody_acts_out_of_turn() -> None:
    state = scene(hands={1: ["walk"]})
    assert moves_of(state, YOU) == []
    assert refused(state, Release(), YOU) == "R2.1"


def test_r2_2_a_released_kid_stands_on_school() -> None:
    state, events = act(scene(), Release())
    assert where(state, ME) == ["e9"]
    assert state.supply[ME] == 9
    assert events[0] == KidReleased(ME)


def test_r2_2_without_a_supply_nobody_is_released() -> None:
    slots = full("pool", 4, 0) | full("library", 4, 0)
    state = scene(way={0: ["e9"]}, safe={**slots, "north-park.1": 0})
    state.supply[ME] = 0
    assert refused(state, Release()) == "R2.2"


def test_r2_3_one_kid_on_the_way_at_a_time() -> None:
    assert Release() in moves_of(scene())
    assert refused(scene(way={0: ["c9"]}), Release()) == "R2.3"


def test_r2_3_a_kid_in_a_park_lets_another_one_out() -> None:
    parks = {"north-park.1": 0, "west-park.1": 0, "west-park.2": 1}
    assert Release() in moves_of(scene(way={0: ["c9", "d9"]}, safe=parks))
    assert refused(scene(way={0: ["c9", "d9", "e9"]}, safe=parks), Release()) == "R2.3"


def test_r2_4_a_card_played_is_shown_and_discarded() -> None:
    state, events = act(scene(way={0: ["e9"]}, hands={0: ["walk", "run"]}), play("walk"))
    assert events == [CardPlayed(ME, card("walk"), True)]
    assert discarded(state) == ["walk"]
    assert hand(state, ME) == ["run"]


def test_r2_4_a_card_must_be_in_hand() -> None:
    assert refused(scene(hands={0: ["walk"], 1: ["run"]}), play("run")) == "R2.4"


def test_r2_5_a_card_that_can_do_nothing_is_discarded() -> None:
    state, events = act(scene(hands={0: ["walk"]}), play("walk"))
    assert events[0] == CardPlayed(ME, card("walk"), False)
    assert discarded(state) == ["walk"]
    assert len(hand(state, ME)) == 3
    assert state.turn == YOU


def test_r2_5_a_card_that_can_do_something_must_do_it() -> None:
    state = after(scene(way={0: ["e9", "c9"]}, hands={0: ["walkie-talkies"]}), play("walkie-talkies"))
    assert set(moves_of(state)) == {kid(0, "c9"), kid(0, "e9")}


def test_r2_6_running_away_takes_a_kid_back_and_draws_nothing() -> None:
    state, events = act(scene(way={0: ["c9", "e9"]}, hands={0: ["walk"]}), flee("c9"))
    assert where(state, ME) == ["e9"]
    assert state.supply[ME] == 9
    assert hand(state, ME) == ["walk"]
    assert not happened(events, CardDrawn)
    assert state.turn == YOU


def test_r2_6_only_from_where_one_stands() -> None:
    state = scene(way={0: ["c9"], 1: ["e9"]})
    assert moves_like(state, Flee) == [flee("c9")]
    assert refused(state, flee("e9")) == "R2.6"


def test_r2_7_the_refill_goes_up_to_the_limit() -> None:
    state = after(scene(hands={0: []}, deck=["run", "bmx", "carpool", "watches"]), Release())
    assert hand(state, ME) == ["run", "bmx", "carpool"]
    assert pile(state)[0] == "watches"


def test_r2_7_the_number_of_cards_to_draw_is_fixed_when_the_refill_starts() -> None:
    state = scene(safe={"library.1": 0}, hands={0: ["walk"]}, deck=["saucer", "run", "run", "run", "bmx"])
    state = after(state, Release(), kid(0, "library.1"), seed=seed_for(True))
    assert hand(state, ME) == ["walk", "run", "run", "run"]


def test_r2_8_a_library_kid_raises_the_hand_limit() -> None:
    state = scene(safe={"library.1": 0, "library.2": 0, "library.3": 1})
    view = GAME.sight.see(state, ME)
    assert [seat.hand_limit for seat in view.seats] == [5, 4]
    assert len(hand(after(state, Release()), ME)) == 5


def test_r2_8_above_the_limit_nothing_is_lost_and_nothing_drawn() -> None:
    cards = ["walk", "run", "bmx", "carpool"]
    state, events = act(scene(hands={0: cards}), Release())
    assert sorted(hand(state, ME)) == sorted(cards)
    assert not happened(events, CardDrawn)


def test_r2_8_a_full_hand_draws_nothing_after_a_release() -> None:
    assert events_of(scene(hands={0: ["walk", "run", "bmx"]}), Release()) == [
        KidReleased(ME),
        TurnStarted(YOU),
    ]


def test_r2_8_above_the_limit_of_kids_only_the_release_is_shut() -> None:
    state = scene(way={0: ["c9", "d9"]}, hands={0: ["walk"]})
    assert moves_like(state, Release) == []
    assert moves_like(state, PlayCard) == [play("walk")]
    assert len(moves_like(state, Flee)) == 2


def test_r2_9_a_sighting_never_joins_a_hand_and_is_replaced() -> None:
    state, events = act(scene(deck=["run", "alien", "bmx", "carpool"]), Release(), alien("c1"))
    assert hand(state, ME) == ["run", "bmx", "carpool"]
    assert happened(events, SightingDrawn) == [SightingDrawn(ME, card("alien"))]
    assert discarded(state) == ["alien"]
