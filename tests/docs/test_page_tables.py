"""Tables on the rules pages against the components: cards, events, projects, objectives, places, tracks and setups."""

import re
from collections.abc import Iterable
from typing import Any

import pytest

from saucer.games.area51.components import COLOURS
from saucer.games.area51.components import STANDARD as AREA51
from saucer.games.eti.components import FEWEST_SEATS, MOST_SEATS, Lengths
from saucer.games.eti.components import STANDARD as ETI
from saucer.games.panic.components import STANDARD as PANIC
from saucer.games.strangers.components import STANDARD as STRANGERS
from saucer.texts import LANGUAGES, texts
from saucer.texts.pages import find_page, rule_numbers

Row = list[str]
NONE = "–"

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def below(game: str, language: str, rule: str) -> str:
    """What stands on the page from a rule to the next one, with plain spaces."""
    page = (find_page(game, language) or "").replace("\u00a0", " ")
    numbers = [*rule_numbers(page), ""]
    after = numbers[numbers.index(rule) + 1]
    start = page.index(f"**{rule}**")
    return page[start : page.index(f"**{after}**", start)] if after else page[start:]


def table(game: str, language: str, rule: str) -> list[Row]:
    """The rows of the table below a rule, without its heading."""
    rows = [line for line in below(game, language, rule).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def named(game: str, language: str, family: str, ids: Iterable[object]) -> list[str]:
    words = texts(game, language)
    return [words.name(family, str(id_)).replace("\u00a0", " ") for id_ in ids]


def capital(word: str) -> str:
    return word[0].upper() + word[1:]


def listed(values: Iterable[object]) -> str:
    return ", ".join(str(value) for value in values)


# Don't Talk to Strangers


def test_r1_2_every_card_with_its_copies_and_its_rule(language: str) -> None:
    rows = table("strangers", language, "R1.2")
    names = named("strangers", language, "card", (card.id for card in STRANGERS.cards))
    assert [re.sub(r" \(.*\)", "", row[0]) for row in rows] == names
    assert [int(row[1]) for row in rows] == [card.count for card in STRANGERS.cards]
    for row, card, name in zip(rows, STRANGERS.cards, names, strict=True):
        text = below("strangers", language, row[2])
        assert name.rstrip(" !") in text or card.effect in ("alien", "saucer")


def test_r6_the_numbers_of_cards_on_foot(language: str) -> None:
    rules = {row[0]: row[2] for row in table("strangers", language, "R1.2")}
    for card in STRANGERS.cards:
        if card.effect in ("move", "move_many", "fence", "bmx"):
            name = named("strangers", language, "card", [card.id])[0]
            assert re.search(rf" {card.number} (space|case)", below("strangers", language, rules[name]))


def slots(place: Any, language: str) -> str:
    if not place.full_values:
        return listed(place.values)
    full = "4 each if full" if language == "en" else "4 chacune si complet"
    return f"{listed(place.values)} ({full.replace('4', str(place.full_values[0]))})"


def test_r4_every_place_with_its_slots(language: str) -> None:
    rows = table("strangers", language, "R4.7")
    shown: dict[str, Row] = {row[0]: row[1:] for row in rows}
    for at, board in enumerate(STRANGERS.boards):
        names = named("strangers", language, "spot", (place.id for place in board.places))
        expected = {name: slots(place, language) for name, place in zip(names, board.places, strict=True)}
        assert {name: cells[at] for name, cells in shown.items() if cells[at] != NONE} == expected
    counts = [
        (sum(space.head for space in board.spaces), sum(len(place.values) for place in board.places))
        for board in STRANGERS.boards
    ]
    found = re.findall(r"(\d+) (?:heads|têtes) (?:and|et) (\d+)", below("strangers", language, "R4.7"))
    assert [(int(heads), int(places)) for heads, places in found] == counts


# Area 51


def test_r1_2_every_setup(language: str) -> None:
    expected = [
        [
            str(setup.seats),
            str(setup.large),
            listed(getattr(setup.towers, colour) for colour in COLOURS),
            str(setup.returned),
        ]
        for setup in AREA51.setups
    ]
    assert table("area51", language, "R1.2") == expected


def test_r1_5_every_artifact(language: str) -> None:
    rows = table("area51", language, "R1.5")
    assert len(rows) == len(COLOURS)
    for row, colour in zip(rows, COLOURS, strict=True):
        cards = {card.value: card for card in AREA51.cards if card.colour == colour}
        cells = [
            f"{cards[value].starters + cards[value].main} ({cards[value].starters})"
            if value in cards
            else NONE
            for value in range(1, 5)
        ]
        assert row[1:] == [*cells, str(sum(card.starters + card.main for card in cards.values()))]


# E.T.I.


def test_r1_6_which_alien_card_suits_a_match(language: str) -> None:
    rows = table("eti", language, "R1.6")
    assert len(rows[0]) == 1 + MOST_SEATS - FEWEST_SEATS + 1
    expected = [
        named("eti", language, "role", getattr(ETI.suited, length)) for length in Lengths.__struct_fields__
    ]
    assert [row[1:] for row in rows] == expected


@pytest.mark.parametrize(
    ("rule", "tracks"),
    [
        ("R2.1", ("staffing", "creativity", "security", "analysis")),
        ("R10.9", ("eti", "intel", "tactics", "brutality")),
    ],
)
def test_the_tracks(language: str, rule: str, tracks: tuple[str, ...]) -> None:
    expected = [[str(value) for value in getattr(ETI.tracks, name)] for name in tracks]
    assert [row[1:] for row in table("eti", language, rule)] == expected


@pytest.mark.parametrize(
    ("rule", "choosers"),
    [
        ("R4.9", ("highest", "lowest-level", "most-levels")),
        ("R4.11", ("other", "president", "vote")),
        ("R4.12", ("held",)),
    ],
)
def test_r4_every_event(language: str, rule: str, choosers: tuple[str, ...]) -> None:
    """Its name, the ability it goes by, and every number but those that words say."""
    events = [card for card in ETI.events if card.by in choosers]
    rows = table("eti", language, rule)
    assert [row[0] for row in rows] == named("eti", language, "incident", (card.id for card in events))
    for row, card in zip(rows, events, strict=True):
        if card.ability is not None:
            assert named("eti", language, "ability", [card.ability])[0] in row[1]
        in_words = card.effect in ("ability", "upgrade", "voting-bloc")
        numbers = [str(number) for number in (card.number, card.otherwise) if number and not in_words]
        points_for_cards = "10"
        spoken = [number for number in re.findall(r"\d+", row[2]) if number != points_for_cards]
        assert spoken == numbers, row


def test_r11_7_every_alien_card(language: str) -> None:
    expected = [
        [
            *named("eti", language, "role", [card.id]),
            str(card.ufos),
            *(
                f"+{number}" if number else NONE
                for number in (card.base, card.intel, card.tactics, card.cards)
            ),
        ]
        for card in ETI.aliens
    ]
    assert table("eti", language, "R11.7") == expected


def test_r11_every_human_card_with_its_numbers(language: str) -> None:
    for at, card in enumerate(ETI.humans, start=1):
        rule = below("eti", language, f"R11.{at}")
        assert named("eti", language, "role", [card.id])[0] in rule
        for number in (card.number, card.fame):
            assert not number or re.search(rf"\b{number}\b", rule)


def test_r14_1_every_kind_of_research_card(language: str) -> None:
    rows = table("eti", language, "R14.1")
    assert [row[0] for row in rows] == named("eti", language, "card", (card.id for card in ETI.research))
    assert [int(row[1]) for row in rows] == [card.count for card in ETI.research]


def test_r14_2_every_project(language: str) -> None:
    expected = [
        [
            *named("eti", language, "project", [card.id]),
            str(card.level),
            *named("eti", language, "field", [card.field]),
            *(str(number) for number in (card.difficulty, card.defence, card.fame)),
            listed(named("eti", language, "ability", card.upgrades)) or NONE,
        ]
        for card in ETI.projects
    ]
    assert table("eti", language, "R14.2") == expected


# Nine Tiles Panic


def test_r9_every_objective_with_its_star(language: str) -> None:
    names = named("panic", language, "card", (card.number for card in PANIC.objectives))
    for card, name in zip(PANIC.objectives, names, strict=True):
        star = "★ " if card.star else ""
        start = f"**R9.{card.number}** {star}*{name.rstrip('.')}.*"
        assert below("panic", language, f"R9.{card.number}").startswith(start)


def test_r5_1_the_goals(language: str) -> None:
    found = [int(number) for number in re.findall(r"\b\d\d\b", below("panic", language, "R5.1"))]
    assert found == list(PANIC.goals)
