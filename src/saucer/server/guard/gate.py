"""How many connections there may be, and which one is cut so that a new one finds room."""

from collections.abc import Callable

from saucer.server.guard.hosts import is_within
from saucer.server.guard.limits import Counts, address_group
from saucer.server.settings import Network, read_networks


class Visit:
    """One connection that the gate counts. While it waits for its client it may be cut in favour of a new one."""

    __slots__ = ("address", "cut", "gate", "is_inside")

    def __init__(self, gate: "Gate", address: str, cut: Callable[[], None]) -> None:
        self.gate = gate
        self.address = address
        self.cut = cut
        self.is_inside = True

    def wait(self) -> None:
        """Note that the connection waits for its client, unless it does already."""
        if self.is_inside:
            self.gate.add_waiting(self)

    def work(self) -> None:
        """Note that the server works for this connection, so that it is not cut."""
        self.gate.remove_waiting(self)

    def leave(self) -> None:
        """Stop counting the connection: it is closed, or counted elsewhere."""
        if self.is_inside:
            self.is_inside = False
            self.gate.leave(self)

    def come_back(self) -> None:
        """Count the connection again; cut it where there is no room."""
        if self.is_inside:
            return
        self.is_inside = self.gate.has_room(self.address)
        if self.is_inside:
            self.wait()
        else:
            self.cut()


Waiting = dict[Visit, None]
"""Connections in the order in which they began to wait."""


class Gate:
    """Limits connections: those of one address that are at no table, and all together.

    Where there are too many, the one that has waited longest for its client makes room. An honest client is waited for
    only for moments, so connections that are held open are the ones to go.
    """

    def __init__(self, per_address: int, total: int, trusted: str = "") -> None:
        self.counts = Counts(per_address)
        self.total = total
        self.proxies = read_proxies(trusted)
        """Behind them everyone has the same address."""
        self.waiting: Waiting = {}
        self.waiting_of: dict[str, Waiting] = {}
        """The same, by group of addresses."""

    def enter(self, address: str, count: int, cut: Callable[[], None]) -> Visit | None:
        """Admit one more connection beside `count` others, or return None if there is no room."""
        if count > self.total and not self.make_room(self.waiting):
            return None
        if not self.has_room(address):
            return None
        visit = Visit(self, address, cut)
        visit.wait()
        return visit

    def has_room(self, address: str) -> bool:
        """Count one more connection of this address, for which another one of it may be cut."""
        if is_within(address, self.proxies) or self.counts.enter(address):
            return True
        return self.make_room(self.waiting_of.get(address_group(address), {})) and self.counts.enter(address)

    def make_room(self, waiting: Waiting) -> bool:
        """Cut the connection that has waited longest; False where none waits."""
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        oldest.leave()
        oldest.cut()
        return True

    def leave(self, visit: Visit) -> None:
        self.remove_waiting(visit)
        if not is_within(visit.address, self.proxies):
            self.counts.leave(visit.address)

    def add_waiting(self, visit: Visit) -> None:
        self.waiting.setdefault(visit)
        self.waiting_of.setdefault(address_group(visit.address), {}).setdefault(visit)

    def remove_waiting(self, visit: Visit) -> None:
        self.waiting.pop(visit, None)
        group = address_group(visit.address)
        beside = self.waiting_of.get(group, {})
        beside.pop(visit, None)
        if not beside:
            self.waiting_of.pop(group, None)


def read_proxies(trusted: str) -> tuple[Network, ...]:
    """The networks of trusted proxies; `*` stands for every address, and names are none."""
    if trusted.strip() == "*":
        return read_networks("0.0.0.0/0,::/0")
    return tuple(network for part in trusted.split(",") for network in networks_in(part))


def networks_in(part: str) -> tuple[Network, ...]:
    try:
        return read_networks(part)
    except ValueError:
        return ()
