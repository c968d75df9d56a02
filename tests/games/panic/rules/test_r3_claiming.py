"""R3: claims, tokens and the sand timer."""

import pytest

from saucer.engine.types import Seat
from saucer.games.panic.components import Cell
from saucer.games.panic.events import ClaimRejected, GlassTurned, RoundEnded, TimeRanOut, TokenTaken
from saucer.games.panic.moves import Claim, Turn
from saucer.games.panic.phases import TABLE, clock, to_move
from saucer.games.panic.state import SIGNAL
from tests.games.panic.scenes import (
    CLAIM,
    CONTESTED,
    EMPTY,
    LOOP,
    OFFICIAL,
    RIVAL,
    building,
    claims,
    only,
    play,
    ring,
)


def cells(names: str) -> tuple[Cell, ...]:
    return tuple(Cell(name) for name in names.split())


def test_r3_1_a_claim_needs_nine_tiles_and_nothing_more() -> None:
    state = building(LOOP, OFFICIAL.replace("4B3", "."))
    assert Claim() in TABLE.legal_moves(state, Seat(0))
    assert Claim() not in TABLE.legal_moves(state, Seat(1))
    refusal = TABLE.explain(state, Seat(1), Claim())
    assert (refusal.rule, refusal.facts) == ("R3.1", {"tiles": 8})


@pytest.mark.parametrize("town", [OFFICIAL, LOOP])
@pytest.mark.parametrize("seconds", [60, 90, 180])
def test_r3_2_the_first_claim_turns_the_glass_right_or_wrong(town: str, seconds: int) -> None:
    state = building(town, RIVAL, EMPTY, glass=seconds)
    before = clock(state)
    assert play(state, 0, CLAIM)[0] == GlassTurned(Seat(0), seconds)
    after = clock(state)
    assert [(timer.name, timer.seconds) for timer in after] == [("glass", float(seconds))]
    assert after[0].since > before[0].since
    assert not only(play(state, 1, CLAIM), GlassTurned)
    assert clock(state) == after


def test_r3_3_a_complete_town_takes_the_lowest_token_and_is_frozen() -> None:
    state = building(OFFICIAL, RIVAL, EMPTY)
    assert only(play(state, 1, CLAIM), TokenTaken) == [TokenTaken(Seat(1), 1)]
    assert only(play(state, 0, CLAIM), TokenTaken) == [TokenTaken(Seat(0), 2)]
    assert to_move(state) == [2]
    assert TABLE.legal_moves(state, Seat(1)) == []
    refusal = TABLE.explain(state, Seat(1), Turn(1))
    assert (refusal.rule, refusal.reason) == ("R3.3", "town-is-frozen")


def test_r3_4_a_wrong_claim_takes_no_token_and_the_town_stays_open() -> None:
    state = building(LOOP, RIVAL)
    events = play(state, 0, CLAIM)
    assert events[1:] == [ClaimRejected(Seat(0), "loop", cells("a1 b1 a2 b2"))]
    assert state.tokens == [0, 0]
    assert Turn(2) in TABLE.legal_moves(state, Seat(0))
    assert only(play(state, 1, CLAIM), TokenTaken) == [TokenTaken(Seat(1), 1)]


def test_r3_4_the_cells_of_a_wrong_border_are_named() -> None:
    state = building(OFFICIAL.replace("1B2", "1A0"), RIVAL)
    assert only(play(state, 0, CLAIM), ClaimRejected) == [ClaimRejected(Seat(0), "border", cells("a1 b1"))]


def test_r3_5_the_round_ends_when_all_have_finished() -> None:
    state = building(OFFICIAL, RIVAL, CONTESTED)
    assert not only(claims(state, 2, 0), RoundEnded)
    assert only(claims(state, 1), RoundEnded)
    assert state.phase == SIGNAL


def test_r3_5_a_complete_town_without_a_token_has_not_finished() -> None:
    state = building(OFFICIAL, RIVAL)
    claims(state, 0)
    events = ring(state, "glass")
    assert events[0] == TimeRanOut("glass")
    assert only(events, RoundEnded)[0].scores == (6, 0)
