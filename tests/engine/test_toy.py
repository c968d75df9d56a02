"""The toy game passes the contract of every game, with timers and secret choices."""

import pytest

from saucer.engine.replay import replay
from saucer.engine.types import TimeUp
from saucer.testing.cases import Case, Coverage
from saucer.testing.checks import freeze, non_interference
from saucer.testing.random_play import play_steps, random_match, viewers
from tests.engine.toy import TOY

CASES = Coverage(TOY).some_cases()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_nothing_hidden_shows(case: Case) -> None:
    catalogue = list(TOY.rules.every_move(case.options, case.seats))
    compared = 0
    for seed in range(5):
        for step in play_steps(case, seed):
            for viewer in viewers(case):
                compared += non_interference(TOY, step.before, viewer, catalogue, step.number)
    assert compared


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_records_with_steps_of_the_clock_replay(case: Case) -> None:
    rung = 0
    for seed in range(10):
        match = random_match(case, seed)
        rung += sum(isinstance(step.move, TimeUp) for step in match.steps)
        again = replay(match.record(), TOY)
        assert freeze(TOY, again.state) == freeze(TOY, match.state)
    assert (rung > 0) == case.options.clock


def test_the_generator_of_variants_leaves_out_what_does_not_go_together() -> None:
    assert not [case for case in CASES if case.seats == 4 and case.options.rounds == 5]
    assert [case for case in CASES if case.seats == 3 and case.options.rounds == 5]
    names = [case.name for case in CASES]
    assert len(set(names)) == len(names)
    for seats in TOY.seat_counts:
        for word in ("standard", "rounds=1", "change=True", "clock=False", "prize=one"):
            assert f"toy-{seats}-{word}" in names
