"""R6: what is seen of your own town and of the others'."""

from saucer.engine.types import Seat
from saucer.games.panic.components import Cell
from saucer.games.panic.events import ClaimRejected, TileLifted, TilePlaced
from saucer.games.panic.moves import Lift, Place, Turn
from saucer.games.panic.see import see, see_event
from saucer.games.panic.view import Border, FaultView
from tests.games.panic.scenes import CLAIM, EMPTY, LOOP, OFFICIAL, building, only, play

ME, RIVAL_SEAT = Seat(0), Seat(1)


def test_r6_1_of_a_rival_one_sees_how_many_tiles_lie() -> None:
    state = building(OFFICIAL, "3A0 . . . . . . . .")
    view = see(state, ME)
    assert [seat.tiles for seat in view.seats] == [9, 1]
    before = see(state, ME)
    play(state, 1, Turn(3))
    assert see(state, ME) == before
    placed = play(state, 1, Place(4, Cell("b1")))[0]
    assert see_event(state, placed, ME) == TilePlaced(RIVAL_SEAT, None, None, 2)
    assert see_event(state, placed, RIVAL_SEAT) == placed
    lifted = play(state, 1, Lift(3))[0]
    assert see_event(state, lifted, None) == TileLifted(RIVAL_SEAT, None, 1)


def test_r6_1_why_a_claim_was_wrong_is_shown_to_its_seat_alone() -> None:
    state = building(EMPTY, LOOP)
    rejected = only(play(state, 1, CLAIM), ClaimRejected)[0]
    assert see_event(state, rejected, RIVAL_SEAT) == rejected
    assert see_event(state, rejected, ME) == ClaimRejected(RIVAL_SEAT, None, ())


def test_r6_2_one_sees_the_live_values_of_ones_own_town() -> None:
    state = building(OFFICIAL, EMPTY, cards=(7, 4, 15))
    assert [card.value for card in see(state, ME).cards] == [5, None, 4]
    assert [card.value for card in see(state, RIVAL_SEAT).cards] == [0, None, 0]
    assert [card.value for card in see(state, None).cards] == [None, None, None]
    assert [card.low_wins for card in see(state, None).cards] == [False, False, True]


def test_r6_2_one_sees_the_borders_that_do_not_match() -> None:
    state = building("4B1 1A0 . . . . . . .", LOOP)
    town = see(state, ME).town
    assert town is not None
    assert town.borders == (Border(Cell("a1"), Cell("b1")),)
    assert town.fault is not None
    assert town.fault.kind == "unfinished"
    other = see(state, RIVAL_SEAT).town
    assert other is not None
    assert other.fault == FaultView("loop", (Cell("a1"), Cell("b1"), Cell("a2"), Cell("b2")))
    assert see(state, None).town is None
