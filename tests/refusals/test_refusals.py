"""Every refusal of every game against the table in refusals.toml: which rule it cites, and what it is about."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from saucer.engine.game import AnyGame
from saucer.engine.types import Refusal, Seat
from saucer.games import BUILT_IN, game_called
from saucer.testing.cases import Case
from saucer.testing.random_play import play_steps
from saucer.texts import LANGUAGES
from saucer.texts.pages import find_page
from tests.contract.games import CONTRACTS

TABLE: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("refusals.toml").read_text(encoding="utf-8")
)
ROWS = [(game, reason) for game, rows in TABLE.items() for reason in rows]
CASES = 3
STEPS_BETWEEN = {"area51": 29, "eti": 31, "panic": 29, "strangers": 17}
CITED = re.compile(r'(?:refuse|Refusal)\(\s*"(R\d+\.\d+)",\s*"([a-z-]+)"')
"""A rule and a reason side by side in the code."""


def rules_of(game: AnyGame, reason: str) -> set[str]:
    """The rules that the table lets a refusal cite."""
    rules = TABLE[game.id][reason]["rules"]
    return {phase.rule for phase in game.decisions} if rules == "phase" else set(rules)


@cache
def rule_texts(game: str, language: str) -> dict[str, str]:
    """Every rule of a page with what belongs to it, tables too, by its number."""
    parts = re.split(r"^\*\*(R\d+\.\d+)\*\*|^## .*$", find_page(game, language) or "", flags=re.MULTILINE)
    return {number: text.lower() for number, text in zip(parts[1::2], parts[2::2], strict=True) if number}


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)
def test_every_refusal_has_one_row(game: AnyGame) -> None:
    assert sorted(TABLE[game.id]) == sorted(game.refusals)


@pytest.mark.parametrize(("game", "reason"), ROWS)
def test_the_rules_of_a_row_speak_of_what_it_is_about(game: str, reason: str) -> None:
    row = TABLE[game][reason]
    assert row["about"]
    if row["rules"] == "phase":
        return
    for language, word in zip(LANGUAGES, row["words"], strict=True):
        texts = rule_texts(game, language)
        for rule in row["rules"]:
            assert any(part.lower() in texts[rule] for part in word.split("|")), f"{rule}: no {word!r}"


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)
def test_the_code_cites_the_rules_of_the_table(game: AnyGame) -> None:
    found: set[tuple[str, str]] = set()
    for source in Path(str(files(game.package))).rglob("*.py"):
        found |= set(CITED.findall(source.read_text(encoding="utf-8")))
    assert found
    for rule, reason in sorted(found):
        assert rule in rules_of(game, reason), f"{reason} cites {rule}"


def refused_in(case: Case, seed: int) -> set[tuple[str, str]]:
    """The rule and reason of every refusal and idle move met in a match, asked for every move that there is."""
    game = case.game
    catalogue = list(game.rules.every_move(case.options, case.seats))
    found: set[tuple[str, str]] = set()
    between = STEPS_BETWEEN[game.id]
    for step in play_steps(case, seed):
        if step.number % between == 0 or not game.rules.to_move(step.state):
            for seat in {Seat(0), *game.rules.to_move(step.state)}:
                found |= {(refusal.rule, refusal.reason) for refusal in refusals(game, step, seat, catalogue)}
    return found


def refusals(game: AnyGame, step: Any, seat: Seat, catalogue: list[Any]) -> list[Refusal]:
    legal = game.rules.legal_moves(step.state, seat)
    asked = [game.rules.no_effect(step.state, seat, move) for move in legal]
    asked += [game.rules.explain(step.state, seat, move) for move in catalogue if move not in legal]
    return [refusal for refusal in asked if refusal is not None]


@pytest.mark.parametrize("game", sorted(TABLE))
def test_play_cites_the_rules_of_the_table(game: str) -> None:
    cases = CONTRACTS[game].coverage.all_cases()
    chosen = list(islice(cases[:: max(1, len(cases) // CASES)], CASES))
    met = set[tuple[str, str]]().union(*(refused_in(case, seed) for seed, case in enumerate(chosen)))
    assert len(met) > len(TABLE[game]) // 4
    for rule, reason in sorted(met):
        assert rule in rules_of(game_called(game), reason), f"{reason} cites {rule}"
