"""Replays in sentences: with everything revealed, or as one seat saw it."""

from pathlib import Path

import pytest

from tests.cli.running import run


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> str:
    directory = tmp_path_factory.mktemp("records")
    args = ["simulate", "strangers", "--seats", "2", "--matches", "1", "--seed", "8", "--workers", "1"]
    assert run(*args, "--record", str(directory)).exit_code == 0
    return str(directory / "match-00001.json")


def test_without_a_seat_everything_is_revealed(recorded: str) -> None:
    result = run("replay", recorded)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "draws a card" not in result.stdout
    assert "Red Cap draws" in result.stdout
    assert "Blue Beanie draws" in result.stdout


def test_a_seat_gets_what_it_saw(recorded: str) -> None:
    result = run("replay", recorded, "--seat", "1")
    assert result.exit_code == 0
    assert "Red Cap draws a card." in result.stdout
    assert "You draw" in result.stdout
    assert "You draw a card." not in result.stdout


def test_replays_can_be_in_french(recorded: str) -> None:
    assert "Casquette rouge" in run("replay", recorded, "--language", "fr").stdout


def test_the_last_line_is_the_outcome(recorded: str) -> None:
    last = run("replay", recorded).stdout.splitlines()[-1]
    assert "win" in last


def test_a_step_taken_back_is_mentioned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("play", "strangers", "--terminal", "--seed", "5", "--bots", "random", typed="1\n2\nu\ns taken.json\n")
    assert "Red Cap takes the last move back." in run("replay", "taken.json").stdout
    assert "You take your last move back." in run("replay", "taken.json", "--seat", "0").stdout
