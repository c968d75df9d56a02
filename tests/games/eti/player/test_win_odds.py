"""How a state is judged before the invasion: everyone's chances, and what sways them."""

import pytest

from saucer.games.eti import GAME
from saucer.games.eti.player.win_odds import WinOdds
from tests.games.eti.scenes import ANN, BOB, CLEO, scene


@pytest.mark.parametrize("countdown", [None, 2])
def test_every_value_lies_between_nothing_and_all(countdown: int | None) -> None:
    for seats in GAME.seat_counts:
        values = WinOdds(scene(seats=seats, countdown=countdown)).values()
        assert len(values) == seats
        assert all(0.0 < value < 1.0 for value in values)


@pytest.mark.parametrize("countdown", [None, 2])
def test_defence_helps_its_owner_and_harms_the_alien(countdown: int | None) -> None:
    bare = WinOdds(scene(countdown=countdown))
    armed = WinOdds(scene(countdown=countdown, secret={0: ["particle-cannons"]}))
    assert armed.conquest < bare.conquest
    assert armed.values()[ANN] > bare.values()[ANN]
    assert armed.values()[CLEO] < bare.values()[CLEO]


def test_a_project_in_the_vault_is_worth_more_than_one_to_come() -> None:
    studied = WinOdds(scene(claimed=2, bank={0: 60}, study={0: "ruby-lasers"}))
    claimed = WinOdds(scene(claimed=3, secret={0: ["ruby-lasers"]}))
    assert claimed.values()[ANN] > studied.values()[ANN]


def test_of_two_humans_the_more_famous_is_ahead() -> None:
    values = WinOdds(
        scene(
            roles={0: "saboteur", 1: "survivalist"}, public={0: ["ruby-lasers"]}, centre=("assault-rifles",)
        )
    ).values()
    assert values[ANN] > values[BOB]


def test_projects_and_staff_serve_the_alien() -> None:
    bare = WinOdds(scene())
    assert WinOdds(scene(secret={2: ["gene-mapping"]})).conquest > bare.conquest
    assert WinOdds(scene(upgrades={2: {"staffing": 2}})).conquest > bare.conquest
