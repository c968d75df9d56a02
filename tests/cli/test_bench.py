"""`saucer bench` works in a checkout of the source tree, and says so elsewhere."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from saucer.games import BUILT_IN
from tests.cli.running import ROOT, one_sentence, run


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Saucer were not run from its sources."""
    monkeypatch.setattr(import_module("saucer.cli.commands.bench"), "__file__", str(tmp_path / "bench.py"))
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("installed")
def test_outside_a_checkout_it_says_where_the_benchmarks_are() -> None:
    result = run("bench")
    assert result.exit_code == 2
    assert one_sentence(result) == (
        "the benchmarks are not installed with Saucer: run this command in a checkout of its source tree"
    )


@pytest.mark.usefixtures("installed")
def test_in_a_folder_of_a_checkout_it_measures_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "docs")
    result = run("bench", "--seconds", "0.01", "--json")
    assert result.exit_code == 0
    measured = json.loads(result.stdout)
    assert list(measured) == [
        "build", "compiled", "python", "machine", "seconds", "games", "counting", "open_spiel", "peers", "ratios",
    ]  # fmt: skip
    assert list(measured["games"]) == [game.id for game in BUILT_IN]
