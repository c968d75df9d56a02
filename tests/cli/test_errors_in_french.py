"""Errors of the command line follow --language, or the language of the system."""

import re
from importlib.resources import files

import pytest

from saucer.cli.language import asked_language
from tests.cli.running import one_sentence, run, run_program

IN_FRENCH = [
    (["play", "chess", "--terminal"], "aucun jeu ne s'appelle « chess »"),
    (["play", "strangers", "--terminal", "--seats", "5"], "strangers se joue avec 1 à 4 sièges, et non 5"),
    (["play", "strangers", "--terminal", "--seat", "2"], "il n'y a pas de siège 2"),
    (["play", "strangers", "--terminal", "--option", "teams=open"], "R8.2 : Les équipes"),
    (["play", "strangers", "--terminal", "--option", "board=C"], "l'option board prend l'une de ces valeurs"),
    (["play", "strangers", "--terminal", "--option", "colour=red"], "il n'y a pas d'option « colour »"),
    (["play", "strangers", "--terminal", "--bots", "clever"], "aucun robot ne s'appelle « clever »"),
    (["play", "strangers", "--terminal", "--bots", "greedy,greedy"], "trop de robots"),
    (["play", "strangers", "--terminal", "--components", "nowhere.toml"], "impossible de lire nowhere.toml"),
    (["play", "strangers", "--terminal", "--colour"], "l'option --colour n'existe pas"),
    (["play", "strangers", "--terminal", "--seats", "many"], "la valeur de « --seats » ne convient pas"),
    (["replay", "nowhere.json"], "impossible de lire nowhere.json"),
    (["replay"], "il manque l'argument « file »"),
]


@pytest.mark.parametrize(("args", "expected"), IN_FRENCH, ids=lambda part: str(part)[:40])
def test_an_error_is_in_the_language_asked_for(args: list[str], expected: str) -> None:
    result = run(*args, "--language", "fr")
    assert result.exit_code == 2
    assert expected in one_sentence(result).replace("\u00a0", " ")
    assert expected not in one_sentence(run(*args, "--language", "en")).replace("\u00a0", " ")


def test_without_the_option_the_language_of_the_system_counts() -> None:
    result = run_program(["simulate", "chess"], LC_ALL="fr_FR.UTF-8")
    assert result.stderr.startswith("saucer: aucun jeu ne s'appelle")


def test_a_language_is_found_even_where_the_line_is_wrong() -> None:
    assert asked_language(["play", "--nonsense", "--language=fr"]) == "fr"
    assert asked_language(["play", "--language", "fr", "--language", "en"]) == "fr"


def test_french_errors_put_no_break_spaces_before_high_punctuation() -> None:
    text = files("saucer.cli").joinpath("texts/errors.fr.ftl").read_text(encoding="utf-8")
    sentences = [line.partition(" = ")[2] for line in text.splitlines() if " = " in line]
    assert len(sentences) > 30
    assert not [sentence for sentence in sentences if re.search(" [:;!?»]", sentence)]
