"""Points, compared with a slow second implementation."""

from hypothesis import given
from hypothesis import strategies as st

from saucer.engine.types import Seat
from saucer.games.strangers import GAME
from saucer.games.strangers.rules.scoring import best_seats, own_scores, side_scores
from saucer.games.strangers.rules.variants.series import series_winners
from saucer.games.strangers.state import State
from tests.games.strangers import naive
from tests.games.strangers.scenes import scene

SEATS = 4


@st.composite
def holders(draw: st.DrawFn) -> tuple[str, dict[str, list[int | None]]]:
    """A board, and who holds each slot of each place."""
    board = draw(st.sampled_from(["A", "B"]))
    owner = st.one_of(st.none(), st.integers(0, SEATS - 1))
    return board, {
        name: draw(st.lists(owner, min_size=len(place["values"]), max_size=len(place["values"])))
        for name, place in naive.places(board).items()
    }


def filled(board: str, owners: dict[str, list[int | None]], teams: str = "none") -> State:
    safe = {
        f"{name}.{nth + 1}": owner
        for name, slots in owners.items()
        for nth, owner in enumerate(slots)
        if owner is not None
    }
    return scene(seats=SEATS, options={"board": board, "teams": teams}, safe=safe)


@given(holders())
def test_points_are_what_the_second_implementation_says(
    case: tuple[str, dict[str, list[int | None]]],
) -> None:
    board, owners = case
    assert own_scores(filled(board, owners)) == naive.scores(board, owners, SEATS)


@given(holders(), st.sampled_from(["open", "closed"]))
def test_a_team_has_the_points_of_both(case: tuple[str, dict[str, list[int | None]]], teams: str) -> None:
    board, owners = case
    own = naive.scores(board, owners, SEATS)
    pairs = [(0, 1), (2, 3)] if teams == "open" else [(0, 2), (1, 3)]
    together = side_scores(filled(board, owners, teams))
    for one, other in pairs:
        assert together[one] == together[other] == own[one] + own[other]


@given(holders())
def test_the_slots_of_a_view_add_up_to_the_scores(case: tuple[str, dict[str, list[int | None]]]) -> None:
    board, owners = case
    view = GAME.sight.see(filled(board, owners), None)
    points = [0] * SEATS
    for slot in view.slots:
        if slot.owner is not None:
            points[slot.owner] += slot.value
    assert points == [seat.score for seat in view.seats]


@given(st.lists(st.integers(0, 60), min_size=1, max_size=4))
def test_the_best_seats_are_all_those_with_the_most_points(points: list[int]) -> None:
    best = best_seats(points)
    assert best == sorted(best)
    assert {points[seat] for seat in best} == {max(points)}
    assert len(best) == points.count(max(points))


@given(st.tuples(st.integers(0, 2), st.integers(0, 2)), st.tuples(st.integers(0, 99), st.integers(0, 99)))
def test_a_series_is_won_by_rounds_then_by_points(wins: tuple[int, int], points: tuple[int, int]) -> None:
    ranks = list(zip(wins, points, strict=True))
    expected = [Seat(seat) for seat in range(2) if ranks[seat] == max(ranks)]
    assert series_winners(list(wins), list(points)) == expected
