"""Every command does what it says, and prints JSON and nothing else where it is asked to."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from saucer.engine.build import is_compiled
from saucer.engine.options import option_fields
from saucer.games import BUILT_IN, all_games
from tests.cli.running import run, run_program

PROMISED = {
    "game", "seats", "matches", "moves", "seconds", "moves_per_second", "compiled", "digest", "wins_by_seat",
    "mean_scores", "mean_length",
}  # fmt: skip
COMMANDS = [
    "play", "serve", "tables", "daily", "games", "simulate", "arena", "replay", "components", "solve", "bench",
    "new-game",
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Example: saucer {command}" in result.stdout


def test_the_help_of_all_names_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(command in result.stdout for command in COMMANDS)


def test_the_version_names_the_build() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert ("(compiled)" if is_compiled() else "(pure Python)") in result.stdout


def test_the_version_needs_neither_games_nor_commands_nor_texts() -> None:
    script = (
        "import sys; from saucer.cli import app; app(['--version'], standalone_mode=False); "
        "print(*(name for name in sys.modules if name.startswith(('saucer.games.', 'saucer.cli.commands', 'fluent'))))"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    version, loaded = result.stdout.splitlines()
    assert version.startswith("saucer ")
    assert loaded == ""


def test_games_in_json_are_ids_seats_and_options() -> None:
    result = run("games", "--json")
    assert result.exit_code == 0
    listed = json.loads(result.stdout)
    assert [game["id"] for game in listed] == [game.id for game in all_games()]
    strangers = listed[0]
    assert strangers["seats"] == [1, 2, 3, 4]
    assert list(strangers) == ["id", "seats", "rules_version", "rules_played", "options"]
    assert strangers["rules_played"] == [1, 2, 3]
    assert list(strangers["options"]) == [option.name for option in option_fields(BUILT_IN[0].options)]
    for option in strangers["options"].values():
        assert list(option) == ["type", "default", "choices", "help"]
        assert option["default"] in option["choices"]
        assert option["help"]


def test_games_as_a_table_name_every_option() -> None:
    result = run("games")
    assert result.exit_code == 0
    assert all(option.name in result.stdout for option in option_fields(BUILT_IN[0].options))


def test_simulate_in_json_has_every_promised_field() -> None:
    result = run(
        "simulate", "strangers", "--seats", "4", "--matches", "6", "--seed", "1", "--workers", "1", "--json"
    )
    assert result.exit_code == 0
    assert result.stderr == ""
    output = json.loads(result.stdout)
    assert set(output) >= PROMISED
    assert (output["game"], output["seats"], output["matches"]) == ("strangers", 4, 6)
    assert re.fullmatch("[0-9a-f]{64}", output["digest"])
    assert len(output["wins_by_seat"]) == len(output["mean_scores"]) == 4


def test_simulate_as_a_table() -> None:
    result = run("simulate", "strangers", "--matches", "3", "--workers", "1", "--bots", "greedy,random")
    assert result.exit_code == 0
    assert "3 matches" in result.stdout
    assert "digest" in result.stdout


def test_two_workers_of_the_real_program_give_the_digest_of_one() -> None:
    def digest(workers: str) -> str:
        args = ["simulate", "strangers", "--matches", "20", "--seed", "3", "--workers", workers, "--json"]
        result = run_program(args)
        assert (result.returncode, result.stderr) == (0, "")
        output: str = json.loads(result.stdout)["digest"]
        return output

    assert digest("1") == digest("2")


def test_arena_in_json() -> None:
    args = ["arena", "strangers", "--bots", "random,greedy", "--matches", "4", "--workers", "1", "--json"]
    result = run(*args)
    assert (result.exit_code, result.stderr) == (0, "")
    output = json.loads(result.stdout)
    assert output["iterations"] == 200
    assert set(output["pairs"][0]["rates"]) == {"random", "greedy"}
    assert {"win_rate", "low", "high"} <= set(output["pairs"][0]["rates"]["greedy"])
    assert {one["bot"] for one in output["overall"]} == {"random", "greedy"}


def test_arena_as_tables() -> None:
    args = [
        "arena",
        "strangers",
        "--bots",
        "random,ismcts",
        "--iterations",
        "2",
        "--matches",
        "2",
        "--workers",
        "1",
    ]
    result = run(*args)
    assert result.exit_code == 0
    assert "Wins by seat" in result.stdout
    assert "ismcts and itself" in result.stdout


def test_components_are_printed_as_a_file_that_passes_the_check(tmp_path: Path) -> None:
    printed = run("components", "strangers")
    assert printed.exit_code == 0
    file = tmp_path / "mine.toml"
    file.write_text(printed.stdout, encoding="utf-8")
    checked = run("components", "strangers", "--check", str(file))
    assert checked.exit_code == 0
    assert checked.stdout.startswith("ok: ")


def test_bench_in_json_names_the_build() -> None:
    result = run("bench", "--seconds", "0.02", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    output = json.loads(result.stdout)
    assert output["compiled"] is is_compiled()
    assert output["build"] == ("compiled" if is_compiled() else "pure")
    assert output["games"]["strangers"]["moves_per_second"] > 0


def test_bench_as_a_table() -> None:
    result = run("bench", "--seconds", "0.02")
    assert result.exit_code == 0
    assert "strangers" in result.stdout


def test_simulate_plays_with_components_from_a_file(tmp_path: Path) -> None:
    changed = run("components", "strangers").stdout.replace("kids = 10 ", "kids = 2 ")
    file = tmp_path / "mine.toml"
    file.write_text(changed, encoding="utf-8")
    records = tmp_path / "records"
    args = ["simulate", "strangers", "--matches", "1", "--workers", "2", "--components", str(file)]
    assert run(*args, "--record", str(records)).exit_code == 0
    assert json.loads((records / "match-00001.json").read_text())["options"]["components"]["kids"] == 2
    assert run("replay", str(records / "match-00001.json"), "--verify").exit_code == 0


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("saucer sim", "simulate"),
        ("saucer simulate str", "strangers"),
        ("saucer simulate strangers --bots greedy,is", "greedy,ismcts"),
        ("saucer simulate strangers --option teams=c", "teams=closed"),
    ],
)
def test_the_shell_completes(words: str, expected: str) -> None:
    environment = {
        "_SAUCER_COMPLETE": "complete_bash",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split()) - 1),
    }
    assert expected in run_program([], **environment).stdout.split()


def test_a_closed_pipe_is_not_an_error_message() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        result = subprocess.run(
            [sys.executable, "-m", "saucer.cli", "components", "strangers"],
            stdout=writer,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    finally:
        os.close(writer)
    assert result.stderr == b""
    assert result.returncode == 1


@pytest.mark.parametrize(
    ("game", "seats"), [("strangers", 1), ("area51", 2), ("eti", 3), ("panic", 1)], ids=str
)
def test_without_seats_a_simulation_has_the_fewest_the_game_has(game: str, seats: int) -> None:
    result = run("simulate", game, "--matches", "1", "--workers", "1", "--json")
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout)["seats"] == seats


def test_without_seats_every_bot_that_is_named_has_one() -> None:
    result = run("simulate", "strangers", "--matches", "1", "--bots", "random,greedy,random", "--json")
    assert json.loads(result.stdout)["bots"] == ["random", "greedy", "random"]
