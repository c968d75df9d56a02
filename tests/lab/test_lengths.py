"""How long matches take: measured by a benchmark, kept as data, sent with the games."""

import pytest

from benchmarks.lengths import TEMPO, match_seconds, play, rounded, step_seconds, toml_of
from saucer.engine.chance import Chance
from saucer.games import BUILT_IN, eti, strangers
from saucer.lab.lengths import MatchLengths, measured_lengths
from saucer.server.minutes import match_minutes


def test_every_game_of_our_own_was_measured() -> None:
    assert set(measured_lengths()) == {game.id for game in BUILT_IN}


def test_a_game_that_was_measured_says_how_long_it_takes_and_another_says_what_it_likes() -> None:
    bots = measured_lengths()["strangers"].against_bots
    assert match_minutes(strangers.GAME, "en").startswith(f"about {bots} min against bots")
    assert match_minutes(strangers.GAME, "fr").startswith(f"environ {bots} min contre des robots")


@pytest.mark.parametrize(("seconds", "shown"), [(20.0, 1), (330.0, 6), (597.0, 10), (700.0, 10), (770.0, 15)])
def test_minutes_are_rounded_as_people_say_them(seconds: float, shown: int) -> None:
    assert rounded(seconds) == shown


def test_people_take_longer_than_bots_and_a_full_table_of_them_longest() -> None:
    match = next(play(strangers.GAME, 4, 1, seed=1))
    bots, one, all_four = (match_seconds(strangers.GAME, match, people=people) for people in (0, 1, 4))
    assert bots <= TEMPO.bot * len(match.playout.moves)
    assert bots < one < all_four


def test_people_who_decide_together_are_waited_for_together() -> None:
    state = eti.GAME.rules.start(eti.GAME.options(), 4, Chance(1, 0))
    seats = eti.GAME.rules.to_move(state)
    waits = [step_seconds(eti.GAME, state, seat, is_first=True, people=4) for seat in seats]
    assert len(seats) > 1
    assert sum(waits) <= TEMPO.first


def test_the_file_reads_as_it_was_written() -> None:
    assert "[nim]\nagainst_bots = 2\nfull_table = 3\n" in toml_of({"nim": MatchLengths(2, 3)}, 1, 1)
