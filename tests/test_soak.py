"""A sample of the soak, and that it fails when something is wrong."""

from typing import Any

import pytest

from saucer.games import GAMES
from tests import soak

SAMPLE = 150


def test_a_sample_of_the_soak_ends_without_a_failure() -> None:
    count = len(soak.cases())
    step = max(1, count // SAMPLE)
    for number in range(0, count, step):
        assert soak.play(soak.cases()[number], number) > 0


def test_the_soak_takes_every_game_and_every_number_of_seats() -> None:
    taken = {(case.game.id, case.seats) for case in soak.cases()}
    assert taken == {(game.id, seats) for game in GAMES for seats in game.seat_counts}


def test_the_soak_tells_what_it_did(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["3", "--workers", "1"]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("3 matches, ")
    assert ", 0 failures, " in told.out
    assert told.out.count("\n") == 1
    assert "3/3 matches" in told.err


def test_the_soak_fails_when_an_invariant_does(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_state: Any) -> None:
        raise AssertionError("a card is lost")

    monkeypatch.setattr(soak, "invariants_of", lambda _game: broken)
    assert soak.main(["2", "--workers", "1"]) == 1
    told = capsys.readouterr()
    assert "a card is lost" in told.err
    assert "seed 0" in told.err
    assert ", 2 failures, " in told.out


def test_two_processes_play_the_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "PORTION", 4)
    one, two = soak.soak(8, 1), soak.soak(8, 2)
    assert (one.matches, one.steps, one.failures) == (two.matches, two.steps, two.failures)
