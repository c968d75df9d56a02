"""The rules page of a game: where it is, its chapters, and rules found by number or by word."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from saucer.games import game_called

FOLDER = "rules_pages"

RULE = re.compile(r"^\*\*R\d+\.\d+\*\*.*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)
CHAPTER = re.compile(r"^## (R\d+)\b")
NUMBERED = re.compile(r"^\*\*(R\d+\.\d+)\*\*", re.MULTILINE)
NUMBER = re.compile(r"\*\*(R\d+\.\d+)\*\*")
WHOLE_PAGE = ("all", "tout")


def find_page(game: str, language: str) -> str | None:
    """The page `<game>.<language>.md` as it was written; None where the game has no page in this language."""
    for folder in page_folders(game_called(game).package):
        page = folder.joinpath(f"{game}.{language}.md")
        if page.is_file():
            return page.read_text(encoding="utf-8")
    return None


def page_folders(package: str) -> Iterator[Traversable]:
    """The folder `rules_pages` of a game's package, or of a package around it.

    The pages of our own games are in `docs/games`, which an installed Saucer has as `saucer/rules_pages`.
    """
    while package:
        yield files(package).joinpath(FOLDER)
        package = package.rpartition(".")[0]
    yield Path(__file__).parents[3] / "docs" / "games"


def rule_numbers(page: str) -> list[str]:
    """The numbers of the rules of a page, such as R1.1, in its order."""
    return NUMBERED.findall(page)


def chapters(page: str) -> list[str]:
    """The headings of the chapters: `R1 Setup`."""
    return [line.removeprefix("## ") for line in page.splitlines() if CHAPTER.match(line)]


def look_up(page: str, sought: str) -> str:
    """A chapter (`3`), a rule (`3.2`), every rule with a word in it, or the whole page; else nothing."""
    asked = sought.strip().lower()
    if asked in WHOLE_PAGE:
        return page
    number = asked.removeprefix("r")
    if re.fullmatch(r"\d+", number):
        return chapter(page, f"R{number}")
    if re.fullmatch(r"\d+\.\d+", number):
        return "\n\n".join(rule for rule in rules(page) if rule.startswith(f"**R{number}**"))
    return "\n\n".join(rule for rule in rules(page) if asked in rule.lower())


def chapter(page: str, number: str) -> str:
    kept: list[str] = []
    inside = False
    for line in page.splitlines():
        if line.startswith("## "):
            inside = bool(re.match(rf"## {number}\b", line))
        if inside:
            kept.append(line)
    return "\n".join(kept).strip()


def rules_of(page: str, number: str) -> list[tuple[str, str]]:
    """The number and the text of every rule of a chapter such as `R1`."""
    return [(found[1], rule) for rule in rules(chapter(page, number)) if (found := NUMBER.match(rule))]


def rules(page: str) -> list[str]:
    """Every rule: from the line that begins with its number to the next empty line."""
    return [part.strip() for part in RULE.findall(page)]
