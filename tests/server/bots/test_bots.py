"""Bots in worker processes: a seat's bot keeps its search tree between decisions, and is dropped with its match."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from saucer.bots.ismcts import IsmctsBot
from saucer.engine.chance import derive
from saucer.engine.match import Match
from saucer.engine.player import LEVELS
from saucer.engine.types import Seat
from saucer.games import game_called
from saucer.server.bots import worker
from saucer.server.bots.bot_seats import BotSeats
from saucer.server.bots.decision import BotDecision, Task
from saucer.server.bots.worker_pool import WorkerPool, worker_for
from saucer.server.protocol.values import Level
from tests.server.support.driving import plan_seat, running

STRANGERS = game_called("strangers")


@pytest.fixture(autouse=True)
def no_bots() -> Iterator[None]:
    worker.kept.clear()
    yield
    worker.kept.clear()


def new_match(seed: int = 3) -> Match:
    return Match(STRANGERS, STRANGERS.options(), 2, seed)


def task_of(match: Match, number: int = 1, level: str = "normal") -> Task:
    seat = match.to_move[0]
    seed = derive(match.seed, f"bot/{seat}/{match.count}")
    moves = match.legal_moves(seat)
    return BotDecision(number, "strangers", seat, level, match.view(seat), moves, seed).task()


def play_turn(match: Match, number: int, most: int = 12) -> list[Any]:
    """The moves of the seat to move until another one is, each chosen by its bot."""
    made: list[Any] = []
    seat = match.to_move[0]
    while match.to_move[:1] == [seat] and len(made) < most:
        moves = match.legal_moves(seat)
        index = 0 if len(moves) == 1 else worker.choose(task_of(match, number))[0]
        made.append(moves[index])
        match.play(seat, moves[index])
    return made


def test_a_bot_goes_on_with_the_search_of_its_last_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    resumed: list[bool] = []
    resume = IsmctsBot.resume

    def watched(bot: IsmctsBot, view: Any, rng: Any) -> Any:
        search = resume(bot, view, rng)
        resumed.append(search is not None)
        return search

    monkeypatch.setattr(IsmctsBot, "resume", watched)
    match = new_match()
    for _ in range(6):
        play_turn(match, 1)
    assert any(resumed)


def test_the_same_decisions_in_the_same_order_are_made_again() -> None:
    first = [play_turn(match, 1) for match in [new_match()] for _ in range(4)]
    worker.forget(1)
    second = [play_turn(match, 2) for match in [new_match()] for _ in range(4)]
    assert first == second


def test_seats_matches_and_levels_have_bots_of_their_own() -> None:
    match = new_match()
    for number, level in ((1, "normal"), (2, "normal"), (1, "easy")):
        worker.choose(task_of(match, number, level))
    seat = match.to_move[0]
    assert set(worker.kept) == {(1, seat, "normal"), (2, seat, "normal"), (1, seat, "easy")}
    worker.forget(1)
    assert set(worker.kept) == {(2, seat, "normal")}


def test_a_worker_keeps_a_bounded_number_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MOST_KEPT", 2)
    for number in (1, 2, 1, 3):
        worker.bot_of(Task(number, "strangers", 0, "easy", b"", b"", ""), STRANGERS)
    assert [key[0] for key in worker.kept] == [1, 3]


def test_a_match_goes_to_the_worker_that_keeps_its_bots_where_that_is_free() -> None:
    pool = WorkerPool(2)
    task = Task(1, "strangers", 0, "easy", b"", b"", "")
    keeper, other = pool.workers[1], pool.workers[0]
    keeper.matches.add(1)
    assert worker_for(task, pool.workers) is keeper
    assert worker_for(task, [other]) is other
    pool.forget(1)
    assert not keeper.matches


def test_a_process_that_dies_is_replaced_and_asked_again() -> None:
    match = new_match()

    async def story() -> tuple[int, float]:
        pool = WorkerPool(1)
        task = task_of(match)
        before = await pool.choose(task)
        executor = pool.workers[0].executor
        assert executor is not None
        for process in executor._processes.values():
            process.kill()
        after = await pool.choose(task)
        pool.close()
        assert pool.busy == 0
        assert before == after
        return after

    index, _ = asyncio.run(story())
    assert 0 <= index < len(match.legal_moves(Seat(match.to_move[0])))


def test_every_level_of_a_player_can_be_had_at_a_table() -> None:
    assert get_args(Level) == tuple(worker.BOT_OF_LEVEL) == LEVELS


def test_a_browser_may_have_a_limited_number_of_matches_with_bots(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", bot_matches_per_browser=2) as server:
        ada, bo = server.browser(), server.browser()
        for _ in range(2):
            ada.make("strangers", "Ada", "easy", start=True)
        plan = {"game": "strangers", "seats": [plan_seat("Ada"), plan_seat("hard")]}
        status, answer = ada.ask("POST", "/api/tables", {**plan, "start": True})
        assert (status, answer["code"]) == (429, "bots/too-many")
        waiting = ada.make("strangers", "Ada", "hard")
        assert ada.refused(f"/api/tables/{waiting['code']}/start")["code"] == "bots/too-many"
        ada.make("strangers", "Ada", "Eve", start=True)
        bo.make("strangers", "Bo", "easy", start=True)


def test_a_bot_pauses_only_after_steps_that_showed_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: dict[str, set[float]] = {}
    think = BotSeats.think

    def watched(bots: BotSeats, decision: BotDecision, turn: int, pause: float, real_seconds: Any) -> None:
        pauses.setdefault(decision.view.decision.phase, set()).add(pause)
        think(bots, decision, turn, 0.0, real_seconds)

    monkeypatch.setattr(BotSeats, "think", watched)
    with running(tmp_path / "saucer.db", bot_pause=60.0) as server:
        ada = server.browser()
        table = ada.make("area51", *["easy"] * 3, start=True)
        watcher = ada.open(table["code"])
        watcher.until("view", lambda message: bool(message["view"]["turns"] >= 12))
    assert pauses["action"] == {60.0}
    assert pauses["face-up-hangar"] == pauses["face-down"] == pauses["face-down-hangar"] == {0.0}
