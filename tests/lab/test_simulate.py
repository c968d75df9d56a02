"""Simulations: correct totals, complete records, the same results with any number of workers."""

import multiprocessing
import os
import signal
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import saucer
from saucer.bots import bot
from saucer.engine.errors import BadOptions, SaucerError, UnknownGame
from saucer.engine.replay import replay
from saucer.games import game_called
from saucer.lab import Output, SearchBudget, SimulationSetup, make_setup, simulate
from saucer.lab.line_up import fill_seats
from saucer.lab.match_setup import match_seed
from saucer.lab.record_files import CannotWrite, write_record


def small_plan(matches: int = 12, seats: int = 3) -> SimulationSetup:
    return SimulationSetup(make_setup("strangers", seats), matches=matches, seed=4, bots=("random",))


def test_one_worker_and_two_give_the_same_digest_and_counts() -> None:
    alone, spread = simulate(small_plan(), workers=1), simulate(small_plan(), workers=2)
    assert alone.digest == spread.digest
    assert (alone.moves, alone.wins_by_seat, alone.mean_scores) == (
        spread.moves,
        spread.wins_by_seat,
        spread.mean_scores,
    )


def test_another_seed_gives_another_digest() -> None:
    other = SimulationSetup(make_setup("strangers", 3), matches=12, seed=5, bots=("random",))
    assert simulate(small_plan()).digest != simulate(other).digest


def test_every_win_is_given_out_once() -> None:
    result = simulate(small_plan())
    assert sum(result.wins_by_seat) == pytest.approx(12)
    assert sum(result.wins_by_bot.values()) == pytest.approx(12)
    assert sum(result.endings.values()) == 12


def test_the_digest_is_that_of_the_records(tmp_path: Path) -> None:
    result = simulate(small_plan(4), output=Output(tmp_path))
    records = [saucer.load_record(path) for path in sorted(tmp_path.iterdir())]
    lines = "\n".join(sha256(record.identity()).hexdigest() for record in records)
    assert result.digest == sha256(lines.encode()).hexdigest()


def test_each_match_leaves_one_record_that_replays(tmp_path: Path) -> None:
    simulate(small_plan(3), workers=2, output=Output(tmp_path / "new" / "records"))
    files = sorted((tmp_path / "new" / "records").iterdir())
    assert [file.name for file in files] == ["match-00001.json", "match-00002.json", "match-00003.json"]
    for file in files:
        record = saucer.load_record(file)
        assert replay(record, game_called(record.game)).outcome == record.outcome


def test_match_n_can_be_played_alone(tmp_path: Path) -> None:
    simulate(small_plan(2), output=Output(tmp_path))
    assert saucer.load_record(tmp_path / "match-00002.json").seed == match_seed(4, 2) == 4 * 1_000_003 + 2


def test_a_record_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    taken = tmp_path / "match.json"
    taken.mkdir()
    (taken / "inside").touch()
    record = saucer.new_match("strangers", seats=2, seed=1).record()
    with pytest.raises(CannotWrite, match="cannot write"):
        write_record(record, taken)
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_a_directory_that_is_a_file_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(CannotWrite, match="cannot write records in"):
        simulate(small_plan(), output=Output(file))


def test_a_worker_that_is_killed_is_reported_in_one_sentence() -> None:
    def end_a_worker(_matches: int) -> None:
        os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)

    with pytest.raises(SaucerError, match="a worker was ended"):
        simulate(small_plan(matches=2000), workers=2, progress=end_a_worker)


def test_fewer_bots_than_seats_sit_down_again() -> None:
    assert fill_seats(("greedy", "random"), 3) == ("greedy", "random", "greedy")
    with pytest.raises(BadOptions, match="too many"):
        fill_seats(("greedy", "random"), 1)


def test_a_bot_may_have_iterations_of_its_own() -> None:
    plan = SimulationSetup(
        make_setup("strangers", 2), matches=1, seed=1, bots=("ismcts:2", "ismcts"), budget=SearchBudget(1)
    )
    assert simulate(plan).bots == ("ismcts:2", "ismcts")
    with pytest.raises(BadOptions, match="number of iterations"):
        simulate(SimulationSetup(make_setup("strangers", 2), matches=1, bots=("ismcts:many",)))


@pytest.mark.parametrize("budget", [{"think": float("nan")}, {"think": -1.0}, {"iterations": -4}])
def test_a_bot_that_could_not_think_is_refused(budget: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="bots think for"):
        bot("ismcts", **budget)


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(UnknownGame):
        make_setup("chess", 2)
    with pytest.raises(BadOptions):
        make_setup("strangers", 9)
    with pytest.raises(BadOptions):
        make_setup("strangers", 2, {"teams": "open"})
    with pytest.raises(BadOptions, match="matches"):
        simulate(small_plan(0))
    with pytest.raises(BadOptions, match="not both"):
        SearchBudget(10, 0.5)
