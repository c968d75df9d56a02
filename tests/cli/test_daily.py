"""`saucer daily`: the errors for a try or a day there is not."""

from pathlib import Path

import pytest

from saucer.storage import open_database
from tests.cli.running import one_sentence, run


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database at which nobody has tried."""
    path = str(tmp_path / "saucer.db")
    open_database(path).close()
    return path


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["remove", "nowhere"], "has the link 'nowhere'", "n'a le lien"),
        (["remove", "--address", "nowhere"], "came from 'nowhere'", "ne vient de l'adresse"),
        (["list", "--day", "monday"], "not 'monday'", "un jour s'écrit comme 2026-11-16"),
    ],
)
def test_what_does_not_fit_is_said_in_one_sentence(
    database: str, words: list[str], english: str, french: str
) -> None:
    asked = ("daily", *words, "--database", database)
    assert english in one_sentence(run(*asked))
    assert french in one_sentence(run(*asked, LC_ALL="fr_FR.UTF-8"))


def test_a_day_without_tries_is_empty(database: str) -> None:
    assert run("daily", "list", "--day", "2026-11-16", "--database", database, "--json").stdout == "[]\n"


def test_one_try_or_one_address_is_removed(database: str) -> None:
    assert run("daily", "remove", "--database", database).exit_code == 2
    assert run("daily", "remove", "x", "--address", "y", "--database", database).exit_code == 2
