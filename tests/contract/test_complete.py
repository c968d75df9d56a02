"""Every game of ours brings everything: invariants, golden transcripts, a test for every rule."""

import re
from pathlib import Path

import pytest

from saucer.engine.game import AnyGame
from saucer.games import BUILT_IN
from saucer.texts import LANGUAGES, Texts
from saucer.texts.pages import find_page, rule_numbers
from tests.contract.games import CONTRACTS

TESTS = Path(__file__).parents[1]
LONGEST_TRANSCRIPT = 80

every_game = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)


@every_game
def test_it_keeps_the_contract_and_has_invariants(game: AnyGame) -> None:
    tests = CONTRACTS[game.id]
    assert tests.game is game
    assert tests.check_state.__module__ == f"tests.games.{game.id}.invariants"


@every_game
def test_it_has_a_few_short_golden_transcripts(game: AnyGame) -> None:
    transcripts = sorted((TESTS / "golden" / game.id).glob("*.txt"))
    assert 3 <= len(transcripts) <= 5
    for transcript in transcripts:
        lines = transcript.read_text(encoding="utf-8").splitlines()
        assert 5 <= len(lines) <= LONGEST_TRANSCRIPT, transcript.name


@every_game
def test_every_rule_has_a_test(game: AnyGame) -> None:
    sources = [file.read_text(encoding="utf-8") for file in (TESTS / "games" / game.id).rglob("test_*.py")]
    tested = {
        f"R{one}.{two}" for source in sources for one, two in re.findall(r"def test_r(\d+)_(\d+)_", source)
    }
    rules = set(rule_numbers(find_page(game.id, "en") or ""))
    assert not rules - tested, "rules without a test"
    assert not tested - rules, "tests of rules that do not exist"


@every_game
def test_it_names_its_refusals_components_and_drawing(game: AnyGame) -> None:
    assert game.refusals
    assert len(set(game.refusals)) == len(game.refusals)
    assert game.components is not None
    assert game.extras.drawing


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_says_what_to_do(game: AnyGame, language: str) -> None:
    texts = Texts(game.id, language, strict=True)
    assert game.decisions
    for phase in game.decisions:
        assert texts.has(f"decide-{phase.name}"), phase.name


@every_game
def test_the_rule_of_every_phase_exists(game: AnyGame) -> None:
    rules = set(rule_numbers(find_page(game.id, "en") or ""))
    assert {phase.rule for phase in game.decisions} <= rules


def test_games_have_different_ids() -> None:
    assert len({game.id for game in BUILT_IN}) == len(BUILT_IN)
