"""The rules pages that refusals point to."""

import re
from functools import cache
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs" / "games"
LANGUAGES = ("en", "fr")


def rules_page(game_id: str, language: str) -> Path:
    return DOCS / f"{game_id}.{language}.md"


@cache
def rule_numbers(game_id: str, language: str) -> list[str]:
    """The numbers of the rules on a page, in its order."""
    text = rules_page(game_id, language).read_text(encoding="utf-8")
    return re.findall(r"^\*\*(R\d+\.\d+)\*\*", text, flags=re.MULTILINE)
