"""R6: what is seen of your own town and of the others'."""

import pytest

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Seat
from saucer.games.panic import GAME
from saucer.games.panic.components import Cell
from saucer.games.panic.events import ClaimRejected, TileLifted, TilePlaced
from saucer.games.panic.moves import Lift, Place, Turn
from saucer.games.panic.options import Options, allows_hints, settle
from saucer.games.panic.phases import TABLE
from saucer.games.panic.rules.setup import start_building
from saucer.games.panic.see import see, see_event
from saucer.games.panic.state import State
from saucer.games.panic.view import Border, FaultView, OwnTown
from tests.games.panic.scenes import CLAIM, EMPTY, LOOP, OFFICIAL, board_of, building, only, play

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


def own_town(state: State, seat: Seat = ME) -> OwnTown:
    town = see(state, seat).town
    assert town is not None
    return town


def test_r6_2_with_all_help_one_sees_the_live_values_of_ones_own_town() -> None:
    state = building(OFFICIAL, EMPTY, cards=(7, 4, 15), help="all")
    assert [card.value for card in see(state, ME).cards] == [5, None, 4]
    assert [card.value for card in see(state, RIVAL_SEAT).cards] == [0, None, 0]
    assert [card.value for card in see(state, None).cards] == [None, None, None]
    assert [card.low_wins for card in see(state, None).cards] == [False, False, True]


@pytest.mark.parametrize("shown", ["borders", "none"])
def test_r6_2_with_less_help_nobody_counts_for_you(shown: str) -> None:
    state = building(OFFICIAL, EMPTY, cards=(7, 4, 15), help=shown)
    assert [card.value for card in see(state, ME).cards] == [None, None, None]


@pytest.mark.parametrize("shown", ["all", "borders", "none"])
def test_r6_2_the_borders_that_do_not_match(shown: str) -> None:
    town = own_town(building("4B1 1A0 . . . . . . .", EMPTY, help=shown))
    assert town.borders == (() if shown == "none" else (Border(Cell("a1"), Cell("b1")),))
    assert town.fault is not None, "that tiles are missing is no secret"
    assert town.fault.kind == "unfinished"


@pytest.mark.parametrize("shown", ["all", "borders", "none"])
def test_r6_2_the_fault_of_a_full_town(shown: str) -> None:
    border = own_town(building(OFFICIAL.replace("1B2", "1A0"), EMPTY, help=shown))
    assert border.fault == (None if shown == "none" else FaultView("border", (Cell("a1"), Cell("b1"))))
    loop = own_town(building(LOOP, EMPTY, help=shown))
    square = (Cell("a1"), Cell("b1"), Cell("a2"), Cell("b2"))
    assert loop.fault == (FaultView("loop", square) if shown == "all" else None)
    assert {piece.cell for piece in loop.loops} == (set(square) if shown == "all" else set())
    assert see(building(LOOP, EMPTY, help=shown), None).town is None


def test_r6_2_a_closed_road_is_shown_before_nine_tiles_lie() -> None:
    town = own_town(building(LOOP.rsplit(maxsplit=1)[0] + " .", EMPTY, help="all"))
    assert len(town.loops) == 4
    assert town.fault is not None
    assert town.fault.kind == "unfinished"


@pytest.mark.parametrize(("town", "reason"), [(LOOP, "loop"), (OFFICIAL.replace("1B2", "1A0"), "border")])
def test_r6_2_only_with_all_help_a_wrong_claim_is_refused(town: str, reason: str) -> None:
    assert CLAIM in TABLE.legal_moves(building(town, EMPTY, help="borders"), ME)
    assert CLAIM in TABLE.legal_moves(building(town, EMPTY, help="none"), ME)
    state = building(town, OFFICIAL, help="all")
    assert CLAIM not in TABLE.legal_moves(state, ME)
    assert CLAIM in TABLE.legal_moves(state, RIVAL_SEAT)
    refusal = TABLE.explain(state, ME, CLAIM)
    assert (refusal.rule, refusal.reason) == ("R6.2", f"not-complete-{reason}")
    cells = refusal.facts["cells"]
    assert isinstance(cells, tuple)
    assert cells[:2] == ("a1", "b1")


@pytest.mark.parametrize(("people", "shown"), [(0, "all"), (1, "all"), (2, "borders"), (5, "borders")])
def test_r6_2_the_usual_help_depends_on_how_many_people_sit(people: int, shown: str) -> None:
    assert settle(Options(), people).help == shown
    assert settle(Options(help="none"), people).help == "none"


def test_r6_2_hints_need_all_help() -> None:
    assert allows_hints(settle(Options(), 1))
    assert not allows_hints(settle(Options(), 2))


def test_r6_2_by_version_1_everybody_had_all_help_and_could_claim_anything() -> None:
    game = GAME.by_rules(1)
    assert game is not None
    state = game.rules.start(Options(), 2, Chance(1, 0))
    start_building(state, Sink())
    state.boards = [board_of(LOOP), board_of(EMPTY)]
    assert see(state, ME).help == "all"
    assert CLAIM in TABLE.legal_moves(state, ME)
