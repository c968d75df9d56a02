"""A sample of the soak, and that it fails when something is wrong."""

from typing import Any

import pytest

from saucer.games import BUILT_IN
from tests import soak
from tests.contract.games import CONTRACTS

SAMPLE = 75
"""How many variants of a game are tried here, unless its matches are long."""


@pytest.mark.parametrize("game", [game.id for game in BUILT_IN])
def test_a_sample_of_the_soak_ends_without_a_failure(game: str) -> None:
    sample = CONTRACTS[game].coverage.most_cases or SAMPLE
    step = max(1, len(soak.cases(game)) // sample)
    for number in range(0, len(soak.cases(game)), step):
        assert soak.play(soak.case_of(game, number), number) > 0


def test_the_soak_takes_every_game_and_every_number_of_seats() -> None:
    for game in BUILT_IN:
        numbers = [
            number for portion in soak.portions(None) if portion.game == game.id for number in portion.numbers
        ]
        taken = {soak.case_of(game.id, number).seats for number in numbers}
        assert taken == set(game.seat_counts)


def test_the_soak_plays_as_often_as_its_table_says() -> None:
    for game, planned in soak.MATCHES.items():
        for name, matches in planned.items():
            played = [
                portion for portion in soak.portions(None) if (portion.game, portion.bot) == (game, name)
            ]
            assert sum(len(portion.numbers) for portion in played) == matches


def test_the_soak_reports_what_it_did(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["2", "--workers", "1", "--game", "area51"]) == 0
    output = capsys.readouterr()
    assert output.out.startswith("4 matches, ")
    assert ", 0 failures, " in output.out
    assert output.out.count("\n") == 1
    assert "4/4 matches" in output.err


def test_the_soak_fails_when_an_invariant_does(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_state: Any) -> None:
        raise AssertionError("a card is lost")

    monkeypatch.setattr(CONTRACTS["strangers"], "check_state", staticmethod(broken))
    assert soak.main(["2", "--workers", "1", "--game", "strangers"]) == 1
    output = capsys.readouterr()
    assert "a card is lost" in output.err
    assert "random, seed 0" in output.err
    assert ", 2 failures, " in output.out


def test_two_processes_play_the_same_matches() -> None:
    asked = [soak.Portion("strangers", "random", range(first, first + 4)) for first in (0, 4)]
    one, two = soak.soak(asked, 1), soak.soak(asked, 2)
    assert (one.matches, one.steps, one.failures) == (two.matches, two.steps, two.failures)
