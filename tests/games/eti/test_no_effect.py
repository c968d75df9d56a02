"""Moves that are legal but would do nothing say so."""

from typing import Any

import pytest

from saucer.engine.types import Seat
from saucer.games.eti import GAME
from saucer.games.eti.moves import Finish
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CENTRE,
    act,
    agenda,
    agendas,
    begin,
    methods,
    play,
    queue,
    scene,
    studied,
)

SECURITY = 1
"""Enough upgrades for one immunity."""


def why(state: Any, seat: Seat, move: Any) -> str | None:
    assert move in GAME.rules.legal_moves(state, seat)
    refusal = GAME.rules.no_effect(state, seat, move)
    return None if refusal is None else f"{refusal.rule} {refusal.reason}"


def test_r8_1_to_submit_no_cards_with_little_in_the_bank_does_nothing() -> None:
    state = scene(ports={1: [10]}, bank={0: 40})
    begin(state, "agendas")
    assert why(state, ANN, agenda("submit")) == "R8.1 nothing-to-submit"
    assert why(state, ANN, agenda("research")) is None
    assert why(state, BOB, agenda("submit")) is None
    agendas(state, "submit", "research", "research")
    assert (state.bank[ANN], studied(state, ANN), queue(state, ANN)) == (40, CENTRE[0], [])


def test_r8_1_a_bank_that_is_enough_can_be_submitted_alone() -> None:
    state = scene(bank={0: 500})
    begin(state, "agendas")
    assert why(state, ANN, agenda("submit")) is None


@pytest.mark.parametrize(
    ("ports", "immune", "expected"),
    [
        (["arson", 50], [], None),
        ([20, 50], [], "R4.12 no-threat-to-ignore"),
        (["arson", 50], ["arson"], "R4.12 no-threat-to-ignore"),
        (["arson", 50, "spy", 20], ["arson"], None),
    ],
)
def test_r4_12_fire_drill_does_nothing_where_no_threat_counts(
    ports: list[str | int], immune: list[str], expected: str | None
) -> None:
    upgrades = {0: {"security": SECURITY if immune else 0}}
    state = scene(ports={0: ports}, held={0: ["fire-drill"]}, immune={0: immune}, upgrades=upgrades)
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    assert why(state, ANN, play("fire-drill")) == expected
    without = GAME.states.copy(state)
    act(without, ANN, Finish())
    act(state, ANN, play("fire-drill"), Finish())
    assert (state.results[ANN] == without.results[ANN]) == (expected is not None)
