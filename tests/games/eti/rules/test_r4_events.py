"""R4: events."""

import pytest

from saucer.games.eti import GAME
from saucer.games.eti.events import (
    EventDrawn,
    EventFizzled,
    VoteCast,
    VotesCounted,
)
from saucer.games.eti.moves import (
    DrawProject,
)
from tests.games.eti.event_scenes import drawn
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    all_ready,
    asked,
    begin,
    choose,
    event_card,
    held_events,
    moves_of,
    of_kind,
    phase,
    refused,
    scene,
    tokens,
    vote,
)

FIELDS = ("assault-rifles", "alien-detection")


def test_r4_1_a_president_with_a_project_draws() -> None:
    state = scene(public={0: ["ruby-lasers"]}, centre=FIELDS, event="travel-ban")
    assert begin(state, "event")[0] == EventDrawn(ANN, event_card("travel-ban"))


def test_r4_1_a_president_without_one_draws_nothing() -> None:
    state = scene(event="travel-ban")
    assert begin(state, "event") == []
    assert phase(state) == "agenda"


def test_r4_2_events_fall_to_leaders_choices_votes_or_are_held() -> None:
    assert phase(drawn("small-firm-grant", public={0: ["ruby-lasers"], 1: ["miracle-polymers"]})) == "agenda"
    assert phase(drawn("travel-ban")) == "bargain"
    assert phase(drawn("science-prize")) == "bargain"
    assert held_events(drawn("fire-drill"), ANN) == ["fire-drill"]


def test_r4_3_a_revealed_alien_is_never_chosen() -> None:
    state = drawn("travel-ban", countdown=2)
    all_ready(state)
    assert moves_of(state, ANN) == [choose(ANN), choose(BOB)]
    assert refused(state, ANN, choose(CLEO)) == "R4.3"


def test_r4_3_nor_does_it_lead() -> None:
    state = drawn("flash-of-genius", upgrades={2: {"creativity": 5}, 1: {"creativity": 2}}, countdown=2)
    assert state.bank == [0, 40, 0]


def test_r4_4_the_president_names_a_level_and_all_see_the_project() -> None:
    state = drawn("surplus-patent", public={0: ["gene-mapping"]})
    assert (phase(state), moves_of(state, ANN)) == ("level", [DrawProject(1), DrawProject(2)])
    assert refused(state, ANN, DrawProject(3)) == "R4.4"
    act(state, ANN, DrawProject(2))
    assert GAME.sight.see(state, BOB).shown is not None
    assert phase(state) == "bargain"


def test_r4_4_without_stock_the_lowest_level_left() -> None:
    state = drawn("surplus-patent", stock=["homing-missiles", "thinking-machine"], centre=("assault-rifles",),
                  public={0: ["ruby-lasers"]})  # fmt: skip
    assert GAME.sight.see(state, None).shown == "homing-missiles"


def test_r4_4_with_empty_piles_nothing_happens() -> None:
    state = scene(event="surplus-patent", public={0: ["ruby-lasers"]}, centre=FIELDS, stock=[])
    assert of_kind(begin(state, "event"), EventFizzled)
    assert phase(state) == "agenda"


def test_r4_5_voters_go_round_from_the_president_in_the_open() -> None:
    state = drawn("draft-exemption", president=1, public={1: ["ruby-lasers"], 0: ["gene-mapping"]})
    all_ready(state)
    assert asked(state) == [BOB]
    assert moves_of(state, BOB) == [vote(ANN), vote(BOB), vote(CLEO)]
    events = act(state, BOB, vote(CLEO))
    assert events[0] == VoteCast(BOB, CLEO, 1)
    assert asked(state) == [ANN]
    assert GAME.sight.see(state, ANN).seats[BOB].vote == CLEO


def test_r4_5_who_has_no_project_has_no_vote() -> None:
    state = drawn("draft-exemption")
    all_ready(state)
    act(state, ANN, vote(BOB))
    assert tokens(state, BOB)[0] == 1


def test_r4_6_votes_are_levels_added_up() -> None:
    state = drawn(
        "draft-exemption", public={0: ["ruby-lasers", "miracle-polymers"]}, secret={0: ["string-theory"]}
    )
    all_ready(state)
    assert of_kind(act(state, ANN, vote(ANN)), VoteCast) == [VoteCast(ANN, ANN, 5)]


@pytest.mark.parametrize(
    ("project", "votes"), [("alien-linguistics", 4), ("gene-mapping", 4), ("homing-missiles", 2)]
)
def test_r4_7_an_ability_doubles_once(project: str, votes: int) -> None:
    state = drawn("science-prize", public={0: [project]})
    all_ready(state)
    assert GAME.sight.see(state, BOB).seats[ANN].votes == votes, "all see what a vote counts"
    assert of_kind(act(state, ANN, vote(ANN)), VoteCast) == [VoteCast(ANN, ANN, votes)]


def test_r4_8_the_president_chooses_between_equals() -> None:
    state = drawn("draft-exemption", public={0: ["ruby-lasers"], 1: ["miracle-polymers"]})
    all_ready(state)
    act(state, ANN, vote(ANN))
    events = act(state, BOB, vote(BOB))
    assert of_kind(events, VotesCounted) == [VotesCounted((1, 1, 0), (ANN, BOB))]
    assert phase(state) == "bargain"
    all_ready(state)
    assert refused(state, ANN, choose(CLEO)) == "R4.8"
    act(state, ANN, choose(BOB))
    assert tokens(state, BOB)[0] == 1


def test_r4_8_leaders_that_are_level_are_left_to_the_president_too() -> None:
    state = drawn("recruiting-drive", upgrades={1: {"staffing": 2}, 2: {"staffing": 2}})
    all_ready(state)
    assert moves_of(state, ANN) == [choose(BOB), choose(CLEO)]
