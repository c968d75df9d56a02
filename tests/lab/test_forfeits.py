"""Bots from outside: whatever they do, the run goes on, they forfeit the match, and the report says so."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from saucer.cli.run_report import print_forfeits
from saucer.engine.errors import BadOptions
from saucer.games import BUILT_IN, game_called
from saucer.lab import SearchBudget, SimulationSetup, make_setup, simulate
from saucer.lab.play.match_player import MatchPlayer
from saucer.lab.play.match_result import Forfeits, MatchResult, Run, ScheduledMatch, shares_without
from saucer.lab.tallies import PairTally
from tests.cli.running import run as run_command
from tests.lab.hostile import Peeking

HOSTILE = {
    "Nonsense": "illegal",
    "Illegal": "illegal",
    "Raising": "raised",
    "Leaving": "raised",
    "Unmade": "raised",
    "Hanging": "time",
}
BUDGET = SearchBudget(limit=0.05)


def address(name: str) -> str:
    return f"tests.lab.hostile:{name}"


def play(game: str, bots: tuple[str, ...], seed: int = 3, records: Path | None = None) -> MatchResult:
    """One match in this process."""
    run = Run(make_setup(game, len(bots)), BUDGET, tuple(dict.fromkeys(bots)), records)
    return MatchPlayer(run).play(ScheduledMatch(1, seed, bots))


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("game", [game.id for game in BUILT_IN])
def test_a_hostile_bot_forfeits_in_every_game_at_the_most_seats(game: str, name: str, tmp_path: Path) -> None:
    seats = game_called(game).seat_counts[-1]
    hostile, other = address(name), "random"
    result = play(game, tuple(hostile if seat % 2 else other for seat in range(seats)), records=tmp_path)
    lost = result.forfeit
    assert lost is not None
    assert (lost.reason, result.reason) == (HOSTILE[name], "forfeit")
    assert lost.step == result.moves + 1 >= 1
    assert result.bots[lost.seat] == hostile
    good = seats - seats // 2
    assert result.shares == pytest.approx([0.0 if seat % 2 else 1 / good for seat in range(seats)])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("game", [game.id for game in BUILT_IN])
def test_in_a_mirror_only_the_seat_that_forfeits_gets_nothing(game: str) -> None:
    seats = game_called(game).seat_counts[-1]
    for name in HOSTILE:
        result = play(game, (address(name),) * seats)
        assert result.forfeit is not None
        assert result.shares[result.forfeit.seat] == 0.0
        assert sorted(result.shares)[1:] == pytest.approx([1 / (seats - 1)] * (seats - 1))


def test_alone_a_forfeit_brings_nothing() -> None:
    assert shares_without(("a",), 0) == (0.0,)


def test_a_bot_that_behaves_plays_and_is_made_again_for_each_match() -> None:
    bots = (address("First"), "random")
    results = [play("strangers", bots, seed=4) for _ in range(2)]
    assert results[0].forfeit is None
    assert results[0].digest == results[1].digest


def test_a_bot_cannot_learn_the_deal_from_its_random_numbers() -> None:
    play("strangers", (address("Peeking"), "random"), seed=77)
    assert Peeking.seeds
    assert all(isinstance(seed, str) and seed != "77" for seed in Peeking.seeds)


def test_long_lists_of_forfeits_are_cut_but_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saucer.lab.play.match_result.MOST_LISTED", 2)
    forfeits, result = Forfeits(), play("strangers", (address("Raising"), "random"))
    for _ in range(3):
        forfeits.add("strangers", result)
    assert (forfeits.count, len(forfeits.listed), forfeits.by_bot) == (3, 2, {address("Raising"): 3})


def test_bots_that_cannot_be_reached_are_ended_and_the_run_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saucer.lab.play.workers.GRACE", 0.2)
    setup = make_setup("strangers", 2)
    bots = (address("Stubborn"), address("Vanishing"))
    result = simulate(SimulationSetup(setup, 2, seed=1, bots=bots, budget=BUDGET))
    assert result.forfeits.count == result.matches == 2
    assert {one.reason for one in result.forfeits.listed} == {"time", "raised"}
    assert [one.seed for one in result.forfeits.listed] == [1_000_004, 1_000_005]


def test_the_report_is_printed_and_the_exit_code_is_0_all_the_same(tmp_path: Path) -> None:
    bots = f"{address('First')},{address('Raising')}"
    words = [
        "arena",
        "strangers",
        "--bots",
        bots,
        "--matches",
        "2",
        "--workers",
        "1",
        "--record",
        str(tmp_path),
    ]
    result = run_command(*words, "--json")
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    assert report["forfeits"]["by_bot"] == {address("Raising"): 3}
    assert report["pairs"][0]["rates"][address("First")]["wins"] == 2
    keys = {"game", "match", "seed", "seat", "bot", "step", "reason", "detail"}
    assert set(report["forfeits"]["listed"][0]) == keys
    assert [path.name for path in tmp_path.iterdir()] == ["match-00003.json"]


def test_forfeits_are_reported_in_both_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    forfeits = Forfeits()
    forfeits.add("strangers", play("strangers", (address("Raising"), "random")))
    for locale, title in (("C", "1 match was forfeited"), ("fr_FR.UTF-8", "1 partie perdue par forfait")):
        monkeypatch.setenv("LC_ALL", locale)
        print_forfeits(Console(width=120), forfeits)
        printed = capsys.readouterr().out
        assert title in printed
        assert "ValueError: no idea" in printed


def test_an_address_without_a_bot_is_refused_before_anything_is_played() -> None:
    for name, problem in (
        ("nowhere:Bot", "nowhere"),
        (address("Nobody"), "Nobody"),
        (address("Equal"), "choose"),
    ):
        with pytest.raises(BadOptions, match=problem):
            simulate(SimulationSetup(make_setup("strangers", 2), 1, bots=(name,)))
    with pytest.raises(BadOptions, match="more than 0 seconds"):
        SearchBudget(limit=0)


def test_alone_a_forfeit_loses_to_any_score() -> None:
    tally = PairTally((address("Raising"), "random"), seats=1)
    for name in tally.pair:
        tally.add(play("strangers", (name,)))
    assert tally.rates()["random"].wins == 1
