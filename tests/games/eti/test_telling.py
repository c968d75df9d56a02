"""What is said of a match: the set-up, dealt cards and vaults, to those who may know."""

from typing import Any

import pytest

from saucer.engine.chance import Chance
from saucer.engine.errors import LANGUAGES
from saucer.engine.types import Seat
from saucer.games.eti import GAME
from saucer.games.eti.events import CardsTaken, ProjectClaimed, ResultShown, TableLaid
from saucer.games.eti.options import Options
from saucer.texts import texts
from saucer.texts.narrator import Narrator
from tests.games.eti.scenes import ANN, BOB, act, agendas, of_kind, project, scene


def spoken(event: Any, language: str = "en") -> str:
    return texts("eti", language).event(event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_with_everything_open_names_endgame_cards(language: str) -> None:
    state = GAME.rules.start(Options(length="short"), 3, Chance(1, 0))
    sentences = [sentence.text for sentence in Narrator(GAME, language, None, reveal=True).opening(state)]
    for seat in range(3):
        role = texts("eti", language).name("role", state.tables.role_ids[state.roles[seat]])
        assert any(texts("eti", language).seat(seat) in text and role in text for text in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_with_everything_open_names_dealt_cards(language: str) -> None:
    state = scene(deck=[10, 20, 30, 40, 50, 50], upgrades={0: {"analysis": 1}})
    taken = of_kind(agendas(state, "research", "submit", "research"), CardsTaken)
    event = next(event for event in taken if event.seat == ANN)
    assert event.faces is not None
    assert sorted(event.cards[:2], key=str) == sorted(event.faces[:2])
    assert event.cards[2] is None
    said = Narrator(GAME, language, None, reveal=True).sentence(state, event).text
    assert all(card in said for card in event.faces)
    for viewer in (ANN, BOB, None):
        seen = GAME.sight.see_event(state, event, viewer)
        assert seen.faces is None
        assert seen.cards == (event.cards if viewer == ANN else (None, None, None))


def test_the_first_projects_and_the_president_are_named_when_they_are_drawn() -> None:
    said = spoken(TableLaid(Seat(1), (project("ruby-lasers"), project("assault-rifles"))))
    assert said == "In the centre: Ruby Lasers and Assault Rifles. Borealis Chemical presides first."


def test_one_port_is_no_ports() -> None:
    assert spoken(ResultShown(ANN, 30, 0, (3,))).endswith("destroyed at port 3.")
    assert spoken(ResultShown(ANN, 30, 0, (3, 5))).endswith("destroyed at ports 3 and 5.")
    assert spoken(ResultShown(ANN, 30, 0, (3,)), "fr").endswith("détruite au port 3.")


def test_claims_are_counted_until_the_reveal() -> None:
    state = scene(bank={0: 70}, claimed=4, centre=("ruby-lasers", "assault-rifles"))
    agendas(state, "submit", "research", "research")
    assert "Claimed in all: 5." in spoken(of_kind(claim(state), ProjectClaimed)[0])
    state = scene(bank={0: 70}, claimed=9, countdown=2, centre=("ruby-lasers", "assault-rifles"))
    agendas(state, "submit", "research", "-")
    event = of_kind(claim(state), ProjectClaimed)[0]
    assert spoken(event) == "Aegis Dynamics puts Ruby Lasers into their top-secret vault."


def claim(state: Any) -> list[Any]:
    return act(
        state, ANN, next(move for move in GAME.rules.legal_moves(state, ANN) if move.vault == "secret")
    )
