"""The order in which bots' decisions are searched: browsers share the workers equally, and so do a browser's tables.

This is fair queueing by finish time. Every browser has used a number of seconds; the job that would end first on that
scale is next. So a cheap search goes before expensive ones, many tables get no more than one, and nobody starves. Time
that was not used is not saved up: a browser that was idle starts level with the one that was served last.
"""

from collections import deque
from collections.abc import Callable
from typing import Any

from saucer.server.bots.decision import Task

MOST_REMEMBERED = 1000
"""How many browsers, or tables of a browser, are remembered before the idle ones are forgotten."""


class Job:
    """A task to run in a worker. `cost` is the number of seconds it is expected to take."""

    def __init__(self, run: Callable[[Task], Any], task: Task, cost: float) -> None:
        self.run = run
        self.task = task
        self.cost = cost


class TableLine:
    """The jobs of one table that wait, in the order in which they came, and the seconds the table has used."""

    def __init__(self, used: float) -> None:
        self.used = used
        self.jobs: deque[Job] = deque()

    @property
    def is_idle(self) -> bool:
        return not self.jobs

    @property
    def finish(self) -> float:
        return self.used + self.jobs[0].cost


class BrowserLine:
    """The tables of one browser, and the seconds it has used for all of them."""

    def __init__(self, used: float) -> None:
        self.used = used
        self.tables: dict[int, TableLine] = {}
        self.clock = 0.0
        """What the table served last had used before."""

    @property
    def is_idle(self) -> bool:
        return all(table.is_idle for table in self.tables.values())

    @property
    def finish(self) -> float:
        return self.used + self.next_table().jobs[0].cost

    def next_table(self) -> TableLine:
        return min((table for table in self.tables.values() if table.jobs), key=lambda table: table.finish)

    def table(self, number: int) -> TableLine:
        table = self.tables.get(number)
        if table is None:
            forget_idle(self.tables)
            table = self.tables[number] = TableLine(self.clock)
        return table

    def push(self, job: Job) -> None:
        table = self.table(job.task.match)
        if table.is_idle:
            table.used = max(table.used, self.clock)
        table.jobs.append(job)

    def pop(self) -> Job:
        table = self.next_table()
        self.clock = max(self.clock, table.used)
        job = table.jobs.popleft()
        table.used += job.cost
        self.used += job.cost
        return job


class FairQueue:
    """All jobs that wait for a worker."""

    def __init__(self) -> None:
        self.browsers: dict[str, BrowserLine] = {}
        self.clock = 0.0
        """What the browser served last had used before."""
        self.length = 0
        self.taken = 0
        """How many jobs were taken and not yet charged."""

    def __len__(self) -> int:
        return self.length

    def browser(self, owner: str) -> BrowserLine:
        browser = self.browsers.get(owner)
        if browser is None:
            forget_idle(self.browsers)
            browser = self.browsers[owner] = BrowserLine(self.clock)
        return browser

    def push(self, job: Job) -> None:
        browser = self.browser(job.task.owner)
        if browser.is_idle:
            browser.used = max(browser.used, self.clock)
        browser.push(job)
        self.length += 1

    def pop(self) -> Job:
        """Remove the job that is next and return it. There must be one."""
        waiting = (browser for browser in self.browsers.values() if not browser.is_idle)
        browser = min(waiting, key=lambda browser: browser.finish)
        self.clock = max(self.clock, browser.used)
        job = browser.pop()
        self.length -= 1
        self.taken += 1
        return job

    def remove(self, job: Job) -> None:
        """Remove a job that is no longer wanted, if it still waits."""
        browser = self.browsers.get(job.task.owner)
        table = browser and browser.tables.get(job.task.match)
        if table and job in table.jobs:
            table.jobs.remove(job)
            self.length -= 1

    def charge(self, job: Job, seconds: float) -> None:
        """Count what a job took instead of what it was expected to take. Once all is done, everyone is level again."""
        self.taken -= 1
        if not self.length and not self.taken:
            self.browsers.clear()
            self.clock = 0.0
            return
        browser = self.browser(job.task.owner)
        browser.used += seconds - job.cost
        browser.table(job.task.match).used += seconds - job.cost


def forget_idle(lines: dict[Any, Any]) -> None:
    """Once there are many lines, forget those in which nothing waits."""
    if len(lines) >= MOST_REMEMBERED:
        for key in [key for key, line in lines.items() if line.is_idle]:
            del lines[key]
