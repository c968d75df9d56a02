"""Tournaments: fair schedules and correct totals."""

from collections import Counter

import pytest

from saucer.engine.errors import BadOptions
from saucer.lab import Tournament, make_setup, run_tournament
from saucer.lab.arena import line_ups, schedule
from saucer.lab.win_rates import ratings, win_rate


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_bot_holds_every_seat_equally_often(seats: int) -> None:
    seated = line_ups("a", "b", seats)
    for seat in range(seats):
        held = Counter(line_up[seat] for line_up in seated)
        assert held["a"] == held["b"]


def test_every_deal_is_played_in_all_line_ups_by_every_pair() -> None:
    tournament = Tournament(make_setup("strangers", 2), ("random", "greedy", "ismcts"), matches=5, seed=9)
    pairs = [scheduled for scheduled in schedule(tournament) if len(set(scheduled.bots)) == 2]
    deals: dict[frozenset[str], Counter[int]] = {}
    for scheduled in pairs:
        deals.setdefault(frozenset(scheduled.bots), Counter())[scheduled.seed] += 1
    assert len(deals) == 3
    assert all(counts == {9_000_028: 2, 9_000_029: 2, 9_000_030: 2} for counts in deals.values())


def test_greedy_beats_random_with_intervals_apart() -> None:
    standings = run_tournament(
        Tournament(make_setup("strangers", 2), ("random", "greedy"), matches=20, seed=1)
    )
    rates = standings.pairs[0].rates
    assert rates["greedy"].low > rates["random"].high
    assert [one.bot for one in standings.overall] == ["greedy", "random"]
    assert standings.matches_per_pair == 20


def test_the_wins_of_a_pair_and_of_the_seats_add_up() -> None:
    standings = run_tournament(
        Tournament(make_setup("strangers", 4), ("random", "greedy"), matches=6, seed=1)
    )
    pair = standings.pairs[0]
    assert sum(won.wins for won in pair.rates.values()) == pytest.approx(pair.matches)
    assert sum(seat.wins for seat in standings.seat_rates) == pytest.approx(pair.matches)
    assert [mirror.bot for mirror in standings.mirrors] == ["random", "greedy"]
    for mirror in standings.mirrors:
        assert sum(seat.wins for seat in mirror.seats) == pytest.approx(mirror.matches)


def test_one_worker_and_two_get_the_same_standings() -> None:
    tournament = Tournament(make_setup("strangers", 2), ("random", "greedy"), matches=6, seed=2)
    assert run_tournament(tournament, workers=1).digest == run_tournament(tournament, workers=2).digest


def test_alone_the_better_score_on_the_same_deal_wins() -> None:
    standings = run_tournament(
        Tournament(make_setup("strangers", 1), ("random", "greedy"), matches=12, seed=1)
    )
    rates = standings.pairs[0].rates
    assert rates["greedy"].matches == 6
    assert rates["greedy"].wins > rates["random"].wins
    assert standings.mirrors == ()


def test_sides_are_kept_apart_where_the_seats_play_for_different_ones() -> None:
    tournament = Tournament(
        make_setup("eti", 3, {"length": "short"}), ("random", "greedy"), matches=12, seed=1
    )
    standings = run_tournament(tournament)
    pair = standings.pairs[0]
    assert list(pair.sides) == ["alien", "human"]
    for side, seats in (("alien", 1), ("human", 2)):
        held = {name: one.matches for name, one in pair.sides[side].items()}
        assert held == {"random": 6 * seats, "greedy": 6 * seats}
    won = sum(one.wins for rates in pair.sides.values() for one in rates.values())
    assert won == pytest.approx(pair.matches)
    for mirror in standings.mirrors:
        assert sum(one.wins for one in mirror.sides.values()) == pytest.approx(mirror.matches)


def test_there_are_no_sides_where_all_play_for_the_same() -> None:
    standings = run_tournament(
        Tournament(make_setup("strangers", 2), ("random", "greedy"), matches=2, seed=1)
    )
    assert standings.pairs[0].sides == {}
    assert standings.mirrors[0].sides == {}


def test_a_tournament_needs_different_bots() -> None:
    for bots in ((), ("greedy",), ("greedy", "greedy")):
        with pytest.raises(BadOptions, match="two or more different bots"):
            run_tournament(Tournament(make_setup("strangers", 2), bots))


def test_the_wilson_interval_is_the_known_one() -> None:
    one = win_rate(8, 10)
    assert (one.win_rate, one.low, one.high) == pytest.approx((0.8, 0.490162, 0.943318), abs=1e-5)
    assert win_rate(10, 10).low < 1.0 == win_rate(10, 10).high
    assert win_rate(0, 10).low == 0.0 < win_rate(0, 10).high


def test_ratings_follow_the_odds() -> None:
    rated = ratings(("a", "b"), {("a", "b"): 1000.0, ("b", "a"): 100.0})
    assert rated["a"] - rated["b"] == pytest.approx(400, abs=3)
    assert sum(rated.values()) == pytest.approx(3000)


def test_a_bot_that_never_lost_is_rated_all_the_same() -> None:
    rated = ratings(("a", "b", "c"), {("a", "b"): 10.0, ("a", "c"): 10.0, ("b", "c"): 10.0})
    assert rated["a"] > rated["b"] > rated["c"]
