"""Rate limits of messages and requests, and the number of sockets from one address."""

from collections import Counter
from time import monotonic

MOST_REMEMBERED = 10_000


class Bucket:
    """Holds `most` tokens and gains `rate` of them a second; whatever costs one waits until there is one."""

    __slots__ = ("left", "most", "rate", "since")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.since = monotonic()

    def take(self) -> bool:
        """Whether there was a token left."""
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address that has sent a request recently."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= MOST_REMEMBERED:
                self.buckets.clear()
            bucket = self.buckets[address] = Bucket(self.rate, self.most)
        return bucket.take()


class Counts:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there was room for one more."""
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    @property
    def total(self) -> int:
        return sum(self.open.values())
