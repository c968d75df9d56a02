"""Bots are shared fairly: by address group, then browser, then table; what a person waits for goes first."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from saucer.server.bots import fair_queue
from saucer.server.bots.costs import Costs
from saucer.server.bots.decision import Account, Task
from saucer.server.bots.fair_queue import FairQueue, Job
from saucer.server.bots.worker import choose
from saucer.server.bots.worker_pool import Worker, WorkerPool
from tests.server.support.driving import PATIENCE

HARD, EASY = 0.25, 0.002
HONEST, ATTACKER = "honest", "attacker"


def task(group: str, table: int, level: str = "hard", browser: str = "", *, awaited: bool = True) -> Task:
    account = Account(is_awaited=awaited, group=group, browser=browser)
    return Task(table, "area51", 0, level, b"", b"", "", account)


def job(group: str, table: int, cost: float = HARD, browser: str = "", *, awaited: bool = True) -> Job:
    return Job(choose, task(group, table, browser=browser, awaited=awaited), cost)


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
        queue.push(Job(choose, one.task, one.cost))
    return served


def groups(jobs: list[Job]) -> Counter[str]:
    return Counter(one.account.group for one in jobs)


def test_an_easy_bot_goes_before_all_hard_bots_of_other_addresses() -> None:
    queue = queue_of(*[job(f"attacker {number}", number) for number in range(149)])
    serve(queue, 500)
    easy = job(HONEST, 1000, EASY)
    queue.push(easy)
    assert queue.pop() is easy


def test_many_browsers_of_one_address_get_no_more_time_than_one_of_another() -> None:
    queue = queue_of(*[job(ATTACKER, number, browser=f"cookie {number}") for number in range(149)])
    serve(queue, 500)
    queue.push(job(HONEST, 1000))
    assert groups(serve(queue, 40)) == {HONEST: 20, ATTACKER: 20}


def test_many_tables_of_one_browser_get_no_more_time_than_one_table_of_another() -> None:
    queue = queue_of(*[job(ATTACKER, number, browser="many") for number in range(149)])
    serve(queue, 500)
    queue.push(job(ATTACKER, 1000, browser="one"))
    assert Counter(one.account.browser for one in serve(queue, 40)) == {"one": 20, "many": 20}


def test_the_tables_of_a_browser_take_turns() -> None:
    queue = queue_of(*[job(ATTACKER, number) for number in range(10)])
    tables = Counter(one.task.match for one in serve(queue, 50))
    assert set(tables.values()) == {5}


def test_what_a_person_waits_for_goes_first_however_much_it_costs() -> None:
    queue = queue_of(*[job(f"attacker {number}", number, EASY, awaited=False) for number in range(149)])
    serve(queue, 200)
    awaited = [job(HONEST, 1000, 10 * HARD), job(ATTACKER, 1001, 10 * HARD)]
    for one in awaited:
        queue.push(one)
    assert [queue.pop(), queue.pop()] == awaited
    assert not queue.pop().account.is_awaited


def test_sitting_at_many_tables_gives_no_more_than_one_share() -> None:
    crowd = [job(ATTACKER, number, browser=f"cookie {number}") for number in range(116)]
    alone = [job(ATTACKER, number, awaited=False) for number in range(200, 300)]
    queue = queue_of(*crowd, *alone, job(HONEST, 1000))
    assert groups(serve(queue, 40)) == {HONEST: 20, ATTACKER: 20}


def test_a_job_that_waits_can_be_put_on_another_account() -> None:
    first, second = job(ATTACKER, 1, awaited=False), job(ATTACKER, 2, awaited=False)
    queue = queue_of(first, second)
    queue.move(second, Account(is_awaited=True, group=HONEST))
    assert [queue.pop(), queue.pop()] == [second, first]
    queue.move(first, Account(is_awaited=True, group=HONEST))
    assert not len(queue)
    assert first.account.group == ATTACKER


def test_easy_bots_without_end_do_not_starve_a_hard_one() -> None:
    queue = queue_of(job(HONEST, 1, EASY), job("other", 2, HARD))
    served = groups(serve(queue, 2000))
    assert served["other"] > 10


def test_time_that_was_not_used_is_not_saved_up() -> None:
    queue = queue_of(job(HONEST, 1))
    queue.pop()
    queue.push(job(ATTACKER, 2))
    serve(queue, 1000)
    queue.push(job(HONEST, 1))
    assert groups(serve(queue, 20))[HONEST] <= 11


def test_a_search_that_takes_longer_than_expected_is_charged_in_full() -> None:
    queue = queue_of(job(ATTACKER, 1, EASY), job(HONEST, 2, EASY))
    first = queue.pop()
    queue.charge(first, 10.0)
    queue.push(job(first.account.group, first.task.match, EASY))
    served = groups(serve(queue, 100))
    assert served[first.account.group] == 0


def test_a_removed_job_is_not_served() -> None:
    gone, stays = job(ATTACKER, 1), job(HONEST, 2)
    queue = queue_of(gone, stays)
    queue.remove(gone)
    queue.remove(gone)
    assert len(queue) == 1
    assert queue.pop() is stays


def test_addresses_that_have_left_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_REMEMBERED", 10)
    queue = queue_of(job(HONEST, 0))
    for number in range(200):
        queue.push(job(f"visitor {number}", number, EASY))
        queue.pop()
    assert len(queue.awaited.parts) <= 11
    assert HONEST in queue.awaited.parts


def test_once_everything_is_searched_everyone_is_level() -> None:
    queue = queue_of(job(ATTACKER, 1), job(HONEST, 2))
    for one in (queue.pop(), queue.pop()):
        assert queue.awaited.parts
        queue.charge(one, 1.0)
    assert not queue.awaited.parts


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

    async def run(self, function: Callable[[Any], Any], task: Any) -> Any:
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
        started = [one.account.group for one in worker.started]
        worker.finished.put_nowait(None)
        assert await asyncio.wait_for(honest, PATIENCE) == (2, 1.0)
        for one in waiting:
            one.cancel()
        pool.close()
        await settle()
        assert pool.busy == 0
        return started

    assert asyncio.run(story()) == [ATTACKER, HONEST]


def test_the_last_free_worker_is_kept_for_people_at_whose_address_nothing_is_searched() -> None:
    async def story() -> list[list[int]]:
        pool, workers = WorkerPool(2), [SlowWorker(), SlowWorker()]
        pool.workers = list(workers)
        crowd = [task(ATTACKER, number) for number in range(20)]
        alone = [task("someone", number, awaited=False) for number in range(20, 40)]
        waiting = [asyncio.create_task(pool.choose(one)) for one in [*crowd, *alone]]
        await settle()
        assert [len(worker.started) for worker in workers] == [1, 0]
        waiting.append(asyncio.create_task(pool.choose(task(HONEST, 1000))))
        await settle()
        workers[0].finished.put_nowait(None)
        await settle()
        started = [[one.match for one in worker.started] for worker in workers]
        for one in waiting:
            one.cancel()
        pool.close()
        await settle()
        return started

    assert asyncio.run(story()) == [[0, 1], [1000]]


def test_what_waits_goes_first_once_a_person_has_come() -> None:
    async def story() -> list[int]:
        pool, worker = WorkerPool(1), SlowWorker()
        pool.workers = [worker]
        alone = [task(ATTACKER, number, awaited=False) for number in range(5)]
        waiting = [asyncio.create_task(pool.choose(one)) for one in alone]
        await settle()
        pool.move(4, Account(is_awaited=True, group=HONEST))
        worker.finished.put_nowait(None)
        await settle()
        for one in waiting:
            one.cancel()
        pool.close()
        await settle()
        return [one.match for one in worker.started]

    assert asyncio.run(story()) == [0, 4]


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
