"""Stored matches are played again in a thread, in small pieces, on the account of the address that asks for them."""

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from saucer.engine.match import Match
from saucer.engine.replay import play_steps
from saucer.server.guard.cpu_time import CALLER, Caller, paid_by
from saucer.server.guard.limits import Bucket
from saucer.server.guard.refusals import Refused
from saucer.server.tables import archive, background
from saucer.server.tables.background import Background, in_pieces
from saucer.server.tables.match import live_match as live_match_module
from saucer.server.tables.match.live_match import LiveMatch
from tests.server.support.direct import Direct
from tests.server.support.driving import PATIENCE, finished, play_on, running
from tests.server.support.stored import copy_table, store_table

STEPS = 6


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory, toys: None) -> tuple[Path, str]:
    """A database with a match for two people, and its link."""
    path = tmp_path_factory.mktemp("stored") / "saucer.db"
    return path, store_table(path, "Ada", "Bo", steps=STEPS)


class Gate:
    """Lets matches be played again only once it is open."""

    def __init__(self) -> None:
        self.open = Event()
        self.replays = 0

    def enter(self) -> None:
        self.replays += 1
        assert self.open.wait(PATIENCE), "the event loop waits for the match"


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    held, run = Gate(), Background.run

    async def wait_and_run(self: Background, work: Callable[[], Any]) -> Any:
        def wait_and_work() -> Any:
            held.enter()
            return work()

        return await run(self, wait_and_work)

    monkeypatch.setattr(Background, "run", wait_and_run)
    yield held
    held.open.set()


async def until(condition: Any) -> None:
    while not condition():
        await asyncio.sleep(0.001)


# Loading


def test_others_are_answered_while_a_match_is_loaded(stored: tuple[Path, str], gate: Gate) -> None:
    path, code = stored

    async def story(app: Direct) -> None:
        opened = asyncio.create_task(app.asked("GET", f"/api/tables/{code}"))
        await until(lambda: gate.replays)
        assert (await app.asked("GET", "/api/health")).status == 200
        assert (await app.asked("GET", "/api/tables/nowhere")).status == 404
        assert not app.hub.live, "nobody sees half a table"
        assert not app.hub.tables
        gate.open.set()
        assert (await opened).json["table"]["status"] == "playing"

    with Direct(path) as app:
        app.runner.run(asyncio.wait_for(story(app), PATIENCE))


def test_all_who_wait_for_the_same_table_get_the_same(stored: tuple[Path, str], gate: Gate) -> None:
    path, code = stored

    async def story(app: Direct) -> None:
        watch = app.hub.store.find(code).watch
        finds = [asyncio.create_task(app.hub.find(link)) for link in (code, watch, code)]
        await until(lambda: gate.replays)
        gate.open.set()
        (first, sits), (second, may_only_watch), (third, _) = await asyncio.gather(*finds)
        assert first is second is third
        assert (sits, may_only_watch) == (True, False)
        assert gate.replays == 1
        assert first.live_match.match.count == STEPS

    with Direct(path) as app:
        app.runner.run(asyncio.wait_for(story(app), PATIENCE))


def test_a_table_deleted_while_it_is_loaded_is_gone(stored: tuple[Path, str], gate: Gate) -> None:
    path, code = stored
    (copy,) = copy_table(path, code, 1)

    async def story(app: Direct) -> None:
        opened = asyncio.create_task(app.asked("GET", f"/api/tables/{copy}"))
        await until(lambda: gate.replays)
        app.hub.store.delete(app.hub.store.find(copy).number)
        gate.open.set()
        assert (await opened).json["code"] == "table/unknown"
        assert not app.hub.live
        assert not app.hub.tables

    with Direct(path) as app:
        app.runner.run(asyncio.wait_for(story(app), PATIENCE))


def test_a_loaded_match_is_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "saucer.db"
    with running(path) as server:
        ada = server.browser()
        code = ada.make("area51", "Ada", "Bo", "Cy", start=True)["code"]
        socket = ada.open(code)
        socket.until("view")
        play_on([socket], random.Random(1), most=60)
        socket.close()
        before = picture(server.hub.tables[code].live_match)
    with running(path) as server:
        watcher = server.browser().open(code)
        watcher.until("view")
        assert picture(server.hub.tables[code].live_match) == before


def picture(live_match: LiveMatch) -> Any:
    game, match = live_match.game, live_match.match
    views = [game.sight.see(match.state, seat) for seat in (None, *range(match.seats))]
    turns = live_match.decision_numbers.numbers
    return (
        match.count,
        game.states.dump(match.state),
        views,
        turns,
        live_match.to_move,
        live_match.clocks.spent,
    )


def test_a_log_shows_what_happens_while_the_match_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Gate()

    def wait_and_play(match: Match, steps: Any) -> Match:
        held.enter()
        return play_steps(match, steps)

    monkeypatch.setattr(live_match_module, "KEPT_STEPS", 5)
    monkeypatch.setattr(archive, "play_steps", wait_and_play)
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        socket = ada.open(ada.make("strangers", "Ada", start=True)["code"])
        socket.until("view")
        for _ in range(15):
            socket.ask_move()
        socket.send(kind="log", id=1)
        socket.ask_move()
        held.open.set()
        log = socket.until("log")
        assert (log["id"], held.replays) == (1, 1)
        socket.send(kind="log", id=2)
        assert socket.until("log")["events"] == log["events"]


# Turns and budgets


def caller(group: str, milliseconds: float = 1000.0) -> Caller:
    return Caller(group, Bucket(0.0, milliseconds))


async def in_turn(thread: Background, asking: Caller, order: list[str], name: str, cost: float = 0.0) -> None:
    CALLER.set(asking)
    async with thread.reserve():
        order.append(name)
        await asyncio.sleep(0)
        asking.pay(cost)


def test_groups_of_addresses_take_turns() -> None:
    async def story() -> list[str]:
        thread, order = Background(), list[str]()
        crowd, one = caller("crowd"), caller("one")
        asked = [(crowd, f"crowd {number}") for number in range(5)] + [(one, "one")]
        await asyncio.gather(*(in_turn(thread, asking, order, name) for asking, name in asked))
        return order

    order = asyncio.run(story())
    assert order.index("one") == 1, "one waits for one of a crowd"
    assert len(order) == 6


def test_who_has_used_up_the_budget_is_refused_when_the_turn_comes() -> None:
    async def story() -> tuple[list[str], list[Any]]:
        thread, order = Background(), list[str]()
        greedy, one = caller("greedy", 100), caller("one", 100)
        asked = [(greedy, f"greedy {number}") for number in range(4)] + [(one, "one")]
        tries = (in_turn(thread, asking, order, name, 0.06) for asking, name in asked)
        return order, await asyncio.gather(*tries, return_exceptions=True)

    order, results = asyncio.run(story())
    assert sorted(order) == ["greedy 0", "greedy 1", "one"]
    assert [isinstance(result, Refused) for result in results] == [False, False, True, True, False]


def test_what_a_thread_does_is_paid_too() -> None:
    times = iter([1.0, 1.25, 2.0, 2.5])
    asking = Caller("one", Bucket(0.0, 1000.0), lambda: next(times))

    def fail() -> None:
        raise ZeroDivisionError

    async def story() -> None:
        CALLER.set(asking)
        assert await Background().run(lambda: 3) == 3
        with pytest.raises(ZeroDivisionError):
            await Background().run(fail)

    asyncio.run(story())
    assert asking.budget.left == 250.0


def test_nobody_pays_for_what_others_do() -> None:
    clock = [0.0]
    asking = Caller("one", Bucket(0.0, 1000.0), lambda: clock[0])

    async def work() -> str:
        clock[0] += 0.1
        await asyncio.sleep(0)
        clock[0] += 0.2
        with pytest.raises(ZeroDivisionError):
            await failing()
        return "done"

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def other() -> None:
        clock[0] += 50

    async def story() -> str:
        mine = asyncio.ensure_future(paid_by(asking, work()))
        await other()
        await asyncio.sleep(0)
        await other()
        return await mine

    assert asyncio.run(story()) == "done"
    assert asking.budget.left == pytest.approx(700.0)


def test_a_request_that_is_cancelled_ends_and_pays() -> None:
    clock, seen = [0.0], []
    asking = Caller("one", Bucket(0.0, 1000.0), lambda: clock[0])

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            clock[0] += 0.5
            seen.append("cancelled")
            raise

    async def story() -> None:
        task = asyncio.ensure_future(paid_by(asking, work()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(story())
    assert seen == ["cancelled"]
    assert asking.budget.left == 500.0


def test_a_thread_rests_between_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, rests = [0.0], []
    monkeypatch.setattr(background, "perf_counter", lambda: clock[0])
    monkeypatch.setattr(background, "sleep", lambda seconds: rests.append((clock[0], seconds)))
    seen = []
    for part in in_pieces(range(10)):
        seen.append(part)
        clock[0] += 0.4 * background.PIECE
    assert seen == list(range(10))
    assert len(rests) == 3
    assert all(seconds > 0 for _, seconds in rests)


# What it costs an honest visitor


def test_a_visit_with_a_replay_stays_within_the_usual_budget(tmp_path: Path) -> None:
    usual = {"requests_per_second": 10.0, "cpu_milliseconds_per_second": 250.0}
    with running(tmp_path / "saucer.db", **usual) as server:
        ada = server.browser()
        table = finished(ada, "Ada", "Bo")
        server.hub.drop(server.hub.tables[table["code"]])
        total = ada.get(f"/api/tables/{table['watch']}/replay?count=1")["total"]
        pages = [f"/api/tables/{table['watch']}/replay?first={first}" for first in range(0, total, 100)]
        visit = [
            "/",
            "/api/games",
            "/api/mine",
            f"/t/{table['code']}",
            f"/api/tables/{table['code']}",
            *pages,
        ]
        record = f"/api/tables/{table['watch']}/record"
        assert {ada.ask_raw("GET", path, None)[0] for path in [*visit, record]} == {200}
