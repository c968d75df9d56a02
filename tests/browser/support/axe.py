"""Lets axe look for what people with a screen reader or bad eyes could not use."""

from pathlib import Path
from typing import Literal

from tests.browser.support.visitor import Visitor

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
VIOLATIONS = """
async (part) => (await axe.run(part || document, { resultTypes: ['violations'] })).violations.map(
  ({ id, impact, nodes }) => [id, impact, nodes.slice(0, 3).map((node) => node.html.slice(0, 200))])
"""


def examine(visitor: Visitor, name: str, part: str = "") -> None:
    """Let axe look at the page, or at a part of it, by day and by night."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in THEMES:
        visitor.page.emulate_media(color_scheme=theme)
        found = visitor.page.evaluate(VIOLATIONS, part)
        assert not found, f"{name}, {theme}: {found}"
