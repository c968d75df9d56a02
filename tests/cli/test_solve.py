"""`saucer solve panic`: answers in words and in JSON, and one sentence where the question is wrong."""

import json
from typing import Any

import pytest

from tests.cli.running import run
from tests.games.panic import naive
from tests.games.panic.vectors import LOOPING, vectors

TOWN, VALUES = vectors()[0]


def ask(*words: str) -> Any:
    result = run("solve", "panic", *words, "--json")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def test_a_town_is_judged() -> None:
    assert ask("--town", TOWN) == {
        "valid": True,
        "why": None,
        "values": {str(card): {**VALUES, 4: None}[card] for card in range(1, 27)},
    }


def test_an_invalid_town_is_explained() -> None:
    assert ask("--town", LOOPING) == {
        "valid": False,
        "why": "a road closes on itself over cells 1, 2, 4, 5",
        "values": None,
    }


def test_all_towns_are_counted() -> None:
    found = ask("--count")
    assert (found["valid"], found["looping"]) == (11_691_630_592, 429_006_848)
    assert found["seconds"] < 60


def test_a_sample_is_drawn_by_its_seed() -> None:
    towns = ask("--sample", "20", "--seed", "1")["towns"]
    assert len(towns) == 20
    assert all(naive.is_valid(town) for town in towns)
    assert ask("--sample", "20", "--seed", "1")["towns"] == towns
    assert ask("--sample", "20", "--seed", "2")["towns"] != towns


def test_the_best_towns_for_three_cards_are_found() -> None:
    found = ask("4", "7", "25")
    assert found["cards"] == [4, 7, 25]
    assert found["proven"] is True
    assert found["maxima"] == {"4": None, "7": 6, "25": 3}
    for best in found["front"]:
        values = naive.values(best["town"])
        assert best["values"] == [None, values[7], values[25]]


def test_answers_are_also_given_in_words() -> None:
    for words in (("--town", TOWN), ("--town", LOOPING), ("--sample", "2"), ("7", "25"), ("--count",)):
        result = run("solve", "panic", *words)
        assert result.exit_code == 0
        assert result.stdout.strip()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "ask one thing: one to three cards, --town, --count or --sample"),
        (("1", "--count"), "ask one thing"),
        (("1", "99"), "expected cards from 1 to 26, got 99"),
        (("one",), "a card is a number from 1 to 26, not 'one'"),
        (("9" * 5000,), "a card is a number from 1 to 26, not '99999999999999999999'"),
        (("1", "1", "2"), "expected one to 3 different cards, got 1 1 2"),
        (("1", "2", "3", "5"), "expected one to 3 different cards, got 1 2 3 5"),
        (("--town", "3A1"), "expected 9 cells such as 3A1 or ., got 1"),
        (("--town", TOWN.replace("3A1", "3C1")), "got '3C1'"),
        (("--sample", "0"), "a sample has 1 to 1000000 towns, not 0"),
        (("7", "--seed", "1"), "--seed goes with --sample"),
        (("--count", "--components", "nowhere.toml"), "cannot read nowhere.toml"),
    ],
)
def test_a_wrong_question_gets_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    result = run("solve", "panic", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert not result.stdout


def test_other_games_cannot_be_solved() -> None:
    result = run("solve", "strangers", "1")
    assert result.exit_code == 2
    assert "only panic can be solved, not 'strangers'" in result.stderr
