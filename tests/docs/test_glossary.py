"""One word, one thing: the classes of the code and the words of the glossary agree."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ("src/saucer", "benchmarks")
FORMER_WORDS = (
    "Play",
    "Words",
    "Director",
    "Storyteller",
    "Teller",
    "Report",
    "Automatic",
    "Study",
)
"""Names that once meant several things, or nothing a reader could guess."""
UNUSED = ("session", "ctx", "obs", "player_id")
"""Words the glossary rules out for things it has another word for."""


@cache
def classes() -> dict[str, list[str]]:
    """The modules that define each class."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in (file for source in SOURCES for file in (ROOT / source).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(path.relative_to(ROOT)))
    return dict(found)


def glossary_classes() -> list[str]:
    text = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    section = text.split("## The words of the code")[1].split("\n## ")[0]
    return re.findall(r"^\| [^|]+ \| `(\w+)` \|", section, flags=re.MULTILINE)


def test_every_class_of_the_glossary_is_defined_once() -> None:
    named = glossary_classes()
    assert len(named) > 10
    modules = {name: classes().get(name, []) for name in named}
    assert {name: where for name, where in modules.items() if len(where) != 1} == {}


def test_outside_the_games_no_two_classes_have_the_same_name() -> None:
    def is_shared(module: str) -> bool:
        return not module.startswith("src/saucer/games/")

    doubled = {
        name: modules
        for name, modules in classes().items()
        if len(modules) > 1 and any(is_shared(module) for module in modules)
    }
    assert doubled == {}


@pytest.mark.parametrize("name", FORMER_WORDS)
def test_a_name_that_meant_several_things_is_gone(name: str) -> None:
    assert name not in classes()


@pytest.mark.parametrize("word", UNUSED)
def test_a_word_the_glossary_rules_out_names_nothing(word: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in (ROOT / "src/saucer").rglob("*.py")
        for name in names_in(path)
        if word in name.lower().split("_") or name == word
    ]
    assert found == []


def names_in(path: Path) -> set[str]:
    """The names of functions, classes, arguments and variables in a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    found |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    return found | {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
