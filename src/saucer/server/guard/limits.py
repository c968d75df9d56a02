"""Rate limits of messages and requests, and the number of connections from one address."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address
from time import monotonic

MOST_REMEMBERED = 10_000
NETWORK_BITS = 64
NETWORK = 2**NETWORK_BITS


@lru_cache(MOST_REMEMBERED)
def address_group(address: str) -> str:
    """Return the group of an address: an IPv6 address counts as its /64 network, which is one household."""
    if ":" not in address:
        return address
    try:
        number = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return f"{IPv6Address(int(number) // NETWORK * NETWORK)}/{NETWORK_BITS}"


class Bucket:
    """A token bucket: holds at most `most` tokens and gains `rate` per second."""

    __slots__ = ("clock", "left", "most", "rate", "since")

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.clock = clock
        self.since = clock()

    def refill(self) -> None:
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now

    def has(self) -> bool:
        """Whether there is a token left."""
        self.refill()
        return self.left >= 1

    def take(self) -> bool:
        """Take a token. Return whether there was one left."""
        if not self.has():
            return False
        self.left -= 1
        return True

    def spend(self, tokens: float) -> None:
        """Take tokens for something that is done already, even where there are too few."""
        self.left -= tokens


class Buckets:
    """A bucket for each group of addresses that has sent a request recently."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        group = address_group(address)
        bucket = self.buckets.get(group)
        if bucket is None:
            if len(self.buckets) >= MOST_REMEMBERED:
                self.buckets.clear()
            bucket = self.buckets[group] = Bucket(self.rate, self.most, self.clock)
        return bucket


class Counts:
    """How many sockets or connections each group of addresses has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there was room for one more."""
        address = address_group(address)
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        address = address_group(address)
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    @property
    def total(self) -> int:
        return sum(self.open.values())
