"""R7: the end and the score."""

from saucer.engine.types import Outcome
from saucer.games.strangers.events import CardDrawn, DeckShuffled, RoundEnded
from saucer.games.strangers.moves import Release
from saucer.games.strangers.rules.scoring import own_scores
from saucer.games.strangers.state import State
from tests.games.strangers.scenes import (
    ME,
    YOU,
    act,
    after,
    alien,
    cut_deck,
    discarded,
    flee,
    full,
    hand,
    happened,
    kid,
    moves_of,
    pile,
    play,
    refused,
    scene,
    seed_for,
    to,
)

SEVEN = ["c1", "a3", "c4", "h1", "g2", "i2", "e3"]


def all_but_one_home(**more: object) -> State:
    """Nine Kids of mine are safe; the tenth stands before the Library."""
    safe = {**full("pool", 4, 0), **full("pep-rally", 4, 0), "west-park.1": 0}
    return scene(way={0: ["f7"]}, safe=safe, hands={0: ["walk"]}, **more)  # type: ignore[arg-type]


def test_r7_1_the_last_alien_ends_play_at_once() -> None:
    state = after(scene(aliens=SEVEN, safe={"pool.1": 0, "pool.2": 1}, deck=["alien", "run"]), Release())
    state, events = act(state, alien("f9"))
    assert state.result == Outcome((6, 5), (ME,), "last-alien")
    assert events[-1] == RoundEnded("last-alien", (6, 5), (ME,))
    assert moves_of(state) == []
    assert refused(state, Release()) == "R7.1"


def test_r7_2_ten_safe_kids_end_play_at_once() -> None:
    state, events = act(all_but_one_home(), play("walk"), to("library"))
    assert state.result is not None
    assert state.result.reason == "all-home"
    assert not happened(events, CardDrawn)


def test_r7_3_contact_wins_whatever_the_scores() -> None:
    state = scene(safe={**full("library", 2, 0), "west-mansion.1": 1}, hands={0: ["science-club"]})
    state = after(state, play("science-club"), seed=seed_for(True, True))
    assert state.result == Outcome((2, 8), (ME,), "contact")


def test_r7_4_flights_in_a_row_end_play() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["walk", "run", "bmx"], 1: ["walk", "run", "bmx"]})
    state.flights = 5
    state = after(state, flee("e9"))
    assert state.result is not None
    assert state.result.reason == "stall"


def test_r7_4_it_takes_three_for_each_player() -> None:
    state = scene(seats=4, way={0: ["e9"]})
    state.flights = 10
    state = after(state, flee("e9"))
    assert state.flights == 11
    assert state.result is None


def test_r7_4_a_card_drawn_breaks_the_row() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["walk", "run", "bmx"]})
    state.flights = 5
    assert after(state, play("walk"), to("e8")).flights == 0


def test_r7_4_a_release_neither_counts_nor_breaks_the_row() -> None:
    state = scene(hands={0: ["walk", "run", "bmx"]})
    state.flights = 5
    assert after(state, Release()).flights == 5


def test_r7_5_the_score_is_what_the_slots_are_worth() -> None:
    safe = {"pool.2": 0, "pool.4": 1, "house-1.1": 0, "library.1": 1, "gymnasium.1": 0}
    assert own_scores(scene(way={0: ["e9", "c9"]}, safe=safe)) == [5 + 4 + 2, 3 + 1]


def test_r7_6_players_who_tie_share_the_win() -> None:
    safe = {"house-1.1": 0, "house-2.1": 1, "library.1": 2}
    state = after(scene(seats=3, aliens=SEVEN, safe=safe, deck=["alien"]), Release(), alien("f9"))
    assert state.result == Outcome((4, 4, 1), (ME, YOU), "last-alien")
    assert [state.result.share(seat) for seat in (ME, YOU)] == [0.5, 0.5]


def test_r7_7_an_empty_pile_is_made_of_the_discards() -> None:
    state = cut_deck(scene(hands={0: ["walk"]}, deck=["run"], discards=["bmx", "bmx", "carpool"]), 1)
    state, events = act(state, Release())
    assert happened(events, DeckShuffled) == [DeckShuffled(3)]
    assert len(hand(state, ME)) == 3
    assert len(pile(state)) == 2
    assert discarded(state) == []


def test_r7_7_when_both_are_empty_nobody_draws() -> None:
    state, events = act(cut_deck(scene(hands={0: ["walk"]}), 0), Release())
    assert hand(state, ME) == ["walk"]
    assert not happened(events, CardDrawn)
    assert state.turn == YOU


def test_r7_7_the_last_card_played_is_shuffled_in_too() -> None:
    state = cut_deck(scene(way={0: ["e9"]}, hands={0: ["walk"]}), 0)
    state = after(state, play("walk"), to("e8"))
    assert hand(state, ME) == ["walk"]


def test_r7_2_the_end_is_checked_for_every_player() -> None:
    safe = {**full("pool", 4, 1), **full("library", 4, 1), "west-park.1": 1}
    state = scene(way={1: ["e9"]}, safe=safe, hands={0: ["pep-rally"]})
    state = after(state, play("pep-rally"), kid(1, "e9"))
    assert state.result is not None
    assert state.result.reason == "all-home"
