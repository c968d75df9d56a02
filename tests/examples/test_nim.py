"""The example of a game from outside: installed it is found by itself, and every command knows it."""

import json
import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from saucer.engine.registry import GROUP
from saucer.lab import SimulationSetup, make_setup, simulate
from saucer.testing import registered
from saucer_nim import GAME
from tests.cli.running import run

ROOT = Path(__file__).parents[2]
SCRIPT = """
import saucer
from saucer_nim import GAME
saucer.register(GAME)

if __name__ == "__main__":
    from saucer.lab import SimulationSetup, make_setup, simulate
    print(simulate(SimulationSetup(make_setup("nim", 2), 8, bots=("greedy", "random")), workers=2).matches)
"""


def is_installed() -> bool:
    return any(point.name == "nim" for point in entry_points(group=GROUP))


def test_an_installed_game_is_found_by_itself() -> None:
    if not is_installed() and "SAUCER_EXPECT_BUILD" not in os.environ:
        pytest.fail("saucer-nim is not installed; make test installs it")
    found = subprocess.run(
        [sys.executable, "-m", "saucer.cli", "games", "--json"],
        capture_output=True,
        check=True,
        cwd=ROOT,
    )
    assert [game["id"] for game in json.loads(found.stdout)][:4] == ["strangers", "area51", "eti", "panic"]
    assert "nim" in [game["id"] for game in json.loads(found.stdout)]


def test_every_command_knows_it() -> None:
    with registered(GAME):
        assert "nim" in run("games").stdout
        assert (
            json.loads(run("simulate", "nim", "--seats", "2", "--matches", "4", "--json").stdout)["matches"]
            == 4
        )
        arena = run("arena", "nim", "--seats", "2", "--bots", "greedy,random", "--matches", "20", "--json")
        assert arena.exit_code == 0
        refused = run("components", "nim")
        assert refused.exit_code == 2
        assert refused.stderr == "saucer: the game nim has no component files\n"


def test_it_is_played_in_the_terminal_with_its_own_drawing() -> None:
    with registered(GAME):
        played = run(
            "play", "nim", "--terminal", "--seats", "2", "--bots", "greedy", "--seed", "1", typed="1\nq\n"
        )
    assert "● ● ●" in played.stdout
    assert "Take two stones" not in played.stdout
    assert "Take 2 stones" in played.stdout


def test_worker_processes_know_it() -> None:
    with registered(GAME):
        result = simulate(SimulationSetup(make_setup("nim", 2), 8, bots=("greedy", "random")), workers=2)
    assert result.matches == 8
    assert result.wins_by_bot["greedy"] > result.wins_by_bot["random"]


def test_a_program_that_registers_a_game_can_play_it_in_workers(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    paths = [str(ROOT / "examples" / "nim" / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )
    assert done.stdout == "8\n", done.stderr
