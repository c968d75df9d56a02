"""R5: Aliens and saucers."""

from saucer.games.strangers import GAME
from saucer.games.strangers.components import Spot
from saucer.games.strangers.events import AlienPlaced, CoinFlipped, KidNamed, KidTaken, SightingDrawn
from saucer.games.strangers.moves import ChooseKid, PlaceAlien, Release
from tests.games.strangers.facts import FACTS
from tests.games.strangers.scenes import (
    ME,
    YOU,
    act,
    after,
    alien,
    aliens_at,
    card,
    discarded,
    goals,
    happened,
    home,
    kid,
    moves_like,
    moves_of,
    phase,
    play,
    refused,
    remove,
    scene,
    seed_for,
    to,
    where,
)

HEADS_A = set(FACTS["A"].heads.split())


def test_r5_1_the_drawer_puts_an_alien_on_any_free_head() -> None:
    state = after(scene(aliens=["c1", "f9"], deck=["alien"]), Release())
    assert {str(move.at) for move in moves_like(state, PlaceAlien)} == HEADS_A - {"c1", "f9"}
    assert refused(state, alien("c1")) == "R5.1"
    state = after(state, alien("b9"))
    assert aliens_at(state) == ["b9", "c1", "f9"]
    assert state.reserve == 5


def test_r5_2_kids_under_an_alien_go_back_to_their_supplies() -> None:
    state = scene(way={0: ["c9", "f9"], 1: ["f9", "f9"]}, hands={0: ["walk"]}, deck=["alien"])
    state, events = act(state, play("walk"), kid(0, "c9"), to("d9"), alien("f9"))
    assert where(state, ME) == ["d9"]
    assert where(state, YOU) == []
    assert state.supply == [9, 10]
    assert (
        happened(events, KidTaken)
        == [KidTaken(ME, Spot("f9"), "alien")] + [KidTaken(YOU, Spot("f9"), "alien")] * 2
    )


def test_r5_3_the_space_is_closed_until_the_men_in_black_come() -> None:
    state = scene(seats=1, way={0: ["e9"]}, hands={0: ["men-in-black", "walk"]}, aliens=["f9"])
    assert "f9" not in goals(after(state, play("walk")))
    assert "f9" in goals(after(state, play("men-in-black"), remove("f9"), play("walk")))


def test_r5_3_only_bmx_rides_through() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["skateboard", "bmx", "fence-jump"]}, aliens=["f9"])
    assert "house-5" not in goals(after(state, play("skateboard")))
    assert "house-5" in goals(after(state, play("bmx")))
    assert "g9" not in goals(after(state, play("fence-jump")))


def test_r5_4_the_drawer_names_any_kid_on_the_board() -> None:
    state = scene(
        way={0: ["c9"], 1: ["e7"]}, safe={"pool.1": 1, "house-1.1": 0}, hands={0: ["walk"]}, deck=["saucer"]
    )
    state = after(state, play("walk"), to("d9"))
    assert set(moves_of(state)) == {kid(0, "d9"), kid(1, "e7"), kid(1, "pool.1"), kid(0, "house-1.1")}
    assert refused(state, kid(1, "house-1.1")) == "R5.4"


def test_r5_5_on_the_saucer_face_the_kid_goes_back() -> None:
    state = after(scene(safe={"pool.1": 1}, deck=["saucer"]), Release())
    state, events = act(state, kid(1, "pool.1"), seed=seed_for(True))
    assert home(state, YOU) == []
    assert state.supply[YOU] == 10
    assert events[:3] == [
        KidNamed(ME, YOU, Spot("pool.1")),
        CoinFlipped(ME, True),
        KidTaken(YOU, Spot("pool.1"), "saucer"),
    ]


def test_r5_5_on_the_other_face_nothing_happens() -> None:
    state = after(scene(safe={"pool.1": 1}, deck=["saucer"]), Release())
    state, events = act(state, kid(1, "pool.1"), seed=seed_for(False))
    assert home(state, YOU) == ["pool.1"]
    assert not happened(events, KidTaken)


def test_r5_5_the_coin_is_fair() -> None:
    state = after(scene(safe={"pool.1": 1}, deck=["saucer"]), Release())
    taken = sum(home(after(state, kid(1, "pool.1"), seed=seed), YOU) == [] for seed in range(400))
    assert 160 < taken < 240


def test_r5_6_sightings_are_resolved_one_by_one_as_drawn() -> None:
    state = scene(safe={"pool.1": 1}, deck=["alien", "saucer", "alien", "run"])
    state = after(state, Release())
    assert phase(state) == "head"
    state = after(state, alien("c1"))
    assert phase(state) == "victim"
    state = after(state, kid(1, "pool.1"))
    assert phase(state) == "head"
    assert discarded(state) == ["alien", "saucer", "alien"]
    state, events = act(state, alien("a3"))
    assert aliens_at(state) == ["a3", "c1"]
    assert happened(events, AlienPlaced) == [AlienPlaced(ME, Spot("a3"))]


def test_r5_6_a_sighting_is_shown_to_everyone() -> None:
    state, events = act(scene(deck=["alien"]), Release())
    seen = [GAME.sight.see_event(state, event, YOU) for event in events]
    assert SightingDrawn(ME, card("alien")) in seen
    assert moves_like(state, ChooseKid) == []
