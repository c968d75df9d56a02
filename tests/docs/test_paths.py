"""The files and folders that the documentation names exist."""

import re
from pathlib import Path

import pytest

from saucer.games import BUILT_IN

ROOT = Path(__file__).parents[2]
PAGES = ("CONTRIBUTING.md", "docs/architecture.md")
PATH = re.compile(r"`((?:src|web|tests|docs|benchmarks|examples)/[\w./<>-]*|[\w./-]+\.(?:md|toml|py))`")
MADE_BY_TOOLS = ("web/dist", "web/node_modules")
IN_EVERY_GAME = {
    "__init__.py", "components.py", "tables.py", "options.py", "moves.py", "events.py", "view.py", "state.py",
    "phases.py", "piece_rules.py", "see.py", "see_all.py", "imagine.py", "data/standard.toml",
}  # fmt: skip


def paths_in(page: str) -> set[str]:
    return set(PATH.findall((ROOT / page).read_text(encoding="utf-8")))


def exists(path: str) -> bool:
    if path in IN_EVERY_GAME:
        return all((ROOT / "src/saucer/games" / game.id / path).is_file() for game in BUILT_IN)
    if "<id>" in path:
        return all((ROOT / path.replace("<id>", game.id)).exists() for game in BUILT_IN)
    return (ROOT / path).exists()


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_only_paths_that_exist(page: str) -> None:
    found = paths_in(page)
    assert len(found) >= 3
    missing = [path for path in sorted(found) if not path.startswith(MADE_BY_TOOLS) and not exists(path)]
    assert missing == []


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        *(str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("*.md")),
    ],
)
def test_a_page_links_only_to_pages_that_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text) if "://" not in link]
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []
