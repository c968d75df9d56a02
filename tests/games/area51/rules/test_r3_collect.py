"""R3: collecting."""

from saucer.games.area51.events import CardDrawn, DeckShuffled, DisplayFilled, DisplayRefreshed
from saucer.games.area51.moves import Draw, Take
from saucer.games.area51.state import State
from tests.games.area51.scenes import (
    collect,
    draw,
    empty_deck,
    hand,
    legal,
    of_kind,
    play,
    refresh,
    refusal,
    scene,
    take,
)

SIX = ["blue-1", "blue-3", "brown-2", "orange-1", "green-1", "green-1"]


def test_r3_1_three_cards_from_display_and_deck() -> None:
    state = scene(display=SIX, deck=["orange-4"])
    play(state, collect(), take("blue-3"), draw(), take("blue-1"))
    assert hand(state, 0) == ["blue-1", "blue-3", "orange-4"]
    assert state.turn == 1
    assert refusal(scene(display=SIX), collect(), 1) == ("R2.1", "not-your-turn")


def test_r3_1_only_what_lies_there_can_be_taken() -> None:
    state = scene(display=SIX)
    play(state, collect())
    assert refusal(state, take("green-3")) == ("R3.1", "not-in-display")


def test_r3_2_a_refresh_costs_a_card_and_the_display() -> None:
    state = scene(hands={0: ["brown-4"]}, display=SIX, deck=["blue-4", "green-2"])
    events = play(state, collect(), refresh("brown-4"))
    assert of_kind(events, DisplayRefreshed)[0].card == "brown-4"
    assert len(of_kind(events, DisplayFilled)[0].cards) == 6
    assert sum(state.discards) == 7
    assert hand(state, 0) == []
    assert refusal(state, refresh("brown-4")) == ("R3.2", "refreshed-already")


def test_r3_2_a_refresh_comes_before_the_first_card() -> None:
    state = scene(hands={0: ["brown-4"]}, display=SIX)
    play(state, collect(), take("blue-1"))
    assert refusal(state, refresh("brown-4")) == ("R3.2", "refresh-comes-first")
    assert refusal(after_collect(), refresh("brown-4")) == ("R3.2", "card-not-in-hand")


def after_collect() -> State:
    state = scene(hands={0: ["green-1"]}, display=SIX)
    play(state, collect())
    return state


def test_r3_3_a_drawn_card_is_seen_before_the_next_choice() -> None:
    state = scene(display=SIX, deck=["blue-4"])
    events = play(state, collect(), draw())
    assert of_kind(events, CardDrawn)[0].card == "blue-4"
    assert hand(state, 0) == ["blue-4"]
    assert state.turn == 0


def test_r3_4_the_display_is_not_refilled_between() -> None:
    state = scene(display=SIX)
    play(state, collect(), take("blue-1"), take("green-1"))
    assert len(state.display) == 4


def test_r3_4_from_left_to_right_until_a_card_is_drawn() -> None:
    state = scene(display=SIX, deck=["blue-4"])
    play(state, collect(), take("orange-1"))
    assert refusal(state, take("blue-3")) == ("R3.4", "from-left-to-right")
    assert legal(state) == [Take("green-1"), Draw()]  # type: ignore[arg-type]
    play(state, draw())
    assert take("blue-3") in legal(state)


def test_r3_5_the_display_is_filled_up_at_the_end() -> None:
    state = scene(display=SIX)
    events = play(state, collect(), take("blue-1"), take("blue-3"), take("brown-2"))
    assert len(state.display) == 6
    assert len(of_kind(events, DisplayFilled)[0].cards) == 3


def test_r3_5_discards_become_the_deck() -> None:
    state = scene(display=SIX)
    empty_deck(state, discards=["brown-1", "brown-2", "orange-4"])
    events = play(state, collect(), draw())
    assert of_kind(events, DeckShuffled)[0].cards == 3
    assert state.deck_left == 2
    assert sum(state.discards) == 0


def test_r3_6_fewer_than_three() -> None:
    state = scene(display=["blue-1", "green-2"])
    empty_deck(state, discards=[])
    play(state, collect())
    assert legal(state) == [Take("blue-1")]  # type: ignore[arg-type]
    assert refusal(state, draw()) == ("R3.6", "deck-is-empty")
    play(state, take("blue-1"), take("green-2"))
    assert state.turn == 1
    nothing = scene()
    empty_deck(nothing, discards=[])
    assert refusal(nothing, collect()) == ("R3.6", "no-cards-left")


def test_r3_6_all_three_can_always_be_taken() -> None:
    state = scene(display=SIX)
    empty_deck(state, discards=[])
    play(state, collect())
    assert take("green-1") not in legal(state)
    play(state, take("orange-1"), take("green-1"), take("green-1"))
    assert len(state.display) == 3
