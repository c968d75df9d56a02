"""How much may be said at a table: by each browser, from each seat, and by all spectators together."""

from collections.abc import Callable
from time import monotonic

from saucer.server.guard.limits import Bucket

BURST_SECONDS = 20
"""How many seconds' worth of lines may be said at once."""
SPECTATORS_TIMES = 2
"""All spectators together may say this number of times what one browser may."""
MOST_BROWSERS = 200


class ChatBudgets:
    """The budgets of one table. Spectators without a cookie have one in common."""

    def __init__(self, per_minute: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = per_minute / 60
        self.clock = clock
        self.browsers: dict[str | None, Bucket] = {}
        self.seats: dict[int, Bucket] = {}
        self.spectators = self.new_bucket(SPECTATORS_TIMES)

    def new_bucket(self, times: int = 1) -> Bucket:
        return Bucket(times * self.rate, max(1.0, times * self.rate * BURST_SECONDS), self.clock)

    def take(self, holder: str | None, seat: int | None) -> bool:
        """Whether a browser may say one more line from its seat, or as a spectator.

        The budget of a seat outlasts the browser in it, so that a new cookie gains nothing.
        """
        shared = self.spectators if seat is None else self.seats.setdefault(seat, self.new_bucket())
        return shared.has() and self.of_browser(holder).take() and shared.take()

    def of_browser(self, holder: str | None) -> Bucket:
        bucket = self.browsers.get(holder)
        if bucket is None:
            if len(self.browsers) >= MOST_BROWSERS:
                del self.browsers[next(iter(self.browsers))]
            bucket = self.browsers[holder] = self.new_bucket()
        return bucket
