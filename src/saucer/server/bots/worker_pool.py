"""The worker processes in which bots search and replays are made; the event loop only waits for them."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from time import monotonic
from typing import Any, TypeVar

from saucer.bots.best_of_searches import Found
from saucer.bots.hints import Weighed
from saucer.games import registered_addresses
from saucer.server.bots.costs import Costs
from saucer.server.bots.decision import Account, SearchTask, Task, Work
from saucer.server.bots.fair_queue import FairQueue, Job
from saucer.server.bots.worker import advise, choose, explore, forget, start_worker

T = TypeVar("T")
W = TypeVar("W", bound=Work)

MOST_HINTS = 4
"""How many hints are searched for one browser at a time."""
TRIES = 3


class Worker:
    """One worker process, started when first needed and restarted if it dies."""

    def __init__(self) -> None:
        self.executor: ProcessPoolExecutor | None = None
        self.job: Job | None = None
        """What the process is searching."""
        self.matches: set[int] = set()
        """The matches whose bots the process keeps."""
        self.is_stopped = False

    async def ready(self) -> ProcessPoolExecutor:
        """The process. It is started in a thread: that takes the better part of 20 milliseconds."""
        if self.executor is None:
            self.executor = await asyncio.to_thread(start_process)
            if self.is_stopped:
                self.stop()
                raise BrokenProcessPool
        return self.executor

    async def run(self, function: Callable[[W], T], task: W) -> T:
        executor = await self.ready()
        self.matches.add(task.match)
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, function, task)
        except BrokenProcessPool:
            if self.executor is executor:
                executor.shutdown(wait=False)
                self.executor = None
                self.matches.clear()
            raise

    def forget(self, match: int) -> None:
        if match in self.matches and self.executor is not None:
            with suppress(RuntimeError):
                self.executor.submit(forget, match)
        self.matches.discard(match)

    def stop(self) -> None:
        """Start nothing new; a search that is running is finished."""
        self.is_stopped = True
        self.matches.clear()
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)
            self.executor = None


def start_process() -> ProcessPoolExecutor:
    """A worker process that is starting: its first work, which is none, is waiting for it."""
    executor = ProcessPoolExecutor(
        1,
        mp_context=get_context("spawn"),
        initializer=start_worker,
        initargs=(registered_addresses(),),
    )
    executor.submit(int)
    return executor


class WorkerPool:
    """The worker processes and the queue of their jobs. Each worker gets one job at a time."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(max(1, workers))]
        self.queue = FairQueue()
        self.answers: dict[Job, asyncio.Future[Any]] = {}
        self.running: set[asyncio.Task[None]] = set()
        self.costs = Costs()
        self.closed = False
        self.hints: Counter[str] = Counter()

    @property
    def busy(self) -> int:
        """How many decisions are being searched or wait for it."""
        return len(self.queue) + sum(worker.job is not None for worker in self.workers)

    def is_full(self, browser: str) -> bool:
        """Whether too many hints are being searched for a browser to take another."""
        return self.hints[browser] >= MOST_HINTS

    async def choose(self, task: Task) -> tuple[int, float]:
        """Return the index of the chosen move, and the seconds a player takes for it."""
        return await self.run(choose, task)

    async def advise(self, task: Task) -> list[Weighed]:
        """Return the moves that a search rates highest."""
        self.hints[task.account.browser] += 1
        try:
            return await self.run(advise, task)
        finally:
            self.hints[task.account.browser] -= 1
            self.hints += Counter()

    async def explore(self, task: SearchTask) -> Found:
        """Return the best that some searches at a puzzle of the day find."""
        return await self.run(explore, task)

    async def run(self, function: Callable[[W], T], task: W) -> T:
        """Run a task in a worker when it is its turn. A process that was killed is replaced and the task run again."""
        for _ in range(TRIES - 1):
            try:
                return await self.queued(function, task)
            except BrokenProcessPool:
                if self.closed:
                    raise
        return await self.queued(function, task)

    async def queued(self, function: Callable[[W], T], task: W) -> T:
        """Wait for a worker, then for its answer. A job whose caller is cancelled leaves the queue."""
        job = Job(function, task, self.costs.expected(function, task))
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.answers[job] = answer
        self.queue.push(job)
        self.start_jobs()
        try:
            return await answer
        finally:
            del self.answers[job]
            self.queue.remove(job)

    def start_jobs(self) -> None:
        """Give every free worker a job."""
        while len(self.queue) and not self.closed:
            free = [worker for worker in self.workers if worker.job is None]
            job = self.next_job(len(free))
            if job is None:
                return
            worker = worker_for(job.task, free)
            worker.job = job
            working = asyncio.create_task(self.work(worker, job))
            self.running.add(working)
            working.add_done_callback(self.running.discard)

    def next_job(self, free: int) -> Job | None:
        """The job for one of `free` workers, None where there is none.

        A search cannot be interrupted. So of several workers, the last free one is kept for people at whose address
        nothing is being searched: they need not wait for the searches of others, however long these are.
        """
        if free > 1 or free == len(self.workers):
            return self.queue.pop()
        if not free:
            return None
        return self.queue.pop_other({worker.job.account.group for worker in self.workers if worker.job})

    async def work(self, worker: Worker, job: Job) -> None:
        """Run a job in a worker and pass on its result, if anyone still waits for it."""
        began = monotonic()
        try:
            found = await worker.run(job.run, job.task)
        except Exception as error:  # noqa: BLE001 - raised where the answer is awaited
            self.answer(job, None, error)
        else:
            self.answer(job, found, None)
        finally:
            worker.job = None
            self.queue.charge(job, monotonic() - began)
            self.costs.learn(job.run, job.task, monotonic() - began)
            self.start_jobs()

    def answer(self, job: Job, found: Any, error: Exception | None) -> None:
        answer = self.answers.get(job)
        if answer is None or answer.done():
            return
        if error is None:
            answer.set_result(found)
        else:
            answer.set_exception(error)

    def move(self, match: int, account: Account) -> None:
        """Put the decisions of a match that still wait on another account."""
        for job in self.answers:
            if job.task.match == match and job.run is choose:
                self.queue.move(job, account)

    def forget(self, match: int) -> None:
        """Let the workers drop the bots of a match."""
        for worker in self.workers:
            worker.forget(match)

    def close(self) -> None:
        """Start nothing new; searches that are running are finished."""
        self.closed = True
        for answer in self.answers.values():
            answer.cancel()
        for working in self.running:
            working.cancel()
        for worker in self.workers:
            worker.stop()


def worker_for(task: Work, free: list[Worker]) -> Worker:
    """A free worker, preferably the one that keeps the bots of the match."""
    return min(free, key=lambda worker: task.match not in worker.matches)
