"""The rules that comments and docstrings of a game name are there."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from saucer.engine.game import AnyGame
from saucer.games import BUILT_IN
from saucer.texts.pages import find_page, rule_numbers


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)
def test_every_rule_the_code_names_exists(game: AnyGame) -> None:
    known = set(rule_numbers(find_page(game.id, "en") or ""))
    for source in Path(str(files(game.package))).rglob("*.py"):
        named = set(re.findall(r"\bR\d+\.\d+\b", source.read_text(encoding="utf-8")))
        assert named <= known, source.name


RULINGS = {"area51": "R10", "eti": "R13", "panic": "R10", "strangers": "R9"}
"""The chapter of each rules page in which we decide what the printed rules leave open."""


def named_in(folder: Path) -> set[str]:
    """The rules that sources name, in comments as R9.1 or in names of tests as r9_1."""
    found: set[str] = set()
    for source in folder.rglob("*.py"):
        text = source.read_text(encoding="utf-8")
        found |= {f"R{chapter}.{number}" for chapter, number in re.findall(r"[Rr](\d+)[._](\d+)", text)}
    return found


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)
def test_every_ruling_is_named_where_it_is_carried_out_or_tested(game: AnyGame) -> None:
    known = rule_numbers(find_page(game.id, "en") or "")
    rulings = {rule for rule in known if rule.startswith(RULINGS[game.id] + ".")}
    assert len(rulings) > 3
    code, tests = Path(str(files(game.package))), Path(__file__).parents[1] / "games" / game.id
    assert rulings - named_in(code) - named_in(tests) == set()
