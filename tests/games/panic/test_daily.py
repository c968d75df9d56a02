"""The town of the day: its cards come from the date, its values are proven, and one round decides."""

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.panic import GAME
from saucer.games.panic.components import STANDARD
from saucer.games.panic.daily import DAILY
from saucer.games.panic.options import Options
from saucer.games.panic.solver.solver import front_of
from saucer.server.tables.daily_puzzles import first_state
from tests.games.panic.scenes import CLAIM, EMPTY, OFFICIAL, building, play, ring


def cards_of(day: str) -> tuple[str, ...]:
    return DAILY.goals(first_state(GAME, day))


def test_r7_6_the_cards_come_from_the_date() -> None:
    assert cards_of("2026-11-16") == cards_of("2026-11-16")
    days = [f"2026-11-{day:02}" for day in range(1, 29)]
    assert len({cards_of(day) for day in days}) > 25
    assert all("card-4" not in cards_of(day) for day in days)


def test_r7_6_the_bests_stand_in_the_order_of_the_cards() -> None:
    state = building(EMPTY, cards=(25, 7, 3), rounds=1)
    front = front_of(STANDARD, [3, 7, 25], facing=False)
    assert DAILY.bests is not None
    assert DAILY.bests(state) == tuple(values[::-1] for values in front.values)


def test_r7_1_one_round_can_be_all() -> None:
    state = building(OFFICIAL, cards=(7, 10, 25), rounds=1, help="all")
    assert DAILY.values(state) == ()
    assert DAILY.picture(state) == ""
    play(state, 0, CLAIM)
    assert state.result is not None
    assert state.result.reason in ("near-par-once", "below-par-once")
    assert (state.result.winners != ()) == (state.scores[0] >= 75)
    assert len(DAILY.values(state)) == 3
    assert DAILY.picture(state) == OFFICIAL
    assert GAME.sight.see(state, Seat(0)).goal == 75


def test_an_unfinished_town_has_no_values() -> None:
    state = building(EMPTY, cards=(7, 10, 25), rounds=1)
    ring(state, "building")
    assert DAILY.values(state) == ()
    assert DAILY.picture(state) == ""
    assert state.result is not None
    assert (state.result.scores, state.result.reason) == ((0,), "below-par-once")


def test_the_puzzle_of_a_day_is_dealt_by_its_options() -> None:
    assert isinstance(DAILY.options, Options)
    state = GAME.rules.start(DAILY.options, 1, Chance("x", 0))
    assert (state.variant.help, state.variant.rounds) == ("all", 1)
