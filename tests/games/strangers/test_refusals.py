"""Moves that name what does not exist are refused like any other, whatever is being asked for."""

from typing import Any, cast

import pytest

from saucer.engine.types import Seat
from saucer.games.strangers import GAME
from saucer.games.strangers.moves import ChooseBoard, LayTheRest, ResolveFirst, StartRound
from saucer.testing.cases import Case
from saucer.testing.random_play import play_steps
from saucer.texts.pages import find_page, rule_numbers
from tests.games.strangers.boxes import rare_made_common
from tests.games.strangers.scenes import (
    alien,
    copy_card,
    discard,
    flee,
    kid,
    lay,
    look_at,
    play,
    remove,
    through,
    to,
)

NONSENSE: list[Any] = [
    play("nothing"),
    play("alien"),
    discard("nothing"),
    copy_card("nothing"),
    lay("nothing"),
    lay("alien"),
    to("nowhere"),
    to("z99"),
    through("nowhere"),
    flee("nowhere"),
    alien("nowhere"),
    alien("e9"),
    remove("nowhere"),
    kid(0, "nowhere"),
    kid(9, "e9"),
    kid(-1, "e9"),
    look_at(9),
    look_at(-1),
    ResolveFirst(cast(Any, "both")),
    ChooseBoard(cast(Any, "C")),
    StartRound(),
    LayTheRest(),
]

CASES = [
    Case(GAME, 3, (("components", rare_made_common()), ("total_invasion", True), ("free_discard", True))),
    Case(GAME, 2, (("components", rare_made_common()), ("best_of_three", True))),
    Case(GAME, 1, (("solo", "architect"),)),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.seats))
def test_nonsense_is_refused_by_a_rule(case: Case) -> None:
    rules = set(rule_numbers(find_page("strangers", "en") or ""))
    for step in play_steps(case, 3):
        for seat in range(case.seats):
            legal = GAME.rules.legal_moves(step.before, Seat(seat))
            for move in NONSENSE:
                if move not in legal:
                    assert GAME.rules.explain(step.before, Seat(seat), move).rule in rules


def test_every_phase_is_met() -> None:
    met = {
        GAME.decisions[step.before.phase].name
        for case in CASES
        for seed in range(12)
        for step in play_steps(case, seed)
    }
    assert met == {phase.name for phase in GAME.decisions} - {"over"}
