"""R11: endgame cards."""

from typing import Any

import pytest

from saucer.games.eti import GAME
from saucer.games.eti.invasion_events import AttackScrapped, CompanyAttacked, FameMoved
from saucer.games.eti.moves import ChooseVault, DrawProject, Pass
from saucer.games.eti.rules.endgame_cards import base_attack
from saucer.games.eti.state import State
from tests.games.eti.scenes import (
    ANN,
    BOB,
    act,
    begin,
    held_events,
    moves_of,
    name_project,
    of_kind,
    phase,
    play,
    public_vault,
    put_attack,
    refused,
    scene,
)


def endgame(role: str, rows: dict[int, Any] | None = None, **facts: Any) -> tuple[State, list[Any]]:
    """Ann shows this card; before her and Bob lie these attack cards."""
    facts.setdefault("options", {"alien": "raiding-party"})
    others = {
        1: "counterspy" if role != "counterspy" else "isolationist",
        2: facts.pop("alien_card", "raiding-party"),
    }
    state = scene(countdown=0, centre=(), roles={0: role, **others}, **facts)
    state.invading = True
    put_attack(state, rows or {})
    state.pending = [0, 1]
    return state, begin(state, "endgame")


def attacked(events: list[Any]) -> CompanyAttacked:
    found: CompanyAttacked = of_kind(events, CompanyAttacked)[0]
    return found


def test_r11_1_the_survivalist_turns_fame_into_defence() -> None:
    state, _ = endgame("survivalist", {0: [30]}, public={0: ["string-theory", "gene-mapping"]})
    assert refused(state, ANN, name_project("ruby-lasers")) == "R11.1"
    events = act(state, ANN, name_project("string-theory"))
    assert of_kind(events, FameMoved)
    assert (attacked(events).defence, attacked(events).fame) == (50, 30)


def test_r11_2_the_visionary_draws_a_project() -> None:
    state, _ = endgame("visionary", {0: [10]}, stock=["computer-languages", "thinking-machine"])
    assert (phase(state), GAME.sight.see(state, None).shown) == ("vision-vault", "computer-languages")
    events = act(state, ANN, ChooseVault("secret"))
    assert attacked(events).defence == 15


def test_r11_2_only_from_open_levels() -> None:
    state, _ = endgame("visionary", {0: [10]}, public={0: ["gene-mapping"]},
                       options={"alien": "raiding-party", "wide_visionary": True})  # fmt: skip
    assert refused(state, ANN, DrawProject(3)) == "R12.5"


def test_r11_3_the_isolationist_hides_better() -> None:
    _, events = endgame("isolationist", {0: [30]}, secret={0: ["ruby-lasers", "gene-mapping"]})
    assert attacked(events).defence == 30


def test_r11_4_the_folk_hero_shines() -> None:
    _, events = endgame("folk-hero", {0: [10]}, public={0: ["ruby-lasers", "gene-mapping", "string-theory"]})
    assert attacked(events).defence == 7 + 7 + 27
    assert attacked(events).fame == 20 + 15 + 20 + 15


def test_r11_5_the_counterspy_is_immune() -> None:
    _, events = endgame("counterspy", {0: ["spy", "arson", 10]}, upgrades={2: {"analysis": 6, "security": 1}},
                      immune={2: ["spy"]})  # fmt: skip
    assert (attacked(events).base, attacked(events).attack) == (15, 50)
    _, events = endgame("counterspy", {0: [10]}, upgrades={2: {"analysis": 2}})
    assert (attacked(events).base, attacked(events).attack) == (0, 10)


def test_r11_6_the_saboteur_discards_a_card() -> None:
    state, _ = endgame("saboteur", {0: [50, 30, "x3"]})
    assert [move.card for move in moves_of(state, ANN)] == ["30", "x3"]
    assert refused(state, ANN, type(moves_of(state, ANN)[0])("50")) == "R11.6"
    events = act(state, ANN, moves_of(state, ANN)[0])
    assert of_kind(events, AttackScrapped)
    assert attacked(events).attack == 80


def test_r11_6_with_nothing_small_enough_nothing_is_discarded() -> None:
    state, events = endgame("saboteur", {0: [50, 50]})
    assert attacked(events).attack == 100
    assert len(state.attack[ANN]) == 2


@pytest.mark.parametrize(
    ("card", "base", "cards", "intel"),
    [
        ("raiding-party", 0, 3, 0),
        ("harvest-squadron", 10, 3, 1),
        ("conquest-legion", 15, 3, 2),
        ("extinction-armada", 5, 4, 3),
    ],
)  # fmt: skip
def test_r11_7_what_alien_cards_add(card: str, base: int, cards: int, intel: int) -> None:
    state = scene(countdown=0, centre=(), roles={0: "counterspy", 1: "saboteur", 2: card}, options={"alien": card},
                  upgrades={2: {"creativity": 1}})  # fmt: skip
    begin(state, "turn")
    while phase(state) == "threat":
        act(state, 2, moves_of(state, 2)[0])
    assert (phase(state), state.left) == ("intel", intel + 1)
    assert len(state.attack[BOB]) == cards
    assert base_attack(state, BOB) == base


def test_r11_1_deep_shelter_is_played_on_ones_own_turn() -> None:
    for move, defence in ((play("deep-shelter"), 20), (Pass(), 0)):
        state, _ = endgame("counterspy", {0: [20]}, held={0: ["deep-shelter"]})
        assert phase(state) == "shelter"
        events = act(state, ANN, move)
        assert attacked(events).defence == defence
        assert attacked(events).survives is (defence == 20)
        assert held_events(state, ANN) == ([] if defence else ["deep-shelter"])


def test_r11_2_a_public_vision_brings_fame() -> None:
    state, _ = endgame("visionary", options={"alien": "raiding-party"})
    name = GAME.sight.see(state, None).shown
    events = act(state, ANN, ChooseVault("public"))
    while phase(state) == "threat":
        events += act(state, ANN, moves_of(state, ANN)[0])
    assert public_vault(state, ANN) == [name]
    assert attacked(events).fame >= 10
