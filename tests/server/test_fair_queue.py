"""Bots are shared fairly: browsers get the same share of the workers' time, and so do the tables of one browser."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from saucer.server.bots import fair_queue
from saucer.server.bots.costs import Costs
from saucer.server.bots.decision import Task
from saucer.server.bots.fair_queue import FairQueue, Job
from saucer.server.bots.worker import choose
from saucer.server.bots.worker_pool import Worker, WorkerPool
from tests.server.driving import PATIENCE

HARD, EASY = 0.25, 0.002
HONEST, ATTACKER = "honest", "attacker"


def task(owner: str, table: int, level: str = "hard") -> Task:
    return Task(table, "area51", 0, level, b"", b"", "", owner)


def job(owner: str, table: int, cost: float = HARD) -> Job:
    return Job(choose, task(owner, table), cost)


def queue_of(*jobs: Job) -> FairQueue:
    queue = FairQueue()
    for one in jobs:
        queue.push(one)
    return queue


def serve(queue: FairQueue, count: int) -> list[Job]:
    """Take `count` jobs, each of which is followed by another one of its table."""
    served: list[Job] = []
    for _ in range(count):
        one = queue.pop()
        served.append(one)
        queue.push(job(one.task.owner, one.task.match, one.cost))
    return served


def owners(jobs: list[Job]) -> Counter[str]:
    return Counter(one.task.owner for one in jobs)


def test_an_easy_bot_goes_before_all_hard_bots_of_other_browsers() -> None:
    queue = queue_of(*[job(f"attacker {number}", number) for number in range(149)])
    serve(queue, 500)
    easy = job(HONEST, 1000, EASY)
    queue.push(easy)
    assert queue.pop() is easy


def test_many_tables_of_one_browser_get_no_more_time_than_one_table_of_another() -> None:
    queue = queue_of(*[job(ATTACKER, number) for number in range(149)])
    serve(queue, 500)
    queue.push(job(HONEST, 1000))
    assert owners(serve(queue, 40)) == {HONEST: 20, ATTACKER: 20}


def test_the_tables_of_a_browser_take_turns() -> None:
    queue = queue_of(*[job(ATTACKER, number) for number in range(10)])
    tables = Counter(one.task.match for one in serve(queue, 50))
    assert set(tables.values()) == {5}


def test_easy_bots_without_end_do_not_starve_a_hard_one() -> None:
    queue = queue_of(job(HONEST, 1, EASY), job("other", 2, HARD))
    served = owners(serve(queue, 2000))
    assert served["other"] > 10


def test_time_that_was_not_used_is_not_saved_up() -> None:
    queue = queue_of(job(HONEST, 1))
    queue.pop()
    queue.push(job(ATTACKER, 2))
    serve(queue, 1000)
    queue.push(job(HONEST, 1))
    assert owners(serve(queue, 20))[HONEST] <= 11


def test_a_search_that_takes_longer_than_expected_is_charged_in_full() -> None:
    queue = queue_of(job(ATTACKER, 1, EASY), job(HONEST, 2, EASY))
    first = queue.pop()
    queue.charge(first, 10.0)
    queue.push(job(first.task.owner, first.task.match, EASY))
    served = owners(serve(queue, 100))
    assert served[first.task.owner] == 0


def test_a_removed_job_is_not_served() -> None:
    gone, stays = job(ATTACKER, 1), job(HONEST, 2)
    queue = queue_of(gone, stays)
    queue.remove(gone)
    queue.remove(gone)
    assert len(queue) == 1
    assert queue.pop() is stays


def test_browsers_that_have_left_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_REMEMBERED", 10)
    queue = queue_of(job(HONEST, 0))
    for number in range(200):
        queue.push(job(f"visitor {number}", number, EASY))
        queue.pop()
    assert len(queue.browsers) <= 11
    assert HONEST in queue.browsers


def test_once_everything_is_searched_everyone_is_level() -> None:
    queue = queue_of(job(ATTACKER, 1), job(HONEST, 2))
    for one in (queue.pop(), queue.pop()):
        assert queue.browsers
        queue.charge(one, 1.0)
    assert not queue.browsers


def test_costs_are_learned_by_game_and_level() -> None:
    costs = Costs()
    hard, easy = task(HONEST, 1), task(HONEST, 1, "easy")
    assert costs.expected(choose, easy) < costs.expected(choose, hard)
    for _ in range(50):
        costs.learn(choose, hard, 0.2)
    assert costs.expected(choose, hard) == pytest.approx(0.2, abs=0.01)


# The pool, with workers that finish on request


class SlowWorker(Worker):
    """Finishes a job when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[Task] = []
        self.finished: asyncio.Queue[None] = asyncio.Queue()

    async def run(self, function: Callable[[Task], Any], task: Task) -> Any:
        self.started.append(task)
        await self.finished.get()
        return len(self.started), 1.0


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_an_honest_player_waits_for_one_search_only() -> None:
    async def story() -> list[str]:
        pool, worker = WorkerPool(1), SlowWorker()
        pool.workers = [worker]
        waiting = [asyncio.create_task(pool.choose(task(ATTACKER, number))) for number in range(149)]
        await settle()
        honest = asyncio.create_task(pool.choose(task(HONEST, 1000, "easy")))
        await settle()
        worker.finished.put_nowait(None)
        await settle()
        started = [one.owner for one in worker.started]
        worker.finished.put_nowait(None)
        assert await asyncio.wait_for(honest, PATIENCE) == (2, 1.0)
        for one in waiting:
            one.cancel()
        pool.close()
        await settle()
        assert pool.busy == 0
        return started

    assert asyncio.run(story()) == [ATTACKER, HONEST]


def test_a_worker_stays_busy_while_it_searches_for_someone_who_has_left() -> None:
    async def story() -> None:
        pool, worker = WorkerPool(1), SlowWorker()
        pool.workers = [worker]
        left = asyncio.create_task(pool.choose(task(ATTACKER, 1)))
        queued = asyncio.create_task(pool.choose(task(ATTACKER, 2)))
        other = asyncio.create_task(pool.choose(task(HONEST, 3)))
        await settle()
        left.cancel()
        queued.cancel()
        await settle()
        assert [one.match for one in worker.started] == [1]
        worker.finished.put_nowait(None)
        await settle()
        assert [one.match for one in worker.started] == [1, 3]
        worker.finished.put_nowait(None)
        await asyncio.wait_for(other, PATIENCE)
        await settle()
        assert pool.busy == 0
        pool.close()

    asyncio.run(story())
