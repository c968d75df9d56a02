"""What rules pages say about the printed games: where booklets differ, what is ours, and printed French words."""

from pathlib import Path

import pytest

from saucer.texts.pages import find_page, look_up

GLOSSARY = (Path(__file__).parents[2] / "docs/glossary.md").read_text(encoding="utf-8")
PRINTED_WORDS = {
    "strangers": ("Courage fuyons", "Quartier A", "Quartier B"),
    "eti": ("domaine public",),
    "panic": ("pion ordre",),
    "area51": ("zone", "jeton de sécurité"),
}
OURS = {
    "area51": ("R1.1", "R1.8", "R3.4", "R4.7", "R5.3", "R6.6", "R9.3", "R9.5"),
    "eti": ("R2.4", "R5.10", "R6.5", "R10.1"),
    "strangers": ("R1.7", "R8.8", "R9.25"),
    "panic": ("R3.2", "R4.6"),
}
"""Rules that are our own, or our reading."""


def introduction(game: str, language: str) -> str:
    """What stands before "How to play"."""
    return (find_page(game, language) or "").split("\n## ")[0]


@pytest.mark.parametrize("game", PRINTED_WORDS)
def test_printed_french_words_stand_beside_ours(game: str) -> None:
    for word in PRINTED_WORDS[game]:
        assert word in introduction(game, "fr"), word
        assert f"*{word}*" in GLOSSARY, word


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_ours_is_listed(game: str, language: str) -> None:
    for rule in OURS[game]:
        assert rule in introduction(game, language), rule


@pytest.mark.parametrize(("language", "word"), [("en", "booklet"), ("fr", "livret")])
def test_area_51_says_where_its_booklets_differ(language: str, word: str) -> None:
    page = find_page("area51", language) or ""
    for rule in ("R10.1", "R10.2", "R10.5", "R10.6", "R10.7", "R10.8"):
        assert word in look_up(page, rule), rule


@pytest.mark.parametrize(("language", "word"), [("en", "upgrades"), ("fr", "améliorations")])
def test_the_upgrades_of_projects_left_in_the_centre_count_for_the_alien(language: str, word: str) -> None:
    assert word in look_up(find_page("eti", language) or "", "R10.4")
