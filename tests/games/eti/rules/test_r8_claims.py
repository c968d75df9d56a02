"""R8: claims."""

from saucer.games.eti import GAME
from saucer.games.eti.events import ProjectClaimed, Scooped, TieBroken
from saucer.games.eti.moves import ChooseVault
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    agendas,
    asked,
    choose,
    methods,
    moves_of,
    names,
    of_kind,
    phase,
    project,
    public_vault,
    refused,
    scene,
    secret_vault,
    tokens,
)


def test_r8_1_result_and_bank_reach_the_difficulty() -> None:
    for bank, claims in ((40, True), (30, False)):
        state = scene(bank={0: bank}, ports={0: [10, 20]})
        agendas(state, "submit", "research", "research")
        methods(state, ann="standard")
        assert (phase(state) == "vault") is claims


def test_r8_2_the_highest_total_claims() -> None:
    state = scene(bank={0: 70, 1: 60}, ports={1: [20]})
    agendas(state, "submit", "submit", "research")
    methods(state, bob="standard")
    assert asked(state) == [BOB]


def test_r8_3_the_president_decides_between_equals() -> None:
    state = scene(bank={0: 70, 1: 70})
    agendas(state, "submit", "submit", "research")
    assert moves_of(state, ANN) == [choose(ANN), choose(BOB)]
    assert refused(state, ANN, choose(CLEO)) == "R8.3"
    events = act(state, ANN, choose(BOB))
    assert events[0] == TieBroken(project("ruby-lasers"), BOB)
    assert asked(state) == [BOB]


def test_r8_4_a_claimed_project_enters_a_vault_and_counts_at_once() -> None:
    state = scene(bank={0: 60}, ports={0: [30]})
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    events = act(state, ANN, ChooseVault("secret"))
    assert events[0] == ProjectClaimed(ANN, project("ruby-lasers"), "secret", 1)
    assert (secret_vault(state, ANN), state.bank[ANN], state.ports[ANN]) == (["ruby-lasers"], 0, [])
    assert tokens(state, ANN) == [0, 1, 0, 0]
    assert GAME.sight.see(state, None).seats[ANN].defence == 5


def test_r8_4_a_public_project_adds_fame() -> None:
    state = scene(bank={0: 70})
    agendas(state, "submit", "research", "research")
    act(state, ANN, ChooseVault("public"))
    assert public_vault(state, ANN) == ["ruby-lasers"]
    seat = GAME.sight.see(state, None).seats[ANN]
    assert (seat.defence, seat.fame) == (0, 30)


def test_r8_5_a_failure_goes_to_the_bank() -> None:
    state = scene(ports={0: [20, "x2"]}, bank={0: 10})
    agendas(state, "submit", "submit", "submit")
    methods(state, ann="standard")
    assert (state.bank[ANN], state.ports[ANN]) == (50, [])


def test_r8_6_a_scooped_submitter_keeps_a_hundred() -> None:
    state = scene(bank={0: 70, 1: 50}, ports={0: [50, "x3"], 1: [10, 10, 10, 10, 10, 10, 10, 10, 10]})
    agendas(state, "submit", "submit", "research")
    events = methods(state, ann="standard", bob="standard")
    assert state.bank[BOB] == 100
    assert of_kind(events, Scooped)[0] == Scooped(BOB, project("ruby-lasers"), 100)


def test_r8_6_a_scooped_researcher_banks_its_cards() -> None:
    state = scene(bank={0: 70, 1: 70, 2: 130}, ports={1: [50, 50], 2: [10] * 7})
    agendas(state, "submit", "research", "research")
    assert state.bank == [0, 100, 100]
    assert state.ports[BOB] == state.ports[CLEO] == []


def test_r8_6_a_company_that_studies_another_project_is_not_scooped() -> None:
    state = scene(bank={0: 70}, study={1: "assault-rifles"}, ports={1: [10]})
    agendas(state, "submit", "research", "research")
    assert len(state.ports[BOB]) == 4


def test_r8_7_points_beyond_the_difficulty_are_lost() -> None:
    state = scene(bank={0: 200})
    agendas(state, "submit", "research", "research")
    act(state, ANN, ChooseVault("public"))
    assert state.bank[ANN] == 0
    assert "ruby-lasers" not in names(state, state.centre)
