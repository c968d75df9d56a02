"""R10: the invasion."""

from typing import Any

from saucer.engine.types import Outcome
from saucer.games.eti import GAME
from saucer.games.eti.events import AlienRevealed, BadgePassed, ProjectClaimed, Scooped
from saucer.games.eti.invasion_events import (
    AttackPlaced,
    CompanyAttacked,
    InvasionStarted,
    LeftoversTaken,
    MatchEnded,
    RoleShown,
)
from saucer.games.eti.moves import ChooseThreat, ChooseVault, Finish, Pass, Ready, Reveal, TurnUp
from saucer.games.eti.rules.endgame_cards import base_attack, card_attack
from saucer.games.eti.state import State
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    DAN,
    act,
    agendas,
    asked,
    attack_row,
    begin,
    choose,
    immunities,
    name_project,
    names,
    of_kind,
    phase,
    place,
    project,
    public_vault,
    put_attack,
    refused,
    scene,
    secret_vault,
    studied,
    take_attack,
)

PLAIN = {2: "raiding-party", 0: "counterspy", 1: "isolationist"}


SIDES = ("human", "human", "alien")


def revealed(**facts: Any) -> tuple[State, list[Any]]:
    """Cleo reveals at the start of a turn."""
    facts.setdefault("claimed", 9)
    state = scene(**facts)
    begin(state, "turn")
    act(state, ANN, Pass())
    act(state, BOB, Pass())
    if state.seats > 3:
        act(state, DAN, Pass())
    return state, act(state, CLEO, Reveal())


def invasion(**facts: Any) -> State:
    """The attack cards have been placed; with Intel the alien is asked, else humans show their cards."""
    facts.setdefault("countdown", 0)
    facts.setdefault("centre", ())
    facts.setdefault("options", {"alien": "raiding-party"})
    facts.setdefault("roles", PLAIN)
    state = scene(**facts)
    begin(state, "turn")
    return state


def aftermath(rows: dict[int, Any], **facts: Any) -> tuple[State, list[Any]]:
    """These attack cards lie before the humans, all endgame cards lie open, and the attack is counted."""
    state = scene(countdown=0, centre=(), roles=PLAIN, options={"alien": "raiding-party"}, **facts)
    state.invading = True
    state.role_shown = (1 << state.seats) - 1
    put_attack(state, rows)
    return state, begin(state, "flip")


def test_r10_1_the_alien_shows_itself_and_discards_what_it_had() -> None:
    state, events = revealed(
        bank={2: 90}, ports={2: [10, 20]}, held={2: ["fire-drill"]}, options={"alien": "random"}
    )
    shown = of_kind(events, AlienRevealed)[0]
    assert (shown.seat, shown.project, shown.turns) == (CLEO, "ruby-lasers", 4)
    assert GAME.sight.see(state, ANN).alien == CLEO
    assert GAME.sight.see(state, ANN).alien_card == shown.card
    assert (state.bank[CLEO], state.ports[CLEO], state.held[CLEO]) == (0, [], 0)


def test_r10_1_its_projects_lie_in_one_alien_vault() -> None:
    state, events = revealed(
        secret={2: ["gene-mapping"]}, public={2: ["string-theory"]}, study={2: "ruby-lasers"}
    )
    assert set(secret_vault(state, CLEO)) == {"gene-mapping", "string-theory", "ruby-lasers"}
    assert not public_vault(state, CLEO)
    assert of_kind(events, ProjectClaimed) == [ProjectClaimed(CLEO, project("ruby-lasers"), "alien", 0)]


def test_r10_1_an_alien_president_loses_the_badge_at_once() -> None:
    state, events = revealed(president=2)
    assert of_kind(events, BadgePassed) == [BadgePassed(ANN)]
    assert state.president == ANN


def test_r10_1_it_takes_no_further_part() -> None:
    state, _ = revealed(study={0: "assault-rifles", 1: "assault-rifles"})
    assert asked(state) == [ANN, BOB]
    assert GAME.rules.explain(state, CLEO, Ready()).rule == "R10.1"


def test_r10_2_it_claims_its_project_and_scoops_the_others() -> None:
    state, events = revealed(ports={0: [10] * 8}, bank={0: 50}, study={1: "assault-rifles"})
    assert secret_vault(state, CLEO) == ["ruby-lasers"]
    assert of_kind(events, Scooped) == [Scooped(ANN, project("ruby-lasers"), 100)]
    assert studied(state, ANN) == "assault-rifles"
    assert state.bank[ANN] == 30


def test_r10_2_the_scooped_choose_another_project_from_the_president_on() -> None:
    state, _ = revealed(centre=("ruby-lasers", "assault-rifles", "alien-detection"), president=1)
    assert (phase(state), asked(state)) == ("marks", [BOB])
    act(state, BOB, place("assault-rifles"))
    act(state, ANN, place("alien-detection"))
    assert phase(state) == "agenda"


def test_r10_3_staffing_gives_the_turns_left() -> None:
    for staffing, turns in ((0, 4), (1, 3), (3, 2), (5, 1)):
        state, _ = revealed(
            upgrades={2: {"staffing": staffing}}, study={0: "assault-rifles", 1: "assault-rifles"}
        )
        assert state.countdown == turns


def test_r10_3_with_none_left_the_invasion_begins_at_once() -> None:
    _, events = revealed(upgrades={2: {"staffing": 6}})
    assert of_kind(events, InvasionStarted) == [InvasionStarted(ANN)]


def test_r10_3_the_invasion_comes_when_the_turns_are_over() -> None:
    state = scene(countdown=1, centre=("ruby-lasers", "assault-rifles"), options={"alien": "raiding-party"})
    events = agendas(state, "research", "research", "-")
    assert of_kind(events, InvasionStarted) == [InvasionStarted(BOB)]


def test_r10_3_or_when_the_centre_is_empty() -> None:
    state = scene(countdown=3, centre=("ruby-lasers",), bank={0: 70}, options={"alien": "raiding-party"})
    agendas(state, "submit", "research", "-")
    events = act(state, ANN, ChooseVault("public"))
    assert of_kind(events, InvasionStarted) == [InvasionStarted(BOB)]


def test_r10_4_the_alien_takes_the_leftovers_and_new_tactics() -> None:
    state = scene(countdown=0, centre=("assault-rifles", "ruby-lasers"), options={"alien": "raiding-party"})
    events = begin(state, "turn")
    assert of_kind(events, LeftoversTaken)[0].projects == ("ruby-lasers", "assault-rifles")
    assert (phase(state), asked(state)) == ("threat", [CLEO])
    act(state, CLEO, ChooseThreat("spy"))
    assert immunities(state, CLEO) == ["spy"]
    assert names(state, state.centre) == []


def test_r10_4_its_card_may_bring_a_tactic_too() -> None:
    state = scene(countdown=0, centre=(), roles={2: "conquest-legion"})
    begin(state, "turn")
    assert (phase(state), asked(state)) == ("threat", [CLEO])


def test_r10_5_as_many_cards_as_projects_per_player() -> None:
    for length, cards in (("short", 2), ("standard", 3), ("epic", 4)):
        state = scene(
            countdown=0, centre=(), roles=PLAIN, options={"length": length, "alien": "raiding-party"}
        )
        events = begin(state, "turn")
        assert of_kind(events, AttackPlaced) == [AttackPlaced(ANN, cards), AttackPlaced(BOB, cards)]


def test_r10_6_intel_turns_up_cards() -> None:
    state = invasion(upgrades={2: {"creativity": 2}})
    assert asked(state) == [CLEO]
    act(state, CLEO, TurnUp(ANN))
    assert [card is not None for card in attack_row(state, ANN)] == [True, False, False]
    assert state.left == 1


def test_r10_6_intel_moves_cards() -> None:
    state = invasion(upgrades={2: {"creativity": 1}})
    act(state, CLEO, take_attack(BOB, None))
    assert refused(state, CLEO, choose(BOB)) == "R10.6"
    act(state, CLEO, choose(ANN))
    assert (len(state.attack[ANN]), len(state.attack[BOB])) == (4, 2)


def test_r10_6_what_is_not_there_cannot_be_taken() -> None:
    state = invasion(upgrades={2: {"creativity": 1}})
    put_attack(state, {0: [10], 1: []})
    assert refused(state, CLEO, TurnUp(BOB)) == "R10.6"
    assert refused(state, CLEO, take_attack(ANN, 10)) == "R10.6"


def test_r10_7_a_card_for_every_two_projects_one_per_company() -> None:
    state = invasion(
        secret={2: ["ruby-lasers", "string-theory", "gene-mapping"]}, upgrades={2: {"creativity": 1}}
    )
    while phase(state) == "intel":
        act(state, CLEO, Finish())
    assert (phase(state), state.left) == ("mash", 1)
    act(state, CLEO, choose(ANN))
    assert (len(state.attack[ANN]), len(state.attack[BOB])) == (4, 3)


def test_r10_7_a_company_gets_one_card_of_the_mash_at_most() -> None:
    facts: dict[str, Any] = {
        "seats": 4,
        "secret": {2: ["ruby-lasers", "weather-mastery", "gene-mapping", "string-theory"]},
    }
    state = invasion(**facts, upgrades={2: {"creativity": 1}})
    act(state, CLEO, Finish())
    act(state, CLEO, choose(BOB))
    assert refused(state, CLEO, choose(BOB)) == "R10.7"


def test_r10_7_frank_against_todd_and_angie() -> None:
    state = invasion(secret={2: ["moon-outpost-lens-array", "dedicated-observatories", "alien-linguistics"]})
    act(state, CLEO, take_attack(BOB, None), choose(ANN))
    assert phase(state) == "mash"
    act(state, CLEO, choose(ANN))
    assert (len(state.attack[ANN]), len(state.attack[BOB])) == (5, 2)


def test_r10_8_humans_show_their_cards_from_the_final_president_on() -> None:
    state = scene(countdown=0, centre=(), president=1, roles=PLAIN, options={"alien": "raiding-party"})
    events = begin(state, "turn")
    assert [event.seat for event in of_kind(events, RoleShown)] == [BOB, ANN]


def test_r10_9_what_an_attack_card_counts() -> None:
    state = scene(countdown=0, centre=(), upgrades={2: {"security": 1}, 0: {"security": 3}},
                  immune={2: ["spy"], 0: ["spy", "arson"]})  # fmt: skip
    worth = {str(name): card_attack(state, ANN, kind) for name, kind in state.tables.card_of.items()}
    assert list(worth.values())[:8] == [10, 20, 30, 40, 50, 10, 20, 30]
    assert worth["spy"] == 25
    assert worth["arson"] == 0
    assert worth["virus"] == 25
    assert card_attack(state, BOB, state.tables.card_of[state.tables.card_ids[-1]]) == 50


def test_r10_9_brutality_is_the_base_attack() -> None:
    for analysis, base in ((0, 0), (1, 5), (3, 10), (6, 25)):
        state = scene(countdown=0, roles=PLAIN, upgrades={2: {"analysis": analysis}})
        assert base_attack(state, BOB) == base
    assert base_attack(scene(countdown=0, roles={2: "conquest-legion"}), BOB) == 15


def todd_and_angie() -> State:
    """The printed example: Todd is Ann, Angie is Bob, Frank is Cleo."""
    return scene(
        countdown=0,
        centre=(),
        roles={0: "survivalist", 1: "visionary", 2: "raiding-party"},
        secret={
            0: ["assault-rifles", "mechanical-exoskeletons"],
            1: ["transplant-surgery", "advanced-neuroscience"],
            2: ["moon-outpost-lens-array", "dedicated-observatories", "alien-linguistics"],
        },
        public={
            0: ["space-flight-calculations", "string-theory"],
            1: ["satellite-network", "alien-detection"],
        },
        upgrades={2: {"security": 1}, 0: {"security": 2}},
        immune={2: ["spy"], 0: ["spy", "abduction"]},
        stock=["computer-languages"],
        options={"alien": "raiding-party"},
    )


def test_r10_10_the_printed_example() -> None:
    state = todd_and_angie()
    others = ("moon-outpost-lens-array", "dedicated-observatories", "alien-linguistics")
    state.vaults[2 * CLEO] = sum(1 << state.tables.project_of[project(name)] for name in others)
    state.tokens[4 * CLEO :] = [0, 1, 1, 2]
    state.immune[CLEO] = 8
    state.role_shown |= 1 << ANN | 1 << BOB
    assert [GAME.sight.see(state, None).seats[seat].defence for seat in (ANN, BOB)] == [90, 50]
    put_attack(state, {0: ["x0", "abduction", "spy", 50, 10], 1: ["x2", "spy"]})
    state.fame_moved = 1 << state.tables.project_of[project("string-theory")]
    state.vaults[2 * BOB] |= 1 << state.tables.project_of[project("computer-languages")]
    events = begin(state, "flip")
    todd, angie = of_kind(events, CompanyAttacked)
    assert (todd.defence, todd.attack, todd.survives, todd.fame) == (120, 100, True, 20)
    assert "space-flight-calculations" not in todd.discarded
    assert (angie.defence, angie.attack, angie.survives) == (65, 75, False)
    assert events[-1] == MatchEnded(ANN, "fame")


def test_r10_10_who_cannot_meet_the_attack_is_destroyed() -> None:
    _, events = aftermath({0: [30], 1: [30]}, secret={0: ["assault-rifles"], 1: ["homing-missiles"]})
    assert [event.survives for event in of_kind(events, CompanyAttacked)] == [False, True]


def test_r10_11_the_survivor_with_the_most_fame_wins() -> None:
    state, events = aftermath({}, public={0: ["ruby-lasers"], 1: ["string-theory"]})
    assert events[-1] == MatchEnded(BOB, "fame")
    assert state.result == Outcome((30, 40, 0), (BOB,), "fame", SIDES)


def test_r10_11_the_final_president_decides_between_equals() -> None:
    state, _ = aftermath({}, president=1, public={0: ["ruby-lasers"], 1: ["gene-mapping"]})
    assert (phase(state), asked(state)) == ("crown", [BOB])
    assert refused(state, BOB, choose(CLEO)) == "R10.11"
    act(state, BOB, choose(ANN))
    assert state.result == Outcome((30, 30, 0), (ANN,), "president", SIDES)


def test_r10_12_with_no_survivor_the_alien_wins() -> None:
    _, events = aftermath({0: [10], 1: [10]})
    assert events[-1] == MatchEnded(CLEO, "conquest")


def test_r10_13_then_the_match_is_over() -> None:
    state, _ = aftermath({0: [10], 1: [10]})
    assert state.result == Outcome((0, 0, 20), (CLEO,), "conquest", SIDES)
    assert asked(state) == []
    assert refused(state, ANN, name_project("ruby-lasers")) == "R10.13"
