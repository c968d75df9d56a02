"""R4.9 to R4.12: what each event card does."""

from saucer.games.eti import GAME
from saucer.games.eti.events import (
    CardsSeen,
    CompanyChosen,
    EventFizzled,
    EventsShuffled,
    HeldGained,
    ThreatsDiscarded,
    VoteCast,
)
from saucer.games.eti.moves import (
    ChooseThreat,
    DiscardPort,
    Finish,
    Pass,
    Upgrade,
)
from tests.games.eti.event_scenes import chosen, drawn, voted
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    agenda,
    agendas,
    all_ready,
    asked,
    begin,
    choose,
    event_card,
    held_events,
    immunities,
    knowers,
    methods,
    moves_of,
    name_project,
    names,
    next_card,
    of_kind,
    phase,
    place,
    play,
    public_vault,
    queue,
    refused,
    scene,
    seen_queue,
    studied,
    tokens,
    vote,
)

FIELDS = ("assault-rifles", "alien-detection")


def test_r4_9_recruiting_drive() -> None:
    assert len(drawn("recruiting-drive", upgrades={1: {"staffing": 1}}).ports[BOB]) == 2


def test_r4_9_flash_of_genius() -> None:
    assert drawn("flash-of-genius", public={0: ["ruby-lasers"]}).bank[ANN] == 40


def test_r4_9_security_sweep() -> None:
    state = scene(public={0: ["ruby-lasers"]}, centre=FIELDS, event="security-sweep",
                  upgrades={1: {"security": 1}}, ports={1: ["spy", 10, "x2", "arson", 20]})  # fmt: skip
    events = begin(state, "event")
    assert queue(state, BOB) == ["10", "x2", "20"]
    assert of_kind(events, ThreatsDiscarded) == [ThreatsDiscarded(BOB, 2)]
    assert seen_queue(state, BOB, BOB) == ["10", "x2", "20"]
    assert seen_queue(state, ANN, BOB) == [None] * 3
    assert GAME.sight.see(state, BOB).discards == ("arson", "spy")
    assert GAME.sight.see(state, ANN).discards == (None, None)


def test_r4_9_peer_review() -> None:
    state = drawn("peer-review", upgrades={1: {"analysis": 1}}, ports={1: [10, "x0", 30, "spy"]})
    assert phase(state) == "reviewing"
    act(state, BOB, DiscardPort(2))
    act(state, BOB, DiscardPort(3))
    assert queue(state, BOB) == ["10", "30"]
    assert phase(state) == "agenda"


def test_r4_9_small_firm_grant() -> None:
    state = drawn("small-firm-grant", public={0: ["ruby-lasers"], 1: ["gene-mapping"]}, alien=2)
    assert state.bank == [0, 0, 50]


def test_r4_9_anti_trust_ruling() -> None:
    assert drawn("anti-trust-ruling", bank={0: 150}).bank[ANN] == 70


def test_r4_10_others_see_where_cards_go_not_what_they_are() -> None:
    state = drawn("peer-review", upgrades={1: {"analysis": 1}}, ports={1: [10, "x0", 30, "spy"]})
    assert refused(state, BOB, DiscardPort(5)) == "R4.10"
    events = act(state, BOB, DiscardPort(2), Finish())
    assert all(
        GAME.sight.see_event(state, event, ANN) == event
        for event in events
        if not isinstance(event, CardsSeen)
    )
    assert GAME.sight.see(state, ANN).discards == (None,)
    assert knowers(state, BOB) == [2, 2, 2]


def test_r4_10_looking_is_seen_but_not_the_cards() -> None:
    state = scene(public={0: ["ruby-lasers"]}, centre=FIELDS, event="peer-review",
                  upgrades={1: {"analysis": 1}}, ports={1: [10, 20, 30]})  # fmt: skip
    seen = of_kind(begin(state, "event"), CardsSeen)[0]
    assert GAME.sight.see_event(state, seen, BOB).cards == ("10", "20", "30")
    assert GAME.sight.see_event(state, seen, ANN).cards is None


def test_r4_11_hand_me_downs() -> None:
    state = drawn(
        "hand-me-downs", public={0: ["ruby-lasers", "miracle-polymers"]}, secret={0: ["string-theory"]}
    )
    all_ready(state)
    assert moves_of(state, ANN) == [choose(BOB), choose(CLEO)]
    act(state, ANN, choose(BOB))
    assert refused(state, ANN, name_project("string-theory")) == "R4.11"
    act(state, ANN, name_project("ruby-lasers"))
    assert public_vault(state, BOB) == ["ruby-lasers"]
    assert tokens(state, BOB) == [0, 1, 0, 0]
    assert tokens(state, ANN) == [0, 1, 1, 0]
    assert state.claimed == 0


def test_r4_11_hand_me_downs_needs_a_public_project() -> None:
    state = scene(event="hand-me-downs", secret={0: ["ruby-lasers"]}, centre=FIELDS)
    assert of_kind(begin(state, "event"), EventFizzled)


def test_r4_11_discretionary_fund() -> None:
    assert chosen("discretionary-fund", CLEO).bank == [0, 0, 50]


def test_r4_11_surplus_patent() -> None:
    state = chosen("surplus-patent", BOB, stock=["miracle-polymers"])
    assert public_vault(state, BOB) == ["miracle-polymers"]
    assert state.claimed == 1
    act(state, BOB, ChooseThreat("arson"))
    assert immunities(state, BOB) == ["arson"]


def test_r4_11_guest_professor() -> None:
    state = chosen("guest-professor", CLEO)
    act(state, CLEO, Upgrade("creativity"))
    assert tokens(state, CLEO) == [0, 1, 0, 0]


def test_r4_11_black_budget() -> None:
    assert len(chosen("black-budget", BOB).ports[BOB]) == 3


def test_r4_11_emergency_contract() -> None:
    state = chosen(
        "emergency-contract", BOB, stock=["computer-languages"], ports={1: [10, 20]}, bank={1: 200}
    )
    assert refused(state, BOB, place("alien-detection")) == "R4.11"
    act(state, BOB, place("computer-languages"))
    assert (studied(state, BOB), state.bank[BOB], state.ports[BOB]) == ("computer-languages", 220, [])


def test_r4_11_an_emergency_contract_may_be_declined() -> None:
    state = chosen("emergency-contract", BOB, stock=["computer-languages"], ports={1: [10, 20]})
    act(state, BOB, Pass())
    assert studied(state, BOB) == "assault-rifles"
    assert "computer-languages" in names(state, state.centre)
    assert len(state.ports[BOB]) == 2


def test_r4_11_travel_ban() -> None:
    state = chosen("travel-ban", BOB)
    assert refused(state, BOB, agenda("research")) == "R6.3"
    assert agenda("research") in moves_of(state, ANN)


def test_r4_11_draft_exemption_and_counter_espionage() -> None:
    assert tokens(voted("draft-exemption", BOB), BOB) == [1, 0, 0, 0]
    state = voted("counter-espionage-act", BOB)
    act(state, BOB, ChooseThreat("spy"))
    assert tokens(state, BOB) == [0, 0, 1, 0]


def test_r4_11_loaned_technicians() -> None:
    assert len(voted("loaned-technicians", CLEO).ports[CLEO]) == 4


def test_r4_11_science_prize_and_hardened_bunkers() -> None:
    state = voted("science-prize", ANN)
    assert refused(state, ANN, name_project("alien-detection")) == "R4.11"
    act(state, ANN, name_project("ruby-lasers"))
    assert GAME.sight.see(state, None).seats[ANN].fame == 20 + 20 + 10
    state = voted("hardened-bunkers", ANN)
    act(state, ANN, name_project("ruby-lasers"))
    assert GAME.sight.see(state, None).seats[ANN].defence == 20
    assert GAME.sight.see(state, None).attached == ("hardened-bunkers",)


def test_r4_11_a_prize_without_a_project_is_money() -> None:
    state = voted("science-prize", BOB)
    assert state.bank[BOB] == 40
    assert "science-prize" in GAME.sight.see(state, None).event_discards


def test_r4_11_think_tank_retreat() -> None:
    state = voted("think-tank-retreat", BOB, ports={1: ["arson", 50, "x2"]})
    act(state, BOB, next_card(50))
    assert refused(state, BOB, next_card(50)) == "R4.10"
    act(state, BOB, next_card("x2"))
    assert queue(state, BOB) == ["50", "x2", "arson"]
    assert seen_queue(state, BOB, BOB) == ["50", "x2", "arson"]


def test_r4_11_right_to_inspect() -> None:
    state = voted("right-to-inspect", BOB, ports={2: [40, "spy"]}, bank={2: 20})
    assert refused(state, BOB, choose(BOB)) == "R4.11"
    act(state, BOB, choose(CLEO))
    assert seen_queue(state, BOB, CLEO) == ["40", "spy"]
    assert seen_queue(state, CLEO, CLEO) == [None, None]
    assert state.bank == [0, 20, 0]


def test_r4_11_shared_blueprint() -> None:
    state = drawn("shared-blueprint", stock=["computer-languages"])
    assert GAME.sight.see(state, BOB).shown == "computer-languages"
    all_ready(state)
    act(state, ANN, vote(BOB))
    act(state, CLEO, vote(BOB))
    act(state, BOB, place("computer-languages"))
    assert studied(state, BOB) == "computer-languages"
    assert len(state.ports[BOB]) == 3


def test_r4_12_held_events_lie_open() -> None:
    state = scene(public={0: ["ruby-lasers"]}, centre=FIELDS, event="deep-shelter")
    assert of_kind(begin(state, "event"), HeldGained) == [HeldGained(ANN, event_card("deep-shelter"), None)]
    assert GAME.sight.see(state, BOB).seats[ANN].held == ("deep-shelter",)


def test_r4_12_fire_drill_ignores_threats() -> None:
    state = scene(ports={0: ["arson", 50, "spy", 20]}, held={0: ["fire-drill"]})
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    act(state, ANN, play("fire-drill"), Finish())
    assert state.results[ANN] == 70
    assert held_events(state, ANN) == []


def test_r4_12_change_of_plans_names_another_agenda() -> None:
    state = scene(held={1: ["change-of-plans"]}, bank={1: 70})
    agendas(state, "research", "research", "research")
    assert asked(state) == [BOB]
    assert refused(state, BOB, agenda("submit")) == "R4.12"
    act(state, BOB, play("change-of-plans"))
    assert refused(state, BOB, Pass()) == "R4.12"
    assert refused(state, BOB, agenda("research")) == "R4.12"
    act(state, BOB, agenda("submit"))
    assert phase(state) == "vault"


def test_r4_12_change_of_plans_may_be_kept() -> None:
    state = scene(held={1: ["change-of-plans"]})
    agendas(state, "research", "research", "research")
    act(state, BOB, Pass())
    assert held_events(state, BOB) == ["change-of-plans"]


def test_r4_12_voting_bloc_doubles() -> None:
    state = drawn("draft-exemption", held={0: ["voting-bloc"]})
    all_ready(state)
    act(state, ANN, play("voting-bloc"))
    assert refused(state, ANN, play("voting-bloc")) == "R4.12"
    assert of_kind(act(state, ANN, vote(BOB)), VoteCast) == [VoteCast(ANN, BOB, 2)]


def test_r4_12_a_spent_event_is_discarded_and_comes_back() -> None:
    state = drawn("travel-ban")
    all_ready(state)
    act(state, ANN, choose(BOB))
    events = agendas(state, "submit", "submit", "submit")
    assert of_kind(events, EventsShuffled)
    assert GAME.sight.see(state, None).events_left == 25


def test_r4_12_company_chosen_is_announced() -> None:
    state = drawn("travel-ban")
    all_ready(state)
    assert act(state, ANN, choose(BOB))[0] == CompanyChosen(BOB, event_card("travel-ban"))
