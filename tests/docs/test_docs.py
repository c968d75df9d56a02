"""The Python examples of the README and the docs run as shown."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
LONGEST_SESSION = 12
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
LOOSE_MARK = re.compile(r"[^\s|] [;:!?»](?!-)|« ")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_examples_of_a_page_run_as_shown(page: Path) -> None:
    failed, _tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


def test_the_readme_shows_a_short_session() -> None:
    examples = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text(encoding="utf-8"))
    lines = sum(example.source.count("\n") for example in examples)
    assert 0 < lines <= LONGEST_SESSION


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.fr.md")), ids=lambda page: page.name)
def test_french_pages_keep_their_punctuation_on_the_line(page: Path) -> None:
    assert LOOSE_MARK.findall(CODE.sub("", page.read_text(encoding="utf-8"))) == []
