"""R1: how a match is set up."""

from collections import Counter

import pytest

from saucer.engine.chance import Chance
from saucer.engine.errors import BadOptions
from saucer.engine.match import Match
from saucer.engine.types import Refusal
from saucer.games.strangers import GAME
from saucer.games.strangers.options import NAMED_SEATS, Options
from saucer.games.strangers.state import State
from tests.games.strangers.scenes import (
    ME,
    YOU,
    after,
    discarded,
    hand,
    pile,
    play,
    scene,
    to,
)

CARDS = {
    "alien": 18,
    "saucer": 5,
    "walk": 10,
    "run": 10,
    "skateboard": 10,
    "school-bus": 10,
    "city-bus": 10,
    "walkie-talkies": 10,
    "fence-jump": 3,
    "bmx": 3,
    "pep-rally": 3,
    "science-club": 1,
    "pool-party": 1,
    "boyfriend": 1,
    "men-in-black": 1,
    "ice-cream-date": 1,
    "watches": 1,
    "moms-car": 1,
    "carpool": 1,
}


def fresh(seats: int, seed: int = 0, **options: object) -> State:
    return GAME.rules.start(Options(**options), seats, Chance(seed, 0))  # type: ignore[arg-type]


def all_cards(state: State) -> Counter[str]:
    cards = [*pile(state), *discarded(state)]
    for seat in range(state.seats):
        cards += hand(state, seat)
    return Counter(cards)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("board", ["A", "B"])
def test_r1_1_one_to_four_play_on_either_board(seats: int, board: str) -> None:
    assert GAME.sight.see(fresh(seats, board=board), None).board == board


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_r1_1_nobody_else_can_sit_down(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"1 to 4 seats, not {seats}"):
        Match(GAME, Options(), seats, 0)


def test_r1_2_the_deck_has_100_cards_of_19_kinds() -> None:
    assert all_cards(fresh(3)) == CARDS
    assert sum(CARDS.values()) == 100
    assert len(CARDS) == 19


def test_r1_2_the_deck_is_shuffled() -> None:
    assert pile(fresh(2, seed=1)) != pile(fresh(2, seed=2))
    assert pile(fresh(2, seed=1)) == pile(fresh(2, seed=1))


def test_r1_3_everyone_has_ten_kids_and_the_board_is_empty() -> None:
    state = fresh(4)
    assert state.supply == [10] * 4
    assert state.way == [[]] * 4
    assert set(state.slots) == {-1}
    assert state.aliens == 0


@pytest.mark.parametrize(("board", "aliens"), [("A", 8), ("B", 10)])
def test_r1_4_the_aliens_wait_in_the_reserve(board: str, aliens: int) -> None:
    assert fresh(2, board=board).reserve == aliens


def test_r1_5_sightings_met_in_the_deal_are_discarded_and_replaced() -> None:
    met = 0
    for seed in range(30):
        state = fresh(4, seed)
        assert [len(hand(state, seat)) for seat in range(4)] == [3] * 4
        assert set(discarded(state)) <= {"alien", "saucer"}
        assert not any({"alien", "saucer"} & set(hand(state, seat)) for seat in range(4))
        assert state.reserve == 8
        met += len(discarded(state))
    assert met > 0


def test_r1_6_the_discards_lie_open_and_hands_are_hidden() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["walk", "bmx"], 1: ["run", "carpool"]}, discards=["alien"])
    view = GAME.sight.see(after(state, play("walk"), to("e8")), YOU)
    assert view.discards == ("alien", "walk")
    assert view.seats[ME].hand == (None, None, None)
    assert view.seats[YOU].hand == ("run", "carpool")
    assert set(view.deck) == {None}


def test_r1_7_chance_picks_the_first_player() -> None:
    firsts = Counter(fresh(4, seed).turn for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60


def test_r1_7_the_first_player_may_be_named() -> None:
    for seat, name in enumerate(NAMED_SEATS):
        assert {fresh(4, seed, first_player=name).turn for seed in range(4)} == {seat}
    assert fresh(2, 1, best_of_three=True, first_player="second").first == 1


def test_r1_7_a_seat_that_is_not_there_cannot_go_first() -> None:
    refusal = GAME.check(Options(first_player="third"), 2)
    assert refusal == Refusal("R1.7", "no-such-first-player", {"number": 3, "seats": 2})
    assert GAME.check(Options(first_player="second"), 2) is None


def test_r1_7_turns_go_clockwise() -> None:
    state = scene(seats=3, way={2: ["e9"]}, hands={2: ["walk"]}, turn=2)
    assert after(state, play("walk"), to("e8")).turn == 0
