"""`saucer new-game` writes a package that passes its tests at once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import ROOT, one_sentence, run


def run_tool(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    paths = [
        str(folder / "src"),
        *(str(ROOT / path) for path in os.environ.get("PYTHONPATH", "").split(":") if path),
    ]
    return subprocess.run(
        [sys.executable, "-m", *command],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )


@pytest.mark.parametrize("game_id", ["chase", "deep_space9"])
def test_the_skeleton_passes_its_tests(game_id: str, tmp_path: Path) -> None:
    folder = tmp_path / "games" / game_id
    result = run("new-game", game_id, "--directory", str(folder))
    assert result.exit_code == 0
    assert result.stdout.startswith(f"written: {folder}; ")
    tests = run_tool(folder, "pytest", "-q", "-p", "no:cacheprovider")
    assert tests.returncode == 0, tests.stdout
    assert " passed" in tests.stdout
    for command in (("ruff", "check", "."), ("ruff", "format", "--check", ".")):
        checked = run_tool(folder, *command, "--isolated", "--line-length", "110")
        assert checked.returncode == 0, checked.stdout


def test_the_skeleton_is_a_package_with_an_entry_point(tmp_path: Path) -> None:
    assert run("new-game", "chase", "--directory", str(tmp_path)).exit_code == 0
    assert 'chase = "saucer_chase:GAME"' in (tmp_path / "pyproject.toml").read_text()
    written = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file())
    assert written == [
        "README.md",
        "pyproject.toml",
        "src/saucer_chase/__init__.py",
        "src/saucer_chase/messages.py",
        "src/saucer_chase/phases.py",
        "src/saucer_chase/rules.py",
        "src/saucer_chase/rules_pages/chase.en.md",
        "src/saucer_chase/rules_pages/chase.fr.md",
        "src/saucer_chase/texts/en.ftl",
        "src/saucer_chase/texts/fr.ftl",
        "tests/test_contract.py",
        "tests/test_rules.py",
    ]
    assert not [path for path in tmp_path.rglob("*") if path.is_file() and "GAME_" in path.read_text()]


def test_without_a_directory_the_folder_has_the_name_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("new-game", "chase").exit_code == 0
    assert (tmp_path / "chase" / "pyproject.toml").is_file()


@pytest.mark.parametrize("game_id", ["My Game", "9lives", "Chase", "a" * 33, "../up", "chasé"])
def test_a_bad_id_is_refused(game_id: str, tmp_path: Path) -> None:
    result = run("new-game", game_id, "--directory", str(tmp_path / "new"))
    assert result.exit_code == 2
    assert one_sentence(result).endswith(f"not {game_id!r}")
    assert not (tmp_path / "new").exists()


def test_the_id_of_a_known_game_is_refused(tmp_path: Path) -> None:
    result = run("new-game", "strangers", "--directory", str(tmp_path))
    assert result.exit_code == 2
    assert one_sentence(result) == "there is a game called 'strangers' already"


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    result = run("new-game", "chase", "--directory", str(tmp_path))
    assert result.exit_code == 2
    assert "is there already" in one_sentence(result)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
