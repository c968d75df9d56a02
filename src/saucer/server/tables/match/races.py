"""Moves for which it counts who was first, ordered by when they were made rather than by when they arrived.

A move counts as made when it arrived minus half the round trip measured for its player, at most 250 ms before its
arrival. It is held until 250 ms after that moment: by then every move that counts as made earlier has arrived, whatever
the way it came. Anyone who delays their answers to seem far away gains 250 ms at most.
"""

from asyncio import AbstractEventLoop
from collections.abc import Callable
from heapq import heappop, heappush

from saucer.engine.types import Seat

HOLD = 0.25
MOST_CREDIT = 0.25
CLOSE = 1.0
"""Up to how many seconds apart two moves are a close race."""


def made_at(arrived: float, round_trip: float) -> float:
    """When a move counts as made."""
    return arrived - min(round_trip / 2, MOST_CREDIT)


def do_nothing() -> None:
    """What is called once a match was stopped."""


class Races:
    """Holds moves for a moment and makes them in the order in which they were sent."""

    def __init__(self, loop: AbstractEventLoop, on_error: Callable[[], None]) -> None:
        self.loop = loop
        self.on_error = on_error
        self.held: list[tuple[float, int, Callable[[], None]]] = []
        self.count = 0
        self.latest: tuple[Seat, float] | None = None
        self.margins: dict[Seat, tuple[Seat, float]] = {}
        """By seat, against whom its latest move raced, and by how many seconds it was later; earlier where negative."""

    def hold(self, made: float, play: Callable[[], None]) -> None:
        """Have `play` called when its time comes."""
        self.count += 1
        heappush(self.held, (made, self.count, play))
        self.loop.call_at(max(made + HOLD, self.loop.time()), self.release)

    def record(self, seat: Seat, made: float) -> None:
        """Remember how close a move was to the one before it."""
        before, self.latest = self.latest, (seat, made)
        self.margins.pop(seat, None)
        if before is not None and before[0] != seat and made - before[1] <= CLOSE:
            margin = made - before[1]
            self.margins[seat] = (before[0], margin)
            self.margins[before[0]] = (seat, -margin)

    def stop(self) -> None:
        """Make none of the moves that are held."""
        self.held.clear()
        self.on_error = do_nothing

    def release(self) -> None:
        """Make every held move that is due, the earliest first."""
        while self.held and self.held[0][0] + HOLD <= self.loop.time() + 0.0005:
            _, _, play = heappop(self.held)
            try:
                play()
            except Exception:  # noqa: BLE001 - nobody waits for this call
                self.on_error()
