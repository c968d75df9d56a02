"""The tables of phases, routines, event cards and endgame cards are complete and agree with the rules page."""

from typing import get_args

import pytest

from saucer.games.eti import phase_numbers
from saucer.games.eti.components import EffectName, HumanEffect, load_components, standard_text
from saucer.games.eti.phases import TABLE
from saucer.games.eti.rules.endgame_cards import ENDGAME_CARDS
from saucer.games.eti.rules.events.effects import EFFECTS
from saucer.games.eti.turn_order import ROUTINES
from saucer.texts import LANGUAGES, Texts
from saucer.texts.pages import find_page, rule_numbers


def test_a_phase_has_the_name_of_its_number() -> None:
    for number, phase in enumerate(TABLE.rows):
        assert getattr(phase_numbers, phase.name.upper().replace("-", "_")) == number


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_can_be_named_in_a_refusal(language: str) -> None:
    texts = Texts("eti", language, strict=True)
    for phase in TABLE.rows:
        assert texts.has(f"phase-{phase.name}"), phase.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_card_has_a_name_and_an_effect(language: str) -> None:
    texts = Texts("eti", language, strict=True)
    for card in load_components(standard_text(), "standard").events:
        assert texts.has(f"incident-{card.id}"), card.id
        assert texts.has(f"incident-{card.id}.effect"), card.id


def test_every_effect_of_the_components_has_a_row() -> None:
    assert set(EFFECTS) == set(get_args(EffectName))
    assert set(ENDGAME_CARDS) == set(get_args(HumanEffect))


def test_the_rule_of_every_row_exists() -> None:
    rules = [row.rule for row in TABLE.rows] + [row.rule for row in ROUTINES]
    rules += [row.rule for row in EFFECTS.values()] + [row.rule for row in ENDGAME_CARDS.values()]
    page = find_page("eti", "en")
    assert page is not None
    assert set(rules) <= set(rule_numbers(page))
