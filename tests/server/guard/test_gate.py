"""The gate: who is counted, who makes room for whom, and who never does."""

from collections.abc import Callable

from saucer.server.guard.gate import Gate, Visit

ADA, BO = "192.0.2.7", "192.0.2.8"


class Door:
    """A gate, and the names of connections that were cut, in this order."""

    def __init__(self, per_address: int, total: int = 100, trusted: str = "") -> None:
        self.gate = Gate(per_address, total, trusted)
        self.cut: list[str] = []

    def enter(self, name: str, address: str = ADA, count: int = 1) -> Visit | None:
        return self.gate.enter(address, count, self.cutting(name))

    def cutting(self, name: str) -> Callable[[], None]:
        return lambda: self.cut.append(name)


def inside(visit: Visit | None) -> Visit:
    assert visit is not None
    return visit


def test_the_connection_that_has_waited_longest_makes_room() -> None:
    door = Door(2)
    for name in "abcd":
        assert door.enter(name)
    assert door.cut == ["a", "b"]


def test_addresses_make_room_for_their_own_only() -> None:
    door = Door(1)
    assert door.enter("a", ADA)
    assert door.enter("b", BO)
    assert door.enter("c", BO)
    assert door.cut == ["b"]


def test_one_that_is_served_stays_and_later_waits_as_the_youngest() -> None:
    door = Door(2)
    first, _second = inside(door.enter("a")), inside(door.enter("b"))
    first.work()
    third = inside(door.enter("c"))
    assert door.cut == ["b"]
    third.work()
    assert door.enter("d") is None
    assert door.cut == ["b"]
    third.wait()
    first.wait()
    assert door.enter("e")
    assert door.cut == ["b", "c"]


def test_dripping_makes_nobody_younger() -> None:
    door = Door(2)
    first = inside(door.enter("a"))
    door.enter("b")
    first.wait()
    door.enter("c")
    assert door.cut == ["a"]


def test_one_that_has_left_is_neither_counted_nor_cut() -> None:
    door = Door(1)
    first = inside(door.enter("a"))
    first.leave()
    first.leave()
    first.wait()
    second = inside(door.enter("b"))
    assert door.cut == []
    first.come_back()
    assert door.cut == ["b"]
    second.leave()
    first.work()
    second.come_back()
    assert door.cut == ["b", "b"]
    assert not second.is_inside


def test_all_together_have_a_limit_too() -> None:
    door = Door(5, total=10)
    first = inside(door.enter("a", ADA, 10))
    assert door.enter("b", BO, 11)
    assert door.cut == ["a"]
    assert not first.is_inside
    door.gate.waiting.copy().popitem()[0].work()
    assert door.enter("c", BO, 11) is None


def test_everyone_counts_but_proxies() -> None:
    door = Door(1, 10, "10.0.0.1, 10.0.0.2")
    assert all(door.enter("proxy", "10.0.0.2") for _ in range(5))
    assert door.cut == []
    for trusted in ("10.0.0.0/8, proxy", "*"):
        door = Door(1, 10, trusted)
        assert all(door.enter("proxy", "10.9.9.9") for _ in range(5))
        assert door.cut == []


def test_nothing_is_remembered_of_those_who_have_left() -> None:
    door = Door(3)
    for number in range(20):
        inside(door.enter(str(number), f"2001:db8::{number}")).leave()
    assert not door.gate.waiting
    assert not door.gate.waiting_of
    assert not door.gate.counts.total
