"""Levels: what each sets out to build, how it gets there, and how fast."""

import pytest

from saucer.bots import UnknownLevel, bot
from saucer.engine.chance import Chance
from saucer.engine.errors import BadOptions
from saucer.engine.player import LEVELS, Player
from saucer.engine.playout import play_out
from saucer.engine.types import Seat
from saucer.games.panic import GAME
from saucer.games.panic.components import STANDARD
from saucer.games.panic.moves import Claim, Ready
from saucer.games.panic.player.crowd import crowd_for
from saucer.games.panic.player.plans import plan_for, tiles_as_planned
from saucer.games.panic.rules.scoring import card_values
from saucer.games.panic.solver.builder import random_tiles, random_town
from saucer.games.panic.solver.solver import front_of
from saucer.games.panic.state import BUILDING, State, laid_cells
from saucer.games.panic.tables import TABLES
from saucer.games.panic.town.completeness import fault_of
from saucer.lab.line_up import SearchBudget, make_player
from tests.games.panic.scenes import CONTESTED, EMPTY, LOOP, building, play, signal

CARDS = (7, 15, 25)
STANDARD_TABLES = TABLES.standard


def build_by_advice(state: State, seat: int, level: str) -> int:
    """Follow the advice until the town is claimed; how many moves that took."""
    moves = 0
    rng = Chance(1, 0)
    while state.tokens[seat] == 0 and state.phase == BUILDING:
        legal = GAME.rules.legal_moves(state, Seat(seat))
        weights = GAME.bots.advice(state, Seat(seat), legal, rng, level)
        play(state, seat, legal[weights.index(max(weights))])
        moves += 1
        assert moves < 80
    return moves


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_builds_a_complete_town(level: str) -> None:
    state = building(EMPTY, EMPTY, cards=CARDS)
    assert build_by_advice(state, 1, level) < 40
    assert state.tokens == [0, 1]
    assert laid_cells(state.boards[1]) == plan_for(state, 1, level)


@pytest.mark.parametrize("town", [LOOP, CONTESTED.replace("6B1", "."), "3B1 . . . 4A0 . . . 1A2"])
def test_a_plan_is_followed_from_wherever_the_tiles_lie(town: str) -> None:
    state = building(town, EMPTY, cards=CARDS)
    build_by_advice(state, 0, "normal")
    assert state.tokens == [1, 0]


def test_a_master_builds_a_town_that_no_town_beats() -> None:
    state = building(EMPTY, EMPTY, cards=CARDS)
    values = tuple(card_values(state, plan_for(state, 0, "master")))
    assert values in front_of(STANDARD, list(CARDS), facing=False).values


def test_better_levels_plan_better_towns() -> None:
    standings = dict.fromkeys(LEVELS, 0.0)
    for seed in range(6):
        state = signal(2, seed=seed, stars=False)
        for level in LEVELS[:3]:
            for seat in (0, 1):
                standings[level] += crowd_for(state).standing(plan_for(state, seat, level))
    assert standings["easy"] < standings["normal"] < standings["hard"]


def test_a_plan_stays_the_same_and_differs_between_seats() -> None:
    state = building(EMPTY, EMPTY, cards=CARDS)
    assert plan_for(state, 0, "normal") == plan_for(GAME.states.copy(state), 0, "normal")
    assert plan_for(state, 0, "normal") != plan_for(state, 1, "normal")
    assert tiles_as_planned(state.boards[0], plan_for(state, 0, "normal")) == 0


def test_better_levels_are_faster_and_sand_makes_everyone_hurry() -> None:
    state = building(CONTESTED, CONTESTED)
    seconds = [GAME.bots.pace(state, Seat(0), Claim(), level) for level in LEVELS]
    assert seconds == sorted(seconds, reverse=True)
    state.glass = True
    assert GAME.bots.pace(state, Seat(0), Claim(), "easy") < seconds[0]
    fresh = building(EMPTY, EMPTY)
    first = GAME.rules.legal_moves(fresh, Seat(0))[0]
    assert GAME.bots.pace(fresh, Seat(0), first, "easy") > 10
    assert 0.5 < GAME.bots.pace(signal(), Seat(0), Ready(), "easy") < 2.5


def claim_times(level: str) -> list[float]:
    """When players of a level claim, over a dozen rounds with different cards."""
    times: list[float] = []
    for nth in range(12):
        state = building(EMPTY, EMPTY, cards=(1 + nth, 13 + nth, 26))
        time = 0.0
        while state.tokens[0] == 0:
            legal = GAME.rules.legal_moves(state, Seat(0))
            weights = GAME.bots.advice(state, Seat(0), legal, Chance(1, 0), level)
            move = legal[weights.index(max(weights))]
            time += GAME.bots.pace(state, Seat(0), move, level)
            play(state, 0, move)
        times.append(time)
    return times


def test_claims_come_at_human_times_spread_by_level() -> None:
    usual = 0.0
    for level in reversed(LEVELS):
        times = claim_times(level)
        assert len({round(time) for time in times}) > 8, "never at a fixed second"
        assert 25 < min(times) < max(times) < 200
        assert max(times) > 1.25 * min(times)
        assert usual < sum(times) / len(times)
        usual = sum(times) / len(times)


def test_small_moves_are_uneven() -> None:
    state = building(EMPTY, EMPTY, cards=CARDS)
    plan = plan_for(state, 0, "normal")
    seconds: list[float] = []
    while tiles_as_planned(state.boards[0], plan) < 9:
        legal = GAME.rules.legal_moves(state, Seat(0))
        weights = GAME.bots.advise(state, Seat(0), legal, Chance(1, 0))
        move = legal[weights.index(max(weights))]
        seconds.append(GAME.bots.pace(state, Seat(0), move, "normal"))
        play(state, 0, move)
    assert max(seconds[1:]) > 2 * min(seconds[1:])
    assert len({round(time, 2) for time in seconds}) > len(seconds) // 2


def test_a_match_between_levels_takes_human_time() -> None:
    players: list[Player] = [
        make_player("greedy:easy", SearchBudget()),
        make_player("greedy:hard", SearchBudget()),
    ]
    playout = play_out(GAME, GAME.options(), 2, 1, players)
    assert 60 < playout.moves[-1].time < 900


def test_chance_builds_complete_towns_and_unfinished_ones() -> None:
    rng = Chance(4, 0)
    for _ in range(50):
        assert fault_of(STANDARD_TABLES, random_town(STANDARD_TABLES, rng)) is None
    assert [sum(tile != 9 for tile in random_tiles(count, rng)[:9]) for count in (0, 4, 9)] == [0, 4, 9]


def test_value_grows_with_progress_and_with_a_token() -> None:
    state = building(EMPTY, EMPTY, cards=CARDS)
    before = GAME.bots.value(state, Seat(0))
    plan = plan_for(state, 0, "normal")
    assert 0.0 < before < 1.0
    while tiles_as_planned(state.boards[0], plan) < 9:
        legal = GAME.rules.legal_moves(state, Seat(0))
        weights = GAME.bots.advise(state, Seat(0), legal, Chance(1, 0))
        play(state, 0, legal[weights.index(max(weights))])
    built = GAME.bots.value(state, Seat(0))
    play(state, 0, Claim())
    assert before < built < GAME.bots.value(state, Seat(0))


def test_a_bot_has_a_level() -> None:
    assert bot("greedy").level == "normal"
    assert bot("random", level="easy").level == "easy"
    assert make_player("ismcts:master:40", SearchBudget()).level == "master"
    with pytest.raises(UnknownLevel, match="no level is called 'super'"):
        bot("greedy", level="super")


@pytest.mark.parametrize("name", ["greedy:", "greedy:0", "greedy:super", "ismcts:40:50", "greedy:hard:easy"])
def test_a_bot_with_a_strange_ending_is_refused(name: str) -> None:
    with pytest.raises(BadOptions, match="a number of iterations or a level is expected"):
        make_player(name, SearchBudget())
