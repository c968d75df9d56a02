"""Measures the CPU time of each request and charges it to its address group."""

from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from time import thread_time
from types import coroutine
from typing import Any, TypeVar

from saucer.server.guard.limits import Bucket
from saucer.server.guard.refusals import Refused

MILLISECONDS = 1000

T = TypeVar("T")


class Caller:
    """Who sends a request: a group of addresses, and the milliseconds of CPU time it has left."""

    def __init__(self, group: str, budget: Bucket, cpu_clock: Callable[[], float] = thread_time) -> None:
        self.group = group
        self.budget = budget
        self.cpu_clock = cpu_clock

    def require_budget(self) -> None:
        """Refuse while the group has used up its CPU time."""
        if not self.budget.has():
            raise Refused("requests/too-many")

    def pay(self, seconds: float) -> None:
        self.budget.spend(seconds * MILLISECONDS)


CALLER: ContextVar[Caller | None] = ContextVar("caller", default=None)
"""Who sent the request that is being answered; None for work of the server's own."""


@coroutine
def paid_by(caller: Caller, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
    """Run `work` and charge its CPU time to the caller, without the time it waits."""
    resume: Callable[[Any], Any] = work.send
    sent: Any = None
    while True:
        started = caller.cpu_clock()
        try:
            waits_for = resume(sent)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            caller.pay(caller.cpu_clock() - started)
        try:
            resume, sent = work.send, (yield waits_for)
        except BaseException as error:  # noqa: BLE001 - whatever it is, it is for `work`
            resume, sent = work.throw, error
