"""R2: the company."""

from typing import Any

import pytest

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti import GAME
from saucer.games.eti.components import Ability
from saucer.games.eti.events import CardsTaken, ThreatMastered
from saucer.games.eti.moves import (
    ChooseThreat,
    ChooseVault,
    DropThreat,
    HonourOffer,
    Move,
    SwapPorts,
    Upgrade,
)
from saucer.games.eti.rules.company import analysis, creativity, staffing, threats_allowed
from saucer.games.eti.state import State
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    agendas,
    all_ready,
    begin,
    choose,
    immunities,
    methods,
    moves_of,
    of_kind,
    offer,
    offer_project,
    phase,
    refused,
    scene,
    seen_queue,
    tokens,
)


def professor_scene(**more: Any) -> State:
    """Ann chooses which upgrade her guest professor brings."""
    state = scene(
        public={0: ["ruby-lasers"]},
        centre=("assault-rifles", "alien-detection"),
        event="guest-professor",
        **more,
    )
    begin(state, "event")
    all_ready(state)
    act(state, ANN, choose(ANN))
    return state


def uses_chance(state: State, seat: Seat, move: Move) -> bool:
    """Whether a step draws or shows something, so that it cannot be taken back."""
    rng = Chance(0, 0)
    GAME.rules.advance(GAME.states.copy(state), seat, move, rng)
    return rng.used


def test_r2_1_each_upgrade_moves_one_space_on() -> None:
    values = [
        [ask(scene(upgrades={0: {name: number}}), ANN) for number in range(8)]
        for name, ask in (
            ("staffing", staffing),
            ("creativity", creativity),
            ("security", threats_allowed),
            ("analysis", analysis),
        )
    ]
    assert values == [
        [3, 4, 5, 5, 6, 6, 7, 7],
        [0, 1, 2, 3, 4, 5, 6, 6],
        [0, 1, 1, 2, 2, 3, 4, 4],
        [0, 2, 4, 6, 8, 11, 14, 14],
    ]


def test_r2_2_staffing_is_cards_per_research() -> None:
    state = scene(upgrades={0: {"staffing": 4}}, study={0: "assault-rifles"})
    agendas(state, "research", "submit", "submit")
    assert len(state.ports[ANN]) == 6


def test_r2_3_creativity_is_swaps() -> None:
    state = scene(upgrades={0: {"creativity": 1}}, ports={0: ["arson", 50, 20]})
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    act(state, ANN, SwapPorts(1))
    assert refused(state, ANN, SwapPorts(2)) == "R7.4"


def test_r2_4_a_new_immunity_is_chosen_at_once() -> None:
    state = scene(bank={0: 70}, study={0: "assault-rifles"})
    agendas(state, "submit", "research", "research")
    act(state, ANN, ChooseVault("public"))
    assert phase(state) == "threat"
    events = act(state, ANN, ChooseThreat("virus"))
    assert of_kind(events, ThreatMastered) == [ThreatMastered(ANN, "virus")]
    assert immunities(state, ANN) == ["virus"]


def test_r2_4_one_immunity_too_many_is_dropped_by_its_owner() -> None:
    state = scene(
        public={0: ["assault-rifles", "miracle-polymers"], 1: ["transplant-surgery"]},
        centre=("ruby-lasers", "alien-detection"),
        upgrades={0: {"security": 1}},
        immune={0: ["spy", "arson"]},
        event="discretionary-fund",
        president=1,
    )
    begin(state, "event")
    offer(state, ANN, BOB, ANN, offer_project("assault-rifles"))
    all_ready(state)
    act(state, BOB, choose(ANN))
    act(state, ANN, HonourOffer())
    assert phase(state) == "threat"
    assert {type(move) for move in moves_of(state, state.actor)} <= {DropThreat, ChooseThreat}
    while phase(state) == "threat":
        act(state, state.actor, moves_of(state, state.actor)[0])
    assert len(immunities(state, ANN)) == 1
    assert len(immunities(state, BOB)) == 1


def test_r2_5_analysis_looks_at_the_first_ports() -> None:
    state = scene(upgrades={0: {"analysis": 2}}, ports={0: [10, 20, 30, 40, 50]})
    assert seen_queue(state, ANN, ANN) == ["10", "20", "30", "40", None]
    assert seen_queue(state, BOB, ANN) == [None] * 5
    assert seen_queue(state, None, ANN) == [None] * 5


def test_r2_5_what_was_seen_stays_known() -> None:
    state = scene(
        upgrades={0: {"analysis": 1}},
        ports={0: [10, 20, 30, 40, 50]},
        public={0: ["computer-languages"], 1: ["transplant-surgery"]},
        centre=("ruby-lasers", "alien-detection"),
        event="discretionary-fund",
        president=1,
    )
    begin(state, "event")
    offer(state, ANN, BOB, ANN, offer_project("computer-languages"))
    all_ready(state)
    act(state, BOB, choose(ANN))
    act(state, ANN, HonourOffer())
    assert analysis(state, ANN) == 2
    assert seen_queue(state, ANN, ANN) == ["10", "20", "30", "40", None]


@pytest.mark.parametrize(("ability", "is_final"), [("analysis", True), ("creativity", False)])
def test_r2_5_an_upgrade_that_turns_cards_over_is_final(ability: Ability, is_final: bool) -> None:
    state = professor_scene(ports={0: [10, 20]})
    assert uses_chance(state, ANN, Upgrade(ability)) == is_final


def test_r2_5_analysis_that_shows_nothing_new_is_not_final() -> None:
    assert not uses_chance(professor_scene(), ANN, Upgrade("analysis"))
    looked = professor_scene(ports={0: [10, 20]}, upgrades={0: {"analysis": 1}})
    assert not uses_chance(looked, ANN, Upgrade("analysis"))


def test_r2_5_a_project_that_lets_its_receiver_look_cannot_be_taken_back() -> None:
    for seat, is_final in ((BOB, True), (ANN, False)):
        state = scene(
            ports={seat: [10, 20]},
            public={0: ["computer-languages"], 1: ["transplant-surgery"]},
            centre=("ruby-lasers", "alien-detection"),
            event="discretionary-fund",
            president=1,
        )
        begin(state, "event")
        offer(state, ANN, BOB, ANN, offer_project("computer-languages"))
        all_ready(state)
        act(state, BOB, choose(ANN))
        assert uses_chance(state, ANN, HonourOffer()) == is_final


def test_r2_6_cards_beyond_the_last_port_are_discarded_unseen() -> None:
    state = scene(ports={0: [10] * 12}, study={0: "assault-rifles"})
    events = agendas(state, "research", "submit", "submit")
    assert len(state.ports[ANN]) == 14
    taken = of_kind(events, CardsTaken)[0]
    assert (len(taken.cards), taken.overflow) == (2, 1)


def test_r2_7_a_bank_ends_at_390() -> None:
    state = scene(bank={0: 370}, public={0: ["ruby-lasers"]}, centre=("assault-rifles", "alien-detection"),
                  event="discretionary-fund")  # fmt: skip
    begin(state, "event")
    all_ready(state)
    act(state, ANN, choose(ANN))
    assert state.bank[ANN] == 390


def test_r2_8_what_is_public_and_what_is_not() -> None:
    state = scene(
        ports={1: [10, 20]}, bank={1: 40}, secret={1: ["miracle-polymers"]}, held={1: ["fire-drill"]}
    )
    seat = GAME.sight.see(state, ANN).seats[1]
    assert (seat.bank, seat.secret, seat.held) == (40, ("miracle-polymers",), ("fire-drill",))
    assert [port.card for port in seat.ports] == [None, None]
    assert seat.role is None


def test_r2_9_tokens_past_the_last_space_are_remembered() -> None:
    state = scene(upgrades={0: {"staffing": 6}}, bank={0: 80}, study={0: "factory-automatons"},
                  centre=("ruby-lasers", "factory-automatons"))  # fmt: skip
    agendas(state, "submit", "research", "research")
    act(state, ANN, ChooseVault("public"))
    assert tokens(state, ANN)[0] == 7
    assert staffing(state, ANN) == 7


def test_r2_9_permanent_upgrades_stay() -> None:
    state = scene(
        public={0: ["ruby-lasers"]}, centre=("assault-rifles", "alien-detection"), event="guest-professor"
    )
    begin(state, "event")
    all_ready(state)
    act(state, ANN, choose(CLEO))
    act(state, CLEO, Upgrade("analysis"))
    assert GAME.sight.see(state, None).seats[CLEO].permanent == (0, 0, 0, 1)
