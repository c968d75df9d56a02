"""R6: agendas and research."""

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti import GAME
from saucer.games.eti.events import AgendaShown, CardsTaken, ChoiceMade, DeckShuffled
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    agenda,
    agendas,
    asked,
    begin,
    moves_of,
    of_kind,
    refused,
    scene,
)


def test_r6_1_all_choose_at_once_in_secret() -> None:
    views = []
    for name in ("research", "submit"):
        state = scene(ports={0: [10]})
        begin(state, "agendas")
        assert asked(state) == [ANN, BOB, CLEO]
        assert act(state, ANN, agenda(name)) == [ChoiceMade(ANN)]
        assert GAME.sight.see(state, ANN).chosen != 0
        views.append(GAME.sight.see(state, BOB))
    assert views[0] == views[1]


def test_r6_2_the_last_choice_shows_all() -> None:
    events = agendas(scene(), "research", "submit", "change")
    assert of_kind(events, AgendaShown) == [
        AgendaShown(ANN, "research"),
        AgendaShown(BOB, "submit"),
        AgendaShown(CLEO, "change"),
    ]


def test_r6_3_no_research_with_full_ports() -> None:
    state = scene(ports={0: [10] * 12 + [20, 20]})
    begin(state, "agendas")
    assert refused(state, ANN, agenda("research")) == "R6.3"


def test_r6_4_submitting_is_always_allowed() -> None:
    state = scene()
    begin(state, "agendas")
    assert agenda("submit") in moves_of(state, ANN)


def test_r6_5_no_change_with_nowhere_to_go() -> None:
    state = scene(centre=("ruby-lasers",), countdown=2)
    begin(state, "agendas")
    assert refused(state, ANN, agenda("change")) == "R6.5"
    state = scene(centre=("ruby-lasers",), stock=[])
    begin(state, "agendas")
    assert refused(state, ANN, agenda("change")) == "R6.5"
    state = scene(centre=("ruby-lasers",))
    begin(state, "agendas")
    assert agenda("change") in moves_of(state, ANN)


def test_r6_6_one_more_card_for_each_project_of_the_field() -> None:
    state = scene(
        secret={0: ["homing-missiles"]}, public={0: ["particle-cannons"]}, study={0: "assault-rifles"}
    )
    agendas(state, "research", "submit", "submit")
    assert len(state.ports[ANN]) == 3 + 2


def test_r6_6_the_president_is_dealt_last() -> None:
    events = agendas(scene(president=1), "research", "research", "research")
    assert [event.seat for event in of_kind(events, CardsTaken)] == [CLEO, ANN, BOB]


def test_r6_7_an_empty_deck_takes_the_discards_in() -> None:
    state = scene(deck=[10])
    events = agendas(state, "research", "submit", "submit")
    assert of_kind(events, DeckShuffled)
    assert len(state.ports[ANN]) == 3


def test_r6_7_with_nothing_left_the_rest_get_nothing() -> None:
    state = scene(seats=4, alien=3, president=3, deck=[10, 20, 30, 40])
    state.discards = []
    begin(state, "agendas")
    for seat in range(4):
        GAME.rules.advance(state, Seat(seat), agenda("research"), Chance(0, seat))
    assert [len(ports) for ports in state.ports] == [3, 1, 0, 0]
