"""R3: the turn and the reveal window."""

from saucer.games.eti import GAME
from saucer.games.eti.events import ChoiceMade, NobodyRevealed, RevealAsked, TurnStarted
from saucer.games.eti.moves import ChooseVault, Pass, Ready, Reveal
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    agendas,
    all_pass,
    asked,
    begin,
    moves_of,
    of_kind,
    phase,
    refused,
    scene,
)


def test_r3_1_a_turn_begins_with_its_number_and_president() -> None:
    events = begin(scene(turn=4, president=1, claimed=2), "turn")
    assert events[0] == TurnStarted(4, BOB, 2)


def test_r3_1_claimed_projects_are_counted() -> None:
    state = scene(bank={0: 70}, claimed=3)
    agendas(state, "submit", "research", "research")
    act(state, ANN, ChooseVault("secret"))
    assert state.claimed == 4


def test_r3_1_nobody_acts_out_of_turn() -> None:
    state = scene()
    begin(state, "agendas")
    assert refused(state, ANN, Ready()) == "R6.1"
    agendas(state, "submit", "-", "-")
    assert moves_of(state, ANN) == []
    assert refused(state, ANN, Pass()) == "R6.1"


def test_r3_2_below_the_threshold_nobody_is_asked() -> None:
    state = scene(claimed=8)
    begin(state, "turn")
    assert phase(state) == "agenda"


def test_r3_2_from_the_threshold_on_everyone_is_asked_at_once() -> None:
    state = scene(claimed=9)
    assert of_kind(begin(state, "turn"), RevealAsked) == [RevealAsked(forced=False)]
    assert asked(state) == [ANN, BOB, CLEO]


def test_r3_2_only_a_reveal_is_announced() -> None:
    state = scene(claimed=9)
    begin(state, "turn")
    events = act(state, CLEO, Pass())
    assert events == [ChoiceMade(CLEO)]
    assert of_kind(all_pass(state), NobodyRevealed)
    assert GAME.sight.see(state, ANN).alien is None


def test_r3_2_an_answer_looks_the_same_whatever_it_is() -> None:
    views = []
    for move in (Pass(), Reveal()):
        state = scene(claimed=9)
        begin(state, "turn")
        events = act(state, CLEO, move)
        views.append(
            (GAME.sight.see(state, ANN), [GAME.sight.see_event(state, event, ANN) for event in events])
        )
    assert views[0] == views[1]


def test_r3_3_humans_can_only_pass() -> None:
    state = scene(claimed=9)
    begin(state, "turn")
    assert moves_of(state, ANN) == [Pass()]
    assert moves_of(state, CLEO) == [Pass(), Reveal()]
    assert refused(state, ANN, Reveal()) == "R3.3"


def test_r3_4_at_one_more_per_player_the_alien_must_reveal() -> None:
    state = scene(claimed=12)
    begin(state, "turn")
    assert moves_of(state, CLEO) == [Reveal()]
    assert refused(state, CLEO, Pass()) == "R3.4"
    assert moves_of(state, ANN) == [Pass()]


def test_r3_4_with_an_empty_centre_the_alien_must_reveal() -> None:
    state = scene(claimed=2, centre=())
    assert of_kind(begin(state, "turn"), RevealAsked) == [RevealAsked(forced=True)]


def test_r3_5_the_president_breaks_ties() -> None:
    state = scene(bank={0: 70, 1: 70}, president=2)
    agendas(state, "submit", "submit", "research")
    assert (phase(state), asked(state)) == ("ties", [CLEO])
