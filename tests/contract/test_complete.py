"""Every game brings everything: invariants, golden transcripts, texts, rules pages, a test for every rule."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from saucer.engine.game import AnyGame
from saucer.engine.options import option_fields
from saucer.games import GAMES
from tests.contract.pages import LANGUAGES, rule_numbers, rules_page
from tests.contract.promises import invariants_of

TESTS = Path(__file__).parents[1]
LONGEST_TRANSCRIPT = 80

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_it_has_invariants(game: AnyGame) -> None:
    assert callable(invariants_of(game))


@every_game
def test_it_has_a_few_short_golden_transcripts(game: AnyGame) -> None:
    transcripts = sorted((TESTS / "golden" / game.id).glob("*.txt"))
    assert 3 <= len(transcripts) <= 5
    for transcript in transcripts:
        lines = transcript.read_text(encoding="utf-8").splitlines()
        assert 5 <= len(lines) <= LONGEST_TRANSCRIPT, transcript.name


def message_ids(game: AnyGame, language: str) -> list[str]:
    """The ids of the sentences and names a game has in a language; each language makes its own parts of them."""
    text = files(f"saucer.games.{game.id}").joinpath(f"texts/{language}.ftl").read_text(encoding="utf-8")
    found: list[str] = re.findall(r"^([a-z][\w-]*) *=", text, flags=re.MULTILINE)
    return [message for message in found if not message.startswith("part-")]


@every_game
def test_it_speaks_both_languages(game: AnyGame) -> None:
    english, french = (message_ids(game, language) for language in LANGUAGES)
    assert english, "there are no texts"
    assert sorted(english) == sorted(french)
    assert len(set(english)) == len(english), "a text is there twice"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_a_rules_page(game: AnyGame, language: str) -> None:
    numbers = rule_numbers(game.id, language)
    assert numbers, "no numbered rules"
    assert len(set(numbers)) == len(numbers), "a rule number is there twice"
    assert numbers == sorted(numbers, key=lambda number: [int(part) for part in number[1:].split(".")])


@every_game
def test_the_pages_have_the_same_rules(game: AnyGame) -> None:
    english, french = (rule_numbers(game.id, language) for language in LANGUAGES)
    assert english == french


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_a_page_points_to_exists(game: AnyGame, language: str) -> None:
    text = rules_page(game.id, language).read_text(encoding="utf-8")
    known = set(rule_numbers(game.id, language))
    assert set(re.findall(r"\bR\d+\.\d+\b", text)) <= known


@every_game
def test_every_rule_has_a_test(game: AnyGame) -> None:
    sources = [file.read_text(encoding="utf-8") for file in (TESTS / "games" / game.id).glob("test_*.py")]
    tested = {
        f"R{one}.{two}" for source in sources for one, two in re.findall(r"def test_r(\d+)_(\d+)_", source)
    }
    rules = set(rule_numbers(game.id, "en"))
    assert not rules - tested, "rules without a test"
    assert not tested - rules, "tests of rules that do not exist"


@every_game
def test_every_rule_the_code_names_exists(game: AnyGame) -> None:
    known = set(rule_numbers(game.id, "en"))
    for source in Path(str(files(f"saucer.games.{game.id}"))).rglob("*.py"):
        named = set(re.findall(r"\bR\d+\.\d+\b", source.read_text(encoding="utf-8")))
        assert named <= known, source.name


@every_game
def test_every_option_has_a_default_and_choices(game: AnyGame) -> None:
    for option in option_fields(game.options):
        assert option.default in option.choices


def test_games_have_different_ids() -> None:
    assert len({game.id for game in GAMES}) == len(GAMES)
