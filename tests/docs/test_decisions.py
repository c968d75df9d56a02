"""The decisions can be found by area, and what they link to is there."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
LABELS = ["Context", "Choice", "Why", "Cost", "Would change it"]
DATED = re.compile(r"^#{2,3} (\d{4}-\d\d-\d\d .+)$", re.MULTILINE)


def anchor(heading: str) -> str:
    """The anchor that GitHub gives a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def anchors(page: str) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", (DOCS / page).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {anchor(heading) for heading in headings}


def entries(page: str) -> dict[str, str]:
    """The dated entries of a page, by heading."""
    _before, *parts = DATED.split((DOCS / page).read_text(encoding="utf-8"))
    return {heading: body.split("\n## ")[0] for heading, body in zip(parts[::2], parts[1::2], strict=True)}


def test_every_decision_is_listed_once_by_area() -> None:
    text = (DOCS / "decisions.md").read_text(encoding="utf-8")
    index = text.split("## By area")[1].split("\n## ")[0]
    listed = re.findall(r"^- \[.+\]\(#([^)]+)\)", index, flags=re.MULTILINE)
    assert sorted(listed) == sorted(anchor(heading) for heading in entries("decisions.md"))


@pytest.mark.parametrize("page", ["decisions.md", "lab.md"])
def test_a_decision_has_five_lines_and_may_be_superseded(page: str) -> None:
    found = {
        heading: re.findall(r"^- \*\*(.+?)\*\*", body, flags=re.MULTILINE)
        for heading, body in entries(page).items()
    }
    assert found
    assert {heading for heading, labels in found.items() if labels[:5] != LABELS} == set()
    assert {label for labels in found.values() for label in labels[5:]} == {"Superseded"}


@pytest.mark.parametrize("page", ["decisions.md", "lab.md"])
def test_links_to_headings_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([\w.-]*)#([^)]+)\)", (DOCS / page).read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if link[1] not in anchors(link[0] or page)] == []
