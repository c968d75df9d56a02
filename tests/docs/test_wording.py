"""Code and documentation for programmers use plain, current English."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = (
    "src",
    "tests",
    "benchmarks",
    "examples",
    "web/src",
    "web/dev",
    "docs",
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
    "Makefile",
)
SUFFIXES = {".py", ".ts", ".svelte", ".css", ".md", ""}
FOR_PLAYERS = ("docs/games/",)
"""Pages that players read keep their own voice."""

PLAIN = {
    "journey": "browser test",
    "homework": "precompute",
    "tell": "send, report, describe",
    "tells": "sends, reports, describes",
    "told": "sent, reported, described",
    "hear": "receive",
    "heard": "received",
    "anew": "again",
    "of late": "recent",
    "whoever": "anyone who",
    "so many": "a number of",
    "for want of": "for lack of",
    "one's": "your, their",
}
UNUSUAL = re.compile(rf"(?<![A-Za-z])({'|'.join(PLAIN)})(?![A-Za-z])", re.IGNORECASE)


def pages() -> list[Path]:
    found: list[Path] = []
    for name in PLACES:
        path = ROOT / name
        found += [path] if path.is_file() else sorted(file for file in path.rglob("*") if file.is_file())
    return [page for page in found if page.suffix in SUFFIXES and page != Path(__file__)]


def unusual_words(page: Path) -> list[str]:
    lines = page.read_text(encoding="utf-8").splitlines()
    return [
        f"{page.relative_to(ROOT)}:{number}: say {PLAIN[word.lower()]}, not {word}"
        for number, line in enumerate(lines, start=1)
        for word in UNUSUAL.findall(line)
    ]


def test_the_words_are_those_every_programmer_uses() -> None:
    found = [
        sentence
        for page in pages()
        if not str(page.relative_to(ROOT)).startswith(FOR_PLAYERS)
        for sentence in unusual_words(page)
    ]
    assert found == []
