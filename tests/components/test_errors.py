"""Errors in component files: one sentence in either language, with file, line and field, and no words of a library."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from saucer.cli.errors import error_sentence
from saucer.engine.errors import BadComponents
from saucer.games import game_called

SOURCES = [
    *Path(str(files("saucer.engine"))).glob("components/*.py"),
    *Path(str(files("saucer.games"))).glob("*/components.py"),
]


def error_of(game: str, text: str) -> BadComponents:
    format_ = game_called(game).components
    assert format_ is not None
    with pytest.raises(BadComponents) as caught:
        format_.load(text, "mine.toml")
    return caught.value


def standard(game: str, old: str, new: str) -> str:
    format_ = game_called(game).components
    assert format_ is not None
    text = format_.standard_text()
    assert old in text
    return text.replace(old, new, 1)


def line_with(text: str, words: str) -> int:
    return text.count("\n", 0, text.index(words)) + 1


@pytest.mark.parametrize(
    ("game", "old", "new", "english", "french"),
    [
        ("strangers", "hand = 3", 'hand = "three"', 'hand: expected a whole number, not "three"',
         'hand : on attend un nombre entier, et non "three"'),
        ("strangers", 'school_stops = ["d3", "i6", "e9"]', 'school_stops = ["d3", "i6"]',
         "school_stops: expected e9 among them, for School is a school-bus stop too (R4.6)",
         "school_stops : on attend e9 parmi eux, car l'École est aussi un arrêt du bus scolaire (R4.6)"),
        ("eti", "bank_limit = 390", "bank_limit = 395", "bank_limit: expected a number in tens, not 395",
         "bank_limit : on attend un nombre rond, en dizaines, et non 395"),
        ("eti", "safe_points = 10", "safe_points = 15", "safe_points: expected a number in tens, not 15",
         "safe_points : on attend un nombre rond, en dizaines, et non 15"),
        ("eti", "scoop_limit = 100", "scoop_limit = 101", "scoop_limit: expected a number in tens, not 101",
         "scoop_limit : on attend un nombre rond, en dizaines, et non 101"),
        ("eti", 'effect = "bank", number = 40', 'effect = "bank", number = 45',
         "number: expected a number in tens, not 45",
         "number : on attend un nombre rond, en dizaines, et non 45"),
        ("panic", 'name = "longest_road"', 'name = "long_road"',
         "name: objective 5 is longest_road: another name has no effect",
         "name : l'objectif 5 est longest_road, un autre nom serait sans effet"),
        ("area51", 'colour = "blue", value = 2', 'colour = "red", value = 2',
         'colour: expected one of blue, brown, orange, green, not "red"',
         'colour : on attend l\'une de ces valeurs : blue, brown, orange, green, et non "red"'),
    ],
)  # fmt: skip
def test_one_sentence_names_file_line_field_and_reason(
    game: str, old: str, new: str, english: str, french: str
) -> None:
    text = standard(game, old, new)
    line = line_with(text, new)
    error = error_of(game, text)
    assert error_sentence(error, "en") == f"mine.toml, line {line}, {english}"
    assert error_sentence(error, "fr").replace("\u00a0", " ") == f"mine.toml, ligne {line}, {french}"


def test_a_word_in_a_comment_is_not_taken_for_the_field() -> None:
    text = standard("strangers", "kids = 10", '# hand = "three"\nkids = 10 # hand = "three"')
    wrong = text.replace("\nhand = 3", '\nhand = "three"')
    line = wrong.splitlines().index(next(line for line in wrong.splitlines() if line.startswith("hand")))
    assert error_of("strangers", wrong).facts["line"] == line + 1


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("kids == 10", "line 1: this is not TOML: it cannot be read from column 7 on",
         "ligne 1 : ce n'est pas du TOML, la lecture s'arrête à la colonne 7"),
        ("a = 1\na = 2", "line 2: this name stands in the file twice",
         "ligne 2 : ce nom est deux fois dans le fichier"),
        ("a = 1\nb = [1,\n", "line 2: the file ends before a value, a list or a text is complete",
         "ligne 2 : le fichier finit avant qu'une valeur, une liste ou un texte soit complet"),
    ],
)  # fmt: skip
def test_what_is_not_toml_is_said_without_words_of_a_library(text: str, english: str, french: str) -> None:
    error = error_of("strangers", text)
    assert error_sentence(error, "en") == f"mine.toml, {english}"
    assert error_sentence(error, "fr").replace("\u00a0", " ") == f"mine.toml, {french}"


def test_a_file_of_a_later_format_is_refused() -> None:
    error = error_of("area51", standard("area51", "format = 1", "format = 2"))
    assert str(error).startswith("mine.toml, line 7, format: expected a number from 1 to 1, not 2")


def problems_in(source: Path) -> Iterator[tuple[str, set[str]]]:
    """The key and the facts of every Problem that the code raises."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem":
            key, sentence = (ast.literal_eval(part) for part in node.args[1:3])
            yield key, set(re.findall(r"\{(\w+)\}", sentence))


def test_every_problem_has_a_french_sentence_with_the_same_facts() -> None:
    found = {key: facts for source in SOURCES for key, facts in problems_in(source)}
    found["box-kind"] = {"kind", "came"}
    french = files("saucer.cli").joinpath("texts/errors.fr.ftl").read_text(encoding="utf-8")
    for key, facts in found.items():
        sentence = re.search(rf"^{key} = (.*(?:\n .*|\n\}}.*)*)", french, re.MULTILINE)
        assert sentence is not None, key
        assert set(re.findall(r"\$(\w+)", sentence[1])) == facts, key
    assert set(re.findall(r"^(box-[a-z-]+) =", french, re.MULTILINE)) == {*found, "box-long"}
