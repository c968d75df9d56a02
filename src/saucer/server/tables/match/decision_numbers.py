"""Numbers each seat's own decisions, so that a move that comes late or twice is recognised.

A number of all steps would be stale at once where several seats act at the same time, and would reveal how busy rivals
are. A seat's number changes when the seat itself has acted, when the clock has, and when what it has to decide is no
longer the same, which shows in its own view.
"""

from collections.abc import Callable, Collection
from typing import Any

from saucer.engine.game import AnyGame
from saucer.engine.types import Seat, Viewer

Look = Callable[[Seat], Any]
"""Returns the present view of a seat."""


class DecisionNumbers:
    """The number of each seat's present decision, and what that decision is about."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.numbers = [0] * seats
        self.subjects: list[Any] = [None] * seats

    def update(self, state: Any, mover: Viewer, to_move: Collection[Seat], look: Look) -> list[Seat]:
        """Count on after a step of `mover`; the seats that have a new decision."""
        changed: list[Seat] = []
        for number in range(len(self.numbers)):
            seat = Seat(number)
            subject = self.subject(state, seat, look) if seat in to_move else None
            if seat == mover or subject != self.subjects[seat] or (mover is None and seat in to_move):
                self.numbers[seat] += 1
                self.subjects[seat] = subject
                changed.append(seat)
        return changed

    def subject(self, state: Any, seat: Seat, look: Look) -> Any:
        """Return what a seat has to decide: the `decision` of its view, otherwise its legal moves."""
        decision = getattr(look(seat), "decision", None)
        return self.game.rules.legal_moves(state, seat) if decision is None else decision
