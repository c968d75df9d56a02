"""What a seat knows of the hidden cards, and what it does not."""

from collections import Counter

import msgspec

from saucer.engine.chance import Chance
from saucer.games.strangers import GAME
from saucer.games.strangers.events import CardDrawn
from saucer.games.strangers.moves import Release
from tests.games.strangers.scenes import ME, YOU, act, after, discarded, hand, play, scene, to


def test_cards_drawn_together_come_in_an_order_that_reveals_nothing() -> None:
    """A view does not know in which order cards came, so the events must not either."""
    one, events = act(scene(hands={0: ["walk"]}, deck=["run", "bmx"]), Release())
    other, others = act(scene(hands={0: ["walk"]}, deck=["bmx", "run"]), Release())
    assert GAME.sight.see(one, ME) == GAME.sight.see(other, ME)
    assert msgspec.json.encode(events) == msgspec.json.encode(others)


def test_a_rivals_draw_is_shown_without_the_card() -> None:
    state, events = act(scene(hands={0: ["walk"]}), Release())
    drawn = [event for event in events if isinstance(event, CardDrawn)]
    assert drawn
    assert {GAME.sight.see_event(state, event, YOU).card for event in drawn} == {None}
    assert {GAME.sight.see_event(state, event, None).card for event in drawn} == {None}


def test_a_played_card_that_was_known_is_known_no_more() -> None:
    state = scene(
        hands={1: ["walk", "walk", "run"]}, known={(0, 1): ["walk", "run"]}, way={1: ["e9"]}, turn=1
    )
    state = after(state, play("walk"), to("e8"))
    assert GAME.sight.see(state, ME).seats[YOU].hand == ("run", None, None)


def test_imagined_hands_are_dealt_from_what_is_unseen() -> None:
    """One rival card among 98 unseen ones, sightings aside: each kind as often as it is left."""
    state = scene(hands={0: ["walk"], 1: ["carpool"]})
    view = GAME.sight.see(state, ME)
    seen = Counter(hand(GAME.sight.imagine(view, Chance(seed, 0)), YOU)[0] for seed in range(2000))
    assert not seen["alien"]
    assert not seen["saucer"]
    assert abs(seen["run"] - 2000 * 10 / 76) < 70
    assert abs(seen["walk"] - 2000 * 9 / 76) < 70
    assert 5 < seen["carpool"] < 60


def test_imagined_decks_come_in_any_order() -> None:
    state = scene(hands={0: ["walk"]})
    view = GAME.sight.see(state, ME)
    tops = Counter(GAME.sight.imagine(view, Chance(seed, 0)).deck[-1] for seed in range(1000))
    assert abs(tops[state.tables.alien] - 1000 * 18 / 99) < 50


def test_an_imagined_state_keeps_what_was_seen_in_a_hand() -> None:
    state = scene(hands={1: ["walk", "run", "bmx"]}, known={(0, 1): ["walk", "bmx"]})
    for seed in range(20):
        imagined = GAME.sight.imagine(GAME.sight.see(state, ME), Chance(seed, 0))
        assert not Counter(["walk", "bmx"]) - Counter(hand(imagined, YOU))
        assert discarded(imagined) == []
