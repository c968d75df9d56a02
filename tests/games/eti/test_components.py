"""What is in the box, and what is refused as a box."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saucer.engine.chance import Chance
from saucer.engine.errors import BadComponents
from saucer.games.eti import GAME
from saucer.games.eti.components import ABILITIES, STANDARD, load_components, standard_text
from saucer.games.eti.options import Options
from tests.games.eti.invariants import check

ROOT = Path(__file__).parents[3]


def without(pattern: str, replacement: str = "") -> str:
    text, count = re.subn(pattern, replacement, standard_text(), count=1)
    assert count == 1, f"the standard box has no {pattern}"
    return text


def line_of(text: str, word: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), start=1) if word in line)


def test_the_box_is_complete() -> None:
    assert sum(card.count for card in STANDARD.research) == 90
    assert len(STANDARD.projects) == 40
    assert len(STANDARD.events) == 25
    assert len(STANDARD.humans) == 6
    assert len(STANDARD.aliens) == 4


def test_the_upgrades_add_up() -> None:
    icons = [ability for project in STANDARD.projects for ability in project.upgrades]
    assert [icons.count(ability) for ability in ABILITIES] == [14, 12, 11, 12]


def test_the_kinds_of_event_add_up() -> None:
    kinds = [card.by for card in STANDARD.events]
    ranked = sum(kinds.count(kind) for kind in ("highest", "lowest-level", "most-levels"))
    chosen = sum(kinds.count(kind) for kind in ("president", "other"))
    assert (ranked, chosen, kinds.count("vote"), kinds.count("held")) == (6, 7, 8, 4)


@pytest.mark.parametrize(
    ("pattern", "replacement", "complaint", "near"),
    [
        (r"deck = 90", "deck = 91", "the cards add up to 90, not to 91", "research_deck ="),
        (
            r'id = "spy"',
            'id = "spies"',
            "the threats are abduction, arson, virus, spy, and spies is a threat",
            'id = "spies"',
        ),
        (
            r'id = "20", kind = "number", value = 20',
            'id = "20", kind = "number", value = 25',
            "expected a number in tens, not 25",
            '"20"',
        ),
        (r"creativity = \[0, 1,", "creativity = [0,", "expected a list of 7, not of 6", "creativity ="),
        (
            r"staffing = \[3, 4,",
            "staffing = [4, 3,",
            "expected numbers that rise from space to space, or stay the same",
            "staffing =",
        ),
        (
            r"eti = \[4, 3,",
            "eti = [1, 3,",
            "expected numbers that fall from best to worst, or stay the same",
            "eti =",
        ),
        (
            r'level = 1, field = "physics"',
            'level = 1, field = "sensors"',
            "ruby-lasers and dedicated-observatories are both sensors of level 1",
            "dedicated",
        ),
        (r'field = "physics"', 'field = "physiks"', 'not "physiks"', "physiks"),
        (r"difficulty = 70", "difficulty = 75", "expected a number in tens, not 75", "miracle-polymers"),
        (
            r'"miracle-polymers"',
            '"ruby-lasers"',
            "ruby-lasers is there twice",
            '"ruby-lasers", level = 1, field = "physics"',
        ),
        (
            r'ability = "staffing", effect = "ability"',
            'effect = "ability"',
            "an ability goes with the choosers highest, vote, and only with them",
            "draft",
        ),
        (
            r'by = "held", effect = "fire',
            'by = "president", effect = "fire',
            "held events, and only they, have one of the effects",
            "fire-drill",
        ),
        (r'effect = "gift"', 'effect = "gifts"', 'not "gifts"', "gifts"),
        (r"red_tokens = 30", "red_tokens = 3", "expected a number from 24 to 1000, not 3", "red_tokens ="),
        (
            r"green_tokens = 180",
            "green_tokens = 100",
            "expected a number from 180 to 1000, not 100",
            "green_tokens =",
        ),
        (r"ports = 14", "ports = 99", "expected a number from 3 to 14, not 99", "ports ="),
        (
            r"lengths = \{ short = 2",
            "lengths = { short = 3",
            "expected numbers that rise from short to epic, from 1 to 6",
            "lengths =",
        ),
        (r'id = "saboteur"', 'id = "visionary"', "visionary is there twice", '"visionary", effect = "scrap"'),
        (
            r'effect = "scrap"',
            'effect = "immune"',
            "expected one card with each of the effects fame-to-defence,",
            "humans =",
        ),
        (
            r'id = "raiding-party"',
            'id = "raiders"',
            "expected these, in this order: raiding-party,",
            'id = "raiders"',
        ),
        (r'short = \["raiding-party", ', "short = [", "expected a list of 4, not of 3", "short = ["),
        (
            r'epic = \["raiding-party"',
            'epic = ["extinction-armada"',
            "expected no weaker alien cards for longer matches and more players",
            "epic = [",
        ),
        (
            r'name = "standard"',
            'name = "standard"\ncolour = "red"',
            "there is no such field; the fields here are name,",
            "colour",
        ),
    ],
)
def test_a_bad_box_is_refused_with_the_line(
    pattern: str, replacement: str, complaint: str, near: str
) -> None:
    text = without(pattern, replacement)
    with pytest.raises(BadComponents, match=re.escape(complaint)) as refusal:
        load_components(text, "mine.toml")
    assert f"mine.toml, line {line_of(text, near)}, " in str(refusal.value)


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(BadComponents, match="the file ends before"):
        load_components("name = ", "mine.toml")


def test_a_huge_file_is_refused() -> None:
    with pytest.raises(BadComponents, match="at most"):
        load_components("#" * 2_000_000)


def test_another_box_can_be_played_with() -> None:
    box = load_components(without(r"ports = 14", "ports = 6").replace('name = "standard"', 'name = "mine"'))
    options = Options(components=box, length="short")
    state = GAME.rules.start(options, 3, Chance(1, 0))
    taste = Chance(1, 0, "taste")
    step = 0
    while GAME.rules.to_move(state):
        step += 1
        seat = GAME.rules.to_move(state)[0]
        moves = GAME.rules.legal_moves(state, seat)
        GAME.rules.advance(state, seat, moves[taste.below(len(moves))], Chance(1, step))
        check(state)
        assert max(len(ports) for ports in state.ports) <= 6


def test_a_box_made_by_a_program_is_checked_too() -> None:
    plain: dict[str, Any] = msgspec.to_builtins(STANDARD)
    plain["research_deck"] = 7
    with pytest.raises(BadComponents, match="add up to 90"):
        GAME.rules.start(Options(components=msgspec.convert(plain, type(STANDARD))), 3, Chance(0, 0))


def test_printed_are_only_the_cards_whose_text_is_known() -> None:
    assert [card.id for card in STANDARD.humans if card.provenance == "rulebook"] == [
        "survivalist",
        "visionary",
    ]
    assert not [card.id for card in STANDARD.aliens if card.provenance == "rulebook"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_page_marks_what_is_ours(language: str) -> None:
    page = (ROOT / "docs" / "games" / f"eti.{language}.md").read_text(encoding="utf-8")
    ours = page[: page.index("\n## ")]
    for rule in (
        "R1.6",
        "R1.7",
        "R3.2",
        "R5.1",
        "R5.4",
        "R5.6",
        "R7.1",
        "R7.4",
        "R10.1",
        "R10.5",
        "R10.10",
        "R10.13",
    ):
        assert f"({rule})" in ours
