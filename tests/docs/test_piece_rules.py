"""The rule of each piece comes from the game, and the rules page names the piece there."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from saucer.engine.game import AnyGame
from saucer.games import BUILT_IN, eti, strangers
from saucer.games.eti.piece_rules import HUMAN_RULES, INCIDENT_RULES
from saucer.games.panic.components import load_components as load_panic
from saucer.games.panic.components import standard_text as panic_text
from saucer.games.panic.piece_rules import PIECE_RULES as PANIC_RULES
from saucer.games.strangers.piece_rules import PIECE_RULES as STRANGERS_RULES
from saucer.texts.game_texts import Texts
from saucer.texts.pages import find_page, rule_numbers

BOARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
WRITTEN_BY_HAND = re.compile(r"""["'`]R\d+[.`"']""")
SIGHTINGS = {"alien": "Alien card", "saucer": "Saucer card"}


def rule_text(game: str, number: str) -> str:
    """A rule of the English page, with its table, up to the next rule or chapter."""
    page = find_page(game, "en") or ""
    found = re.search(rf"^\*\*{re.escape(number)}\*\*.*?(?=^\*\*R|^## |\Z)", page, re.M | re.S)
    assert found, number
    return found[0]


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)
def test_every_rule_of_a_piece_is_on_the_page(game: AnyGame) -> None:
    rules = import_module(f"{game.package}.piece_rules").PIECE_RULES
    named = {
        rule for entry in rules.values() for rule in ([entry] if isinstance(entry, str) else entry.values())
    }
    assert named
    assert named <= set(rule_numbers(find_page(game.id, "en") or ""))


def test_every_card_of_the_neighbourhood_is_named_by_its_rule() -> None:
    texts = Texts("strangers", "en")
    for card in strangers.components.load_components(strangers.components.standard_text()).cards:
        name = SIGHTINGS.get(card.id, texts.name("card", card.id))
        assert name in rule_text("strangers", STRANGERS_RULES["card"][card.id])


def test_every_event_and_human_is_named_by_its_rule() -> None:
    texts = Texts("eti", "en")
    box = eti.components.load_components(eti.components.standard_text())
    for event in box.events:
        assert texts.name("incident", event.id) in rule_text("eti", INCIDENT_RULES[event.by])
    for human in box.humans:
        assert texts.name("role", human.id) in rule_text("eti", HUMAN_RULES[human.effect])


def test_every_objective_has_its_rule() -> None:
    numbers = {str(card.number) for card in load_panic(panic_text()).objectives}
    assert {f"R9.{number}" for number in numbers} == set(PANIC_RULES["card"].values())
    assert numbers == set(PANIC_RULES["card"])


def test_no_board_writes_the_rule_of_a_piece_by_hand() -> None:
    sources = [path for path in BOARDS.rglob("*") if path.suffix in {".ts", ".svelte"}]
    own = [path for path in sources if ".test." not in path.name]
    assert len(own) > 100
    assert not [path.name for path in own if WRITTEN_BY_HAND.search(path.read_text(encoding="utf-8"))]
