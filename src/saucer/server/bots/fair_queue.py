"""The order in which bots' decisions are searched.

A decision that a person waits for goes before all others. Among either kind, address groups share the workers equally,
then the browsers of a group, then the tables of a browser.

This is fair queueing by finish time. Every sharer has used a number of seconds; the one whose next job would end first
on that scale is next. So a cheap search goes before expensive ones, many browsers or tables of one address get no more
than one, and nobody who waits starves. Time that was not used is not saved up: a sharer that was idle starts level
with the one that was served last.
"""

from collections import deque
from collections.abc import Callable, Collection, Hashable
from typing import Any

from saucer.server.bots.decision import Account, Work

MOST_REMEMBERED = 1000
"""How many sharers of one whole are remembered before the idle ones are forgotten."""

Path = tuple[Hashable, ...]


class Job:
    """A task to run in a worker. `cost` is the number of seconds it is expected to take."""

    def __init__(self, run: Callable[[Any], Any], task: Work, cost: float) -> None:
        self.run = run
        self.task = task
        self.cost = cost
        self.account = task.account

    @property
    def path(self) -> Path:
        """The sharers of this job: address group, browser, table."""
        return (self.account.group, self.account.browser, self.task.match)


class Share:
    """The jobs of one sharer. A table has a list of jobs, all others have shares of their own."""

    def __init__(self, used: float = 0.0) -> None:
        self.used = used
        """The seconds used."""
        self.clock = 0.0
        """What the part served last had used before."""
        self.length = 0
        self.jobs: deque[Job] = deque()
        self.parts: dict[Hashable, Share] = {}
        self.next: Job | None = None
        """The job that is next, while it is known."""

    @property
    def finish(self) -> float:
        return self.used + self.next_job().cost

    def next_job(self) -> Job:
        if self.next is None:
            self.next = self.jobs[0] if self.jobs else self.next_part().next_job()
        return self.next

    def next_part(self, without: Collection[Hashable] = ()) -> "Share":
        waiting = (part for key, part in self.parts.items() if part.length and key not in without)
        return min(waiting, key=lambda part: part.finish)

    def part(self, key: Hashable) -> "Share":
        part = self.parts.get(key)
        if part is None:
            if len(self.parts) >= MOST_REMEMBERED:
                self.parts = {key: part for key, part in self.parts.items() if part.length}
            part = self.parts[key] = Share(self.clock)
        return part

    def push(self, job: Job, path: Path) -> None:
        self.length += 1
        self.next = None
        if not path:
            self.jobs.append(job)
            return
        part = self.part(path[0])
        if not part.length:
            part.used = max(part.used, self.clock)
        part.push(job, path[1:])

    def has_other(self, without: Collection[Hashable]) -> bool:
        """Whether a job waits in another part than these."""
        return any(part.length for key, part in self.parts.items() if key not in without)

    def pop(self, without: Collection[Hashable] = ()) -> Job:
        """Remove and return the next job that is in none of these shares. There must be one."""
        self.length -= 1
        self.next = None
        if self.jobs:
            return self.jobs.popleft()
        part = self.next_part(without)
        self.clock = max(self.clock, part.used)
        job = part.pop()
        part.used += job.cost
        return job

    def remove(self, job: Job, path: Path) -> bool:
        """Whether the job was there."""
        if path:
            part = self.parts.get(path[0])
            removed = part is not None and part.remove(job, path[1:])
        else:
            removed = job in self.jobs
            if removed:
                self.jobs.remove(job)
        self.length -= removed
        self.next = None
        return removed

    def charge(self, path: Path, seconds: float) -> None:
        """Add to what was used, at every level."""
        self.used += seconds
        self.next = None
        if path:
            self.part(path[0]).charge(path[1:], seconds)


class FairQueue:
    """All jobs that wait for a worker."""

    def __init__(self) -> None:
        self.awaited = Share()
        """The jobs that a person waits for."""
        self.others = Share()
        self.taken = 0
        """How many jobs were taken and not yet charged."""

    def __len__(self) -> int:
        return self.awaited.length + self.others.length

    def share_of(self, job: Job) -> Share:
        return self.awaited if job.account.is_awaited else self.others

    def push(self, job: Job) -> None:
        self.share_of(job).push(job, job.path)

    def pop(self) -> Job:
        """Remove the job that is next and return it. There must be one."""
        self.taken += 1
        return (self.awaited if self.awaited.length else self.others).pop()

    def pop_other(self, groups: Collection[str]) -> Job | None:
        """Remove and return the next job for a person outside these address groups, or None."""
        if not self.awaited.has_other(groups):
            return None
        self.taken += 1
        return self.awaited.pop(groups)

    def remove(self, job: Job) -> bool:
        """Remove a job that is no longer wanted. Return whether it was still waiting."""
        return self.share_of(job).remove(job, job.path)

    def move(self, job: Job, account: Account) -> None:
        """Put a job that still waits on another account."""
        if self.remove(job):
            job.account = account
            self.push(job)

    def charge(self, job: Job, seconds: float) -> None:
        """Replace the expected cost of a job by its real one. When no job is left, all shares are reset."""
        self.taken -= 1
        if not len(self) and not self.taken:
            self.awaited, self.others = Share(), Share()
        else:
            self.share_of(job).charge(job.path, seconds - job.cost)
