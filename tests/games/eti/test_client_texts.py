"""The texts of the client that are found by the name of a phase."""

import re
from pathlib import Path

from saucer.games.eti import GAME

TEXTS = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "eti" / "texts" / "en.ftl"
BY_PHASE = re.compile(r"^eti-(?:press|target)-([a-z-]+) =", re.M)


def test_texts_about_what_to_press_are_named_after_phases() -> None:
    named = set(BY_PHASE.findall(TEXTS.read_text(encoding="utf-8")))
    assert len(named) > 20
    assert named <= {phase.name for phase in GAME.decisions}
