"""The section "How to play" of each rules page: where it is, what it has, and figures that are those of the box."""

import re
from typing import Any

import pytest

from saucer.games import BUILT_IN, game_called
from saucer.games.panic.options import Options as PanicOptions
from saucer.texts.pages import find_page

LANGUAGES = ("en", "fr")
GAMES = [game.id for game in BUILT_IN]
STEPS = {
    "en": ["The goal", "A turn|A round", "Points", "The end"],
    "fr": ["Le but", "Un tour|Une manche", "Les points", "La fin"],
}
TITLE = re.compile(r"^\*\*(.+?)\.\*\*", re.MULTILINE)
MINUTE = range(80, 330)
"""Words that are read in about a minute."""


def section(game: str, language: str) -> str:
    """What stands between the first heading and R1."""
    page = find_page(game, language)
    assert page
    found = re.search(r"^## (?:How to play|Comment jouer)\n(.*?)^## R1 ", page, re.MULTILINE | re.DOTALL)
    assert found, f"no section before R1 in {game}.{language}"
    return found[1]


def box(game: str) -> Any:
    """The standard components."""
    format_ = game_called(game).components
    assert format_
    return format_.load(format_.standard_text(), game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_has_four_steps_and_takes_a_minute(game: str, language: str) -> None:
    text = section(game, language)
    for title, expected in zip(TITLE.findall(text), STEPS[language], strict=True):
        assert re.fullmatch(expected, title)
    assert len(text.split()) in MINUTE


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_figures(game: str) -> None:
    english, french = (re.findall(r"\d+", section(game, language)) for language in LANGUAGES)
    assert english == french


def test_the_figures_are_those_of_the_box() -> None:
    pool = next(place for place in box("strangers").boards[0].places if place.kind == "pool")
    area51, eti, panic = box("area51"), box("eti"), box("panic")
    lengths = eti.lengths
    assert figures("strangers") == [*pool.values]
    assert figures("area51") == [*area51.bonuses]
    assert figures("eti") == [
        1965, 0, 2, 3, eti.safe_points, eti.secret_defence, eti.public_fame,
        lengths.short, lengths.standard, lengths.epic,
    ]  # fmt: skip
    assert figures("panic") == [PanicOptions().glass, *panic.goals]


def figures(game: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", section(game, "en"))]
