"""R1: setup."""

from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti import GAME
from saucer.games.eti.components import ALIEN_IDS, FIELDS, STANDARD, RoleId
from saucer.games.eti.events import AlienCardShown, TableLaid, UpgradesShown
from saucer.games.eti.moves import ChooseThreat, Finish, PlaceMarker, StartOver, Upgrade
from saucer.games.eti.options import Options
from saucer.games.eti.state import State
from tests.games.eti.scenes import (
    ANN,
    BOB,
    act,
    asked,
    moves_of,
    of_kind,
    phase,
    reason,
    refused,
    studied,
    tokens,
)


def fresh(seats: int = 3, seed: int = 0, **options: str) -> State:
    return GAME.rules.start(Options(**options), seats, Chance(seed, 0))  # type: ignore[arg-type]


def laid(seats: int = 3, seed: int = 0, **options: str) -> State:
    """The table once all have placed their free upgrades."""
    state = fresh(seats, seed, **options)
    for seat in range(seats):
        act(state, seat, *[Upgrade("staffing")] * 3, Finish(), seed=seed)
    return state


def test_r1_1_three_to_six_companies() -> None:
    assert list(GAME.seat_counts) == [3, 4, 5, 6]
    view = GAME.sight.see(fresh(6), None)
    assert len(view.seats) == 6
    assert all(seat.bank == 0 and not seat.ports and not seat.secret for seat in view.seats)


def test_r1_2_the_threshold_depends_on_length_and_players() -> None:
    assert GAME.sight.see(fresh(5, length="short"), None).threshold == 10
    view = GAME.sight.see(fresh(3), None)
    assert (view.threshold, view.forced) == (9, 12)
    assert GAME.sight.see(fresh(4, length="epic"), None).threshold == 16


def test_r1_3_the_first_token_is_no_upgrade() -> None:
    assert tokens(fresh(), ANN) == [0, 0, 0, 0]
    assert GAME.sight.see(fresh(), ANN).seats[0].values == (3, 0, 0, 0)


def test_r1_4_each_level_has_one_project_of_each_field() -> None:
    for level in range(1, 6):
        assert {card.field for card in STANDARD.projects if card.level == level} == set(FIELDS)
    view = GAME.sight.see(laid(4), None)
    assert view.deck == 90
    assert view.events_left == 25
    assert view.stock == (5, 8, 8, 8, 8)


def test_r1_5_one_alien_among_humans_with_different_cards() -> None:
    for seed in range(20):
        state = fresh(5, seed)
        assert [role for role in state.roles if role < 4] == [state.roles[state.alien]]
        assert len(set(state.roles)) == 5


def test_r1_5_everyone_knows_only_their_own_card() -> None:
    view = GAME.sight.see(fresh(4), BOB)
    assert [seat.role is not None for seat in view.seats] == [False, True, False, False]
    assert view.alien is None


def test_r1_6_a_chosen_alien_card_is_known_to_all() -> None:
    assert GAME.sight.see(fresh(alien="conquest-legion"), None).alien_card == "conquest-legion"
    opening = GAME.sight.opening(fresh(alien="conquest-legion"))
    assert opening[0] == AlienCardShown(RoleId("conquest-legion"))
    assert not of_kind(GAME.sight.opening(fresh(alien="random")), AlienCardShown)


def test_r1_6_the_suited_card_follows_length_and_seats() -> None:
    strengths = [
        [
            ALIEN_IDS.index(str(GAME.sight.see(fresh(seats, length=length), None).alien_card))
            for seats in (3, 4, 5, 6)
        ]
        for length in ("short", "standard", "epic")
    ]
    assert strengths[0][0] == 0, "the weakest for a short match of three"
    for row in [*strengths, *zip(*strengths, strict=True)]:
        assert list(row) == sorted(row)
    assert strengths[2][3] > strengths[0][0]


def test_r1_6_a_random_alien_card_is_known_to_the_alien() -> None:
    state = fresh(alien="random")
    known = [GAME.sight.see(state, Seat(seat)).alien_card is not None for seat in range(3)]
    assert known == [seat == state.alien for seat in range(3)]
    assert GAME.sight.see(state, None).alien_card is None


def test_r1_7_three_free_upgrades_in_secret_then_shown() -> None:
    state = fresh()
    for seat in (0, 1):
        act(state, seat, *[Upgrade("staffing")] * 3, Finish())
        assert GAME.sight.see(state, Seat(2)).seats[seat].tokens == (0, 0, 0, 0)
    assert asked(state) == [2]
    events = act(state, 2, Upgrade("analysis"), Upgrade("analysis"), Upgrade("creativity"), Finish())
    assert of_kind(events, UpgradesShown)[2] == UpgradesShown(
        Seat(2), ("creativity", "analysis", "analysis"), ()
    )
    assert GAME.sight.see(state, Seat(2)).seats[0].tokens == (3, 0, 0, 0)


def test_r1_7_an_immunity_is_chosen_at_once() -> None:
    state = fresh()
    act(state, ANN, Upgrade("security"))
    assert refused(state, ANN, Upgrade("staffing")) == "R2.4"
    act(state, ANN, ChooseThreat("spy"), Upgrade("staffing"), Upgrade("staffing"))
    assert reason(state, ANN, Upgrade("staffing")) == "no-upgrades-left"
    assert refused(state, ANN, ChooseThreat("arson")) == "R2.4"


def test_r1_7_all_three_are_placed() -> None:
    state = fresh()
    assert refused(state, ANN, StartOver()) == "R13.26"
    act(state, ANN, Upgrade("analysis"))
    assert refused(state, ANN, Finish()) == "R1.7"
    act(state, ANN, StartOver())
    assert tokens(state, ANN) == [0, 0, 0, 0]


def test_r1_7_upgrades_come_before_projects_and_president() -> None:
    state = fresh(4, president="first")
    events: list[Any] = []
    for seat in range(4):
        view = GAME.sight.see(state, Seat(seat))
        assert (view.centre, view.president, view.stock) == ((), None, (8, 8, 8, 8, 8))
        events = act(state, seat, *[Upgrade("staffing")] * 3, Finish())
    view = GAME.sight.see(state, None)
    assert of_kind(events, TableLaid) == [TableLaid(Seat(0), view.centre)]
    assert [type(event) for event in events].index(UpgradesShown) < events.index(TableLaid(ANN, view.centre))


def test_r1_8_one_project_less_than_players() -> None:
    for seats in (3, 4, 5, 6):
        centre = GAME.sight.see(laid(seats), None).centre
        assert len(centre) == seats - 1
        assert all(STANDARD.projects[fresh(seats).tables.project_of[name]].level == 1 for name in centre)


def test_r1_9_markers_go_round_from_the_president() -> None:
    state = laid(president="first")
    assert phase(state) == "marks"
    project = GAME.sight.see(state, None).centre[0]
    for seat in range(3):
        assert asked(state) == [seat]
        act(state, seat, PlaceMarker(project))
    assert [studied(state, seat) for seat in range(3)] == [project] * 3
    assert state.turn == 1


def test_r1_9_chance_picks_the_first_president() -> None:
    assert {laid(3, seed).president for seed in range(30)} == {0, 1, 2}
    assert moves_of(fresh(), ANN)
