"""`saucer components`: a command that works, older files brought up to date, differences."""

import json
import shlex
from pathlib import Path

import pytest

from saucer.games import BUILT_IN, game_called
from tests.cli.running import one_sentence, run

OLDER = Path(__file__).with_name("older")


def standard_file(game: str, folder: Path, name: str = "my box.toml") -> Path:
    format_ = game_called(game).components
    assert format_ is not None
    file = folder / name
    file.write_text(format_.standard_text(), encoding="utf-8")
    return file


@pytest.mark.parametrize("game", [game.id for game in BUILT_IN])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_check_prints_a_command_that_works(game: str, language: str, tmp_path: Path) -> None:
    file = standard_file(game, tmp_path)
    checked = run("components", game, "--check", str(file), "--language", language)
    assert checked.exit_code == 0
    commands = [line for line in checked.stdout.splitlines() if line.startswith("saucer play ")]
    assert len(commands) == 1
    played = run(*shlex.split(commands[0])[1:], typed="q\ny\n")
    assert played.exit_code == 0, played.stderr
    assert played.stderr == ""


@pytest.mark.parametrize(("number", "language"), [(1, "en"), (2, "fr")])
def test_a_file_of_an_older_format_says_so_and_can_be_brought_up_to_date(
    number: int, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes((OLDER / f"eti-{number}.toml").read_bytes())
    before = file.read_text(encoding="utf-8")
    refused = run("components", "eti", "--check", str(file), "--language", language)
    assert refused.exit_code == 2
    sentence = one_sentence(refused)
    assert f"{'older format' if language == 'en' else 'ancien format'} {number}," in sentence
    command = sentence[sentence.index("saucer components eti --update") :]
    updated = run(*shlex.split(command)[1:])
    assert updated.exit_code == 0, updated.stderr
    assert (tmp_path / "mine.toml.old").read_text(encoding="utf-8") == before
    assert run("components", "eti", "--check", str(file)).exit_code == 0
    same = json.loads(run("components", "eti", "--diff", str(file), "standard", "--json").stdout)
    changed = {difference["where"] for difference in same["differences"]}
    assert not any(where.startswith(("projects", "research", "tracks", "events")) for where in changed)
    assert "suited short" in changed


def test_a_file_without_a_format_keeps_its_comments(tmp_path: Path) -> None:
    file = standard_file("area51", tmp_path, "mine.toml")
    text = file.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines(keepends=True) if line.startswith("format ="))
    file.write_text(text.replace(line, ""), encoding="utf-8")
    assert run("components", "area51", "--check", str(file)).exit_code == 0
    assert run("components", "area51", "--update", str(file)).exit_code == 0
    assert file.read_text(encoding="utf-8") == text.replace(line, "format = 1\n")
    again = run("components", "area51", "--update", str(file))
    assert "has the current format, 1" in again.stdout
    assert file.read_text(encoding="utf-8") == text.replace(line, "format = 1\n")


def test_a_file_that_is_wrong_in_itself_is_not_written(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = (OLDER / "eti-2.toml").read_text(encoding="utf-8").replace("ports = 14", "ports = 99")
    file.write_text(text, encoding="utf-8")
    refused = run("components", "eti", "--update", str(file))
    assert refused.exit_code == 2
    assert "ports: expected a number from 3 to 14, not 99" in one_sentence(refused)
    assert file.read_text(encoding="utf-8") == text
    assert [path.name for path in tmp_path.iterdir()] == ["mine.toml"]


def test_an_older_file_with_parts_missing_gets_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[roles]\nhumans = []\n", encoding="utf-8")
    refused = run("components", "eti", "--update", str(file))
    assert "this file of format 1 is not complete" in one_sentence(refused)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ['name: "standard" in the first, "mine" in the second', "kids: 10 in the first, 9 in the second",
                "cards walk number: 1 in the first, 2 in the second",
                "boards A school_stops: [\"d3\", \"i6\", \"e9\"] in the first, [\"d3\", \"e9\"] in the second"]),
        ("fr", ['name : "standard" dans le premier, "mine" dans le second',
                "kids : 10 dans le premier, 9 dans le second",
                "cards walk number : 1 dans le premier, 2 dans le second",
                "boards A school_stops : [\"d3\", \"i6\", \"e9\"] dans le premier, [\"d3\", \"e9\"] dans le second"]),
    ],
)  # fmt: skip
def test_two_files_are_compared(language: str, lines: list[str], tmp_path: Path) -> None:
    first = standard_file("strangers", tmp_path, "a.toml")
    second = tmp_path / "b.toml"
    text = (
        first.read_text(encoding="utf-8").replace('"standard"', '"mine"', 1).replace("kids = 10", "kids = 9")
    )
    text = text.replace('effect = "move", number = 1', 'effect = "move", number = 2')
    second.write_text(text.replace('["d3", "i6", "e9"]', '["d3", "e9"]'), encoding="utf-8")
    compared = run("components", "strangers", "--diff", str(first), str(second), "--language", language)
    assert compared.exit_code == 0
    assert compared.stdout.replace("\u00a0", " ").splitlines() == lines
    plain = run("components", "strangers", "--diff", "standard", str(second), "--json")
    answer = json.loads(plain.stdout)
    assert (answer["game"], answer["first"]) == ("strangers", "standard")
    assert {"where": "kids", "first": 10, "second": 9} in answer["differences"]


@pytest.mark.parametrize(
    ("args", "english", "french"),
    [
        (["--check", "a", "--update", "b"], "ask one thing: --check, --update or --diff", "demandez une seule chose"),
        (["--json"], "--json goes with --diff", "--json va avec --diff"),
        (["--diff", "standard", "nowhere.toml"], "cannot read nowhere.toml", "impossible de lire nowhere.toml"),
    ],
)  # fmt: skip
def test_wrong_uses_get_one_sentence(args: list[str], english: str, french: str) -> None:
    for language, expected in (("en", english), ("fr", french)):
        result = run("components", "panic", *args, "--language", language)
        assert result.exit_code == 2
        assert expected in one_sentence(result)


def test_the_same_file_has_no_differences() -> None:
    assert run("components", "panic", "--diff", "standard", "standard").stdout == "There is no difference.\n"
