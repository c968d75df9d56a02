"""R2: building a town."""

import pytest

from saucer.engine.types import Seat
from saucer.games.panic import GAME
from saucer.games.panic.components import Cell
from saucer.games.panic.events import RoundEnded, TileLifted, TilePlaced, TimeRanOut
from saucer.games.panic.moves import Claim, Flip, Lift, Move, Place, Ready, Turn
from saucer.games.panic.options import Options
from saucer.games.panic.phases import TABLE, clock, every_move, to_move
from saucer.games.panic.rules.claiming import fault_in
from saucer.games.panic.state import State, laid_cells
from saucer.games.panic.town.notation import town_of
from tests.games.panic.scenes import EMPTY, LOOP, OFFICIAL, building, only, play, ring

A1, B2 = Cell("a1"), Cell("b2")


def town(state: State, seat: int = 0) -> str:
    return str(town_of(laid_cells(state.boards[seat])))


def test_r2_1_everybody_builds_at_once() -> None:
    state = building(EMPTY, EMPTY, EMPTY)
    assert to_move(state) == [0, 1, 2]
    play(state, 2, Place(3, A1))
    play(state, 0, Place(3, B2))
    assert town(state, 2) == "3A0 . . . . . . . ."
    assert town(state, 0) == ". . . . 3A0 . . . ."
    assert TABLE.explain(state, Seat(0), Ready()).rule == "R2.1"


def test_r2_2_tiles_are_laid_turned_flipped_and_lifted() -> None:
    state = building(EMPTY, EMPTY)
    assert play(state, 0, Flip(3)) == []
    assert play(state, 0, Place(3, B2)) == [TilePlaced(Seat(0), 3, B2, 1)]
    assert play(state, 0, Turn(3)) == []
    assert town(state) == ". . . . 3B1 . . . ."
    assert play(state, 0, Lift(3)) == [TileLifted(Seat(0), 3, 0)]
    play(state, 0, Place(3, A1))
    assert town(state) == "3B1 . . . . . . . ."
    for _ in range(3):
        play(state, 0, Turn(3))
    play(state, 0, Flip(3))
    assert town(state) == "3A0 . . . . . . . ."


def test_r2_2_a_tile_goes_from_the_hand_to_an_empty_cell_only() -> None:
    state = building("3A0 . . . . . . . .", EMPTY)
    moves = TABLE.legal_moves(state, Seat(0))
    assert Place(4, B2) in moves
    assert Place(4, A1) not in moves
    assert Place(3, B2) not in moves
    assert Lift(3) in moves
    assert Lift(4) not in moves
    assert len(moves) == 8 * 8 + 18 + 1


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Place(4, A1), "cell-is-taken"),
        (Place(3, B2), "not-in-hand"),
        (Place(4, Cell("d4")), "no-such-cell"),
        (Place(0, B2), "no-such-tile"),
        (Lift(4), "not-in-town"),
        (Lift(12), "no-such-tile"),
        (Turn(10), "no-such-tile"),
        (Flip(-1), "no-such-tile"),
        (Claim(), "not-nine-tiles"),
    ],
)
def test_r2_2_what_cannot_be_done_is_explained(move: Move, reason: str) -> None:
    state = building("3A0 . . . . . . . .", EMPTY)
    assert TABLE.explain(state, Seat(0), move).reason == reason
    assert reason in GAME.refusals


def test_r2_2_the_catalogue_is_small() -> None:
    assert len(list(every_move(Options(), 5))) == 110


@pytest.mark.parametrize("seconds", [120, 300, 900])
def test_r2_3_a_round_without_a_claim_ends_with_the_building_clock(seconds: int) -> None:
    state = building(OFFICIAL, EMPTY, building=seconds)
    assert [(timer.name, timer.seconds) for timer in clock(state)] == [("building", float(seconds))]
    events = ring(state, "building")
    assert events[:2] == [TimeRanOut("building"), RoundEnded(1, 0, (0, 0))]
    assert state.round == 2


def test_r2_4_inner_borders_must_match_and_outer_ones_need_not() -> None:
    wrong = OFFICIAL.replace("1B2", "1A0")
    state = building(OFFICIAL, wrong)
    assert fault_in(state, 0) is None
    found = fault_in(state, 1)
    assert found is not None
    assert found.kind == "border"


def test_r2_5_a_road_may_not_close_on_itself() -> None:
    state = building(LOOP, EMPTY)
    found = fault_in(state, 0)
    assert found is not None
    assert found.kind == "loop"
    assert not only(play(state, 0, Claim()), RoundEnded)
