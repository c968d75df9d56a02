"""Wrong use gets one clear sentence and exit code 2; a failed check gets exit code 1."""

import errno
import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import saucer
from saucer.games.strangers.components import standard_text
from tests.cli.running import one_sentence, run, run_program

WRONG_USES = [
    (["simulate", "chess"], "no game is called 'chess'"),
    (["play", "chess"], "no game is called 'chess'"),
    (["play", "strangers", "--seats", "3"], "--terminal"),
    (["play", "--bots", "random"], "--terminal"),
    (["arena", "chess"], "no game is called 'chess'"),
    (["components", "chess"], "no game is called 'chess'"),
    (["simulate", "strangers", "--seats", "5"], "1 to 4 seats, not 5"),
    (["simulate", "strangers", "--seats", "0"], "1 to 4 seats, not 0"),
    (["play", "strangers", "--terminal", "--seats", "5"], "1 to 4 seats, not 5"),
    (["arena", "strangers", "--seats", "5"], "1 to 4 seats, not 5"),
    (["simulate", "strangers", "--seats", "2", "--option", "teams=open"], "R8.2"),
    (["simulate", "strangers", "--seats", "4", "--option", "best_of_three=yes"], "R8.6"),
    (["play", "strangers", "--terminal", "--seats", "1", "--option", "teams=open"], "R8."),
    (["simulate", "strangers", "--option", "board=C"], "takes A or B, not 'C'"),
    (["simulate", "strangers", "--option", "colour=red"], "no option 'colour'"),
    (["simulate", "strangers", "--option", "board"], "name=value"),
    (["simulate", "strangers", "--option", "board=A", "--option", "board=B"], "given twice"),
    (["simulate", "strangers", "--option", "components=x"], "--components FILE"),
    (["simulate", "strangers", "--bots", "clever"], "no bot is called 'clever'"),
    (["simulate", "strangers", "--bots", ""], "at least one bot"),
    (["simulate", "strangers", "--bots", "random,random,random,random,random"], "too many"),
    (["simulate", "strangers", "--matches", "0"], "from 1 to 1000000, not 0"),
    (["simulate", "strangers", "--matches", "1000000000000"], "from 1 to 1000000, not 1000000000000"),
    (["arena", "strangers", "--matches", "1000000000000"], "from 1 to 1000000, not 1000000000000"),
    (["simulate", "strangers", "--workers", "100000"], "from 1 to 256, not 100000"),
    (["simulate", "strangers", "--matches", "many"], "--matches"),
    (["simulate", "strangers", "--workers", "0"], "--workers"),
    (["simulate"], "Missing argument"),
    (["simulate", "strangers", "--colour"], "--colour"),
    (["simulat", "strangers"], "Did you mean 'simulate'?"),
    (["arena", "strangers", "--bots", "greedy"], "two or more different bots"),
    (["arena", "strangers", "--think", "1", "--iterations", "1"], "not both"),
    (["arena", "strangers", "--think", "0"], "more than 0 seconds"),
    (["arena", "strangers", "--think", "nan"], "more than 0 seconds and at most 3600, not nan"),
    (["simulate", "strangers", "--think", "inf"], "at most 3600, not inf"),
    (["play", "strangers", "--terminal", "--seat", "2"], "no seat 2"),
    (["play", "strangers", "--terminal", "--bots", "clever"], "no bot is called 'clever'"),
    (["play", "strangers", "--terminal", "--bots", "greedy,greedy"], "too many"),
    (["play", "strangers", "--terminal", "--language", "de"], "no language 'de'"),
    (["play", "strangers", "--terminal", "--components", "nowhere.toml"], "cannot read nowhere.toml"),
    (["replay", "nowhere.json"], "cannot read nowhere.json"),
    (["components", "strangers", "--check", "nowhere.toml"], "cannot read nowhere.toml"),
    (["bench", "--seconds", "0"], "--seconds"),
]


@pytest.mark.parametrize(
    ("args", "expected"), WRONG_USES, ids=lambda part: "" if isinstance(part, str) else " ".join(part)
)
def test_wrong_use_gets_one_clear_sentence(args: list[str], expected: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert expected in one_sentence(result)


def test_a_number_too_long_to_be_read_is_refused() -> None:
    result = run("simulate", "strangers", "--bots", "ismcts:" + "9" * 5000)
    assert result.exit_code == 2
    assert "a number of iterations or a level is expected" in one_sentence(result)


@pytest.mark.parametrize("args", [["replay"], ["components", "strangers", "--check"]])
def test_an_endless_file_is_refused(args: list[str]) -> None:
    result = run(*args, "/dev/zero")
    assert result.exit_code == 2
    assert "/dev/zero is too large" in one_sentence(result)


@pytest.mark.parametrize("args", [["games"], ["games", "--json"], ["components", "strangers"]])
def test_output_that_cannot_be_written_gets_a_sentence(tmp_path: Path, args: list[str]) -> None:
    with (tmp_path / "full").open("wb") as full:
        result = subprocess.run(
            [sys.executable, "-m", "saucer.cli", *args],
            stdout=full,
            stderr=subprocess.PIPE,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
            check=False,
            timeout=60,
        )
    assert result.returncode == 2
    assert result.stderr.decode() == f"saucer: cannot go on: {os.strerror(errno.EFBIG)}\n"


def test_the_real_program_says_the_same() -> None:
    result = run_program(["simulate", "chess", "--json"])
    assert (result.returncode, result.stdout) == (2, "")
    games = ", ".join(game.id for game in saucer.games())
    assert result.stderr == f"saucer: no game is called 'chess'; there are {games}\n"


BAD_COMPONENTS = [
    ("count = 18", "count = 17", "line 11, deck: the cards add up to 99, not to 100"),
    (
        '{ id = "i6", kind = "road", head = false, open = ["i7"]',
        '{ id = "i6", kind = "road", head = false, open = []',
        "i6",
    ),
    ("kids = 10", "kids = many", "not TOML"),
    ("hand = 3", "hands = 3", "hands"),
    ("hand = 3", "hand = " + "[" * 20_000, "too deep"),
]


@pytest.mark.parametrize(("old", "new", "expected"), BAD_COMPONENTS)
def test_bad_components_are_refused_by_every_command(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    file = tmp_path / "bad.toml"
    assert old in standard_text()
    file.write_text(standard_text().replace(old, new), encoding="utf-8")
    for args in (
        ["components", "strangers", "--check", str(file)],
        ["simulate", "strangers", "--components", str(file), "--record", str(tmp_path / "records")],
        ["play", "strangers", "--terminal", "--components", str(file)],
    ):
        result = run(*args)
        assert result.exit_code == 2
        assert expected in one_sentence(result)
    assert not (tmp_path / "records").exists()


def test_an_unreachable_space_is_named(tmp_path: Path) -> None:
    text = standard_text().replace('open = ["i7"], walls = ["pool"]', 'open = [], walls = ["pool"]')
    text = text.replace('open = ["i8", "i6", "h7"]', 'open = ["i8", "h7"]')
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    result = run("components", "strangers", "--check", str(file))
    assert result.exit_code == 2
    assert "i6 cannot be reached from School on board A" in one_sentence(result)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(b"\xff\xfe\x00")
    result = run("components", "strangers", "--check", str(file))
    assert result.exit_code == 2
    assert "not text in UTF-8" in one_sentence(result)


def test_records_are_not_written_where_a_file_is(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    result = run("simulate", "strangers", "--matches", "2", "--record", str(taken))
    assert result.exit_code == 2
    assert f"cannot write records in {taken}" in one_sentence(result)
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


# Records


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("records")
    args = ["simulate", "strangers", "--seats", "3", "--matches", "1", "--seed", "2", "--workers", "1"]
    assert run(*args, "--record", str(directory)).exit_code == 0
    return directory / "match-00001.json"


def altered(recorded: Path, to: Path, **changes: Any) -> Path:
    record = json.loads(recorded.read_text(encoding="utf-8"))
    file = to / "altered.json"
    file.write_text(json.dumps({**record, **changes}), encoding="utf-8")
    return file


def steps_of(recorded: Path) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = json.loads(recorded.read_text(encoding="utf-8"))["steps"]
    return steps


def verify(file: Path) -> tuple[int, str]:
    result = run("replay", str(file), "--verify")
    return result.exit_code, one_sentence(result)


def test_a_true_record_verifies(recorded: Path) -> None:
    result = run("replay", str(recorded), "--verify")
    assert result.exit_code == 0
    assert result.stdout == f"ok: {len(steps_of(recorded))} steps\n"


def test_an_altered_card_is_found_at_its_step(recorded: Path, tmp_path: Path) -> None:
    steps = steps_of(recorded)
    number = next(nth for nth, step in enumerate(steps) if step["move"]["kind"] == "play_card")
    card = "run" if steps[number]["move"]["card"] != "run" else "walk"
    steps[number]["move"]["card"] = card
    code, sentence = verify(altered(recorded, tmp_path, steps=steps))
    assert code == 1
    assert sentence.startswith(f"step {number + 1}: ")


def test_an_altered_move_is_found_at_its_step(recorded: Path, tmp_path: Path) -> None:
    steps = steps_of(recorded)
    steps[10]["move"] = {"kind": "release"} if steps[10]["move"]["kind"] != "release" else {"kind": "stop"}
    code, sentence = verify(altered(recorded, tmp_path, steps=steps))
    assert code == 1
    assert sentence.startswith("step 11: ")


def test_a_move_nobody_knows_is_found_at_its_step(recorded: Path, tmp_path: Path) -> None:
    steps = steps_of(recorded)
    steps[4]["move"] = {"kind": "teleport"}
    code, sentence = verify(altered(recorded, tmp_path, steps=steps))
    assert code == 1
    assert sentence.startswith("step 5: ")


@pytest.mark.parametrize("seed", [1, "1", -7])
def test_an_altered_seed_is_not_the_one_committed_to(recorded: Path, tmp_path: Path, seed: int | str) -> None:
    code, sentence = verify(altered(recorded, tmp_path, seed=seed))
    assert code == 1
    assert sentence.startswith("step 0: ")


@pytest.mark.parametrize("options", [{"board": "B"}, {"board": "C"}, {"teams": "open"}])
def test_altered_options_do_not_verify(recorded: Path, tmp_path: Path, options: dict[str, str]) -> None:
    own = json.loads(recorded.read_text(encoding="utf-8"))["options"]
    code, sentence = verify(altered(recorded, tmp_path, options={**own, **options}))
    assert code == 1
    assert sentence.startswith("step 0: ")


def test_an_altered_outcome_does_not_verify(recorded: Path, tmp_path: Path) -> None:
    outcome = json.loads(recorded.read_text(encoding="utf-8"))["outcome"]
    code, sentence = verify(altered(recorded, tmp_path, outcome={**outcome, "scores": [99, 0, 0]}))
    assert code == 1
    assert "outcome" in sentence


def test_a_record_cut_short_is_no_record(recorded: Path, tmp_path: Path) -> None:
    file = tmp_path / "cut.json"
    file.write_bytes(recorded.read_bytes()[:-200])
    code, sentence = verify(file)
    assert code == 2
    assert "cut short" in sentence


def test_a_record_without_its_last_steps_does_not_verify(recorded: Path, tmp_path: Path) -> None:
    code, _sentence = verify(altered(recorded, tmp_path, steps=steps_of(recorded)[:-1]))
    assert code == 1


@pytest.mark.parametrize("text", ["", "[]", '{"format": 1}', "null", '{"steps": 3}', "\x00"])
def test_what_is_no_record_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(text)
    assert verify(file)[0] == 2


@pytest.mark.parametrize(
    "changes", [{"game": "chess"}, {"format": 99}, {"rules_version": 99}, {"seed": None}]
)
def test_a_record_of_something_else_is_refused(
    recorded: Path, tmp_path: Path, changes: dict[str, Any]
) -> None:
    assert verify(altered(recorded, tmp_path, **changes))[0] == 2


def test_a_seat_that_was_not_there_saw_nothing(recorded: Path) -> None:
    result = run("replay", str(recorded), "--seat", "3")
    assert result.exit_code == 2
    assert "no seat 3" in one_sentence(result)
