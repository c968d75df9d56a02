"""Every option of a game stands on its rules page, and something reads it."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from saucer.engine.options import option_fields
from saucer.games import BUILT_IN
from saucer.texts import Texts
from saucer.texts.pages import find_page

OPTIONS = [(game.id, option.name) for game in BUILT_IN for option in option_fields(game.options)]


def source_of(game: str) -> str:
    package = Path(str(files(f"saucer.games.{game}")))
    return "".join(path.read_text(encoding="utf-8") for path in sorted(package.rglob("*.py")))


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_an_option_stands_on_the_rules_page(game: str, option: str) -> None:
    """By its label, or by its name."""
    page = find_page(game, "en")
    assert page is not None
    words = {Texts(game, "en").option(option).label, option.replace("_", " ")}
    assert any(re.search(rf"\b{re.escape(each)}\b", page, re.IGNORECASE) for each in words), words


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_an_option_is_read(game: str, option: str) -> None:
    assert re.search(rf"\.{option}\b", source_of(game)), "no rule depends on it"
