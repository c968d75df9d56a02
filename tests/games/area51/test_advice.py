"""Advice and value: what a sensible player would do, and how a standing is judged."""

from typing import Any

import pytest

from saucer.bots import bot
from saucer.engine.chance import Chance
from saucer.engine.playout import play_out
from saucer.engine.types import Seat
from saucer.games.area51 import GAME
from saucer.games.area51.options import Options
from saucer.games.area51.state import State
from tests.games.area51.scenes import PLENTY, build, collect, legal, load, pick_up, play, scene, upgrade


def favourite(state: State) -> Any:
    """The move that the advice likes best."""
    moves = legal(state)
    weights = GAME.bots.advise(state, GAME.rules.to_move(state)[0], moves, Chance(1, 1))
    assert len(weights) == len(moves)
    assert min(weights) >= 0
    return moves[weights.index(max(weights))]


def test_own_bunkers_get_the_highest_card() -> None:
    state = scene(bunkers={"A5": (0, "green", 3)}, piles={"Ax": ["green-1", "green-2", "green-3"]})
    play(state, pick_up("Ax"))
    assert favourite(state) == load("green-3", "A5")


def test_rivals_get_the_lowest_card() -> None:
    state = scene(bunkers={"A5": (1, "green", 3)}, piles={"Ax": ["green-1", "green-2", "green-3"]})
    play(state, pick_up("Ax"))
    assert favourite(state) == load("green-1", "A5")


def test_a_pile_full_of_ones_own_points_is_picked_up() -> None:
    state = scene(
        bunkers={"A5": (0, "green", 3), "A4": (0, "blue", 4)},
        piles={"Ax": ["green-3", "blue-4"], "Ay": ["brown-1"]},
    )
    assert favourite(state) == pick_up("Ax")


def test_in_the_last_round_cards_are_spent_on_bonuses() -> None:
    state = scene(
        stage="last-round", hands={0: PLENTY}, bunkers={"A5": (1, "green", 2), "A4": (0, "green", 2)}
    )
    assert favourite(state) in [build(region, tower) for region in "BC" for tower in ("blue", "green")]
    moves = legal(state)
    weights = GAME.bots.advise(state, Seat(0), moves, Chance(1, 1))
    assert weights[moves.index(upgrade("A4"))] > weights[moves.index(collect())]


def test_a_full_hand_is_spent_and_not_filled() -> None:
    state = scene(hands={0: [*PLENTY, *PLENTY]}, bunkers={"A5": (0, "green", 1)})
    assert favourite(state) != collect()


def nearly_over(mine: int, yours: int) -> State:
    """Seat 0 can take the last marker of the second region; seats 0 and 1 have points."""
    state = scene(
        hands={0: PLENTY},
        bunkers={"A5": (1, "brown", 5), "A4": (2, "blue", 6), "B5": (0, "green", 4), "B4": (2, "orange", 6)},
    )
    assert state.markers == [0, 1, 11]
    state.scores = [mine, yours, 0]
    return state


def test_the_seat_that_is_ahead_ends_the_match_and_the_one_behind_does_not() -> None:
    ending = [upgrade("B5"), *[build("B", tower) for tower in ("blue", "brown", "orange", "green")]]
    assert favourite(nearly_over(30, 10)) in ending
    assert favourite(nearly_over(10, 30)) not in ending


def test_a_card_more_in_hand_never_looks_worse() -> None:
    values = [
        GAME.bots.value(scene(hands={0: ["green-1"] * min(size, 8) + ["blue-1"] * max(0, size - 8)}), Seat(0))
        for size in range(1, 14)
    ]
    assert values == sorted(values)


def test_values_lie_between_nothing_and_everything() -> None:
    for seats in (2, 3, 6):
        state = GAME.rules.start(Options(), seats, Chance(1, 0))
        values = [GAME.bots.value(state, Seat(seat)) for seat in range(seats)]
        assert all(0 < value < 1 for value in values)
    ahead = scene(bunkers={"A5": (0, "green", 3), "B5": (0, "blue", 3)})
    assert GAME.bots.value(ahead, Seat(0)) > GAME.bots.value(ahead, Seat(1))


@pytest.mark.parametrize(("seats", "turns"), [(2, 60), (4, 30)])
def test_greedy_bots_come_to_an_end(seats: int, turns: int) -> None:
    """On average within an evening's turns for each seat; they once filled their hands for twice as long."""
    matches = [play_out(GAME, Options(), seats, seed, [bot("greedy")] * seats) for seed in range(6)]
    assert sum(match.state.turns for match in matches) <= 6 * turns * seats


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_greedy_beats_random(seats: int) -> None:
    wins = 0.0
    for seed in range(seats):
        players = [bot("greedy" if seat == seed else "random") for seat in range(seats)]
        wins += play_out(GAME, Options(), seats, seed, players).outcome.share(Seat(seed))
    assert wins == seats
