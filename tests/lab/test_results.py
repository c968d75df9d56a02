"""Results files: a line per match, and runs that go on from them to the same report."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from saucer.lab import Output, SimulationSetup, Tournament, make_setup, run_tournament, simulate
from saucer.lab.play.results_file import BadResults
from tests.cli.running import one_sentence, run


def plan(matches: int = 6, seed: int = 4) -> SimulationSetup:
    return SimulationSetup(make_setup("strangers", 2), matches, seed, ("random",))


def counted(report: Any) -> dict[str, Any]:
    """A report without its times."""
    return {name: value for name, value in asdict(report).items() if "second" not in name}


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_each_match_is_a_line(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    result = simulate(plan(), output=Output(results=file))
    lines = lines_of(file)
    assert sorted(line["number"] for line in lines) == [1, 2, 3, 4, 5, 6]
    assert sum(line["moves"] for line in lines) == result.moves
    assert {line["game"] for line in lines} == {"strangers"}
    assert all(len(line["order"]) == 2 for line in lines)


@pytest.mark.parametrize("kept", [0, 2, 6])
def test_a_run_goes_on_from_whole_lines_in_any_order(tmp_path: Path, kept: int) -> None:
    file = tmp_path / "run.jsonl"
    whole = simulate(plan(), output=Output(results=file))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(reversed(lines[:kept])) + lines[kept % 6][:40])
    again = simulate(plan(), output=Output(results=file, resume=True))
    assert counted(again) == counted(whole)
    assert sorted(line["number"] for line in lines_of(file)) == [1, 2, 3, 4, 5, 6]


def test_a_tournament_goes_on_too(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    tournament = Tournament(make_setup("strangers", 2), ("random", "greedy"), matches=4, seed=2)
    whole = run_tournament(tournament, output=Output(tmp_path / "records", file))
    assert len(list((tmp_path / "records").iterdir())) == whole.matches
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[1:4]))
    assert counted(run_tournament(tournament, output=Output(results=file, resume=True))) == counted(whole)


def test_results_of_another_run_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    simulate(plan(2), output=Output(results=file))
    greedy = SimulationSetup(make_setup("strangers", 2), 2, 4, ("greedy",))
    others = [plan(2, seed=5), greedy, SimulationSetup(make_setup("strangers", 3), 2, 4)]
    for other in others:
        with pytest.raises(BadResults, match="another run"):
            simulate(other, output=Output(results=file, resume=True))
    file.write_text("{}\n")
    with pytest.raises(BadResults, match="line 1"):
        simulate(plan(2), output=Output(results=file, resume=True))


def test_results_are_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    words = ("simulate", "strangers", "--matches", "2", "--workers", "1", "--results", str(file))
    assert run(*words).exit_code == 0
    before = file.read_bytes()
    assert "go on from them with --resume" in one_sentence(run(*words))
    assert "continuez avec --resume" in one_sentence(run(*words, LC_ALL="fr_FR.UTF-8"))
    assert file.read_bytes() == before
    assert run(*words, "--resume").exit_code == 0
    assert file.read_bytes() == before
    assert "add --results FILE" in one_sentence(run("simulate", "strangers", "--matches", "1", "--resume"))
    nowhere = str(tmp_path / "no" / "run.jsonl")
    assert "cannot write" in one_sentence(run("simulate", "strangers", "--results", nowhere))


def test_wins_by_turn_order_are_those_of_who_moved_first() -> None:
    standings = run_tournament(
        Tournament(make_setup("strangers", 2), ("random", "greedy"), matches=4, seed=1)
    )
    assert sum(rate.wins for rate in standings.turn_rates) == pytest.approx(4)
    assert [len(mirror.turns) for mirror in standings.mirrors] == [2, 2]
    result = simulate(plan(8))
    assert sum(result.wins_by_turn) == pytest.approx(8)
    assert result.wins_by_turn != result.wins_by_seat
    all_at_once = simulate(SimulationSetup(make_setup("panic", 2), 1, bots=("greedy",)))
    assert all_at_once.wins_by_turn == ()
