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
