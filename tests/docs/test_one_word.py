"""A word means one thing: identifiers use the words of the glossary only where it gives them that meaning."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/saucer"
USERS = ("src/saucer", "tests", "benchmarks", "examples")

ONLY_IN = {
    "plan": ("games/area51/", "games/panic/player/"),
    "plans": ("games/area51/", "games/panic/player/", "games/eti/"),
    "planned": ("games/panic/player/",),
    "planner": (),
    "coach": (),
    "coached": (),
    "outlook": ("games/eti/", "cli/draw/eti/"),
    "queue": ("server/bots/", "games/area51/", "games/eti/", "cli/draw/eti/"),
    "worker": ("server/bots/", "server/replays/", "server/settings.py", "lab/", "cli/"),
    "workers": ("server/bots/", "server/replays/", "server/settings.py", "lab/", "cli/"),
    "host": ("server/", "cli/commands/serve.py"),
    "hosts": ("server/", "cli/commands/serve.py"),
    "turn": (
        "engine/",
        "games/",
        "cli/commands/",
        "cli/draw/",
        "cli/run_report.py",
        "lab/",
        "server/protocol/",
    ),
    "step": (
        "lab/play/",
        "engine/",
        "server/",
        "storage/",
        "texts/",
        "testing/",
        "cli/",
        "games/strangers/",
        "games/eti/view.py",
    ),
    "steps": ("engine/", "server/", "storage/", "texts/", "testing/", "cli/", "games/strangers/"),
}
"""For each word with several meanings in English, the folders in which the glossary gives it one."""
CHANGE_OF_PLANS = {"plan_moves"}
"""The moves of the phase "plans", after the event card Change of Plans."""
NAMED_WITH_MODULE = {"no_effect", "refuse_card"}
"""Functions that rows of phases name together with their module: `architect.refuse_card`."""
ENTRY_POINTS = ("storage/migrations/versions/", "cli/commands/")
"""Modules whose functions and constants are called by name from outside: by Alembic, by Typer."""


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def modules() -> tuple[Path, ...]:
    return tuple(sorted(SOURCE.rglob("*.py")))


def place(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def words_of(name: str) -> list[str]:
    """The words of an identifier: `TownMap` and `town_map` are both town and map."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower().split("_")


@cache
def defined_names(path: Path) -> set[str]:
    """The module itself, and its functions, classes, arguments, variables and attributes."""
    found = {path.stem}
    for node in ast.walk(tree(path)):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                found.add(node.name)
            case ast.arg():
                found.add(node.arg)
            case ast.Name(ctx=ast.Store()):
                found.add(node.id)
            case ast.Attribute(ctx=ast.Store()):
                found.add(node.attr)
    return found


def top_level_names(path: Path) -> Iterator[str]:
    for node in tree(path).body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name
            case ast.Assign():
                yield from (target.id for target in node.targets if isinstance(target, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name


@pytest.mark.parametrize("word", ONLY_IN)
def test_a_word_is_used_only_where_the_glossary_gives_it_that_meaning(word: str) -> None:
    found = [
        f"{place(path)}: {name}"
        for path in modules()
        if not place(path).startswith(ONLY_IN[word])
        for name in defined_names(path) - CHANGE_OF_PLANS
        if word in words_of(name)
    ]
    assert found == []


def test_the_levels_of_bots_are_listed_once() -> None:
    listed = [
        place(path)
        for path in modules()
        if "LEVELS" in top_level_names(path) and "eti" not in path.parts  # projects of E.T.I. have levels too
    ]
    assert listed == ["engine/player.py"]


@pytest.mark.parametrize("game", ["strangers", "area51", "eti", "panic"])
def test_no_two_functions_of_a_game_have_the_same_name(game: str) -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((SOURCE / "games" / game).rglob("*.py")):
        for node in tree(path).body:
            if isinstance(node, ast.FunctionDef) and node.name not in NAMED_WITH_MODULE:
                found[node.name].append(place(path))
    assert {name: where for name, where in found.items() if len(where) > 1} == {}


def test_no_name_of_a_module_is_left_unused() -> None:
    text = "\n".join(
        file.read_text(encoding="utf-8") for folder in USERS for file in sorted((ROOT / folder).rglob("*.py"))
    )
    once = {word for word, count in counted(re.findall(r"\w+", text)).items() if count == 1}
    unused = [
        f"{place(path)}: {name}"
        for path in modules()
        if not place(path).startswith(ENTRY_POINTS)
        for name in top_level_names(path)
        if name in once
    ]
    assert unused == []


def counted(words: list[str]) -> dict[str, int]:
    found: dict[str, int] = defaultdict(int)
    for word in words:
        found[word] += 1
    return found
