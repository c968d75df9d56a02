"""R1: what a match and a round begin with."""

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Seat
from saucer.games.panic.events import (
    BuildingStarted,
    CardsRevealed,
    DeckShuffled,
    Event,
    SeatReady,
    TimeRanOut,
)
from saucer.games.panic.moves import Ready
from saucer.games.panic.phases import TABLE, clock, to_move
from saucer.games.panic.rules.setup import reveal_cards
from saucer.games.panic.see import see
from tests.games.panic.scenes import building, only, play, ring, signal


def test_r1_1_everybody_has_the_same_nine_tiles_in_the_hand() -> None:
    state = building(*[". . . . . . . . ."] * 3)
    for seat in range(3):
        town = see(state, Seat(seat)).town
        assert town is not None
        assert [str(laid) for laid in town.hand] == [f"{tile}A0" for tile in range(1, 10)]


def test_r1_2_starred_cards_can_be_left_out() -> None:
    with_stars, without = signal(), signal(stars=False)
    assert len(with_stars.variant.deck) == 26
    assert without.variant.deck == [1, 4, 5, 6, 7, 10, 11, 12, 14, 15, 16, 18, 19, 25, 26]
    assert signal(seed=2).cards != with_stars.cards


def test_r1_3_three_cards_are_turned_up() -> None:
    state = signal()
    assert len(state.cards) == 3
    assert len(state.deck) == 23
    assert state.round == 1


def test_r1_4_the_discards_complete_the_three_when_the_deck_runs_out() -> None:
    state = signal()
    state.deck, state.discards = [5, 6], [card for card in range(1, 27) if card not in (5, 6)]
    sink: Sink[Event] = Sink()
    reveal_cards(state, sink, Chance(3, 0))
    shuffled, revealed = sink.events
    assert shuffled == DeckShuffled(24)
    assert isinstance(revealed, CardsRevealed)
    assert revealed.cards[:2] == ("6", "5")
    assert len(state.deck) == 23
    assert state.discards == []


def test_r1_5_the_signal_is_given_when_all_are_ready() -> None:
    state = signal(2)
    assert to_move(state) == [0, 1]
    assert play(state, 1, Ready()) == [SeatReady(Seat(1))]
    assert to_move(state) == [0]
    assert TABLE.legal_moves(state, Seat(1)) == []
    assert play(state, 0, Ready()) == [SeatReady(Seat(0)), BuildingStarted(1)]
    assert to_move(state) == [0, 1]


def test_r1_5_nobody_waits_longer_than_a_minute() -> None:
    state = signal(3)
    assert [(timer.name, timer.seconds) for timer in clock(state)] == [("signal", 60.0)]
    assert ring(state, "signal") == [TimeRanOut("signal"), BuildingStarted(1)]
    assert only(ring(state, "building"), TimeRanOut) == [TimeRanOut("building")]
