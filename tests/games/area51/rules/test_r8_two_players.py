"""R8: two players with two colours each."""

from saucer.games.area51 import GAME
from saucer.games.area51.moves import UseCap
from tests.games.area51.scenes import (
    PLENTY,
    build,
    down,
    legal,
    pick_up,
    play,
    refusal,
    scene,
    up,
    upgrade,
    use_cap,
)


def test_r8_1_the_table_of_four_and_two_colours_each() -> None:
    view = GAME.sight.see(scene(seats=2), None)
    assert [[colour.cap for colour in seat.colours] for seat in view.seats] == [
        ["pink", "purple"],
        ["black", "white"],
    ]
    assert [region.spaces for region in view.regions] == [8, 5, 5]
    assert view.towers == (4, 4, 4, 5)


def test_r8_2_a_cap_of_either_colour() -> None:
    state = scene(seats=2, hands={1: PLENTY}, turn=1)
    play(state, build("B", "green"))
    assert legal(state) == [UseCap("black"), UseCap("white")]
    assert refusal(state, use_cap("pink")) == ("R8.2", "no-cap-of-that-colour")
    play(state, use_cap("white"), *up("green-1", "Bx"), *down(("blue-1", "Bx")))
    assert state.owners[12] == 3


def test_r8_2_bunkers_of_both_colours_are_ones_own() -> None:
    state = scene(seats=2, hands={0: PLENTY}, bunkers={"B5": (0, "green", 1), "C5": (1, "green", 1)})
    assert upgrade("B5") in legal(state)
    assert upgrade("C5") in legal(state)


def test_r8_3_the_lower_colour_counts() -> None:
    state = scene(
        seats=2,
        stage="clearing",
        bunkers={"B5": (0, "green", 1), "C5": (1, "green", 3), "C4": (2, "blue", 4), "A8": (3, "blue", 1)},
        piles={"Cx": ["green-3"], "Cy": ["blue-4"]},
    )
    play(state, pick_up("Cx"), pick_up("Cy"))
    assert state.scores == [5, 6, 9, 5]
    assert state.result is not None
    assert state.result.scores == (5, 5)


def test_r8_3_bonuses_count_before_the_lower_colour_is_taken() -> None:
    state = scene(seats=2, bunkers={"B5": (0, "green", 1), "C5": (2, "green", 1), "C4": (3, "blue", 1)})
    state.scores = [1, 3, 2, 2]
    seats = GAME.sight.see(state, None).seats
    assert [(seat.score, seat.total) for seat in seats] == [(1, 3), (2, 5)]
    assert [[colour.bonus for colour in seat.colours] for seat in seats] == [[5, 0], [5, 3]]
