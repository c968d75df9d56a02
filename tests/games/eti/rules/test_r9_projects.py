"""R9: new projects, markers, badge."""

from saucer.games.eti import GAME
from saucer.games.eti.events import BadgePassed, CardsBanked, DeckShuffled, MarkerPlaced, ProjectTurnedUp
from saucer.games.eti.moves import ChooseVault, DrawProject
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    agendas,
    asked,
    methods,
    moves_of,
    names,
    of_kind,
    phase,
    place,
    project,
    refused,
    scene,
    studied,
)


def test_r9_1_claimers_turn_up_a_project_up_to_one_level_higher() -> None:
    state = scene(secret={0: ["gene-mapping"]}, bank={0: 70})
    agendas(state, "submit", "research", "research")
    act(state, ANN, ChooseVault("public"))
    assert moves_of(state, ANN) == [DrawProject(1), DrawProject(2), DrawProject(3)]
    assert refused(state, ANN, DrawProject(4)) == "R9.1"
    events = act(state, ANN, DrawProject(3))
    shown = of_kind(events, ProjectTurnedUp)[0]
    assert state.tables.levels[state.tables.project_of[shown.project]] == 3
    assert shown.project in names(state, state.centre)


def test_r9_1_else_of_the_lowest_level_left() -> None:
    state = scene(bank={0: 70}, stock=["thinking-machine", "orbital-minefield"])
    agendas(state, "submit", "research", "research")
    act(state, ANN, ChooseVault("public"))
    assert "orbital-minefield" in names(state, state.centre)


def test_r9_2_after_the_reveal_nothing_is_turned_up() -> None:
    state = scene(bank={0: 70}, countdown=2)
    agendas(state, "submit", "research", "-")
    act(state, ANN, ChooseVault("public"))
    assert names(state, state.centre) == ["assault-rifles"]


def test_r9_3_one_round_of_markers_from_the_president() -> None:
    centre = ("ruby-lasers", "assault-rifles", "alien-detection")
    state = scene(president=1, bank={2: 70}, study={1: "assault-rifles"}, centre=centre)
    agendas(state, "research", "change", "submit")
    act(state, CLEO, ChooseVault("public"), DrawProject(1))
    assert (phase(state), asked(state)) == ("marks", [BOB])
    assert refused(state, BOB, place("assault-rifles")) == "R9.3"
    assert refused(state, BOB, place("gene-mapping")) == "R9.3"
    act(state, BOB, place("alien-detection"))
    assert asked(state) == [CLEO]
    act(state, CLEO, place("assault-rifles"))
    assert asked(state) == [ANN]


def test_r9_3_who_changes_banks_ten_a_card() -> None:
    state = scene(ports={0: [10] * 5}, bank={0: 100}, centre=("ruby-lasers", "string-theory", "portable-reactors"),
                  study={0: "ruby-lasers"})  # fmt: skip
    events = agendas(state, "change", "research", "research")
    assert of_kind(events, CardsBanked) == [CardsBanked(ANN, 5, 150)]
    assert state.ports[ANN] == []


def test_r9_4_another_field_cuts_the_bank_to_half_the_difficulty() -> None:
    centre = (
        "alien-detection",
        "string-theory",
        "orbital-minefield",
        "weather-mastery",
        "battle-forecasting",
    )
    for name, bank in (("string-theory", 90), ("orbital-minefield", 110), ("weather-mastery", 150)):
        state = scene(bank={0: 150}, centre=centre)
        agendas(state, "change", "research", "research")
        events = act(state, ANN, place(name))
        assert of_kind(events, MarkerPlaced) == [MarkerPlaced(ANN, project(name), bank)]


def test_r9_4_the_same_field_cuts_nothing() -> None:
    state = scene(bank={0: 150}, centre=("assault-rifles", "orbital-minefield", "ruby-lasers"))
    agendas(state, "change", "research", "research")
    act(state, ANN, place("orbital-minefield"))
    assert state.bank[ANN] == 150


def test_r9_5_the_badge_passes_to_the_left() -> None:
    state = scene()
    events = agendas(state, "research", "research", "research")
    assert BadgePassed(BOB) in events
    assert (state.president, state.turn) == (BOB, 2)
    state = scene(president=1, countdown=3)
    agendas(state, "research", "research", "-")
    assert state.president == ANN


def test_r9_6_discards_are_shuffled_in_every_turn() -> None:
    state = scene(ports={0: [10, 20]}, centre=("planetary-defense-ring", "ruby-lasers"))
    agendas(state, "submit", "research", "research")
    events = methods(state, ann="safe")
    assert of_kind(events, DeckShuffled)
    view = GAME.sight.see(state, ANN)
    assert view.discards == ()
    assert view.deck == 90 - 6


def test_r9_3_where_only_one_project_is_left_it_is_that_one() -> None:
    state = scene(bank={0: 70}, countdown=2)
    agendas(state, "submit", "research", "-")
    act(state, ANN, ChooseVault("public"))
    assert studied(state, ANN) == studied(state, BOB) == "assault-rifles"
