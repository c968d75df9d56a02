"""R13: rulings."""

from saucer.games.eti import GAME
from saucer.games.eti.events import EventFizzled, MarkerPlaced, Scooped
from saucer.games.eti.invasion_events import CompanyAttacked
from saucer.games.eti.moves import (
    ChooseThreat,
    ChooseVault,
    DrawProject,
    Finish,
    Pass,
    PromiseVote,
    Reveal,
    StartOver,
    SwapPorts,
    Upgrade,
)
from saucer.games.eti.rules.attack import best_sacrifice
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    agendas,
    all_ready,
    asked,
    attack_row,
    begin,
    choose,
    immunities,
    methods,
    moves_of,
    name_project,
    names,
    of_kind,
    phase,
    place,
    play,
    public_vault,
    put_attack,
    reason,
    refused,
    scene,
    studied,
    take_attack,
    tokens,
)

FIELDS = ("assault-rifles", "alien-detection")


def test_r13_1_top_secret_projects_stay_known() -> None:
    state = scene(secret={1: ["gene-mapping"]})
    assert GAME.sight.see(state, ANN).seats[BOB].secret == ("gene-mapping",)
    assert GAME.sight.see(state, None).seats[BOB].secret == ("gene-mapping",)


def test_r13_2_the_president_may_choose_themselves() -> None:
    for event, self_allowed in (("discretionary-fund", True), ("hand-me-downs", False)):
        state = scene(event=event, public={0: ["ruby-lasers"]}, centre=FIELDS)
        begin(state, "event")
        all_ready(state)
        assert (choose(ANN) in moves_of(state, ANN)) is self_allowed


def test_r13_3_a_president_without_projects_still_breaks_ties() -> None:
    state = scene(event="travel-ban", bank={1: 70, 2: 70})
    assert begin(state, "event") == []
    agendas(state, "research", "submit", "submit")
    assert (phase(state), asked(state)) == ("ties", [ANN])


def test_r13_4_the_bank_may_be_enough() -> None:
    state = scene(bank={0: 70})
    agendas(state, "submit", "research", "research")
    assert (phase(state), asked(state)) == ("vault", [ANN])


def test_r13_5_a_fire_drill_is_unseen_until_all_are_done() -> None:
    state = scene(ports={0: ["spy", 50], 1: [10, 20]}, held={0: ["fire-drill"]}, upgrades={1: {"creativity": 1}},
                  centre=("planetary-defense-ring", "ruby-lasers"))  # fmt: skip
    agendas(state, "submit", "submit", "research")
    methods(state, ann="standard", bob="standard")
    before = GAME.sight.see(state, BOB)
    act(state, ANN, play("fire-drill"))
    assert GAME.sight.see(state, BOB) == before
    assert GAME.sight.see(state, ANN).drilled


def test_r13_6_a_card_may_be_swapped_again_but_equal_ones_are_not() -> None:
    state = scene(ports={0: ["arson", "x2", 10, 50, 50]}, upgrades={0: {"creativity": 3}},
                  centre=("planetary-defense-ring", "ruby-lasers"))  # fmt: skip
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    assert reason(state, ANN, SwapPorts(4)) == "cards-are-alike"
    act(state, ANN, SwapPorts(1), SwapPorts(2), SwapPorts(3))
    assert GAME.sight.see(state, ANN).order == ("x2", "10", "50", "arson", "50")


def test_r13_7_who_changes_can_be_scooped() -> None:
    state = scene(bank={0: 70, 1: 90}, ports={1: [10, 10, 10]})
    events = agendas(state, "submit", "change", "research")
    assert of_kind(events, Scooped)[0].bank == 100


def test_r13_8_who_succeeded_but_lost_is_scooped() -> None:
    state = scene(bank={0: 80, 1: 70})
    events = agendas(state, "submit", "submit", "research")
    assert of_kind(events, Scooped)[0].seat == BOB


def test_r13_9_first_the_limit_then_the_cut() -> None:
    centre = ("ruby-lasers", "alien-detection", "string-theory", "portable-reactors")
    for name, bank in (("alien-detection", 30), ("string-theory", 100)):
        state = scene(bank={0: 70, 1: 200}, centre=centre)
        agendas(state, "submit", "research", "research")
        act(state, ANN, ChooseVault("public"), DrawProject(1), place("alien-detection"))
        events = act(state, BOB, place(name))
        assert of_kind(events, MarkerPlaced)[0].bank == bank


def test_r13_10_with_nowhere_to_go_a_company_stays() -> None:
    state = scene(centre=("ruby-lasers",), ports={0: [10, 10]}, bank={0: 40})
    agendas(state, "change", "research", "research")
    assert (studied(state, ANN), state.bank[ANN]) == ("ruby-lasers", 60)


def test_r13_11_a_new_project_is_open_to_those_who_change() -> None:
    state = scene(bank={1: 70}, study={0: "assault-rifles", 1: "ruby-lasers", 2: "assault-rifles"})
    agendas(state, "change", "submit", "research")
    events = act(state, BOB, ChooseVault("public"), DrawProject(1))
    new = [name for name in names(state, state.centre) if name not in ("assault-rifles", "ruby-lasers")]
    assert [event.project for event in of_kind(events, MarkerPlaced) if event.seat == ANN] == new


def test_r13_12_the_project_just_claimed_counts_for_the_level() -> None:
    state = scene(bank={0: 130}, centre=("gene-mapping", "ruby-lasers"))
    agendas(state, "submit", "research", "research")
    act(state, ANN, ChooseVault("secret"))
    assert moves_of(state, ANN) == [DrawProject(1), DrawProject(2), DrawProject(3)]


def test_r13_13_an_empty_table_forces_the_reveal() -> None:
    state = scene(bank={0: 70}, centre=("ruby-lasers",), stock=[])
    agendas(state, "submit", "research", "research")
    act(state, ANN, ChooseVault("public"))
    assert (phase(state), names(state, state.centre)) == ("window", [])
    assert moves_of(state, CLEO) == [Reveal()]


def test_r13_14_projects_from_events_count_and_trades_do_not() -> None:
    state = scene(event="surplus-patent", public={0: ["ruby-lasers"]}, centre=FIELDS)
    begin(state, "event")
    all_ready(state)
    act(state, ANN, choose(CLEO))
    assert state.claimed == 1


def test_r13_15_promises_with_the_alien_lapse() -> None:
    state = scene(event="travel-ban", public={0: ["ruby-lasers"]}, centre=FIELDS, claimed=9)
    begin(state, "event")
    act(state, ANN, PromiseVote(CLEO, BOB), PromiseVote(BOB, CLEO))
    act(state, CLEO, PromiseVote(ANN, ANN))
    act(state, BOB, PromiseVote(ANN, ANN))
    state.awaited = 0
    begin(state, "turn")
    for seat in (ANN, BOB):
        act(state, seat, Pass())
    act(state, CLEO, Reveal())
    view = GAME.sight.see(state, None)
    assert view.seats[ANN].promises == (None, None, None)
    assert view.seats[CLEO].promises == (None, None, None)
    assert view.seats[BOB].promises == (ANN, None, None)


def test_r13_16_eti_counts_the_project_claimed_at_the_reveal() -> None:
    state = scene(claimed=9, centre=("factory-automatons", "ruby-lasers"), upgrades={2: {"staffing": 5}})
    begin(state, "turn")
    act(state, ANN, Pass())
    act(state, BOB, Pass())
    act(state, CLEO, Reveal())
    assert state.invading
    assert state.countdown == 0


def test_r13_17_an_idle_human_keeps_the_bank_and_returns() -> None:
    state = scene(centre=("ruby-lasers", "assault-rifles"), study={1: None}, bank={1: 80}, countdown=3)
    agendas(state, "research", "-", "-")
    assert (phase(state), asked(state)) == ("marks", [BOB])
    act(state, BOB, place("ruby-lasers"))
    assert state.bank[BOB] == 30


def test_r13_18_intel_may_move_an_open_card() -> None:
    state = scene(countdown=0, centre=(), upgrades={2: {"creativity": 1}}, options={"alien": "raiding-party"})
    begin(state, "turn")
    put_attack(state, {0: [50]}, shown=True)
    act(state, CLEO, take_attack(ANN, 50))
    put_attack(state, {1: [10]})
    taken = GAME.sight.see(state, None).taken
    assert taken is not None
    assert taken.card == "50"
    act(state, CLEO, choose(BOB))
    assert attack_row(state, ANN) == [] or state.result is not None


def test_r13_19_the_mash_counts_projects_of_both_vaults() -> None:
    state = scene(countdown=0, centre=(), secret={2: ["ruby-lasers"]}, public={2: ["string-theory"]},
                  options={"alien": "raiding-party"})  # fmt: skip
    begin(state, "turn")
    act(state, CLEO, Finish())
    assert (phase(state), state.left) == ("mash", 1)


def test_r13_20_most_fame_then_most_defence_then_the_first_projects() -> None:
    assert best_sacrifice([20, 20], [10, 30], 20) == [0]
    assert best_sacrifice([40, 20], [10, 10], 20) == [1]
    assert best_sacrifice([20, 20, 20], [10, 10, 10], 20) == [0]
    assert best_sacrifice([20, 20], [0, 0], 0) == []


def test_r13_21_prize_fame_stays_fame() -> None:
    state = scene(countdown=0, centre=(), roles={0: "survivalist", 1: "counterspy", 2: "raiding-party"},
                  public={0: ["ruby-lasers"]}, options={"alien": "raiding-party"})  # fmt: skip
    state.fame_marks = [20 if name == "ruby-lasers" else 0 for name in state.tables.project_ids]
    state.attached = 1 << state.tables.incident_ids.index(
        next(name for name in state.tables.incident_ids if name == "science-prize")
    )
    state.incident_deck &= ~state.attached
    state.invading = True
    put_attack(state, {})
    state.pending = [0, 1]
    begin(state, "endgame")
    assert moves_of(state, ANN) == [name_project("ruby-lasers")]
    events = act(state, ANN, name_project("ruby-lasers"))
    attacked = of_kind(events, CompanyAttacked)[0]
    assert (attacked.defence, attacked.fame) == (20, 30)


def test_r13_22_a_vision_without_piles_has_no_effect() -> None:
    state = scene(countdown=0, centre=(), roles={0: "visionary", 1: "counterspy"}, stock=[])
    state.invading = True
    state.pending = [0, 1]
    begin(state, "endgame")
    assert public_vault(state, ANN) == []
    assert phase(state) == "over"


def test_r13_22_a_vision_may_bring_an_immunity() -> None:
    state = scene(countdown=0, centre=(), roles={0: "visionary", 1: "counterspy"}, stock=["miracle-polymers"])
    state.invading = True
    state.pending = [0, 1]
    put_attack(state, {0: ["spy"]})
    begin(state, "endgame")
    act(state, ANN, ChooseVault("secret"))
    assert (phase(state), state.result) == ("threat", None)
    act(state, ANN, ChooseThreat("spy"))
    assert immunities(state, ANN) == ["spy"]


def test_r13_23_a_destroyed_president_still_decides() -> None:
    state = scene(seats=4, alien=2, countdown=0, centre=(), president=3, options={"alien": "raiding-party"},
                  public={0: ["ruby-lasers"], 1: ["gene-mapping"]})  # fmt: skip
    state.invading = True
    put_attack(state, {3: [10]})
    begin(state, "flip")
    assert (phase(state), asked(state)) == ("crown", [3])


def test_r13_24_a_company_without_projects_falls_to_any_attack() -> None:
    state = scene(countdown=0, centre=(), options={"alien": "raiding-party"})
    state.invading = True
    put_attack(state, {0: ["x0"]})
    survived = {event.company: event.survives for event in of_kind(begin(state, "flip"), CompanyAttacked)}
    assert survived == {ANN: False, BOB: True}


def test_r13_25_who_knew_a_discarded_card_still_knows_it() -> None:
    state = scene(ports={0: [10, 20, 30], 1: [10]}, upgrades={0: {"analysis": 1}}, bank={2: 70},
                  study={0: "assault-rifles", 1: "assault-rifles"})  # fmt: skip
    agendas(state, "submit", "research", "submit")
    methods(state, ann="safe")
    assert phase(state) == "vault"
    assert GAME.sight.see(state, ANN).discards == ("10", "20", None)
    assert GAME.sight.see(state, BOB).discards == (None, None, None)


def test_r13_26_until_finished_a_seat_may_start_over() -> None:
    state = GAME.states.copy(scene())
    state.tokens = [0] * 12
    state.permanent = [0] * 12
    state.phase = 0
    state.awaited = 7
    act(state, ANN, Upgrade("staffing"), Upgrade("security"), ChooseThreat("spy"), StartOver())
    assert tokens(state, ANN) == [0, 0, 0, 0]
    assert immunities(state, ANN) == []
    act(state, ANN, Upgrade("staffing"))
    assert refused(state, ANN, StartOver()) == "R13.26"


def test_r13_13_with_empty_piles_an_event_fizzles() -> None:
    state = scene(event="emergency-contract", public={0: ["ruby-lasers"]}, centre=FIELDS, stock=[])
    assert of_kind(begin(state, "event"), EventFizzled)
